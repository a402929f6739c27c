import Foundation

/// Nodes whose answers must be checked, by depth.
@MainActor struct LayoutQueue {
    private var levels: ContiguousArray<ContiguousArray<LayoutNode>> = []
    /// The deepest level with nodes to check, or -1.
    private var deepest = -1

    var isEmpty: Bool { deepest < 0 }

    mutating func append(_ node: LayoutNode, depth: Int) {
        while levels.count <= depth { levels.append([]) }
        levels[depth].append(node)
        deepest = max(deepest, depth)
    }

    /// Removes and returns a node of the deepest level; nil where no node is deeper than `depth`.
    mutating func popDeepest(below depth: Int) -> LayoutNode? {
        while deepest > depth {
            if let node = levels[deepest].popLast() {
                let count = levels[deepest].count
                if count >= 4 { levels[deepest].prefetch(count - 4) }
                return node
            }
            deepest -= 1
        }
        return nil
    }
}

/// The features that any view in the window ever used: an unused feature costs nothing.
@MainActor package struct LayoutFeatures {
    /// The alignment guides that some view ever set explicitly, as bits: the others need not be queried.
    var explicitGuides: UInt64 = 0
    /// Whether any container ever asked for a guide that is not at the same place in all views of a size, such as a
    /// baseline: `AlignmentGuide.needsAsking(in:)` and `mayBeExplicit(in:)`, which come before each question, note it.
    var asksForGuides = false
    /// Whether any view ever added a safe area.
    package var hasSafeAreas = false
    /// Whether any view ever set its z-index.
    var usesZIndex = false
    /// Whether any view may prefer another spacing to its neighbours than the usual one.
    var usesSpacing = false
    /// Whether any view has another layout priority than 0.
    var usesPriorities = false

    init() {}
}

/// The state of animated positions and sizes.
@MainActor package struct LayoutMotion {
    /// Animates nodes to their positions.
    package var mover: PlaceMover?
    /// The number of nodes in motion.
    var count = 0
    /// Whether actions have run in this frame, such as those of `onAppear`.
    package var isAfterActions = false
    /// Whether a changed position may be animated: read for every position that changes.
    var movesPlaces = false
    /// Views with an animation of their own in this pass.
    var scopes = ScopedPlaces()
    /// Whether nodes are placed without animation, because they move with an animated ancestor.
    var placesAtOnce = false

    init() {}
}

/// The removals in progress: containers keep drawing their nodes.
@MainActor struct CurrentRemoval {
    var current: RemovedContent?
    /// Whether there ever was content that was drawn after its removal.
    var hasLeft = false
    /// Of the removed content whose layout changes.
    var ticket: AnimationTicket?
    /// The same for rows of lazy containers.
    var rows: [ObjectIdentifier: RemovedContent] = [:]
}

/// Statistics of layout.
package struct LayoutCounts {
    /// The number of sizes computed.
    package var measures = 0
    /// The number of nodes whose children were placed.
    package var placements = 0

    init() {}
}
