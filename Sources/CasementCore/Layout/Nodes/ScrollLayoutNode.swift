import Foundation

/// Shows a part of its content, which has its ideal length along the axes of scrolling. Scrolling moves the
/// one node that contains it.
@MainActor package final class ScrollLayoutNode: LayoutNode {
    package let inner: ContainerLayoutNode
    /// The scroll bars, in front of the content at its edges.
    @exclusivity(unchecked) package var bars: [any ScrollBarPlacing] = []

    @exclusivity(unchecked) package private(set) var axes: Axis.Set
    /// The margins around the content, which scroll with it.
    @exclusivity(unchecked) package private(set) var margins = EdgeInsets()
    /// Whether it is an accessibility element where not all content is visible. A list, which describes itself, has a
    /// scroll view that is not.
    package var isElement = false
    /// Whether the user can scroll it.
    package var isEnabled = true
    /// The initial position of the content, kept until it is scrolled.
    @exclusivity(unchecked) package private(set) var anchors = ScrollAnchors()

    /// The distance that the content is scrolled towards its end, in points; it may include fractions of pixels. In
    /// right-to-left layouts, x counts from the right.
    @exclusivity(unchecked) package private(set) var offset = CGPoint.zero
    /// The maximum offset, as of the last layout.
    @exclusivity(unchecked) package private(set) var limit = CGPoint.zero
    @exclusivity(unchecked) private var isPlaced = false
    /// The target of a programmatic scroll, until layout is stable there: measurements on the way may move it.
    @exclusivity(unchecked) private var goal: (() -> CGPoint?)?

    /// Called when the content was scrolled by the user or the program, and when layout is stable.
    @exclusivity(unchecked) package var onMove: (() -> Void)?
    @exclusivity(unchecked) package var onResolve: (() -> Void)?
    /// Called when the phase has changed without a movement: an animated scroll has reached its goal, fingers came or
    /// left, or the momentum that they gave has ended.
    var onPhase: (() -> Void)?
    /// Adjusts the target of a scroll by the user.
    package var aim: ((ScrollAim) -> CGPoint)?

    init(_ inner: ContainerLayoutNode, axes: Axis.Set) {
        (self.inner, self.axes) = (inner, axes)
        super.init(tree: inner.tree)
        traits.isSizingContainer = true
        traits.clipping = .always
        adopt(inner)
        tree.addResolver(self)
    }

    /// The size that `containerRelativeFrame` of descendants is relative to; they are its followers.
    var sizing = ContainerSizing()

    package override var kind: String { "ScrollView" }
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

    /// Sets the properties; true where something changed.
    package func set(axes: Axis.Set, margins: EdgeInsets, clips: Bool, anchors: ScrollAnchors) -> Bool {
        // Short content is placed at the anchor.
        guard axes != self.axes || margins != self.margins || clips != clipsToFrame || anchors != self.anchors else {
            return false
        }
        if clips != clipsToFrame { tree.note([.subtree, .paintBounds], of: self) }
        (self.axes, self.margins, self.anchors) = (axes, margins, anchors)
        traits.clipping = clips ? .always : .never
        invalidate()
        return true
    }

    /// The elements of its content, in an element that scrolls by pages.
    package override func accessibilityElements() -> [AccessibilityElement] {
        let below = accessibleElementsBelow()
        guard isElement, isEnabled, limit != .zero, !below.isEmpty else { return below }
        var area = AccessibilityElement(.scrollarea, on: self, children: below)
        addScrolling(to: &area)
        return [area]
    }

    // MARK: Layout

    package func scrolls(_ axis: Axis) -> Bool { axes.contains(axis.set) }

    private func margin(_ axis: Axis) -> CGFloat { axis == .horizontal ? margins.horizontal : margins.vertical }

    private func proposal(inside proposal: ProposedViewSize) -> ProposedViewSize {
        var inside = proposal.inset(by: margins)
        for axis in Axis.allCases where scrolls(axis) { inside[axis] = nil }
        return inside
    }

    override func measure(_ proposal: ProposedViewSize) -> Measurement {
        // If this was only a question, the followers are asked again when it is placed.
        if count(from: proposal) { needsPlacement = true }
        let answer = inner.measurement(for: self.proposal(inside: proposal))
        var size = answer.size
        for axis in Axis.allCases {
            size[axis] += margin(axis)
            if scrolls(axis), let length = proposal[axis] { size[axis] = length }
        }
        // Also across the axes of scrolling: views relative to the offered size must be updated when it changes.
        return Measurement(size, for: proposal)
    }

    override func placeChildren(_ proposal: ProposedViewSize) {
        count(from: proposal)
        let inside = self.proposal(inside: proposal)
        let content = inner.measurement(for: inside).size
        let kept = isPlaced ? (isAtAnchor ? anchors[.sizeChanges] : nil) : anchors[.initialOffset]
        for axis in Axis.allCases {
            limit[axis] = scrolls(axis) ? max(0, content[axis] + margin(axis) - size[axis]) : 0
        }
        if let kept { offset = CGPoint(x: limit.x * kept.x, y: limit.y * kept.y) }
        isPlaced = true
        // Lazy content that creates its rows only now may change the offset, to keep visible rows in place.
        offset = clamped(offset)
        inner.place(at: contentOrigin(content), proposal: inside)
        for bar in bars { bar.place(in: self) }
    }

    /// Whether its offset is that of its anchor for changes of sizes.
    private var isAtAnchor: Bool {
        guard let anchor = anchors[.sizeChanges] else { return false }
        return abs(offset.x - limit.x * anchor.x) < 1 && abs(offset.y - limit.y * anchor.y) < 1
    }

    func clamped(_ offset: CGPoint) -> CGPoint {
        func bounded(_ value: CGFloat, _ limit: CGFloat) -> CGFloat { value.isNaN ? 0 : max(0, min(limit, value)) }
        return CGPoint(x: bounded(offset.x, limit.x), y: bounded(offset.y, limit.y))
    }

    /// The content's origin from the leading edge; whole pixels, so that pixels can be moved instead of repainted.
    private func contentOrigin(_ content: CGSize) -> CGPoint {
        var origin = CGPoint(x: margins.leading, y: margins.top)
        for axis in Axis.allCases where scrolls(axis) {
            let free = size[axis] - content[axis] - margin(axis)
            if free > 0, let anchor = anchors[.alignment] {
                origin[axis] += free * (axis == .horizontal ? anchor.x : anchor.y)
            } else {
                origin[axis] -= (offset[axis] * tree.scale).rounded() / tree.scale
            }
        }
        return origin
    }

    /// Called when the content changed; the node's own size may stay.
    override func childChanged(_ child: LayoutNode) { invalidate() }

    // MARK: Scrolling

    package var contentSize: CGSize { inner.size }

    /// Sets the offset; true where it changed.
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

    /// Scrolls by a distance of the user, to the right and down; returns the rest beyond its ends.
    package func scroll(by distance: CGSize) -> CGSize {
        guard isMirrored else { return scroll(towardsEnd: distance) }
        let left = scroll(towardsEnd: CGSize(width: -distance.width, height: distance.height))
        return CGSize(width: -left.width, height: left.height)
    }

    /// Scrolls by a distance, from the leading edge to the trailing one; returns the rest.
    package func scroll(towardsEnd distance: CGSize) -> CGSize {
        guard isEnabled else { return distance }
        var target = offset
        var left = distance
        if scrolls(.horizontal) { target.x += distance.width }
        if scrolls(.vertical) { target.y += distance.height }
        let end = clamped(target)
        left.width -= end.x - offset.x
        left.height -= end.y - offset.y
        // Rounding errors are not passed on.
        if abs(left.width) < 0.01 { left.width = 0 }
        if abs(left.height) < 0.01 { left.height = 0 }
        beginCourse()
        // Fingers hold the content: where it ends is decided when they leave.
        let isFree = aim == nil || fingers != nil
        if isFree { setOffset(end) } else { setOffset(aimed(at: end, by: distance)) }
        // A user who scrolls beyond the end stays at the end, even if measurements move it.
        for axis in Axis.allCases where isFree && target[axis] > limit[axis] { scroll(toEnd: true, of: axis) }
        return left
    }

    /// The animation of a wheel click: starts at once and slows down, so that the next click continues without a stop.
    private static let click = Animation.easeOut(duration: 0.18)

    /// Scrolls by a distance, animated, to the right and down, from the target of earlier clicks; returns
    /// the rest beyond its ends.
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
        let aimed = aimed(at: end, by: CGSize(width: sign * distance.width, height: distance.height))
        guard aimed != from else { return left }
        let motion = ScrollMotion(self, to: { [weak self] in self?.glideTarget }, nextFrame: Self.click)
        // A user who scrolls beyond the end stays at the end, even if measurements move it.
        gliding = (motion, aimed, aim == nil && target.x > limit.x, aim == nil && target.y > limit.y)
        beginCourse()
        offsetMotion = motion
        clock.start(motion)
        return left
    }

    /// The target of a click or a key.
    private func aimed(at end: CGPoint, by distance: CGSize) -> CGPoint {
        let velocity = CGVector(dx: distance.width, dy: distance.height)
        return aim?(ScrollAim(start: offset, end: end, velocity: velocity, isStep: true)) ?? end
    }

    private var glideTarget: CGPoint? {
        guard let gliding else { return nil }
        return CGPoint(x: gliding.toEndX ? limit.x : gliding.target.x, y: gliding.toEndY ? limit.y : gliding.target.y)
    }

    /// Scrolls to the start or end of an axis.
    package func scroll(toEnd isEnd: Bool, of axis: Axis) {
        setGoal { [weak self] in
            guard let self else { return nil }
            var target = offset
            target[axis] = isEnd ? limit[axis] : 0
            return target
        }
    }

    /// Scrolls to the result of `goal`, which is evaluated again until layout is stable.
    package func setGoal(_ goal: @escaping () -> CGPoint?) {
        beginCourse()
        reach(goal)
    }

    private func reach(_ goal: @escaping () -> CGPoint?) {
        self.goal = goal
        offsetMotion = nil
        if let target = goal() { setOffset(target) }
    }

    /// The same, animated if the transaction specifies an animation.
    package func setGoal(_ goal: @escaping () -> CGPoint?, _ transaction: Transaction?, on clock: AnimationClock) {
        guard let animation = transaction?.effectiveAnimation else { return setGoal(goal) }
        beginCourse()
        let motion = ScrollMotion(self, to: goal, animation, at: clock.time, transaction?.ticket)
        offsetMotion = motion
        clock.start(motion)
    }

    /// Ends an animated scroll at its goal.
    func end(_ motion: ScrollMotion, at goal: @escaping () -> CGPoint?) {
        guard offsetMotion === motion else { return }
        reach(goal)
        onPhase?()
    }

    /// The number of scroll commands so far, by which a caller finds out whether its command is still the last.
    private(set) var courses = 0

    /// Ends what moves the content, for another command.
    func beginCourse() {
        courses += 1
        goal = nil
        offsetMotion = nil
        stopMomentum()
    }

    /// The fingers that hold the content, from when they came until they leave.
    var fingers: FingerHold?
    /// The movement after the fingers have left, until the content rests.
    var momentum: ScrollMomentum?

    /// The phase while nothing moves the content.
    var phaseAtRest: ScrollPhase { fingers == nil && momentum == nil ? .idle : phase }

    /// The phase of the scroll in progress.
    var phase: ScrollPhase {
        if let fingers { return fingers.hasMoved ? .interacting : .tracking }
        if momentum != nil { return .decelerating }
        guard let offsetMotion else { return goal == nil ? .interacting : .idle }
        return gliding?.motion === offsetMotion ? .interacting : .animating
    }

    /// The offset from which the shortest way is computed: during an animated scroll, the offset where it began.
    /// From the current offset, the goal would count as reached as soon as it is visible, and would turn back
    /// when a spring overshoots.
    package var scrollStart: CGPoint {
        guard let motion = offsetMotion, gliding?.motion !== motion else { return offset }
        return motion.start
    }

    package var hasGoal: Bool { goal != nil || offsetMotion != nil }

    /// The animated scroll in flight, until it has reached its goal or the user scrolls.
    private(set) var offsetMotion: ScrollMotion?
    /// The target of wheel clicks.
    private var gliding: (motion: ScrollMotion, target: CGPoint, toEndX: Bool, toEndY: Bool)?

    /// Adjusts the offset when content before the visible part became longer, so that the visible part does not move.
    func contentGrew(by length: CGFloat, along axis: Axis) {
        guard goal == nil, scrolls(axis) else { return }
        offset[axis] += length
        offsetMotion?.shift(by: length, along: axis)
        momentum?.shift(by: length, along: axis)
        fingers?.start[axis] += length
        gliding?.target[axis] += length
        limit[axis] = max(limit[axis], offset[axis])
        applyOffset()
        // If the content is not longer than before, the end has not moved.
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

/// A scroll bar at the edge of a scroll view.
@MainActor package protocol ScrollBarPlacing: LayoutNode {
    /// Places the bar by the size and offset of its scroll view.
    func place(in scroll: ScrollLayoutNode)
}
