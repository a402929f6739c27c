import Foundation

extension Spring {
    /// The motion around the target after a time: an offset u and a velocity v at the start become u·`offset` + v·`velocity`,
    /// and their velocity -u·`pull` + v·`inertia`.
    struct Motion {
        var offset, velocity, pull, inertia: Double
        static let atRest = Motion(offset: 0, velocity: 0, pull: 0, inertia: 0)
    }

    /// The closed solution of u'' = -ω²u - 2ζωu' after `time` seconds, from e^(-ζωt) times a cosine and a sine where the
    /// spring swings (ζ < 1), times 1 and t where it just does not, and from two decays where it creeps.
    func motion(at time: Double) -> Motion {
        guard frequency.isFinite, time < .infinity else { return .atRest }
        guard time > 0 else { return Motion(offset: 1, velocity: 0, pull: 0, inertia: 1) }
        let decay = dampingRatio * frequency
        let (even, odd): (Double, Double)
        if abs(dampingRatio - 1) < 1e-9 {
            even = exp(-decay * time)
            odd = even * time
        } else if dampingRatio < 1 {
            let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
            let rest = exp(-decay * time)
            even = rest * cos(swing * time)
            odd = rest * sin(swing * time) / swing
        } else {
            let split = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
            // The slow decay is the small difference of large numbers, so it is taken from the product of both, ω².
            let fast = exp(-(decay + split) * time)
            let slow = exp(-(frequency * (frequency / (decay + split))) * time)
            even = (slow + fast) / 2
            odd = (slow - fast) / (2 * split)
        }
        return Motion(
            offset: even + decay * odd, velocity: odd, pull: frequency * frequency * odd, inertia: even - decay * odd)
    }

    /// Seconds after which a motion from this distance to the target at this speed stays within `epsilon` of it; both are
    /// lengths. Infinite for a spring that swings forever.
    ///
    /// The motion is never further away than e^(-rate t) times either of two bounds: a constant, and a line in t, which is the
    /// better one where the spring nearly creeps. The first that falls to `epsilon` tells.
    func settlingTime(offset: Double, velocity: Double, epsilon: Double) -> Double {
        guard frequency.isFinite, offset.isFinite, velocity.isFinite, epsilon > 0 else { return 0 }
        guard offset > epsilon || velocity > 0 else { return 0 }
        let decay = dampingRatio * frequency
        let slope = velocity + decay * offset
        let split = frequency * abs(1 - dampingRatio * dampingRatio).squareRoot()
        let isCreeping = dampingRatio > 1
        let rate = isCreeping ? frequency * (frequency / (decay + split)) : decay
        guard rate > 0 else { return .infinity }
        let constant = isCreeping ? (offset + slope / split) / 2 : hypot(offset, slope / split)
        let settled = constant > epsilon ? log(constant / epsilon) / rate : 0
        var time = 1 / rate
        for _ in 0..<48 {
            let next = log((offset + slope * time) / epsilon) / rate
            // At its peak the line's bound is below already.
            if next <= 1 / rate { return min(settled, 1 / rate) }
            if abs(next - time) <= 1e-9 * time { break }
            time = next
        }
        return min(settled, time)
    }
}

extension VectorArithmetic {
    /// The length of the value.
    var magnitude2: Double { magnitudeSquared.squareRoot() }
}

/// What a spring does to a value.
extension Spring {
    /// Where a value is that started at zero with a velocity, in units per second, after `time` seconds on its way to `target`.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let motion = motion(at: time)
        return target.scaled(by: 1 - motion.offset) + initialVelocity.scaled(by: motion.velocity)
    }

    /// How fast that value is then, in units per second.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let motion = motion(at: time)
        return target.scaled(by: motion.pull) + initialVelocity.scaled(by: motion.inertia)
    }

    /// Moves a value on by `deltaTime` seconds towards `target`, and its velocity with it.
    public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval) {
        let (offset, motion) = (value - target, motion(at: deltaTime))
        value = target + offset.scaled(by: motion.offset) + velocity.scaled(by: motion.velocity)
        velocity = velocity.scaled(by: motion.inertia) - offset.scaled(by: motion.pull)
    }

    /// The force on a value at a place with a velocity: that of the spring towards the target and that of friction.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// Seconds until a value that starts at zero stays within `epsilon` of `target`; infinite for a spring that swings forever.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        settlingTime(offset: target.magnitude2, velocity: initialVelocity.magnitude2, epsilon: epsilon)
    }
}

/// The same between two values of what is animated.
extension Spring {
    /// Where a value is after `time` seconds on its way between two.
    public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        let from = fromValue.animatableData
        var result = fromValue
        result.animatableData =
            from
            + value(
                target: toValue.animatableData - from, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// How fast that value is then, in units per second.
    public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        var result = fromValue
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
            time: time)
        return result
    }

    /// Moves a value on by `deltaTime` seconds towards `target`, and its velocity with it.
    @_disfavoredOverload
    public func update<V: Animatable>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval) {
        var (place, speed) = (value.animatableData, velocity.animatableData)
        update(value: &place, velocity: &speed, target: target.animatableData, deltaTime: deltaTime)
        (value.animatableData, velocity.animatableData) = (place, speed)
    }

    /// The force on a value between two.
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var result = fromValue
        result.animatableData = force(
            target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
        return result
    }

    /// Seconds until a value on its way between two stays within `epsilon` of the second.
    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
            epsilon: epsilon)
    }
}
