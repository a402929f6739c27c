import Foundation

/// The layout tree of one window: its root, the queue of nodes whose answers must be checked, and the
/// changes since the last frame.
@MainActor package final class LayoutTree {
    package let textEngine: any TextMeasurer
    /// The textures of the graphics in this tree.
    package let textures: TextureStore
    /// The current date and time, for graphics that contain texts.
    package var now: () -> Date = { .distantPast }
    @exclusivity(unchecked) package private(set) var root: LayoutNode?
    @exclusivity(unchecked) package var scale: CGFloat = 1

    // Parts by purpose. As in `_Node`, properties that every visit reads skip the run-time check of exclusive access.
    @exclusivity(unchecked) package var features = LayoutFeatures()
    @exclusivity(unchecked) private var queue = LayoutQueue()
    @exclusivity(unchecked) var visibleContent = VisibleContent()
    @exclusivity(unchecked) package var motion = LayoutMotion()
    @exclusivity(unchecked) var removal = CurrentRemoval()
    @exclusivity(unchecked) package internal(set) var facts = LayoutFacts()
    /// Whether receivers of drops are being searched for: popups do not cover what is beside them then.
    @exclusivity(unchecked) var isLookingForDrops = false
    /// Views that share geometries; nil where there are none.
    @exclusivity(unchecked) var matched: MatchedGeometry?
    @exclusivity(unchecked) var counts = LayoutCounts()

    /// Nodes whose layout depends on their position.
    @exclusivity(unchecked) private var placeReaders: ContiguousArray<any PlaceReader> = []
    /// Layouts found to have alignment guides while they were measured; see `CustomLayoutNode`.
    @exclusivity(unchecked) var withNewGuides: ContiguousArray<LayoutNode> = []
    /// Nodes that create children for their final size, after all others were checked; see `OnDemandLayoutNode`.
    @exclusivity(unchecked) var late: ContiguousArray<OnDemandLayoutNode> = []

    /// Nodes that moved or changed their appearance, each once.
    @exclusivity(unchecked) package private(set) var changes: ContiguousArray<LayoutNode> = []
    @exclusivity(unchecked) package private(set) var vacated: ContiguousArray<VacatedArea> = []

    package init(textures: TextureStore) { (textEngine, self.textures) = (textures.textEngine, textures) }

    /// Sets the root. Nil ends the tree, which forgets all nodes that wait for something: each of them holds the tree.
    package func setRoot(_ node: LayoutNode?) {
        root = node
        guard node == nil else { return }
        (queue, visibleContent, removal, matched) = (LayoutQueue(), VisibleContent(), CurrentRemoval(), nil)
        placeReaders.removeAll()
        withNewGuides.removeAll()
        late.removeAll()
        changes.removeAll()
        vacated.removeAll()
    }

    package var isDirty: Bool { !queue.isEmpty || !late.isEmpty || !visibleContent.requests.isEmpty }

    /// Counts since the last call: sizes computed, and nodes whose children were placed.
    package func takeCounts() -> LayoutCounts {
        defer { counts = LayoutCounts() }
        return counts
    }

    // MARK: Layout

    func enqueue(_ node: LayoutNode) { queue.append(node, depth: node.depth) }

    /// The maximum number of layouts of nodes that depend on their position, in a frame.
    private static let maximumPlaceRounds = 8

    /// Checks the changed nodes, until scroll views and lazy containers have all the content that they show.
    package func update() {
        motion.movesPlaces = motion.count > 0 || motion.mover?.isActive ?? false
        if motion.isAfterActions, motion.movesPlaces { noteNewPlaces() }
        defer {
            motion.movesPlaces = false
            motion.scopes.settle(with: motion.mover)
        }
        flushQueue()
        placeLate()
        _ = checkPlaces()
        matched?.check()
        defer { if !withNewGuides.isEmpty { checkNewGuides() } }
        guard !visibleContent.resolvers.isEmpty || !visibleContent.requests.isEmpty else { return }
        var round = 0
        // Content created while the others resolve may itself depend on its position.
        repeat {
            resolveVisibleContent()
            round += 1
        } while round < Self.maximumPlaceRounds && checkPlaces()
        matched?.check()
    }

    /// Notes which nodes have a place that was not shown yet: an animation of `onAppear` begins there.
    private func noteNewPlaces() {
        for node in changes where node.shownPaintBounds.isNull && node.measurements.placed != nil {
            node.change.insert(.placedBeforeActions)
        }
    }

    /// Places nodes without animation, whatever the transaction.
    func placingAtOnce(_ place: () -> Void) {
        let outer = motion.placesAtOnce
        motion.placesAtOnce = true
        place()
        motion.placesAtOnce = outer
    }

    /// Lays out nodes again that depend on a position that changed; true where there were any.
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

    /// Lays out again what is around layouts that turned out to have alignment guides.
    private func checkNewGuides() {
        for node in withNewGuides { node.invalidate() }
        withNewGuides.removeAll()
        update()
    }

    func add(_ reader: any PlaceReader) { placeReaders.append(reader) }

    func flushQueue() { flushQueue(below: -1) }

    /// Checks the changed nodes at levels deeper than this one.
    private func flushQueue(below depth: Int) { while let node = queue.popDeepest(below: depth) { check(node) } }

    /// Checks the changed nodes below a node while layout runs, so that their answers are valid.
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

    // MARK: Changes for damage

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

    /// Swaps the lists of changes with empty ones for the next frame, so that no usual frame allocates them.
    package func exchangeChanges(
        _ changes: inout ContiguousArray<LayoutNode>, _ vacated: inout ContiguousArray<VacatedArea>
    ) {
        swap(&changes, &self.changes)
        swap(&vacated, &self.vacated)
    }
}

/// A node whose layout depends on its position, or on the size of a distant ancestor.
@MainActor protocol PlaceReader: LayoutNode {
    /// Invalidates itself if these differ from those of its last layout.
    func checkPlace()
}

/// The area of a removed node, in the coordinates that its parent had in the last frame.
package struct VacatedArea {
    package let parent: LayoutNode
    package let area: CGRect
}
