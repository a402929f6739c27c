import Foundation

/// Decides which of the gestures and controls around a press it is meant for.
///
/// Of two that exclude each other, one takes precedence: that of the view inside, or that with high priority.
/// The other one waits until the first has failed, or yields: a tap to a drag or a long press, a drag that has
/// not begun to a long press. One that has begun ends the others. Gestures added with `simultaneousGesture` do
/// not exclude those inside.
@MainActor final class GestureArena {
    /// From the innermost to the outermost.
    private var entries: [ArenaEntry] = []
    private let isOver: (Responder, CGPoint) -> Bool
    private var place = CGPoint.zero
    private(set) var isDown = false

    /// An arena of the receivers at the place of a press, from the innermost to the outermost. Entries of the arena
    /// before that waited for this press continue.
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

    /// Ends entries that wait for another click but were not pressed again.
    private func giveUpWaiting(unless isPressed: (Responder) -> Bool) {
        for entry in entries where entry.state == .waiting && entry.expectsMore {
            if !isPressed(entry.responder) { entry.leave() }
        }
        resolve()
    }

    /// Whether any entry is still undecided.
    var isBusy: Bool { entries.contains { $0.state != .over } }
    /// Whether an entry is pressed or may still begin.
    var holdsPointer: Bool { isDown && !entries.isEmpty }

    /// Whether an entry follows the movements of the press.
    var followsPress: Bool { isDown && entries.contains(where: \.followsPress) }

    /// The next time at which an entry must be updated without an event.
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
        for entry in entries where entry.state != .over { deliver(entry, event) }
        resolve()
        if event.kind == .released { endPresses() }
        entries.removeAll { $0.state == .over && !$0.isPressed && !isDown }
    }

    private func deliver(_ entry: ArenaEntry, _ event: GestureEvent) {
        let responder = entry.responder
        guard responder.isEnabled, let node = responder.node, !node.isReleased else { return entry.end() }
        entry.handle(event, in: GestureContext(node: node) { [isOver] in isOver(responder, $0) })
    }

    /// Begins all entries that are not blocked, until nothing changes.
    private func resolve() {
        var isChanged = true
        while isChanged {
            isChanged = false
            for entry in inOrder where entry.state == .waiting && advance(entry) { isChanged = true }
        }
        for entry in entries where entry.state == .running { entry.report() }
    }

    /// The entries in order of precedence.
    private var inOrder: [ArenaEntry] {
        guard entries.contains(where: { $0.priority == .high }) else { return entries }
        return entries.filter { $0.priority == .high }.reversed() + entries.filter { $0.priority != .high }
    }

    /// Advances a waiting entry; true where it does not wait any more.
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

    /// Whether an entry that takes precedence may still begin.
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

    /// Removes entries whose responders left the window or were disabled.
    func dropGone() {
        for entry in entries where entry.state != .over {
            let responder = entry.responder
            if !responder.isEnabled || responder.node?.isReleased ?? true { entry.end() }
        }
    }

    /// Ends all entries without a result.
    func cancel() {
        for entry in entries { entry.cancelPress() }
        for entry in entries where entry.state != .over { entry.end() }
    }
}
