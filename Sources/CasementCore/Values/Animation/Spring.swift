import Foundation

/// The motion of a mass on a damped spring.
///
///     let spring = Spring(duration: 0.5, bounce: 0.3)
///     (spring.mass, spring.stiffness, spring.damping)   // (1, 157.9, 17.6)
///
/// A spring with invalid parameters (a duration that is not positive, or NaN) is at its target immediately.
public struct Spring: Hashable, Sendable {
    /// The undamped angular frequency, in radians per second; infinite if the spring is at its target immediately.
    let frequency: Double
    /// The damping as a fraction of critical damping, at least 0.
    public let dampingRatio: Double
    /// The mass at the end of the spring.
    public let mass: Double

    private init(frequency: Double, dampingRatio: Double, mass: Double = 1) {
        let isSound = frequency > 0 && frequency.isFinite && dampingRatio.isFinite && mass > 0 && mass.isFinite
        self.frequency = isSound ? frequency : .infinity
        self.dampingRatio = isSound ? max(0, dampingRatio) : 1
        self.mass = isSound ? mass : 1
    }

    /// Creates a spring from its perceived duration and bounce.
    ///
    /// - Parameters:
    ///   - duration: Seconds, about the time until it rests; for a very bouncy spring the period of its oscillation.
    ///   - bounce: 0 does not oscillate, 1 never stops; values below 0 are overdamped, down to -1.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        self.init(response: duration, dampingRatio: bounce < 0 ? 1 / max(0, 1 + bounce) : 1 - bounce)
    }

    /// Creates a spring from its mass, stiffness and damping. An overdamped spring becomes critically damped unless
    /// `allowOverDamping`.
    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        self.init(
            frequency: (stiffness / mass).squareRoot(), dampingRatio: allowOverDamping ? ratio : min(1, ratio),
            mass: mass)
    }

    /// Creates a spring from its response, the period of the undamped oscillation in seconds, and its damping as a
    /// fraction of critical damping.
    public init(response: Double, dampingRatio: Double) {
        self.init(frequency: 2 * .pi / response, dampingRatio: dampingRatio)
    }

    /// Creates a spring that settles in the specified seconds, that is, stays within `epsilon` of a
    /// target at a distance of 1.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        // Springs with the same damping differ only in speed.
        let unit = Spring(frequency: 1, dampingRatio: dampingRatio)
        let settled = unit.settlingTime(offset: 1, velocity: 0, epsilon: epsilon)
        self.init(frequency: settled / settlingDuration, dampingRatio: dampingRatio)
    }

    /// A spring of half a second without bounce.
    public static var smooth: Spring { smooth() }
    /// A spring with a bounce of `extraBounce`, by default none.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    /// A spring of half a second with a bounce of 0.15.
    public static var snappy: Spring { snappy() }
    /// A spring with a bounce of 0.15 plus `extraBounce`.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    /// A spring of half a second with a bounce of 0.3.
    public static var bouncy: Spring { bouncy() }
    /// A spring with a bounce of 0.3 plus `extraBounce`.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// The period of the undamped oscillation, in seconds: the stiffness as a time.
    public var response: Double { 2 * .pi / frequency }
    /// The perceived duration, in seconds.
    public var duration: TimeInterval { response }
    /// How much it oscillates: 0 not at all, 1 forever; negative if it is overdamped.
    public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
    /// The force per unit of distance.
    public var stiffness: Double { mass * frequency * frequency }
    /// The force per unit of speed.
    public var damping: Double { 2 * dampingRatio * frequency * mass }
    /// Seconds until it rests within a thousandth of the distance; infinite without damping.
    public var settlingDuration: TimeInterval { settlingTime(offset: 1, velocity: 0, epsilon: 0.001) }
}
