import Foundation

/// Shows a part of its content, which has its ideal length along the axes of scrolling. Scrolling moves the one node that holds
/// all content.
@MainActor package final class ScrollLayoutNode: LayoutNode {
    package let inner: ContainerLayoutNode
    /// Above the content, at its edges.
    package var bars: [any ScrollBarPlacing] = []

    package private(set) var axes: Axis.Set
    /// Distances around the content, which scroll with it.
    package private(set) var margins = EdgeInsets()
    private var clips = true
    /// Whether it is an element of its own to assistive programs where there is more than is seen. A list, which says more of itself, has
    /// one that is not.
    package var isElement = false
    /// Whether a person may scroll it.
    package var isEnabled = true
    /// Where the content stands at first, and stays while nobody scrolls.
    package private(set) var anchor: UnitPoint?

    /// How far the content has moved towards its end, in points; it may have fractions of pixels. Where leading is right, the content
    /// begins and x counts there.
    package private(set) var offset = CGPoint.zero
    /// The largest offset, as of the last layout.
    package private(set) var limit = CGPoint.zero
    private var isPlaced = false
    /// What it is to show, until the layout has come to rest there: then what is measured on the way may move it.
    private var goal: (() -> CGPoint?)?

    /// Called when the content has moved by a person or a program, and when it has come to rest after a layout.
    package var onMove: (() -> Void)?
    package var onResolve: (() -> Void)?
    /// Called when what took it to a goal by and by is there.
    var onArrival: (() -> Void)?
    /// Where a move is to end that a person asked for: the target, and how far it went.
    package var aim: ((CGPoint, CGSize) -> CGPoint)?

    init(_ inner: ContainerLayoutNode, axes: Axis.Set) {
        (self.inner, self.axes) = (inner, axes)
        super.init(tree: inner.tree)
        adopt(inner)
        tree.addResolver(self)
    }

    /// `containerRelativeFrame` counts from what is seen of it: across the axes of scrolling from what it was offered, because there
    /// it is as long as its content.
    package override var isSizingContainer: Bool { true }
    private var offer: ProposedViewSize?

    var sizingSize: CGSize {
        var size = targetSize
        for axis in Axis.allCases where !scrolls(axis) {
            if let length = offer?[axis], length.isFinite { size[axis] = length }
        }
        return size
    }

    package override var kind: String { "ScrollView" }
    package override var clipsToFrame: Bool { clips }
    package override func hitArea(at point: CGPoint) -> HitArea { .frame }

    package override func forEachChild(_ body: (LayoutNode) -> Void) {
        body(inner)
        for bar in bars { body(bar) }
    }

    package func addBar(_ bar: any ScrollBarPlacing) {
        bars.append(bar)
        adopt(bar)
        invalidate()
    }

    /// True where something changed.
    package func set(axes: Axis.Set, margins: EdgeInsets, clips: Bool, anchor: UnitPoint?) -> Bool {
        self.anchor = anchor
        guard axes != self.axes || margins != self.margins || clips != self.clips else { return false }
        if clips != self.clips { tree.note([.subtree, .paintBounds], of: self) }
        (self.axes, self.margins, self.clips) = (axes, margins, clips)
        invalidate()
        return true
    }

    /// What is in it, in an area that scrolls by what is seen of it.
    package override func accessibilityElements() -> [AccessibilityElement] {
        let below = accessibleElementsBelow()
        guard isElement, isEnabled, limit != .zero, !below.isEmpty else { return below }
        var area = AccessibilityElement(.scrollarea, on: self, children: below)
        addScrolling(to: &area)
        return [area]
    }

    // MARK: Layout

    package func scrolls(_ axis: Axis) -> Bool { axes.contains(axis == .horizontal ? .horizontal : .vertical) }

    private func margin(_ axis: Axis) -> CGFloat { axis == .horizontal ? margins.horizontal : margins.vertical }

    private func proposal(inside proposal: ProposedViewSize) -> ProposedViewSize {
        var inside = proposal.inset(by: margins)
        for axis in Axis.allCases where scrolls(axis) { inside[axis] = nil }
        return inside
    }

    override func measure(_ proposal: ProposedViewSize) -> Measurement {
        // A question is answered for what it offers, whatever the answer before; where it stands, that offer holds.
        let placed = offer
        offer = proposal
        defer { if isPlaced { offer = placed } }
        let answer = inner.measurement(for: self.proposal(inside: proposal))
        var size = answer.size
        for axis in Axis.allCases {
            size[axis] += margin(axis)
            if scrolls(axis), let length = proposal[axis] { size[axis] = length }
        }
        // Also across the axes of scrolling: what counts from the offer there must hear of another one.
        return Measurement(size, for: proposal)
    }

    override func placeChildren(_ proposal: ProposedViewSize) {
        offer = proposal
        let inside = self.proposal(inside: proposal)
        let content = inner.measurement(for: inside).size
        let wasAtAnchor = !isPlaced || isAtAnchor
        for axis in Axis.allCases {
            limit[axis] = scrolls(axis) ? max(0, content[axis] + margin(axis) - size[axis]) : 0
        }
        if let anchor, wasAtAnchor {
            offset = CGPoint(x: limit.x * anchor.x, y: limit.y * anchor.y)
        }
        isPlaced = true
        // What makes its rows only now may move the content, to keep in view what is.
        offset = clamped(offset)
        inner.place(at: contentOrigin(content), proposal: inside)
        for bar in bars { bar.place(in: self) }
    }

    /// Whether it stands where its anchor would put it.
    private var isAtAnchor: Bool {
        guard let anchor else { return false }
        return abs(offset.x - limit.x * anchor.x) < 1 && abs(offset.y - limit.y * anchor.y) < 1
    }

    private func clamped(_ offset: CGPoint) -> CGPoint {
        func bounded(_ value: CGFloat, _ limit: CGFloat) -> CGFloat { value.isNaN ? 0 : max(0, min(limit, value)) }
        return CGPoint(x: bounded(offset.x, limit.x), y: bounded(offset.y, limit.y))
    }

    /// Counted from the leading edge; whole pixels, so that what scrolls can be moved instead of painted.
    private func contentOrigin(_ content: CGSize) -> CGPoint {
        var origin = CGPoint(x: margins.leading, y: margins.top)
        for axis in Axis.allCases where scrolls(axis) {
            let free = size[axis] - content[axis] - margin(axis)
            if free > 0, let anchor {
                origin[axis] += free * (axis == .horizontal ? anchor.x : anchor.y)
            } else {
                origin[axis] -= (offset[axis] * tree.scale).rounded() / tree.scale
            }
        }
        return origin
    }

    /// A change of the content that leaves this node's own size as it is.
    override func childChanged(_ child: LayoutNode) { invalidate() }

    // MARK: Moving

    package var contentSize: CGSize { inner.size }

    /// Moves the content; true where it moved.
    @discardableResult package func setOffset(_ new: CGPoint) -> Bool {
        let new = clamped(new)
        guard new != offset else { return false }
        offset = new
        applyOffset()
        onMove?()
        return true
    }

    private func applyOffset() {
        guard isPlaced, !needsPlacement else { return invalidate() }
        var origin = contentOrigin(inner.size)
        if isMirrored { origin.x = size.width - origin.x - inner.size.width }
        if origin.x != inner.origin.x || origin.y != inner.origin.y {
            inner.origin = origin
            tree.note(.place, of: inner)
        }
        for bar in bars { bar.place(in: self) }
    }

    /// Moves the content as a person asks for, to the right and down; what is left of the distance beyond its ends.
    package func scroll(by distance: CGSize) -> CGSize {
        guard isMirrored else { return scroll(towardsEnd: distance) }
        let left = scroll(towardsEnd: CGSize(width: -distance.width, height: distance.height))
        return CGSize(width: -left.width, height: left.height)
    }

    /// The same, counted from the leading edge to the trailing one.
    package func scroll(towardsEnd distance: CGSize) -> CGSize {
        guard isEnabled else { return distance }
        var target = offset
        var left = distance
        if scrolls(.horizontal) { target.x += distance.width }
        if scrolls(.vertical) { target.y += distance.height }
        let end = clamped(target)
        left.width -= end.x - offset.x
        left.height -= end.y - offset.y
        // What only remains of a fraction of a pixel is for nobody.
        if abs(left.width) < 0.01 { left.width = 0 }
        if abs(left.height) < 0.01 { left.height = 0 }
        courses += 1
        goal = nil
        offsetMotion = nil
        setOffset(aim?(end, distance) ?? end)
        // Who goes beyond the end stays at the end, though it turns out to be further on.
        for axis in Axis.allCases where aim == nil && target[axis] > limit[axis] { scroll(toEnd: true, of: axis) }
        return left
    }

    /// How clicks of a wheel go by: at once, and slower towards the end, so that the next click goes on without a stop.
    private static let click = Animation.easeOut(duration: 0.18)

    /// Moves the content by and by, to the right and down, from where earlier clicks will have taken it; what is left of the
    /// distance beyond its ends.
    package func glide(by distance: CGSize, on clock: AnimationClock) -> CGSize {
        guard isEnabled else { return distance }
        let sign: CGFloat = isMirrored ? -1 : 1
        let from = gliding.flatMap { $0.motion === offsetMotion ? $0.target : nil } ?? offset
        var target = from
        if scrolls(.horizontal) { target.x += sign * distance.width }
        if scrolls(.vertical) { target.y += distance.height }
        let end = clamped(target)
        var left = distance
        left.width -= sign * (end.x - from.x)
        left.height -= end.y - from.y
        if abs(left.width) < 0.01 { left.width = 0 }
        if abs(left.height) < 0.01 { left.height = 0 }
        let aimed = aim?(end, CGSize(width: sign * distance.width, height: distance.height)) ?? end
        guard aimed != from else { return left }
        let motion = ScrollMotion(self, to: { [weak self] in self?.glideTarget }, nextFrame: Self.click)
        // Who goes beyond the end stays at the end, though it turns out to be further on.
        gliding = (motion, aimed, aim == nil && target.x > limit.x, aim == nil && target.y > limit.y)
        courses += 1
        goal = nil
        offsetMotion = motion
        clock.start(motion)
        return left
    }

    private var glideTarget: CGPoint? {
        guard let gliding else { return nil }
        return CGPoint(x: gliding.toEndX ? limit.x : gliding.target.x, y: gliding.toEndY ? limit.y : gliding.target.y)
    }

    /// Goes to the start or end of an axis.
    package func scroll(toEnd isEnd: Bool, of axis: Axis) {
        setGoal { [weak self] in
            guard let self else { return nil }
            var target = offset
            target[axis] = isEnd ? limit[axis] : 0
            return target
        }
    }

    /// Moves to what `goal` says, again and again until the layout has come to rest.
    package func setGoal(_ goal: @escaping () -> CGPoint?) {
        courses += 1
        reach(goal)
    }

    private func reach(_ goal: @escaping () -> CGPoint?) {
        self.goal = goal
        offsetMotion = nil
        if let target = goal() { setOffset(target) }
    }

    /// The same by and by, where the transaction says so.
    package func setGoal(_ goal: @escaping () -> CGPoint?, _ transaction: Transaction?, on clock: AnimationClock) {
        guard let animation = transaction?.effectiveAnimation else { return setGoal(goal) }
        courses += 1
        self.goal = nil
        let motion = ScrollMotion(self, to: goal, animation, at: clock.time, transaction?.ticket)
        offsetMotion = motion
        clock.start(motion)
    }

    /// The way to a goal ends at it.
    func end(_ motion: ScrollMotion, at goal: @escaping () -> CGPoint?) {
        guard offsetMotion === motion else { return }
        reach(goal)
        onArrival?()
    }

    /// How often somebody has said where the content is to go. Whoever did last knows by it whether a move is still its own.
    private(set) var courses = 0

    /// What moves the content at this moment.
    var phase: ScrollPhase {
        guard let offsetMotion else { return goal == nil ? .interacting : .idle }
        return gliding?.motion === offsetMotion ? .interacting : .animating
    }

    /// From where the shortest way is counted: on the way to a goal that is where it began. What counts from the present place would be
    /// there as soon as the goal is seen, and turn back when a spring has gone too far.
    package var scrollStart: CGPoint {
        guard let motion = offsetMotion, gliding?.motion !== motion else { return offset }
        return motion.start
    }

    package var hasGoal: Bool { goal != nil || offsetMotion != nil }

    /// What takes the content to a goal by and by, until it is there or a person scrolls.
    private(set) var offsetMotion: ScrollMotion?
    /// Where clicks of a wheel take it.
    private var gliding: (motion: ScrollMotion, target: CGPoint, toEndX: Bool, toEndY: Bool)?

    /// The content before what is seen became longer: what is seen stays where it is.
    func contentGrew(by length: CGFloat, along axis: Axis) {
        guard goal == nil, scrolls(axis) else { return }
        offset[axis] += length
        offsetMotion?.shift(by: length, along: axis)
        gliding?.target[axis] += length
        limit[axis] = max(limit[axis], offset[axis])
        applyOffset()
        // Where the whole is no longer than before, the end is where it was.
        invalidate()
    }
}

extension ScrollLayoutNode: VisibleContentResolving {
    func resolveVisibleContent() -> Bool {
        guard isPlaced else { return false }
        let before = offset
        if let goal {
            if let target = goal() { setOffset(target) }
        }
        let end = clamped(offset)
        if end != offset {
            offset = end
            applyOffset()
        }
        return offset != before
    }

    func didSettle() {
        goal = nil
        onResolve?()
    }
}

/// A bar at the edge of what is scrolled.
@MainActor package protocol ScrollBarPlacing: LayoutNode {
    /// Stands where its scroll view's size and offset say.
    func place(in scroll: ScrollLayoutNode)
}
