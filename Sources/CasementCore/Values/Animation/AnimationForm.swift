import Foundation

/// The definition of an animation.
///
/// Except for custom animations, the effect is a number that grows from 0 to 1 and is the same for all parts of a
/// value. So it is sampled as a number, and only custom animations see values.
enum AnimationForm: Hashable, Sendable {
    /// The spring used if none is specified.
    case standard
    case curve(UnitCurve, duration: Double)
    /// A spring that takes over the value and velocity of a previous spring.
    case spring(Spring, blendDuration: Double)
    /// A spring whose effects add up; the velocity is in distances from start to target per second.
    case interpolatingSpring(Spring, velocity: Double)
    indirect case custom(AnyCustomAnimation)

    indirect case delay(Double, AnimationForm)
    indirect case speed(Double, AnimationForm)
    /// `leg` is the duration of one run; NaN if it is not known beforehand.
    indirect case repeating(Int?, autoreverses: Bool, leg: Double, AnimationForm)
    indirect case logicallyComplete(after: Double, AnimationForm)

    static let standardSpring = Spring(response: 0.55, dampingRatio: 1)

    /// The fraction of the distance within which a spring is at rest by default.
    static let restShare = 0.001

    /// Whether sampling requires values.
    var isCustom: Bool {
        switch self {
        case .standard, .curve, .spring, .interpolatingSpring: false
        case .custom: true
        case .delay(_, let base), .speed(_, let base), .repeating(_, _, _, let base), .logicallyComplete(_, let base):
            base.isCustom
        }
    }

    /// The contained spring that takes over value and velocity, at its speed.
    var takingOver: Spring? {
        switch self {
        case .standard: Self.standardSpring
        case .spring(let spring, _): spring
        case .speed(let factor, let base):
            base.takingOver.map { Spring(response: $0.response / factor, dampingRatio: $0.dampingRatio) }
        case .logicallyComplete(_, let base): base.takingOver
        default: nil
        }
    }

    /// Seconds until the end; 0 for invalid parameters, NaN for custom animations.
    func duration(rest: Double = restShare) -> Double {
        isCustom ? .nan : knownDuration(rest: rest)
    }

    private func knownDuration(rest: Double) -> Double {
        switch self {
        case .standard: Self.standardSpring.settlingTime(offset: 1, velocity: 0, epsilon: rest)
        case .curve(_, let duration): duration > 0 ? duration : 0
        case .spring(let spring, _): spring.settlingTime(offset: 1, velocity: 0, epsilon: rest)
        case .interpolatingSpring(let spring, let velocity):
            spring.settlingTime(offset: 1, velocity: abs(velocity), epsilon: rest)
        case .custom: .nan
        case .delay(let delay, let base): delay.isNaN ? 0 : max(0, delay + base.duration(rest: rest))
        case .speed(let factor, let base): factor > 0 ? base.duration(rest: rest) / factor : 0
        case .repeating(let count, _, let leg, _):
            if let count { leg * Double(max(0, count)) } else { leg > 0 ? .infinity : leg }
        case .logicallyComplete(_, let base): base.duration(rest: rest)
        }
    }

    /// Seconds until logical completion, when a spring may still move a little; NaN for custom animations.
    var logicalDuration: Double { isCustom ? .nan : knownLogicalDuration }

    private var knownLogicalDuration: Double {
        switch self {
        case .standard: Self.standardSpring.duration
        case .spring(let spring, _), .interpolatingSpring(let spring, _): spring.duration
        case .curve, .custom: duration()
        case .delay(let delay, let base): delay.isNaN ? 0 : max(0, delay + base.logicalDuration)
        case .speed(let factor, let base): factor > 0 ? base.logicalDuration / factor : 0
        case .repeating(let count, _, let leg, let base):
            count.map { $0 > 0 ? leg * Double($0 - 1) + base.logicalDuration : 0 } ?? duration()
        case .logicallyComplete(let time, let base):
            time < base.logicalDuration ? max(0, time) : base.logicalDuration
        }
    }

    /// The progress after `time` seconds, before the end; for all but custom animations.
    func progress(at time: Double) -> Double {
        switch self {
        case .standard: return 1 - Self.standardSpring.motion(at: time).offset
        case .curve(let curve, let duration): return duration > 0 ? curve.value(at: time / duration) : 1
        case .spring(let spring, _): return 1 - spring.motion(at: time).offset
        case .interpolatingSpring(let spring, let velocity):
            let motion = spring.motion(at: time)
            return 1 - motion.offset + velocity * motion.velocity
        case .custom: return 1
        case .delay(let delay, let base): return time < delay ? 0 : base.progress(at: time - delay)
        case .speed(let factor, let base): return base.progress(at: time * factor)
        case .repeating(let count, let autoreverses, let leg, let base):
            guard let (index, start) = Self.leg(at: time, count: count, duration: leg) else { return 1 }
            let progress = base.progress(at: time - start)
            return autoreverses && !index.isMultiple(of: 2) ? 1 - progress : progress
        case .logicallyComplete(_, let base): return base.progress(at: time)
        }
    }

    /// The rate of progress at a time, per second.
    func velocity(at time: Double) -> Double {
        switch self {
        case .standard: return Self.standardSpring.motion(at: time).pull
        case .curve(let curve, let duration):
            guard duration > 0, time >= 0, time < duration else { return 0 }
            let velocity = curve.velocity(at: time / duration) / duration
            return velocity.isFinite ? velocity : 0
        case .spring(let spring, _): return spring.motion(at: time).pull
        case .interpolatingSpring(let spring, let velocity):
            let motion = spring.motion(at: time)
            return motion.pull + velocity * motion.inertia
        case .custom: return 0
        case .delay(let delay, let base): return time < delay ? 0 : base.velocity(at: time - delay)
        case .speed(let factor, let base): return base.velocity(at: time * factor) * factor
        case .repeating(let count, let autoreverses, let leg, let base):
            guard let (index, start) = Self.leg(at: time, count: count, duration: leg) else { return 0 }
            let velocity = base.velocity(at: time - start)
            return autoreverses && !index.isMultiple(of: 2) ? -velocity : velocity
        case .logicallyComplete(_, let base): return base.velocity(at: time)
        }
    }

    /// The index of the run at a time, counted from 0, and its start; nil after the last.
    private static func leg(at time: Double, count: Int?, duration: Double) -> (index: Int, start: Double)? {
        guard duration > 0 else { return nil }
        let past = max(0, time / duration).rounded(.down)
        guard past < Double(count ?? .max), past < 1e15 else { return nil }
        return (Int(past), past * duration)
    }
}

/// A type-erased custom animation.
struct AnyCustomAnimation: Hashable, Sendable {
    let base: any CustomAnimation

    static func == (left: Self, right: Self) -> Bool { AnyHashable(left.base) == AnyHashable(right.base) }
    func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}
