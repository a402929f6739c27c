import Foundation

/// Space that takes what is left along the axis of the stack it is in, or on both axes outside of a stack.
public struct Spacer: Equatable, Sendable {
    /// The least length in points; nil is 8.
    public var minLength: CGFloat?
    /// A spacer of at least `minLength` points; nil is 8.
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View {
    public typealias Body = Never

    public static func _makeNode(_ view: Spacer, in context: _NodeContext) -> _ViewNode<Spacer> {
        SpacerNode(view, layoutNode: SpacerLayoutNode(tree: context.graph.layout), in: context)
    }

    public static var _viewCount: Int? { 1 }
}

/// Rule: another least length changes in place.
final class SpacerNode: LeafNode<Spacer, SpacerLayoutNode> {
    override func configure(_ environment: EnvironmentValues) -> Bool {
        let length = view.minLength.map { $0.isFinite ? max(0, $0) : 0 } ?? StackLayoutNode.defaultSpacing
        guard length != layoutNode.minLength else { return false }
        layoutNode.minLength = length
        return true
    }
}
