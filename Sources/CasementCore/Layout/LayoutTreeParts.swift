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

    /// Takes out a node of the deepest level; nil where no node is deeper than `depth`.
    mutating func popDeepest(below depth: Int) -> LayoutNode? {
        while deepest > depth {
            if let node = levels[deepest].popLast() { return node }
            deepest -= 1
        }
        return nil
    }
}

/// What any view in the window ever used: a feature that nobody uses costs nothing.
@MainActor package struct LayoutFeatures {
    /// The alignment guides that some view ever set explicitly, as bits: for the others nobody need be asked.
    var explicitGuides: UInt64 = 0
    /// Whether anything ever kept an area that views may ignore.
    package var hasSafeAreas = false
    /// Whether some view ever said where it is painted among its siblings.
    var usesZIndex = false

    init() {}
}

/// How places and sizes are animated.
@MainActor package struct LayoutMotion {
    /// What animates nodes to their places.
    package var mover: PlaceMover?
    /// How many nodes are animated.
    var count = 0
    /// Whether a new place may be animated: read for every place that changes.
    var movesPlaces = false
    /// Whether what is placed now is animated already, with what it stands in.
    var placesAtOnce = false

    init() {}
}

/// What is being removed: containers go on drawing it.
@MainActor struct CurrentRemoval {
    var current: RemovedContent?
    /// The same for rows of lazy containers.
    var rows: [ObjectIdentifier: RemovedContent] = [:]
}

/// What layout did.
package struct LayoutCounts {
    /// Sizes that were computed.
    package var measures = 0
    /// Nodes whose children were placed.
    package var placements = 0

    init() {}
}
