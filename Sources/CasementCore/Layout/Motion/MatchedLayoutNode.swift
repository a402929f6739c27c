import Foundation

/// A view that is shown at the current or last place of another one with the same geometry. In
/// layout it has its own place.
@MainActor final class MatchedLayoutNode: WrapperLayoutNode {
    private(set) var group: MatchedGroup?
    private(set) var isSource = true
    private var properties = MatchedGeometryProperties.frame
    private var anchor = UnitPoint.center

    /// The target place, in own coordinates; nil for its own place.
    private var goal: MatchedPlace?
    /// The animation in flight to the target.
    private var flight: MatchedMotion?
    /// Its own place at the last check; nil at first.
    private var belonged: MatchedPlace?

    init(_ inner: LayoutNode) {
        super.init(inner, kind: "matchedGeometryEffect")
        traits.showsInner = true
        tree.matchedGeometry().add(self)
    }

    func set(
        _ name: MatchedGroup.Name, _ properties: MatchedGeometryProperties, _ anchor: UnitPoint, isSource: Bool
    ) {
        if group?.name != name {
            if let group { tree.matchedGeometry().leave(group) }
            group = tree.matchedGeometry().join(name)
        }
        self.isSource = isSource
        guard properties != self.properties || anchor != self.anchor else { return }
        (self.properties, self.anchor) = (properties, anchor)
        invalidate()
    }

    override func release() {
        super.release()
        flight?.end()
        flight = nil
        tree.matched?.remove(self)
        if let group { tree.matched?.leave(group) }
        group = nil
    }

    /// Whether it is in the window and not being removed.
    var isThereToStay: Bool {
        var node: LayoutNode = self
        while !node.isRemoving {
            guard let parent = node.parent else { return node === tree.root }
            node = parent
        }
        return false
    }

    // MARK: The shown place

    private var shown: MatchedPlace? { flight?.place ?? goal }

    override func placeChildren(_ proposal: ProposedViewSize) {
        guard let shown else { return super.placeChildren(proposal) }
        let inside = properties.contains(.size) ? ProposedViewSize(shown.size) : proposal
        let size = inner.measurement(for: inside).size
        let origin = CGPoint(x: shown.point.x - anchor.x * size.width, y: shown.point.y - anchor.y * size.height)
        tree.placingAtOnce { inner.place(at: origin, proposal: inside) }
    }

    /// Called for each step of the animation and at its end.
    fileprivate func showAnew() { if !needsPlacement, !isQueued { replaceChildren() } }

    fileprivate func arrived() {
        flight = nil
        showAnew()
    }

    /// Its shown frame, in the window.
    var seenFrame: CGRect { seenInWindow(CGRect(origin: inner.origin, size: inner.size)) }

    // MARK: Finding the target

    /// Updates the target, and animates to it as the current transaction specifies.
    func check() {
        let own = MatchedPlace(CGRect(origin: .zero, size: targetSize), anchor)
        let (before, belonged) = (goal, belonged)
        goal = goal(own)
        self.belonged = own
        let target = goal ?? own
        if let flight {
            if target != flight.target { go(to: target, with: flight) }
            return
        }
        // A view that takes over begins at the place of the other; one that stays in its own place and only
        // grows is animated by layout.
        let start = belonged == nil ? placeOfLast(own) : before ?? (goal == nil ? nil : belonged)
        if let start, start != target, transaction?.effectiveAnimation != nil, let clock = tree.motion.mover?.clock {
            let flight = MatchedMotion(of: self, at: start)
            self.flight = flight
            clock.start(flight)
            go(to: target, with: flight)
        } else if goal != before {
            showAnew()
        }
    }

    private func goal(_ own: MatchedPlace) -> MatchedPlace? {
        guard let group, group.source !== self else { return nil }
        // A view being removed keeps its target, even if the source is removed too.
        guard let source = group.source else { return isThereToStay ? nil : goal }
        return taking(MatchedPlace(frame(of: source), source.anchor), own)
    }

    /// The last place of the removed source, where this view replaces it.
    private func placeOfLast(_ own: MatchedPlace) -> MatchedPlace? {
        guard let group, group.source === self, let seen = group.seen else { return nil }
        return taking(MatchedPlace(inOwnCoordinates(seen), anchor), own)
    }

    /// The selected properties of `place`, the others of `own`.
    private func taking(_ place: MatchedPlace, _ own: MatchedPlace) -> MatchedPlace {
        var taken = own
        if properties.contains(.position) { taken.point = place.point }
        if properties.contains(.size) { taken.size = place.size }
        return taken
    }

    /// The layout frame of another view, in own coordinates.
    private func frame(of source: MatchedLayoutNode) -> CGRect {
        converted(CGRect(origin: .zero, size: source.targetSize), from: source)
    }

    private var transaction: Transaction? { tree.motion.mover?.transaction(ofPlaceOf: self) }

    private func go(to target: MatchedPlace, with flight: MatchedMotion) {
        let transaction = transaction
        flight.go(
            to: target, transaction?.effectiveAnimation, at: tree.motion.mover?.clock.time ?? 0, transaction?.ticket)
        showAnew()
    }
}

/// The animation of a view to the place of another one with its geometry, or back to its own.
@MainActor private final class MatchedMotion: Animating {
    /// The node retains this motion, and ends it when it is removed.
    private unowned(unsafe) let node: MatchedLayoutNode
    private var value: AnimatedValue<MatchedPlace.Data>
    private(set) var place: MatchedPlace
    private var isOver = false

    init(of node: MatchedLayoutNode, at place: MatchedPlace) {
        (self.node, self.place) = (node, place)
        value = AnimatedValue(place.data)
    }

    var target: MatchedPlace { MatchedPlace(value.target) }

    /// Sets a new target, animated; without an animation it keeps its current distance.
    func go(to new: MatchedPlace, _ animation: Animation?, at time: Double, _ ticket: AnimationTicket?) {
        if let animation {
            value.set(new.data, animation: animation, at: time, completion: ticket)
        } else {
            value.shift(by: new.data - value.target)
        }
        place = MatchedPlace(value.value(at: time))
    }

    func step(to time: Double) -> Bool {
        guard !isOver else { return false }
        place = MatchedPlace(value.value(at: time))
        if value.isAnimating {
            node.showAnew()
            return true
        }
        node.arrived()
        return false
    }

    /// Called when the view was removed.
    func end() {
        isOver = true
        value.jump(to: value.target)
    }
}

extension LayoutNode {
    /// Converts a rectangle of own coordinates to those of the window, including animations in flight.
    fileprivate func seenInWindow(_ rect: CGRect) -> CGRect {
        var rect = rect
        var node: LayoutNode? = self
        while let current = node {
            if let layer = current.layer { rect = layer.mapToParent(rect) }
            if rect.isNull { return rect }
            rect.origin.x += current.origin.x
            rect.origin.y += current.origin.y
            node = current.parent
        }
        return rect
    }

    /// Converts a rectangle of the window to own coordinates.
    fileprivate func inOwnCoordinates(_ rect: CGRect) -> CGRect {
        let first = inOwnCoordinates(rect.origin), last = inOwnCoordinates(CGPoint(x: rect.maxX, y: rect.maxY))
        return CGRect(
            x: min(first.x, last.x), y: min(first.y, last.y), width: abs(last.x - first.x),
            height: abs(last.y - first.y))
    }

    private func inOwnCoordinates(_ point: CGPoint) -> CGPoint {
        let around = parent?.inOwnCoordinates(point) ?? point
        let inside = CGPoint(x: around.x - origin.x, y: around.y - origin.y)
        return layer?.mapFromParent(inside) ?? inside
    }
}
