import Foundation

/// Where views with an animation of their own, such as that of `animation(_:value:)`, were seen before a pass.
///
/// Containers around them may move at once, because the animation does not apply there. The view is then shown where it
/// was, and moves with its own animation: what is animated is the place where it is seen, whatever changed it.
@MainActor struct ScopedPlaces {
    private struct Start {
        let node: TransactionLayoutNode
        let place: SeenPlace
    }

    private var starts: ContiguousArray<Start> = []

    mutating func note(_ node: TransactionLayoutNode) { starts.append(Start(node: node, place: SeenPlace(of: node))) }

    /// Starts the animations, outer views first, when layout is done.
    mutating func settle(with mover: PlaceMover?) {
        guard !starts.isEmpty else { return }
        for start in starts where !start.node.isReleased {
            let place = SeenPlace(of: start.node)
            guard place.space === start.place.space, place.origin != start.place.origin else { continue }
            let (before, now) = (start.place.origin, place.origin)
            mover?.move(start.node, from: CGVector(dx: before.x - now.x, dy: before.y - now.y))
        }
        starts.removeAll()
    }
}

/// Where a node is shown in the largest part of the window that moves as one: not beyond scroll views and effects.
@MainActor private struct SeenPlace {
    let space: LayoutNode
    let origin: CGPoint

    init(of node: LayoutNode) {
        var (space, origin) = (node, CGPoint.zero)
        while let parent = space.parent, !parent.movesContent {
            origin.x += space.origin.x
            origin.y += space.origin.y
            space = parent
        }
        (self.space, self.origin) = (space, origin)
    }
}

extension LayoutNode {
    /// Whether it shows its content elsewhere than layout places it, by an offset, a transform or scrolling.
    var movesContent: Bool {
        if let layer { return layer.mapToParent(Self.unit) != Self.unit }
        return self is OffsetLayoutNode || self is PositionLayoutNode || self is ScrollLayoutNode
    }

    private static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
}
