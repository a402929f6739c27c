import Foundation

/// A value that moves to its target under one or more animations.
///
/// A spring that follows a spring continues from the current value and velocity. Any other animation that starts while
/// others run is blended over them: the displayed value is `before + progress · (target - before)`, where `before` is
/// the current value of the earlier animations. So the value never jumps, and the earlier animations have no effect at
/// its end. Times are in seconds of one clock; they may skip ahead but never go back. Sampling does not allocate,
/// except for custom animations.
///
/// Before a value in motion is discarded, it must be ended with `jump(to:)`, or its completions would wait forever.
@MainActor package struct AnimatedValue<Value: VectorArithmetic> {
    /// The target value.
    package private(set) var target: Value
    /// The value at the start of the first animation.
    private var origin: Value
    /// The running animations, each blended over those before it.
    private var runs: [AnimationRun<Value>] = []
    /// Reports of ended animations, kept until the value rests.
    private var waiting: [AnimationReport] = []

    /// The maximum number of animations, which is rarely reached; the oldest is then frozen.
    private static var maximum: Int { 8 }

    package init(_ value: Value) { (target, origin) = (value, value) }

    /// Whether the value is animated.
    package var isAnimating: Bool { !runs.isEmpty }

    /// Sets a new target, reached by an animation that starts at `time`.
    ///
    /// An animation without duration sets the value immediately; so does a distance that is NaN or infinite.
    /// - Parameter completion: Notified when the animation is logically complete and when the value rests.
    package mutating func set(
        _ new: Value, animation: Animation, at time: Double, completion: AnimationTicket? = nil
    ) {
        let shown = value(at: time)
        let way = (new - shown).magnitude2
        var run = AnimationRun(animation, to: new, at: time, way: way, completion)
        guard way.isFinite, time.isFinite, run.isCustom || run.end > time else { return jump(to: new) }
        if runs.isEmpty, new == target { return }
        completion?.begin()
        if let spring = run.spring, let last = runs.last, last.spring != nil {
            run.takeOver(velocity(at: time), spring: spring, way: way)
            for run in runs { wait(run.report) }
            runs.removeAll(keepingCapacity: true)
            origin = shown
            runs.append(run)
        } else if run.isCustom, mergesIntoLast(&run, at: time) {
            wait(runs[runs.count - 1].report)
            runs[runs.count - 1] = run
        } else {
            if runs.count == Self.maximum {
                _ = runs[0].advance(&origin, at: time)
                wait(runs.removeFirst().report)
            }
            runs.append(run)
        }
        target = new
    }

    /// Sets the value immediately and ends all animations.
    package mutating func jump(to new: Value) {
        (target, origin) = (new, new)
        end(runs.count)
    }

    /// Moves the target and the displayed value by the same distance, which leaves the remaining motion unchanged.
    package mutating func shift(by distance: Value) {
        target += distance
        origin += distance
        for index in runs.indices { runs[index].target += distance }
    }

    /// The displayed value at a time. Most animated values are numbers; for these the generic code is specialised.
    @_specialize(where Value == Double)
    package mutating func value(at time: Double) -> Value {
        guard !runs.isEmpty else { return target }
        var (shown, ended) = (origin, 0)
        for index in runs.indices where !runs[index].advance(&shown, at: time) {
            shown = runs[index].target
            ended = index + 1
        }
        if ended > 0 {
            origin = runs[ended - 1].target
            end(ended)
        }
        for index in waiting.indices where time >= waiting[index].logicalEnd { waiting[index].endLogically() }
        return shown
    }

    /// The velocity of the displayed value at a time, in units per second.
    package func velocity(at time: Double) -> Value {
        var (shown, velocity) = (origin, Value.zero)
        for run in runs {
            velocity = run.velocity(over: shown, movingBy: velocity, at: time)
            var run = run
            if !run.advance(&shown, at: time, telling: false) { (shown, velocity) = (run.target, .zero) }
        }
        return velocity
    }

    /// Whether a custom animation replaces the last one, whose start and state it then takes over.
    private mutating func mergesIntoLast(_ run: inout AnimationRun<Value>, at time: Double) -> Bool {
        guard let last = runs.last else { return false }
        var below = origin
        for index in runs.indices.dropLast() where !runs[index].advance(&below, at: time, telling: false) {
            below = runs[index].target
        }
        var context = last.context
        guard
            run.animation.shouldMerge(
                previous: last.animation, value: last.target - below, time: time - last.start, context: &context)
        else { return false }
        (run.start, run.context) = (last.start, context)
        run.context.isLogicallyComplete = false
        return true
    }

    /// Removes the first `count` animations, which have ended or are hidden by later ones.
    private mutating func end(_ count: Int) {
        for index in 0..<count {
            runs[index].report.endLogically()
            wait(runs[index].report)
        }
        runs.removeFirst(count)
        guard runs.isEmpty else { return }
        // A completion may set the value again.
        let reports = waiting
        waiting.removeAll(keepingCapacity: true)
        for var report in reports {
            report.endLogically()
            report.ticket?.endPresence()
        }
    }

    private mutating func wait(_ report: AnimationReport) {
        if report.ticket != nil { waiting.append(report) }
    }
}

/// The state of one value's animation, as reported to its ticket.
@MainActor struct AnimationReport {
    let ticket: AnimationTicket?
    /// The time of logical completion; NaN if only the animation itself knows.
    var logicalEnd = Double.nan
    private var isLogicallyEnded = false

    init(_ ticket: AnimationTicket?) { self.ticket = ticket }

    mutating func endLogically() {
        guard !isLogicallyEnded else { return }
        isLogicallyEnded = true
        ticket?.endLogically()
    }
}
