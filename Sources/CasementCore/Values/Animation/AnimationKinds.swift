import Foundation

/// Animations over a fixed time, 0.35 seconds unless told.
extension Animation {
    /// Constant speed.
    public static var linear: Animation { linear(duration: 0.35) }
    /// Constant speed.
    public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }
    /// Starts slowly.
    public static var easeIn: Animation { easeIn(duration: 0.35) }
    /// Starts slowly.
    public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }
    /// Ends slowly.
    public static var easeOut: Animation { easeOut(duration: 0.35) }
    /// Ends slowly.
    public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }
    /// Starts and ends slowly.
    public static var easeInOut: Animation { easeInOut(duration: 0.35) }
    /// Starts and ends slowly.
    public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }

    /// Progress along a curve.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(form: .curve(curve, duration: duration))
    }

    /// Progress along a cubic Bézier curve from (0, 0) to (1, 1) with these two control points.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation { timingCurve(.cubic(p1x, p1y, p2x, p2y), duration: duration) }
}

/// Springs that last: where one follows another on the same value, it takes over place and velocity.
extension Animation {
    /// A spring with a response of 0.55 seconds that does not swing.
    public static let `default` = Animation(form: .standard)

    /// Half a second, no bounce.
    public static var spring: Animation { spring(duration: 0.5) }

    /// A spring. The new pace counts at once where it follows another spring, whatever `blendDuration` says.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        Animation(form: .spring(spring, blendDuration: blendDuration))
    }

    /// A spring by its pace in seconds and its bounce from -1 to 1.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation { spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration) }

    /// A spring by its stiffness, given as seconds, and its damping as a share of that which just prevents swinging.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation { spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration) }

    /// A quick spring for what follows the hand.
    public static var interactiveSpring: Animation { interactiveSpring(response: 0.15) }

    /// A quick spring for what follows the hand.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation { spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration) }

    /// A quick spring for what follows the hand, with a bounce of 0.14 and what is told.
    @_disfavoredOverload
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
    ) -> Animation { spring(duration: duration, bounce: 0.14 + extraBounce, blendDuration: blendDuration) }

    /// Half a second, no bounce.
    public static var smooth: Animation { smooth() }
    /// No bounce, unless told.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.smooth(duration: duration, extraBounce: extraBounce))
    }
    /// Half a second, a bounce of 0.15.
    public static var snappy: Animation { snappy() }
    /// A bounce of 0.15 and what is told.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.snappy(duration: duration, extraBounce: extraBounce))
    }
    /// Half a second, a bounce of 0.3.
    public static var bouncy: Animation { bouncy() }
    /// A bounce of 0.3 and what is told.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.bouncy(duration: duration, extraBounce: extraBounce))
    }
}

/// Springs whose effects add up where one follows another. Their velocity is in ways from the start to the target per second.
extension Animation {
    /// Half a second, no bounce.
    public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

    /// A spring, thrown towards the target at a velocity.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
        Animation(form: .interpolatingSpring(spring, velocity: initialVelocity.isFinite ? initialVelocity : 0))
    }

    /// A spring by its pace in seconds and its bounce from -1 to 1.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
    ) -> Animation { interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity) }

    /// A spring by its mass, stiffness and damping; it may creep.
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation {
        let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
        return interpolatingSpring(spring, initialVelocity: initialVelocity)
    }
}

extension Animation {
    /// The same animation, some seconds later; a negative delay leaves out its start.
    public func delay(_ delay: TimeInterval) -> Animation { Animation(form: .delay(delay, form)) }

    /// The same animation so many times as fast. What is not positive has it over at once.
    public func speed(_ speed: Double) -> Animation { Animation(form: .speed(speed, form)) }

    /// The animation so many times in a row; every second time backwards unless told otherwise. It ends at the target, with a
    /// jump after a run backwards.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(form: .repeating(repeatCount, autoreverses: autoreverses, leg: form.duration(), form))
    }

    /// The animation again and again, until the value gets a new target; every second time backwards unless told otherwise.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(form: .repeating(nil, autoreverses: autoreverses, leg: form.duration(), form))
    }

    /// The same animation, which looks finished after so many seconds though it may move on: `withAnimation` runs its completion
    /// then.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(form: .logicallyComplete(after: duration, form))
    }
}
