import Foundation

/// The motion of a mass on a damped spring.
///
///     let spring = Spring(duration: 0.5, bounce: 0.3)
///     (spring.mass, spring.stiffness, spring.damping)   // (1, 157.9, 17.6)
///
/// A spring whose parameters make no sense (a duration that is not positive, or no numbers) is at its target at once.
public struct Spring: Hashable, Sendable {
    /// Radians per second of the same spring without damping; infinite where the spring is at its target at once.
    let frequency: Double
    /// The damping as a share of that which just prevents swinging; from 0.
    public let dampingRatio: Double
    /// The mass at the end of the spring.
    public let mass: Double

    private init(frequency: Double, dampingRatio: Double, mass: Double = 1) {
        let isSound = frequency > 0 && frequency.isFinite && dampingRatio.isFinite && mass > 0 && mass.isFinite
        self.frequency = isSound ? frequency : .infinity
        self.dampingRatio = isSound ? max(0, dampingRatio) : 1
        self.mass = isSound ? mass : 1
    }

    /// A spring by its pace and its bounce.
    ///
    /// - Parameters:
    ///   - duration: Seconds, about the time until it rests; for a very bouncy spring the period of its swinging.
    ///   - bounce: 0 does not swing, 1 never stops; below 0 it is slowed further, down to -1.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        self.init(response: duration, dampingRatio: bounce < 0 ? 1 / max(0, 1 + bounce) : 1 - bounce)
    }

    /// A spring by its mass, stiffness and damping. One that is damped so much that it creeps counts as critically damped
    /// unless `allowOverDamping`.
    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        self.init(
            frequency: (stiffness / mass).squareRoot(), dampingRatio: allowOverDamping ? ratio : min(1, ratio),
            mass: mass)
    }

    /// A spring by its stiffness, given as the seconds of one swing without damping, and by its damping as a share of that
    /// which just prevents swinging.
    public init(response: Double, dampingRatio: Double) {
        self.init(frequency: 2 * .pi / response, dampingRatio: dampingRatio)
    }

    /// A spring that rests after so many seconds, which is to say stays within `epsilon` of a target at a distance of 1.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        // Springs of the same damping differ in their pace only.
        let unit = Spring(frequency: 1, dampingRatio: dampingRatio)
        let settled = unit.settlingTime(offset: 1, velocity: 0, epsilon: epsilon)
        self.init(frequency: settled / settlingDuration, dampingRatio: dampingRatio)
    }

    /// Half a second, no bounce.
    public static var smooth: Spring { smooth() }
    /// No bounce, unless told.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    /// Half a second, a bounce of 0.15.
    public static var snappy: Spring { snappy() }
    /// A bounce of 0.15 and what is told.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    /// Half a second, a bounce of 0.3.
    public static var bouncy: Spring { bouncy() }
    /// A bounce of 0.3 and what is told.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// Seconds of one swing without damping: the stiffness as a time.
    public var response: Double { 2 * .pi / frequency }
    /// Seconds that the motion seems to take.
    public var duration: TimeInterval { response }
    /// How much it swings: 0 not at all, 1 forever; negative where it creeps.
    public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
    /// The force per unit of distance.
    public var stiffness: Double { mass * frequency * frequency }
    /// The force per unit of speed.
    public var damping: Double { 2 * dampingRatio * frequency * mass }
    /// Seconds until it rests within a thousandth of the way; infinite for one that swings forever.
    public var settlingDuration: TimeInterval { settlingTime(offset: 1, velocity: 0, epsilon: 0.001) }
}
