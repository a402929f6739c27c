import Foundation

extension Spring {
    /// The motion around the target after a time: an initial offset u and velocity v become u·`offset` + v·`velocity`,
    /// and the velocity becomes -u·`pull` + v·`inertia`.
    struct Motion {
        var offset, velocity, pull, inertia: Double
        static let atRest = Motion(offset: 0, velocity: 0, pull: 0, inertia: 0)
    }

    /// The closed solution of u'' = -ω²u - 2ζωu' after `time` seconds: e^(-ζωt) times a cosine and a sine if
    /// underdamped (ζ < 1), times 1 and t if critically damped, and two decays if overdamped.
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
            // The slow decay is the small difference of large numbers, so it is computed from the product of both, ω².
            let fast = exp(-(decay + split) * time)
            let slow = exp(-(frequency * (frequency / (decay + split))) * time)
            even = (slow + fast) / 2
            odd = (slow - fast) / (2 * split)
        }
        return Motion(
            offset: even + decay * odd, velocity: odd, pull: frequency * frequency * odd, inertia: even - decay * odd)
    }

    /// Seconds until a motion with this initial distance to the target and speed stays within `epsilon` of it; both are
    /// absolute values. Infinite for an undamped spring.
    ///
    /// The distance never exceeds e^(-rate t) times either of two bounds: a constant, and a line in t, which is the
    /// tighter one near critical damping. The first bound that falls to `epsilon` determines the result.
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
            // At its peak the line's bound is already below `epsilon`.
            if next <= 1 / rate { return min(settled, 1 / rate) }
            if abs(next - time) <= 1e-9 * time { break }
            time = next
        }
        return min(settled, time)
    }
}

extension VectorArithmetic {
    /// The Euclidean length of the value.
    var magnitude2: Double { magnitudeSquared.squareRoot() }
}

/// The motion of vector values.
extension Spring {
    /// The value after `time` seconds, starting at zero with a velocity in units per second and moving to `target`.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let motion = motion(at: time)
        return target.scaled(by: 1 - motion.offset) + initialVelocity.scaled(by: motion.velocity)
    }

    /// The velocity at that time, in units per second.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let motion = motion(at: time)
        return target.scaled(by: motion.pull) + initialVelocity.scaled(by: motion.inertia)
    }

    /// Advances a value and its velocity by `deltaTime` seconds towards `target`.
    public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval) {
        let (offset, motion) = (value - target, motion(at: deltaTime))
        value = target + offset.scaled(by: motion.offset) + velocity.scaled(by: motion.velocity)
        velocity = velocity.scaled(by: motion.inertia) - offset.scaled(by: motion.pull)
    }

    /// The force on a value with a position and velocity: that of the spring towards the target plus friction.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// Seconds until a value that starts at zero stays within `epsilon` of `target`; infinite for an undamped spring.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        settlingTime(offset: target.magnitude2, velocity: initialVelocity.magnitude2, epsilon: epsilon)
    }
}

/// The motion of animatable values.
extension Spring {
    /// The value after `time` seconds between two values.
    public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        let from = fromValue.animatableData
        var result = fromValue
        result.animatableData =
            from
            + value(
                target: toValue.animatableData - from, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// The velocity at that time, in units per second.
    public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        var result = fromValue
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
            time: time)
        return result
    }

    /// Advances a value and its velocity by `deltaTime` seconds towards `target`.
    @_disfavoredOverload
    public func update<V: Animatable>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval) {
        var (place, speed) = (value.animatableData, velocity.animatableData)
        update(value: &place, velocity: &speed, target: target.animatableData, deltaTime: deltaTime)
        (value.animatableData, velocity.animatableData) = (place, speed)
    }

    /// The force on a value between two values.
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var result = fromValue
        result.animatableData = force(
            target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
        return result
    }

    /// Seconds until a value between two stays within `epsilon` of the second.
    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
            epsilon: epsilon)
    }
}
