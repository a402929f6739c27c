import Foundation

/// Shows the insertion and removal of a displayable by its transition: a node of the view graph.
@MainActor protocol TransitionOwner: AnyObject {
    /// Shows a phase: differences from the phase before are animated as the current transaction specifies.
    func show(_ phase: TransitionPhase)
    var phase: TransitionPhase { get }
    /// The animation attached to the transition.
    var ownAnimation: Animation? { get }
    /// Whether the transition is replaced by a fade, because the user prefers reduced motion.
    var isReplacedByFading: Bool { get }
    /// Whether phases may differ in their layout.
    var mayResize: Bool { get }
    /// Shows the identity once the phase before has a layout, from which the view then moves.
    func arrive(in transaction: Transaction)
}

/// A container that keeps drawing removed nodes.
@MainActor protocol RemovalContainer: LayoutNode {
    /// Stops drawing removed nodes.
    func drop(_ nodes: ContiguousArray<LayoutNode>)
}

/// Removed displayables that are drawn until their transition ends.
@MainActor class RemovedContent {
    private(set) final var displayables: ContiguousArray<LayoutNode> = []
    /// Holds the removal while a change of the layout of its displayables is animated.
    final var ticket: AnimationTicket?
    private final weak var container: (any RemovalContainer)?

    /// Keeps drawing nodes in their container until the removal ends; layout ignores them.
    final func keep(_ nodes: some Sequence<LayoutNode>, in container: any RemovalContainer) {
        displayables += nodes
        self.container = container
    }

    /// Stops drawing the displayables.
    final func drop() { container?.drop(displayables) }
}
