import Foundation

/// Where fingers have moved a row to show its actions: it follows them, and then a spring moves it to where its buttons
/// are shown completely, or back.
@MainActor final class RowShift: Animating {
    private unowned let swipes: RowSwipes
    /// The way of the content towards the trailing edge, in points; negative towards the leading one.
    private(set) var offset: CGFloat = 0
    /// The edge at which the buttons are; nil while the row is in its place.
    private(set) var edge: HorizontalEdge?

    private enum Course {
        case rest
        case fingers
        case spring(to: CGFloat, from: CGFloat, velocity: CGFloat, begin: Double?)
    }
    private var course = Course.rest
    private var isRunning = false

    private static let spring = Spring(duration: 0.35)
    /// The velocity that decides where the row goes, in points per second.
    private static let flick: CGFloat = 300
    /// The distance to the end at which it rests, in points.
    private static let nearness: CGFloat = 0.25
    /// The part of the row's width that a full swipe passes.
    private static let fullSwipe: CGFloat = 0.5
    /// The part of the way beyond the buttons that a row goes that has no full swipe.
    private static let resistance: CGFloat = 0.25

    init(_ swipes: RowSwipes) { self.swipes = swipes }

    var isOpen: Bool {
        switch course {
        case .rest, .fingers: offset != 0
        case .spring(let target, _, _, _): target != 0
        }
    }

    private var actions: SwipeActions? { edge == .leading ? swipes.leading : swipes.trailing }
    private var sign: CGFloat { edge == .leading ? 1 : -1 }
    private var allowsFullSwipe: Bool { actions?.modifier.allowsFullSwipe ?? false }
    private var width: CGFloat { swipes.row?.size.width ?? 0 }

    // MARK: Fingers

    func begin() { course = .fingers }

    /// Moves the row by a distance towards the trailing edge.
    func move(by distance: CGFloat) {
        guard case .fingers = course, distance.isFinite else { return }
        if edge == nil {
            edge = distance > 0 ? .leading : .trailing
            swipes.updateButtons()
        }
        let way = distance * sign, old = offset * sign
        let (buttons, most) = (swipes.buttonWidth, width)
        var new = old + way
        if !allowsFullSwipe, way > 0, new > buttons {
            let before = max(0, buttons - old)
            new = max(old, buttons) + (way - before) * Self.resistance
        }
        show(max(0, min(new, most)) * sign)
    }

    /// The fingers left with a velocity towards the trailing edge.
    func letGo(at velocity: CGFloat) {
        guard case .fingers = course else { return }
        let (way, speed, buttons) = (offset * sign, velocity * sign, swipes.buttonWidth)
        if allowsFullSwipe, way > max(width * Self.fullSwipe, buttons), speed > -Self.flick {
            let first = actions?.first
            settle(to: 0, at: 0)
            first?()
            return
        }
        let opens = abs(speed) > Self.flick ? speed > 0 : way > buttons / 2
        settle(to: opens ? buttons * sign : 0, at: velocity)
    }

    func close() { if isOpen { settle(to: 0, at: 0) } }

    /// Without actions at the edge there is nothing to show.
    func actionsChanged() { if edge != nil, actions == nil { end() } }

    /// At once: the row is gone.
    func end() {
        course = .rest
        show(0)
        edge = nil
    }

    // MARK: The spring

    private func settle(to target: CGFloat, at velocity: CGFloat) {
        course = .spring(to: target, from: offset, velocity: velocity, begin: nil)
        guard target != offset, !swipes.list.node.scope.values.accessibilityReduceMotion else {
            return rest(at: target)
        }
        guard !isRunning else { return }
        isRunning = true
        swipes.list.node.graph.clock.start(self)
    }

    func step(to time: Double) -> Bool {
        guard case .spring(let target, let from, let velocity, let known) = course, swipes.row != nil else {
            isRunning = false
            return false
        }
        // It moves in its first frame already.
        let begin = known ?? time - 1.0 / 60
        course = .spring(to: target, from: from, velocity: velocity, begin: begin)
        let motion = Self.spring.motion(at: time - begin)
        let place = target + (from - target) * CGFloat(motion.offset) + velocity * CGFloat(motion.velocity)
        guard abs(place - target) < Self.nearness || (place - target) * (from - target) < 0 else {
            show(place)
            return true
        }
        isRunning = false
        rest(at: target)
        return false
    }

    private func rest(at target: CGFloat) {
        course = .rest
        show(target)
        guard target == 0 else { return }
        edge = nil
        swipes.updateButtons()
    }

    private func show(_ new: CGFloat) {
        guard new != offset else { return }
        offset = new
        swipes.row?.invalidate()
    }
}

extension RowSwipes: SwipeReceiver {
    /// The way of the row's content towards the trailing edge.
    var offset: CGFloat { hasShift ? shift.offset : 0 }

    /// The width of the buttons that fingers have shown.
    var buttonWidth: CGFloat { buttons?.layers.measurement(for: .unspecified).size.width ?? 0 }

    /// How far the buttons are from where they are shown completely: they come with the content.
    var buttonOffset: CGFloat {
        guard hasShift, let edge = shift.edge else { return 0 }
        let hidden = max(0, buttonWidth - abs(shift.offset))
        return edge == .leading ? -hidden : hidden
    }

    private func towardsTrailing(_ distance: CGFloat) -> CGFloat { row?.isMirrored ?? false ? -distance : distance }

    func takesSwipe(by distance: CGFloat) -> Bool {
        guard isEnabled, let row, !row.isReleased, !list.mover.isDragging else { return false }
        if offset != 0 { return true }
        return (towardsTrailing(distance) > 0 ? leading : trailing)?.first != nil
    }

    func swipeBegan() {
        hasShift = true
        shift.begin()
    }

    func swipeMoved(by distance: CGFloat) { shift.move(by: towardsTrailing(distance)) }
    func swipeEnded(at velocity: CGFloat) { shift.letGo(at: towardsTrailing(velocity)) }
    var isSwipeOpen: Bool { hasShift && shift.isOpen }

    func showsSwipe(at point: CGPoint) -> Bool {
        guard isSwipeOpen, let buttons, let row, let edge = shift.edge else { return false }
        let place = row.local(point), bar = CGRect(origin: .zero, size: row.size)
        guard bar.contains(place), !buttons.layers.isReleased else { return false }
        let isLeft = (edge == .leading) != row.isMirrored
        return isLeft ? place.x < abs(shift.offset) : place.x > row.size.width - abs(shift.offset)
    }

    func closeSwipe() { if hasShift { shift.close() } }
}

extension SwipeActions {
    /// Performs the first action; nil if there is none.
    fileprivate var first: (() -> Void)? { AccessibilityButton.all(in: items).first?.perform }
}
