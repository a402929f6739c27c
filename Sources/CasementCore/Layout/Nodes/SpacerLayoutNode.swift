import Foundation

/// Flexible space that takes the remaining length along the axis of its stack.
@MainActor final class SpacerLayoutNode: LayoutNode {
    var minLength = StackLayoutNode.defaultSpacing { didSet { invalidate() } }

    override init(tree: LayoutTree) {
        super.init(tree: tree)
        tree.features.usesPriorities = true
        tree.features.usesSpacing = true
    }

    override var kind: String { "Spacer" }
    override var ownSpacing: ViewSpacing? { .zero }
    /// All other views are served first.
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
    /// The axis of the stack that contains this node or its modifiers; nil for the one that every window has.
    var stackAxis: Axis? {
        var node = parent
        while let current = node {
            if let stack = current as? StackLayoutNode { return stack.parent is RootLayoutNode ? nil : stack.axis }
            if let custom = current as? CustomLayoutNode { return custom.stackOrientation }
            guard current is WrapperLayoutNode else { return nil }
            node = current.parent
        }
        return nil
    }
}
