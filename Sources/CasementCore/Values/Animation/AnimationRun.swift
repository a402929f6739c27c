import Foundation

/// One animation of a value, blended over the value without it.
@MainActor struct AnimationRun<Value: VectorArithmetic> {
    let animation: Animation
    var target: Value
    var start: Double
    /// The end time; NaN for custom animations, which report their end themselves.
    private(set) var end: Double
    /// The spring that takes over velocity, if the animation is one, and the velocity taken over.
    let spring: Spring?
    private var taken = Value.zero
    let isCustom: Bool
    var context = AnimationContext<Value>()
    var report: AnimationReport

    /// Creates an animation that starts at a time, at a distance of `way` from its target.
    init(_ animation: Animation, to target: Value, at time: Double, way: Double, _ completion: AnimationTicket?) {
        (self.animation, self.target, start, report) = (animation, target, time, AnimationReport(completion))
        (isCustom, spring) = (animation.form.isCustom, animation.form.takingOver)
        end = time + animation.form.duration(rest: restShare(of: way))
        report.logicalEnd = time + animation.form.logicalDuration
    }

    /// Starts a spring with an initial velocity, in units per second.
    mutating func takeOver(_ velocity: Value, spring: Spring, way: Double) {
        let speed = velocity.magnitude2
        guard speed.isFinite else { return }
        taken = velocity
        let reach = way + speed / spring.frequency
        end = start + spring.settlingTime(offset: way, velocity: speed, epsilon: reach * restShare(of: reach))
    }

    /// Turns the value without the animation into the value with it; returns false when the animation has ended.
    mutating func advance(_ shown: inout Value, at time: Double, telling: Bool = true) -> Bool {
        let elapsed = max(0, time - start)
        if telling, report.ticket != nil, time >= report.logicalEnd { report.endLogically() }
        if isCustom {
            let part = animation.animate(value: target - shown, time: elapsed, context: &context)
            if telling, context.isLogicallyComplete { report.endLogically() }
            // A NaN value would stay NaN.
            guard let part, part.magnitudeSquared.isFinite else { return false }
            shown += part
            return true
        }
        guard time < end else { return false }
        if let spring {
            let motion = spring.motion(at: elapsed)
            shown -= target
            shown.scale(by: motion.offset)
            shown += target
            shown += taken.scaled(by: motion.velocity)
        } else {
            shown += (target - shown).scaled(by: animation.form.progress(at: elapsed))
        }
        return true
    }

    /// The velocity with the animation, where `velocity` is the velocity without it.
    func velocity(over shown: Value, movingBy velocity: Value, at time: Double) -> Value {
        let (elapsed, way) = (max(0, time - start), target - shown)
        if isCustom { return animation.velocity(value: way, time: elapsed, context: context) ?? .zero }
        if let spring {
            let motion = spring.motion(at: elapsed)
            return velocity.scaled(by: motion.offset) + way.scaled(by: motion.pull) + taken.scaled(by: motion.inertia)
        }
        return velocity.scaled(by: 1 - animation.form.progress(at: elapsed))
            + way.scaled(by: animation.form.velocity(at: elapsed))
    }
}

/// The fraction of a distance at which a spring may stop unnoticed: a thousandth, or less if that exceeds a twentieth
/// of a unit, which often is a point.
private func restShare(of way: Double) -> Double {
    way > 50 ? max(1e-5, 0.05 / way) : AnimationForm.restShare
}
