import Foundation

/// Where the gestures around a press find out which of them it is meant for.
///
/// Of two that exclude each other, one comes first: that of the view inside, or that with high priority. The other one waits until the
/// first has failed, or makes way: a tap for a drag or a long press, a drag that has not begun for a long press. Who has begun
/// ends the others. Gestures added with `simultaneousGesture` exclude nothing inside.
@MainActor final class GestureArena {
    fileprivate enum State { case waiting, running, over }

    @MainActor fileprivate final class Entry {
        let responder: Responder
        let machine: _GestureMachine?
        let priority: GesturePriority
        let index: Int
        var state = State.waiting
        /// A control or its like: it has been told of the press.
        var isPressed = false
        /// When one that repeats triggers next.
        var repeatTime: Double?

        init(_ responder: Responder, at index: Int) {
            (self.responder, self.index) = (responder, index)
            let gesture = responder as? GestureResponder
            machine = gesture?.prepare()
            priority = gesture?.priority ?? .normal
        }
    }

    /// From the inside out.
    private var entries: [Entry] = []
    private let isOver: (Responder, CGPoint) -> Bool
    private var clicks = 1
    private var place = CGPoint.zero
    private var time = 0.0
    private(set) var isDown = false

    /// The receivers at the place of a press, from the inside out. Who waited for it in the arena before goes on from there.
    init(
        _ responders: [Responder], after before: GestureArena?, isOver: @escaping (Responder, CGPoint) -> Bool
    ) {
        self.isOver = isOver
        before?.giveUpWaiting { waiting in responders.contains { $0 === waiting } }
        for responder in responders {
            if let gesture = responder as? GestureResponder, !gesture.mask.contains(.subviews) { entries.removeAll() }
            if responder.wantsPresses { entries.append(Entry(responder, at: entries.count)) }
        }
        let waiting = before?.entries.filter { $0.state != .over } ?? []
        for old in waiting {
            if let new = entries.first(where: { $0.responder === old.responder }) {
                new.state = old.state
            } else {
                old.machine?.cancel()
            }
        }
        for entry in entries where !waiting.contains(where: { $0.responder === entry.responder }) {
            entry.machine?.reset()
        }
    }

    /// Who waits for another click where there will be none makes way for those who wait for it.
    private func giveUpWaiting(unless isPressed: (Responder) -> Bool) {
        for entry in entries where entry.state == .waiting && entry.machine?.expectsMore ?? false {
            if !isPressed(entry.responder) { entry.machine?.cancel() }
        }
        resolve()
    }

    /// Whether anything is still undecided.
    var isBusy: Bool { entries.contains { $0.state != .over } }
    /// Whether somebody is pressed or may come to be.
    var holdsPointer: Bool { isDown && !entries.isEmpty }

    /// When time alone makes a difference.
    var nextTime: Double? {
        var next: Double?
        for entry in entries where entry.state != .over {
            if let time = entry.machine?.nextTime ?? entry.repeatTime { next = min(next ?? time, time) }
        }
        return next
    }

    // MARK: Events

    func handle(_ event: GestureEvent) {
        (place, time) = (event.place, event.time)
        switch event.kind {
        case .began(let clicks): (isDown, self.clicks) = (true, clicks)
        case .released: isDown = false
        default: break
        }
        for entry in entries where entry.state != .over { tell(entry, event) }
        resolve()
        if event.kind == .released { endPresses() }
        entries.removeAll { $0.state == .over && !$0.isPressed && !isDown }
    }

    private func tell(_ entry: Entry, _ event: GestureEvent) {
        let responder = entry.responder
        guard responder.isEnabled, let node = responder.node, !node.isReleased else { return end(entry) }
        guard let machine = entry.machine else {
            if case .moved = event.kind, entry.isPressed {
                responder.pressMoved(to: node.local(event.place), isOver: isOver(responder, event.place))
            }
            repeatPress(entry)
            return
        }
        let around = GestureContext(node: node) { [isOver] in isOver(responder, $0) }
        machine.handle(event, in: around)
    }

    /// Lets those begin in whose way nobody stands, until nothing changes.
    private func resolve() {
        var isChanged = true
        while isChanged {
            isChanged = false
            for entry in inOrder where entry.state == .waiting && advance(entry) { isChanged = true }
        }
        for entry in entries where entry.state == .running && entry.machine != nil { report(entry) }
    }

    /// Those that come first, first.
    private var inOrder: [Entry] {
        guard entries.contains(where: { $0.priority == .high }) else { return entries }
        return entries.filter { $0.priority == .high }.reversed() + entries.filter { $0.priority != .high }
    }

    /// True where it is not waiting any more.
    private func advance(_ entry: Entry) -> Bool {
        guard let machine = entry.machine else {
            guard !isBlocked(entry, .control) else { return false }
            begin(entry)
            press(entry)
            return true
        }
        switch machine.status {
        case .failed:
            machine.commit()
            entry.state = .over
            return true
        case .possible:
            if machine.hasValue { machine.commit() }
            return false
        case .active, .ended:
            guard !isBlocked(entry, machine.claim) else { return false }
            begin(entry)
            return true
        }
    }

    private func report(_ entry: Entry) {
        guard let machine = entry.machine else { return }
        machine.commit()
        if machine.status == .ended || machine.status == .failed { entry.state = .over }
    }

    /// Whether somebody who comes before it may still begin.
    private func isBlocked(_ entry: Entry, _ claim: GestureClaim) -> Bool {
        for other in entries where other.state == .waiting && other !== entry && other.comes(before: entry) {
            guard let machine = other.machine else { return true }
            // Of taps, the one that waits for another click keeps the others waiting too.
            if machine.expectsMore, claim != .tap { continue }
            if machine.status != .failed, !machine.yields(to: claim) { return true }
        }
        return false
    }

    private func begin(_ entry: Entry) {
        entry.state = .running
        for other in entries where other !== entry && other.state != .over {
            if other.comes(before: entry) || entry.comes(before: other) { end(other) }
        }
    }

    private func end(_ entry: Entry) {
        entry.state = .over
        entry.machine?.cancel()
        release(entry, isOver: false)
    }

    // MARK: Controls

    private func press(_ entry: Entry) {
        guard let node = entry.responder.node else { return }
        entry.isPressed = true
        if let control = entry.responder as? ControlResponder, control.repeats {
            entry.repeatTime = time + Self.repeatDelay
        }
        entry.responder.pressBegan(at: node.local(place))
    }

    /// How long a control is held before it repeats, and how long from then on: seconds, as keys on desktops.
    private static let repeatDelay = 0.5, repeatPause = 0.08

    private func repeatPress(_ entry: Entry) {
        guard let due = entry.repeatTime, time >= due - 1e-6 else { return }
        entry.repeatTime = time + Self.repeatPause
        (entry.responder as? ControlResponder)?.triggerAgain()
    }

    private func release(_ entry: Entry, isOver: Bool) {
        guard entry.isPressed else { return }
        (entry.isPressed, entry.repeatTime) = (false, nil)
        let responder = entry.responder
        responder.pressEnded(isOver: isOver, at: responder.node?.local(place) ?? place, clicks: clicks)
    }

    private func endPresses() {
        for entry in entries where entry.isPressed {
            entry.state = .over
            release(entry, isOver: isOver(entry.responder, place))
        }
    }

    /// Those that left the window, or were disabled, are out of it.
    func dropGone() {
        for entry in entries where entry.state != .over {
            let responder = entry.responder
            if !responder.isEnabled || responder.node?.isReleased ?? true { end(entry) }
        }
    }

    /// All is over without a result.
    func cancel() {
        for entry in entries where entry.isPressed {
            entry.isPressed = false
            entry.responder.pressCancelled()
        }
        for entry in entries where entry.state != .over { end(entry) }
    }
}

extension GestureArena.Entry {
    /// Whether the two exclude each other and this one comes first.
    fileprivate func comes(before other: GestureArena.Entry) -> Bool {
        guard index < other.index else { return priority == .high }
        // Who waits for a drag keeps nobody around from being pressed.
        return priority != .drag && (other.priority == .normal || other.priority == .drag)
    }
}
