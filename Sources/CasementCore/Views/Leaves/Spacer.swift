import Foundation

/// A flexible space along the axis of its stack, or on both axes outside of a stack.
public struct Spacer: Equatable, Sendable {
    /// The minimum length, in points; nil is 8.
    public var minLength: CGFloat?
    /// Creates a spacer with a minimum length in points; nil is 8.
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View {
    public typealias Body = Never

    public static func _makeNode(_ view: Spacer, in context: _NodeContext) -> _ViewNode<Spacer> {
        SpacerNode(view, layoutNode: SpacerLayoutNode(tree: context.graph.layout), in: context)
    }

    public static var _viewCount: Int? { 1 }
}

/// Rule: a changed minimum length is updated in place.
final class SpacerNode: LeafNode<Spacer, SpacerLayoutNode> {
    override func configure(_ environment: EnvironmentValues) -> Bool {
        let length = view.minLength.map { $0.isFinite ? max(0, $0) : 0 } ?? StackLayoutNode.defaultSpacing
        guard length != layoutNode.minLength else { return false }
        layoutNode.minLength = length
        return true
    }
}
