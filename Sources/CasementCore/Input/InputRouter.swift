import Foundation

/// Routes events to responders: pointer events to those under the pointer or pressed, keys to the focused one.
@MainActor package final class InputRouter {
    let tree: LayoutTree
    /// Returns the current time.
    private let clock: () -> Date
    private let scroller: Scroller
    private let swipe: BackSwipe
    private let sideways = SidewaysSwipe()
    /// Routes keys to the focused responder.
    package let focus: FocusManager

    /// Where the pointer is; nil while it is outside.
    // What each frame asks, without the run-time check of exclusive access.
    @exclusivity(unchecked) package private(set) var pointer: CGPoint?
    /// A bit for each button that is pressed, by its number.
    package private(set) var pressedButtons = 0
    @exclusivity(unchecked) private var hovered: [Responder] = []
    /// The responders under the pointer now; kept, so that a move allocates no memory.
    private var over: [Responder] = []
    private var modifiers: EventModifiers = []
    /// The candidates for the last press, while any of them may still be recognised.
    @exclusivity(unchecked) private(set) var arena: GestureArena?
    /// The candidates for a two-finger gesture.
    @exclusivity(unchecked) private var pinch: GestureArena?
    /// The drag in progress.
    package let drags: DragController
    /// What becomes of popups while the window does not have the keyboard.
    var popupStay = PopupStay.none

    /// Whether code of the program may have run in a frame's input. The reader sets it to false.
    @exclusivity(unchecked) package var ranCode = false

    package init(in window: WindowContext, clock: @escaping () -> Date) {
        (tree, focus, drags, self.clock) = (window.layout, window.focus, window.drags, clock)
        swipe = BackSwipe(clock: window.clock)
        scroller = Scroller(tree: tree, clock: window.clock)
        drags.onEnd = { [weak self] in self?.dragEnded(isTaken: $0) }
    }

    package func handle(_ event: InputEvent) {
        if case .pointerUp(_, let button) = event { pressedButtons &= ~(1 << button.rawValue) }
        if case .pointerDown(let point, let button, _) = event {
            pressedButtons |= 1 << button.rawValue
            scroller.stop()
            sideways.pressed(at: point)
            focus.isLedByKeys = false
        }
        switch event {
        case .pointerMoved(let point):
            // What opens now is opened by the pointer, as the next menu of a menu bar.
            if point != pointer { focus.isLedByKeys = false }
            move(to: point)
        case .pointerDown(let point, .primary, let clicks): press(at: point, clicks: clicks)
        case .pointerDown(let point, .middle, _): pressMiddle(at: point)
        case .pointerDown(let point, .secondary, _): pressSecondary(at: point)
        case .pointerDown(let point, .back, _): goBack(at: point)
        case .pointerUp(let point, .primary):
            release(at: point)
            sideways.released(at: point)
        case .pressCancelled: cancelPress()
        case .pointerLeft: move(to: nil)
        case .keyDown(.escape, _, _) where drags.isDragging: drags.cancel()
        case .dragMoved(let point, let items): drags.visit(items, at: point)
        case .dragLeft: drags.endVisit()
        case .dropped(let point, let items): drags.drop(items, at: point)
        case .keyDown(let key, let modifiers, let isRepeat):
            if !focus.keyDown(key, modifiers, isRepeat: isRepeat) { scroller.handle(key, modifiers, at: pointer) }
        case .alternateKeys(let readings): focus.otherReadings = readings
        case .keyUp(let key, let modifiers): focus.keyUp(key, modifiers)
        case .text(let text): focus.text(text)
        case .textEditing(let preedit, let selection): focus.editing(preedit, selection: selection)
        case .modifiersChanged(let modifiers):
            self.modifiers = modifiers
            focus.modifierKeys.changed(to: modifiers)
        case .scroll(let point, let dx, let dy): scroll(at: point, by: CGSize(width: dx, height: dy))
        case .scrollBegan(let point):
            scroller.fingersCame(to: point)
            swipe.began()
            sideways.began()
        case .scrollEnded(_, let isGuessed):
            scroller.fingersLeft(at: now, isGuessed: isGuessed)
            swipe.ended(at: now, isGuessed: isGuessed)
            sideways.ended(at: now, isGuessed: isGuessed)
        case .wheel(let point, let dx, let dy):
            sideways.close()
            scroller.click(at: point, by: CGSize(width: dx, height: dy))
        case .pinch(let point, let phase, let magnification, let rotation):
            pinch(at: point, phase, .pinch(phase, magnification: magnification, rotation: rotation))
        case .pointerDown, .pointerUp: break
        }
        switch event {
        case .pointerDown, .keyDown, .scroll, .scrollBegan, .wheel, .pinch: rest.interrupt()
        default: break
        }
    }

    /// Scrolls, moves a row sideways, or navigates back by a swipe towards the trailing edge.
    private func scroll(at point: CGPoint, by distance: CGSize) {
        if swipe.follows(distance, at: now) || sideways.follows(distance, at: now) { return }
        let rest = scroller.scroll(at: point, by: distance, time: now)
        if sideways.moved(by: distance, rest: rest, at: now, { responders(at: point) }) {
            swipe.ended(at: now, isGuessed: false)
            return scroller.release()
        }
        let follows = swipe.moved(by: distance, rest: rest, at: now) {
            focus.back.responder(around: tree.root?.hit(point), within: tree.topmostCover?.node)
        }
        if follows { scroller.release() }
    }

    /// Called after the window's content changed under a resting pointer.
    package func contentChanged() {
        focus.contentChanged()
        forgetGone()
        arena?.dropGone()
        pinch?.dropGone()
        forgetArena()
        drags.contentChanged()
        // Content that keys scroll under the pointer is not hovered.
        guard let pointer, !isPressed, tree.topmost?.isLedByKeys != true else { return }
        // A view that appears on hover may itself be under the pointer, as a scroll bar.
        guard hover(at: pointer) else { return }
        ranCode = true
        hover(at: pointer)
    }

    /// In most frames no hovered responder was removed, and nothing is written.
    private func forgetGone() {
        for responder in hovered where responder.node?.isReleased ?? true {
            hovered.removeAll { $0.node?.isReleased ?? true }
            return
        }
    }

    /// The responders at a point, innermost first.
    func responders(at point: CGPoint) -> [Responder] {
        var found: [Responder] = []
        collect(at: point, into: &found)
        return found
    }

    private func collect(at point: CGPoint, into found: inout [Responder]) {
        var node = tree.hit(point)
        while let current = node {
            if let responders = current.attachments?.responders {
                for case let responder as Responder in responders
                where responder.isEnabled && responder.isReached(at: point, on: current) {
                    responder.node = current
                    found.append(responder)
                }
            }
            node = current.parent
        }
    }

    private func isOver(_ responder: Responder, _ point: CGPoint) -> Bool {
        responders(at: point).contains { $0 === responder }
    }

    // MARK: Pointer

    private var isPressed: Bool { drags.isDragging || arena?.holdsPointer ?? false }

    private func move(to point: CGPoint?) {
        let old = pointer
        pointer = point
        if drags.isDragging {
            if let point { drags.move(to: point) }
            return
        }
        if let point, isPressed, point != old {
            arena?.handle(event(.moved, at: point))
            if drags.isDragging { dragBegan() }
        }
        if !isPressed { hover(at: point) }
    }

    /// The pointer style at the current place.
    package private(set) var pointerStyle = PointerStyle.default
    /// The help text of the view under the pointer.
    package var helpText: String? { rest.responder?.helpText }
    let rest = PointerRest()
    private var hoverPoint: CGPoint?

    /// Notifies the responders that the pointer left and those it entered; true where there are any.
    @discardableResult private func hover(at point: CGPoint?) -> Bool {
        over.removeAll(keepingCapacity: true)
        if let point { collect(at: point, into: &over) }
        var style: PointerStyle?
        var isHidden: Bool?
        var helpful: (any HelpProvider)?
        for responder in over {
            style = style ?? responder.pointerStyle
            isHidden = isHidden ?? responder.hidesPointer
            helpful = helpful ?? responder.helpProvider
        }
        pointerStyle = isHidden ?? false ? PointerStyle(.hidden) : style ?? .default
        rest.pointer(isOver: helpful, hasMoved: point != hoverPoint, at: clock())
        if !over.isEmpty { over.removeAll { $0.hoverReceiver == nil } }
        var isNew = false
        for responder in hovered where !Self.has(responder, over) {
            responder.hoverReceiver?.hoverChanged(false)
            isNew = true
        }
        for responder in over where !Self.has(responder, hovered) {
            responder.hoverReceiver?.hoverChanged(true)
            isNew = true
        }
        // Movement is reported only where the point is new.
        if let point {
            for responder in over where point != hoverPoint || !Self.has(responder, hovered) {
                responder.hoverReceiver?.hoverMoved(to: point)
            }
        }
        swap(&hovered, &over)
        hoverPoint = point
        over.removeAll(keepingCapacity: true)
        return isNew
    }

    /// A loop: the standard library's `contains` checks for the main actor before each call of a closure.
    private static func has(_ responder: Responder, _ all: [Responder]) -> Bool {
        for other in all where other === responder { return true }
        return false
    }

    /// From now on the pointer belongs to the drag.
    private func dragBegan() {
        arena?.cancel()
        arena = nil
        hover(at: nil)
        pointerStyle = .grabActive
    }

    private func press(at point: CGPoint, clicks: Int) {
        drags.cancel()
        closeCompletions(at: point)
        move(to: point)
        let found = responders(at: point)
        focus.pressed(found)
        for responder in found { (responder.modifiers, responder.clicks) = (modifiers, clicks) }
        let new = GestureArena(found, after: arena) { [weak self] in self?.isOver($0, $1) ?? false }
        arena = new
        new.handle(event(.began(clicks: clicks), at: point))
    }

    /// A press outside a completion list also goes to the view under the pointer.
    private func closeCompletions(at point: CGPoint) {
        if let topmost = tree.topmost, topmost.kind.isCompletion { topmost.pressBegan(at: point) }
    }

    /// In text input, the middle button inserts the primary selection.
    private func pressMiddle(at point: CGPoint) {
        closeCompletions(at: point)
        guard let taker = responders(at: point).first(where: \.takesText) else { return }
        focus.pressed([taker])
        taker.textInputClient?.middlePressed(at: taker.node?.local(point) ?? point)
    }

    private func pressSecondary(at point: CGPoint) {
        closeCompletions(at: point)
        move(to: point)
        for responder in responders(at: point) {
            if responder.secondaryPressed(at: responder.node?.local(point) ?? point) { return }
        }
    }

    /// The mouse's back button navigates back in the view under the pointer.
    private func goBack(at point: CGPoint) {
        move(to: point)
        _ = focus.back.goBack(from: tree.hit(point), within: tree.topmostCover?.node)
    }

    private func release(at point: CGPoint) {
        if drags.isDragging {
            drags.drop(at: point)
            return move(to: point)
        }
        if isPressed {
            // The release may be at a new place: report the movement first.
            if point != pointer { arena?.handle(event(.moved, at: point)) }
            if drags.isDragging {
                dragBegan()
                return release(at: point)
            }
            arena?.handle(event(.released, at: point))
            forgetArena()
        }
        move(to: point)
    }

    private func cancelPress() {
        drags.cancel()
        arena?.cancel()
        arena = nil
    }

    private func pinch(at point: CGPoint, _ phase: PinchPhase, _ kind: GestureEvent.Kind) {
        if phase == .began {
            // The press of the first finger belongs to the gesture.
            arena?.cancel()
            arena = nil
            pinch?.cancel()
            pinch = GestureArena(responders(at: point), after: nil) { [weak self] in self?.isOver($0, $1) ?? false }
        }
        pinch?.handle(event(kind, at: point))
        if phase == .ended { pinch = nil }
    }

    private func forgetArena() { if let arena, !arena.isDown, !arena.isBusy { self.arena = nil } }

    // MARK: Time

    var now: Double { clock().timeIntervalSinceReferenceDate }

    private func event(_ kind: GestureEvent.Kind, at point: CGPoint) -> GestureEvent {
        GestureEvent(kind: kind, place: point, time: now, modifiers: modifiers)
    }

    /// The next time at which gestures, drags or a resting pointer must be updated without an event.
    package var nextDate: Date? {
        var time = arena?.nextTime
        if let next = drags.nextTime { time = min(time ?? next, next) }
        if case .until(let end) = popupStay { time = min(time ?? end, end) }
        guard let time else { return rest.date }
        let date = Date(timeIntervalSinceReferenceDate: time)
        return rest.date.map { min($0, date) } ?? date
    }

    /// Whether that time has passed.
    package var isDue: Bool { nextDate.map { $0 <= clock() } ?? false }

    /// Called when a frame begins: updates what waits for a time.
    package func timePassed() {
        guard isDue else { return }
        ranCode = true
        rest.timePassed(to: clock())
        drags.timePassed(to: now)
        endPopupStay(at: now)
        guard let arena, arena.nextTime.map({ $0 <= now }) ?? false else { return }
        arena.handle(event(.time, at: pointer ?? .zero))
        forgetArena()
    }
}
