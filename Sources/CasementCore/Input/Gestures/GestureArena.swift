import Foundation

/// Where the gestures and controls around a press find out which of them it is meant for.
///
/// Of two that exclude each other, one comes first: that of the view inside, or that with high priority. The other one waits until the
/// first has failed, or makes way: a tap for a drag or a long press, a drag that has not begun for a long press. What has begun
/// ends the others. Gestures added with `simultaneousGesture` exclude nothing inside.
@MainActor final class GestureArena {
    /// From the inside out.
    private var entries: [ArenaEntry] = []
    private let isOver: (Responder, CGPoint) -> Bool
    private var place = CGPoint.zero
    private(set) var isDown = false

    /// The receivers at the place of a press, from the inside out. What waited for it in the arena before goes on from there.
    init(
        _ responders: [Responder], after before: GestureArena?, isOver: @escaping (Responder, CGPoint) -> Bool
    ) {
        self.isOver = isOver
        before?.giveUpWaiting { waiting in responders.contains { $0 === waiting } }
        for responder in responders { add(responder) }
        let waiting = before?.entries.filter { $0.state != .over } ?? []
        for old in waiting {
            if let new = entries.first(where: { $0.responder === old.responder }) {
                new.state = old.state
            } else {
                old.leave()
            }
        }
        for entry in entries where !waiting.contains(where: { $0.responder === entry.responder }) { entry.reset() }
    }

    private func add(_ responder: Responder) {
        if let receiver = responder.pressReceiver {
            entries.append(PressEntry(receiver, at: entries.count))
        } else if let gesture = responder as? GestureResponder {
            if !gesture.mask.contains(.subviews) { entries.removeAll() }
            guard gesture.mask.contains(.gesture), let recogniser = gesture.prepare() else { return }
            entries.append(RecogniserEntry(recogniser, of: gesture, at: entries.count))
        }
    }

    /// What waits for another click where there will be none makes way for what waits for it.
    private func giveUpWaiting(unless isPressed: (Responder) -> Bool) {
        for entry in entries where entry.state == .waiting && entry.expectsMore {
            if !isPressed(entry.responder) { entry.leave() }
        }
        resolve()
    }

    /// Whether anything is still undecided.
    var isBusy: Bool { entries.contains { $0.state != .over } }
    /// Whether something is pressed or may come to be.
    var holdsPointer: Bool { isDown && !entries.isEmpty }

    /// When time alone makes a difference.
    var nextTime: Double? {
        var next: Double?
        for entry in entries where entry.state != .over {
            if let time = entry.nextTime { next = min(next ?? time, time) }
        }
        return next
    }

    // MARK: Events

    func handle(_ event: GestureEvent) {
        place = event.place
        switch event.kind {
        case .began: isDown = true
        case .released: isDown = false
        default: break
        }
        for entry in entries where entry.state != .over { tell(entry, event) }
        resolve()
        if event.kind == .released { endPresses() }
        entries.removeAll { $0.state == .over && !$0.isPressed && !isDown }
    }

    private func tell(_ entry: ArenaEntry, _ event: GestureEvent) {
        let responder = entry.responder
        guard responder.isEnabled, let node = responder.node, !node.isReleased else { return entry.end() }
        entry.handle(event, in: GestureContext(node: node) { [isOver] in isOver(responder, $0) })
    }

    /// Lets those begin in whose way nothing stands, until nothing changes.
    private func resolve() {
        var isChanged = true
        while isChanged {
            isChanged = false
            for entry in inOrder where entry.state == .waiting && advance(entry) { isChanged = true }
        }
        for entry in entries where entry.state == .running { entry.report() }
    }

    /// Those that come first, first.
    private var inOrder: [ArenaEntry] {
        guard entries.contains(where: { $0.priority == .high }) else { return entries }
        return entries.filter { $0.priority == .high }.reversed() + entries.filter { $0.priority != .high }
    }

    /// True where it is not waiting any more.
    private func advance(_ entry: ArenaEntry) -> Bool {
        switch entry.nextStep() {
        case .wait: return false
        case .fail: entry.state = .over
        case .begin(let claim):
            guard !isBlocked(entry, claim) else { return false }
            begin(entry)
        }
        return true
    }

    /// Whether something that comes before it may still begin.
    private func isBlocked(_ entry: ArenaEntry, _ claim: GestureClaim) -> Bool {
        for other in entries where other.state == .waiting && other !== entry && other.comes(before: entry) {
            if other.blocks(claim) { return true }
        }
        return false
    }

    private func begin(_ entry: ArenaEntry) {
        entry.state = .running
        for other in entries where other !== entry && other.state != .over {
            if other.comes(before: entry) || entry.comes(before: other) { other.end() }
        }
        entry.begin()
    }

    private func endPresses() {
        for entry in entries where entry.isPressed {
            entry.state = .over
            entry.release(isOver: isOver(entry.responder, place))
        }
    }

    /// Those that left the window, or were disabled, are out of it.
    func dropGone() {
        for entry in entries where entry.state != .over {
            let responder = entry.responder
            if !responder.isEnabled || responder.node?.isReleased ?? true { entry.end() }
        }
    }

    /// All is over without a result.
    func cancel() {
        for entry in entries { entry.cancelPress() }
        for entry in entries where entry.state != .over { entry.end() }
    }
}
