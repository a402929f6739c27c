import Foundation

/// The layout tree of one window: its root, the queue of nodes whose answers must be checked, and what changed since the
/// last frame.
@MainActor package final class LayoutTree {
    package let textEngine: any TextMeasurer
    /// The texture store, which is of the next stage; see `LayoutTree.textures`.
    package let stage: AnyObject
    /// Who has the keyboard, which is of the stage of input; see `LayoutTree.focus`.
    package var focusStage: AnyObject?
    /// What is dragged, of the same stage; see `LayoutTree.drags`.
    package weak var dragStage: AnyObject?
    @exclusivity(unchecked) package private(set) var root: LayoutNode?
    @exclusivity(unchecked) package var scale: CGFloat = 1
    /// The alignment guides that some view ever set explicitly, as bits: for the others nobody need be asked.
    @exclusivity(unchecked) var explicitGuides: UInt64 = 0
    /// Whether anything ever kept an area that views may ignore.
    @exclusivity(unchecked) package var hasSafeAreas = false
    /// Those whose layout depends on where they stand.
    @exclusivity(unchecked) private var placeReaders: ContiguousArray<any PlaceReader> = []
    /// Whether some view ever said where it is painted among its siblings.
    @exclusivity(unchecked) var usesZIndex = false
    /// Nodes to check, by depth.
    @exclusivity(unchecked) private var queue: ContiguousArray<ContiguousArray<LayoutNode>> = []
    /// The deepest level with nodes to check, or -1.
    @exclusivity(unchecked) private var deepest = -1

    /// Nodes that make children for the size that they have when all others are checked; see `OnDemandLayoutNode`.
    @exclusivity(unchecked) var late: ContiguousArray<OnDemandLayoutNode> = []

    /// Nodes that moved or look different, each once. As in `_Node`, what every visit touches goes without the run-time check
    /// of exclusive access.
    @exclusivity(unchecked) package private(set) var changes: ContiguousArray<LayoutNode> = []
    package private(set) var vacated: ContiguousArray<VacatedArea> = []
    /// What somebody relies on; see `LayoutFact`.
    package internal(set) var facts: ContiguousArray<LayoutFact> = []
    var hasNewFacts = false

    /// What was taken away and is still seen, by the node that it stood in.
    @exclusivity(unchecked) var removalTransitions: [ObjectIdentifier: [RemovalTransition]] = [:]
    /// What is being taken away: containers go on drawing it.
    @exclusivity(unchecked) var currentRemoval: RemovalTransition?
    /// The same for rows of lazy containers.
    @exclusivity(unchecked) var removingRows: [ObjectIdentifier: RemovalTransition] = [:]
    /// Whether there ever was a view that says how it comes and goes.
    @exclusivity(unchecked) var hasTransitions = false
    /// What lets nodes go to their places by and by.
    package var mover: PlaceMover?
    /// How many nodes are on their way.
    @exclusivity(unchecked) var moving = 0
    /// Whether a new place may be reached by and by: looked at for every place that changes.
    @exclusivity(unchecked) private(set) var movesPlaces = false
    /// Whether what is placed now is on its way already, with what it stands in.
    @exclusivity(unchecked) private(set) var placesAtOnce = false
    /// Views that share geometries, where there are any.
    var matched: MatchedGeometry?

    @exclusivity(unchecked) var measures = 0
    @exclusivity(unchecked) var placements = 0

    package init(textEngine: any TextMeasurer, stage: AnyObject) { (self.textEngine, self.stage) = (textEngine, stage) }

    package func setRoot(_ node: LayoutNode?) { root = node }

    package var isDirty: Bool { deepest >= 0 || !late.isEmpty || !requests.isEmpty }

    // See `VisibleContentResolving`.
    @exclusivity(unchecked) var visibleContentResolvers: ContiguousArray<any VisibleContentResolving> = []
    @exclusivity(unchecked) var requests: ContiguousArray<() -> Void> = []

    /// What was counted since the last call: sizes worked out, and nodes whose children were placed.
    package func takeCounts() -> (measures: Int, placements: Int) {
        defer { (measures, placements) = (0, 0) }
        return (measures, placements)
    }

    // MARK: Layout

    func enqueue(_ node: LayoutNode) {
        let depth = node.depth
        while queue.count <= depth { queue.append([]) }
        queue[depth].append(node)
        deepest = max(deepest, depth)
    }

    /// What depends on its place is asked again so many times in a frame at most.
    private static let maximumPlaceRounds = 8

    /// Checks what changed, until what is scrolled, and what shows only what is seen, have all that they show.
    package func update() {
        movesPlaces = moving > 0 || mover?.isActive ?? false
        defer { movesPlaces = false }
        flushQueue()
        placeLate()
        _ = checkPlaces()
        matched?.check()
        guard !visibleContentResolvers.isEmpty || !requests.isEmpty else { return }
        var round = 0
        // What is made while the others settle may itself depend on its place.
        repeat {
            resolveVisibleContent()
            round += 1
        } while round < Self.maximumPlaceRounds && checkPlaces()
        matched?.check()
    }

    /// Places nodes at once, whatever transaction holds.
    func placingAtOnce(_ place: () -> Void) {
        let outer = placesAtOnce
        placesAtOnce = true
        place()
        placesAtOnce = outer
    }

    /// Where something moved that depends on its place, it is laid out again; true where there was any.
    private func checkPlaces() -> Bool {
        var round = 0
        while !placeReaders.isEmpty, round < Self.maximumPlaceRounds {
            placeReaders.removeAll { $0.isReleased }
            for reader in placeReaders { reader.checkPlace() }
            guard deepest >= 0 else { break }
            flushQueue()
            placeLate()
            round += 1
        }
        return round > 0
    }

    func add(_ reader: any PlaceReader) { placeReaders.append(reader) }

    func flushQueue() { flushQueue(below: -1) }

    /// Checks what changed at levels deeper than this one.
    private func flushQueue(below depth: Int) {
        while deepest > depth {
            guard let node = queue[deepest].popLast() else {
                deepest -= 1
                continue
            }
            check(node)
        }
    }

    /// What changed below a node while layout runs has answers again when this returns.
    func flushQueue(below node: LayoutNode) { if deepest >= 0 { flushQueue(below: node.depth) } }

    private func check(_ node: LayoutNode) {
        node.isQueued = false
        if node.isReleased { return }
        if node === root {
            node.placeChildren(ProposedViewSize(node.size))
        } else if node.remeasure() {
            node.replaceChildren()
            node.guidesChanged()
        } else if let parent = node.parent {
            node.needsPlacement = true
            parent.childChanged(node)
        }
    }

    // MARK: What the stage of graphics must look at

    package func note(_ change: LayoutNode.Change, of node: LayoutNode) {
        if node.change.isEmpty { changes.append(node) }
        node.change.formUnion(change)
    }

    func vacate(_ node: LayoutNode) {
        guard let parent = node.parent, !node.shownPaintBounds.isNull else { return }
        vacated.append(
            VacatedArea(
                parent: parent, area: node.shownPaintBounds.offsetBy(dx: node.shownOrigin.x, dy: node.shownOrigin.y)))
    }

    /// Hands over what changed and takes empty lists for the next frame; exchanged, so that no frame allocates them.
    package func exchangeChanges(
        _ changes: inout ContiguousArray<LayoutNode>, _ vacated: inout ContiguousArray<VacatedArea>
    ) {
        swap(&changes, &self.changes)
        swap(&vacated, &self.vacated)
    }
}

/// A node whose layout depends on where it stands, or on the size of something far above it.
@MainActor protocol PlaceReader: LayoutNode {
    /// Invalidates itself where that is not what it was when it was laid out.
    func checkPlace()
}

/// Where something was that left, in the coordinates that its parent had in the last frame.
package struct VacatedArea {
    package let parent: LayoutNode
    package let area: CGRect
}

extension ViewGraph {
    /// The layout tree that this graph's displayables stand in.
    package var layout: LayoutTree { unsafeDowncast(stage, to: LayoutTree.self) }
}
