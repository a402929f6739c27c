import Foundation

/// A value on its way to its target, under the animations that took it there.
///
/// A spring that follows a spring goes on from its place with its velocity. Any other animation that starts while others
/// run grows over them: what is shown is `before + progress · (target - before)`, where `before` is what the others show
/// meanwhile. So there is no jump, and at its end nothing of the others is left. Times are in seconds on one clock; they may
/// skip ahead but never go back. Sampling allocates nothing, except what custom animations do.
///
/// Whoever gives one up while it moves ends it with `jump(to:)`, or its completions would wait forever.
@MainActor package struct AnimatedValue<Value: VectorArithmetic> {
    /// Where the value is going, or rests.
    package private(set) var target: Value
    /// Where the first of the animations started.
    private var origin: Value
    /// The animations, each over those before it.
    private var runs: [AnimationRun<Value>] = []
    /// What waits until the value rests, for animations that are gone already.
    private var waiting: [AnimationReport] = []

    /// More are hardly ever seen: then the oldest stands still.
    private static var maximum: Int { 8 }

    package init(_ value: Value) { (target, origin) = (value, value) }

    /// Whether the value is on its way.
    package var isAnimating: Bool { !runs.isEmpty }

    /// Gives the value a new target, reached under an animation that starts at `time`.
    ///
    /// An animation that lasts no time has the value there at once; so has a way that is no number or without end.
    /// - Parameter completion: What hears when the animation looks finished, and when the value rests.
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

    /// Has the value rest at once.
    package mutating func jump(to new: Value) {
        (target, origin) = (new, new)
        end(runs.count)
    }

    /// Moves the target, and what is shown with it, so that the rest of the way stays the same.
    package mutating func shift(by distance: Value) {
        target += distance
        origin += distance
        for index in runs.indices { runs[index].target += distance }
    }

    /// What is shown at a time. Most of what moves is a number: for these nothing is looked up.
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

    /// How fast what is shown moves at a time, in units per second.
    package func velocity(at time: Double) -> Value {
        var (shown, velocity) = (origin, Value.zero)
        for run in runs {
            velocity = run.velocity(over: shown, movingBy: velocity, at: time)
            var run = run
            if !run.advance(&shown, at: time, telling: false) { (shown, velocity) = (run.target, .zero) }
        }
        return velocity
    }

    /// Whether a custom animation takes the place of the last, from which it then has the start and what was kept.
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

    /// Drops the first animations, which have ended or which later ones hide.
    private mutating func end(_ count: Int) {
        for index in 0..<count {
            runs[index].report.endLogically()
            wait(runs[index].report)
        }
        runs.removeFirst(count)
        guard runs.isEmpty else { return }
        // A completion may set the value anew.
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

/// What a ticket is told of one value.
@MainActor struct AnimationReport {
    let ticket: AnimationTicket?
    /// When the animation looks finished; no number where only the animation knows.
    var logicalEnd = Double.nan
    private var isLogicallyEnded = false

    init(_ ticket: AnimationTicket?) { self.ticket = ticket }

    mutating func endLogically() {
        guard !isLogicallyEnded else { return }
        isLogicallyEnded = true
        ticket?.endLogically()
    }
}
