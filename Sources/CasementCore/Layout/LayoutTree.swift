import Foundation

/// The layout tree of one window: its root, the queue of nodes whose answers must be checked, and what changed since the
/// last frame.
@MainActor package final class LayoutTree {
    package let textEngine: any TextMeasurer
    /// The textures of the graphics in this tree.
    package let textures: TextureStore
    /// The time of day of the frame, for what is drawn with texts.
    package var now: () -> Date = { .distantPast }
    @exclusivity(unchecked) package private(set) var root: LayoutNode?
    @exclusivity(unchecked) package var scale: CGFloat = 1

    // Parts, each with what it is for. As in `_Node`, what every visit touches goes without the run-time check of exclusive access.
    @exclusivity(unchecked) package var features = LayoutFeatures()
    @exclusivity(unchecked) private var queue = LayoutQueue()
    @exclusivity(unchecked) var visibleContent = VisibleContent()
    @exclusivity(unchecked) package var motion = LayoutMotion()
    @exclusivity(unchecked) var removal = CurrentRemoval()
    package internal(set) var facts = LayoutFacts()
    /// Views that share geometries, where there are any.
    var matched: MatchedGeometry?
    @exclusivity(unchecked) var counts = LayoutCounts()

    /// Nodes whose layout depends on where they stand.
    @exclusivity(unchecked) private var placeReaders: ContiguousArray<any PlaceReader> = []
    /// Nodes that make children for the size that they have when all others are checked; see `OnDemandLayoutNode`.
    @exclusivity(unchecked) var late: ContiguousArray<OnDemandLayoutNode> = []

    /// Nodes that moved or look different, each once.
    @exclusivity(unchecked) package private(set) var changes: ContiguousArray<LayoutNode> = []
    package private(set) var vacated: ContiguousArray<VacatedArea> = []

    package init(textures: TextureStore) { (textEngine, self.textures) = (textures.textEngine, textures) }

    package func setRoot(_ node: LayoutNode?) { root = node }

    package var isDirty: Bool { !queue.isEmpty || !late.isEmpty || !visibleContent.requests.isEmpty }

    /// What was counted since the last call: sizes computed, and nodes whose children were placed.
    package func takeCounts() -> LayoutCounts {
        defer { counts = LayoutCounts() }
        return counts
    }

    // MARK: Layout

    func enqueue(_ node: LayoutNode) { queue.append(node, depth: node.depth) }

    /// What depends on its place is asked again so many times in a frame at most.
    private static let maximumPlaceRounds = 8

    /// Checks what changed, until what is scrolled, and what shows only what is seen, have all that they show.
    package func update() {
        motion.movesPlaces = motion.count > 0 || motion.mover?.isActive ?? false
        defer { motion.movesPlaces = false }
        flushQueue()
        placeLate()
        _ = checkPlaces()
        matched?.check()
        guard !visibleContent.resolvers.isEmpty || !visibleContent.requests.isEmpty else { return }
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
        let outer = motion.placesAtOnce
        motion.placesAtOnce = true
        place()
        motion.placesAtOnce = outer
    }

    /// Where something moved that depends on its place, it is laid out again; true where there was any.
    private func checkPlaces() -> Bool {
        var round = 0
        while !placeReaders.isEmpty, round < Self.maximumPlaceRounds {
            placeReaders.removeAll { $0.isReleased }
            for reader in placeReaders { reader.checkPlace() }
            guard !queue.isEmpty else { break }
            flushQueue()
            placeLate()
            round += 1
        }
        return round > 0
    }

    func add(_ reader: any PlaceReader) { placeReaders.append(reader) }

    func flushQueue() { flushQueue(below: -1) }

    /// Checks what changed at levels deeper than this one.
    private func flushQueue(below depth: Int) { while let node = queue.popDeepest(below: depth) { check(node) } }

    /// What changed below a node while layout runs has answers again when this returns.
    func flushQueue(below node: LayoutNode) { if !queue.isEmpty { flushQueue(below: node.depth) } }

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

    // MARK: What damage must look at

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
