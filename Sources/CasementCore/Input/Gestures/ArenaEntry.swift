import Foundation

/// A candidate for a press: a gesture or a control.
@MainActor class ArenaEntry {
    /// Its state in the arena.
    enum State { case waiting, running, over }

    /// What it requests next.
    enum Step {
        case wait, fail
        /// To begin, if no entry that takes precedence may still do so.
        case begin(GestureClaim)
    }

    let responder: Responder
    let priority: GesturePriority
    let index: Int
    final var state = State.waiting

    init(_ responder: Responder, priority: GesturePriority, at index: Int) {
        (self.responder, self.priority, self.index) = (responder, priority, index)
    }

    /// Whether it waits for another press.
    var expectsMore: Bool { false }
    /// The time at which it must be updated without an event.
    var nextTime: Double? { nil }
    /// Whether it must be notified of the release, though it may be over.
    var isPressed: Bool { false }
    /// Whether it follows the movements of the press.
    var followsPress: Bool { state == .running }
    /// Whether simultaneous gestures of views in it do not exclude it.
    var sharesPresses: Bool { false }

    func handle(_ event: GestureEvent, in context: GestureContext) {}
    /// Called while it waits.
    func nextStep() -> Step { .wait }
    /// Called when no other entry blocks it any more.
    func begin() {}
    /// Whether it blocks later entries from beginning, while it waits itself.
    func blocks(_ claim: GestureClaim) -> Bool { true }
    /// Calls the program's actions for changes, while it runs.
    func report() {}
    /// Ends it without a result.
    func end() { state = .over }
    /// Called when its press has ended.
    func release(isOver: Bool) {}
    /// Ends it without a result, because the pressed view is being dragged.
    func cancelPress() {}
    /// Called when it is not at the place of the next press.
    func leave() {}
    /// Resets it for another press.
    func reset() {}

    /// Whether the two exclude each other and this one takes precedence.
    final func comes(before other: ArenaEntry) -> Bool {
        guard index < other.index else { return priority == .high }
        if priority == .simultaneous, other.sharesPresses { return false }
        // A gesture that waits for a drag does not block presses of views around it.
        return priority != .drag && (other.priority == .normal || other.priority == .drag)
    }
}

/// The entry of a gesture recogniser.
@MainActor final class RecogniserEntry: ArenaEntry {
    private let recogniser: _AnyGestureRecogniser

    init(_ recogniser: _AnyGestureRecogniser, of responder: GestureResponder, at index: Int) {
        self.recogniser = recogniser
        super.init(responder, priority: responder.priority, at: index)
    }

    override var expectsMore: Bool { recogniser.expectsMore }
    override var nextTime: Double? { recogniser.nextTime }

    override func handle(_ event: GestureEvent, in context: GestureContext) { recogniser.handle(event, in: context) }

    override func nextStep() -> Step {
        switch recogniser.status {
        case .failed:
            recogniser.commit()
            return .fail
        case .possible:
            if recogniser.hasValue { recogniser.commit() }
            return .wait
        case .active, .ended: return .begin(recogniser.claim)
        }
    }

    override func blocks(_ claim: GestureClaim) -> Bool {
        // Of taps, one that waits for another click blocks the others.
        if recogniser.expectsMore, claim != .tap { return false }
        return recogniser.status != .failed && !recogniser.yields(to: claim)
    }

    override func report() {
        recogniser.commit()
        if recogniser.status == .ended || recogniser.status == .failed { state = .over }
    }

    override func end() {
        super.end()
        recogniser.cancel()
    }

    override func leave() { recogniser.cancel() }
    override func reset() { recogniser.reset() }
}

/// The entry of a control or another receiver of presses. It begins as soon as it may.
@MainActor final class PressEntry: ArenaEntry {
    private let receiver: any PressReceiver
    private var press = false
    /// The time of the next repeat.
    private var repeatTime: Double?
    private var place = CGPoint.zero
    private var time = 0.0
    private var clicks = 1

    /// The delay before a held control repeats, and the interval afterwards: seconds, as for keys on desktops.
    private static let repeatDelay = 0.5, repeatPause = 0.08

    init(_ receiver: any PressReceiver, at index: Int) {
        self.receiver = receiver
        super.init(receiver, priority: .normal, at: index)
    }

    override var isPressed: Bool { press }
    override var sharesPresses: Bool { receiver.sharesPresses }
    override var followsPress: Bool { press && receiver.followsPress }
    override var nextTime: Double? { repeatTime }

    override func handle(_ event: GestureEvent, in context: GestureContext) {
        (place, time) = (event.place, event.time)
        switch event.kind {
        case .began(let clicks): self.clicks = clicks
        case .moved where press:
            receiver.pressMoved(to: context.node.local(place), isOver: context.isOver(place))
        default: break
        }
        guard let due = repeatTime, time >= due - 1e-6 else { return }
        repeatTime = time + Self.repeatPause
        receiver.pressRepeated()
    }

    override func nextStep() -> Step { .begin(.control) }

    override func begin() {
        guard let node = receiver.node else { return }
        press = true
        if receiver.repeats { repeatTime = time + Self.repeatDelay }
        receiver.pressBegan(at: node.local(place))
    }

    override func end() {
        super.end()
        release(isOver: false)
    }

    override func release(isOver: Bool) {
        guard press else { return }
        (press, repeatTime) = (false, nil)
        receiver.pressEnded(isOver: isOver, at: receiver.node?.local(place) ?? place, clicks: clicks)
    }

    override func cancelPress() {
        guard press else { return }
        press = false
        receiver.pressCancelled()
    }
}
