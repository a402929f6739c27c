import Foundation

/// One of those that a press may be meant for: a gesture, or a control.
@MainActor class ArenaEntry {
    /// Where it stands with the others of its arena.
    enum State { case waiting, running, over }

    /// What it wants to do next.
    enum Step {
        case wait, fail
        /// It begins where nothing that comes first may still do so.
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
    /// When time alone makes a difference.
    var nextTime: Double? { nil }
    /// Whether it is to be told of the release, though it may be over.
    var isPressed: Bool { false }

    func handle(_ event: GestureEvent, in context: GestureContext) {}
    /// Called while it waits.
    func nextStep() -> Step { .wait }
    /// Called when nothing stands in its way any more.
    func begin() {}
    /// Whether it keeps what comes after it from beginning, while it waits itself.
    func blocks(_ claim: GestureClaim) -> Bool { true }
    /// Tells the program what has changed, while it runs.
    func report() {}
    /// It is over without a result.
    func end() { state = .over }
    /// The press that it was in has ended.
    func release(isOver: Bool) {}
    /// All is over without a result: what was pressed is dragged away.
    func cancelPress() {}
    /// It is not at the place of the press that follows.
    func leave() {}
    /// Begins anew.
    func reset() {}

    /// Whether the two exclude each other and this one comes first.
    final func comes(before other: ArenaEntry) -> Bool {
        guard index < other.index else { return priority == .high }
        // What waits for a drag keeps nothing around it from being pressed.
        return priority != .drag && (other.priority == .normal || other.priority == .drag)
    }
}

/// The recogniser of a gesture among those that a press may be meant for.
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
        // Of taps, the one that waits for another click keeps the others waiting too.
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

/// A control, or what else is pressed, among those that a press may be meant for. It begins as soon as it may.
@MainActor final class PressEntry: ArenaEntry {
    private let receiver: any PressReceiver
    private var press = false
    /// When one that repeats counts next.
    private var repeatTime: Double?
    private var place = CGPoint.zero
    private var time = 0.0
    private var clicks = 1

    /// How long a control is held before it repeats, and how long from then on: seconds, as keys on desktops.
    private static let repeatDelay = 0.5, repeatPause = 0.08

    init(_ receiver: any PressReceiver, at index: Int) {
        self.receiver = receiver
        super.init(receiver, priority: .normal, at: index)
    }

    override var isPressed: Bool { press }
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
