import Foundation

/// Shows how a displayable comes and goes: a node of the view graph.
@MainActor protocol TransitionOwner: AnyObject {
    /// Shows a phase: what differs from the one before is animated as the present transaction says.
    func show(_ phase: TransitionPhase)
    var phase: TransitionPhase { get }
    /// The animation that the transition brings along.
    var ownAnimation: Animation? { get }
    /// Whether the user wants less to move than the transition does: the view then fades.
    var isReplacedByFading: Bool { get }
}

/// Goes on drawing nodes that have left it.
@MainActor protocol RemovalContainer: LayoutNode {
    /// They are not drawn any more.
    func drop(_ nodes: ContiguousArray<LayoutNode>)
}

/// Displayables that were removed and are drawn until their transition ends.
@MainActor class RemovedContent {
    private(set) final var displayables: ContiguousArray<LayoutNode> = []
    private final weak var container: (any RemovalContainer)?

    /// A container draws these until the end, in no place of its own.
    final func keep(_ nodes: ArraySlice<LayoutNode>, in container: any RemovalContainer) {
        displayables += nodes
        self.container = container
    }

    /// They are not drawn any more.
    final func drop() { container?.drop(displayables) }
}
