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

@MainActor final class SpacerLayoutNode: LayoutNode {
    var minLength = StackLayoutNode.defaultSpacing { didSet { invalidate() } }

    override var kind: String { "Spacer" }
    override var wantsSpacing: Bool { false }
    /// Every other view is served first.
    override var layoutPriority: Double { priority ?? -.infinity }

    override func measure(_ proposal: ProposedViewSize) -> Measurement {
        func length(_ axis: Axis) -> CGFloat {
            guard stackAxis == nil || stackAxis == axis else { return 0 }
            return max(minLength, proposal[axis] ?? minLength)
        }
        return Measurement(CGSize(width: length(.horizontal), height: length(.vertical)), for: proposal)
    }
}

extension LayoutNode {
    /// The axis of the stack that this node, or the modifiers around it, stands in.
    var stackAxis: Axis? {
        var node = parent
        while let current = node {
            if let stack = current as? StackLayoutNode { return stack.axis }
            if let custom = current as? CustomLayoutNode { return custom.stackOrientation }
            guard current is WrapperLayoutNode else { return nil }
            node = current.parent
        }
        return nil
    }
}
