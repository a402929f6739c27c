import Foundation

/// Animations with a fixed duration, 0.35 seconds by default.
extension Animation {
    /// An animation of 0.35 seconds with constant speed.
    public static var linear: Animation { linear(duration: 0.35) }
    /// An animation with constant speed; the duration is in seconds.
    public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }
    /// An animation of 0.35 seconds that starts slowly.
    public static var easeIn: Animation { easeIn(duration: 0.35) }
    /// An animation that starts slowly; the duration is in seconds.
    public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }
    /// An animation of 0.35 seconds that ends slowly.
    public static var easeOut: Animation { easeOut(duration: 0.35) }
    /// An animation that ends slowly; the duration is in seconds.
    public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }
    /// An animation of 0.35 seconds that starts and ends slowly.
    public static var easeInOut: Animation { easeInOut(duration: 0.35) }
    /// An animation that starts and ends slowly; the duration is in seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }

    /// Progress along a timing curve; the duration is in seconds.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(form: .curve(curve, duration: duration))
    }

    /// Progress along a cubic Bézier curve from (0, 0) to (1, 1) with the specified control points.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation { timingCurve(.cubic(p1x, p1y, p2x, p2y), duration: duration) }
}

/// Persistent springs: one that follows another on the same value takes over its value and velocity.
extension Animation {
    /// A spring with a response of 0.55 seconds that does not oscillate.
    public static let `default` = Animation(form: .standard)

    /// A spring of half a second without bounce.
    public static var spring: Animation { spring(duration: 0.5) }

    /// A spring. If it follows another spring, its parameters apply immediately, regardless of `blendDuration`.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        Animation(form: .spring(spring, blendDuration: blendDuration))
    }

    /// A spring from its perceived duration in seconds and its bounce from -1 to 1.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation { spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration) }

    /// A spring from its response (the stiffness as a time in seconds) and its damping as a
    /// fraction of critical damping.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation { spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration) }

    /// A quick spring for content that follows the pointer.
    public static var interactiveSpring: Animation { interactiveSpring(response: 0.15) }

    /// A quick spring for content that follows the pointer.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation { spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration) }

    /// A quick spring for content that follows the pointer, with a bounce of 0.14 plus `extraBounce`.
    @_disfavoredOverload
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
    ) -> Animation { spring(duration: duration, bounce: 0.14 + extraBounce, blendDuration: blendDuration) }

    /// A spring of half a second without bounce.
    public static var smooth: Animation { smooth() }
    /// A spring with a bounce of `extraBounce`, by default none.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.smooth(duration: duration, extraBounce: extraBounce))
    }
    /// A spring of half a second with a bounce of 0.15.
    public static var snappy: Animation { snappy() }
    /// A spring with a bounce of 0.15 plus `extraBounce`.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.snappy(duration: duration, extraBounce: extraBounce))
    }
    /// A spring of half a second with a bounce of 0.3.
    public static var bouncy: Animation { bouncy() }
    /// A spring with a bounce of 0.3 plus `extraBounce`.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.bouncy(duration: duration, extraBounce: extraBounce))
    }
}

/// Springs whose effects add up when one follows another. Velocities are in distances from start to target per second.
extension Animation {
    /// A spring of half a second without bounce.
    public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

    /// A spring with an initial velocity towards the target.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
        Animation(form: .interpolatingSpring(spring, velocity: initialVelocity.isFinite ? initialVelocity : 0))
    }

    /// A spring from its perceived duration in seconds and its bounce from -1 to 1.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
    ) -> Animation { interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity) }

    /// A spring from its mass, stiffness and damping; it may be overdamped.
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation {
        let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
        return interpolatingSpring(spring, initialVelocity: initialVelocity)
    }
}

extension Animation {
    /// Delays the animation by seconds; a negative delay skips its beginning.
    public func delay(_ delay: TimeInterval) -> Animation { Animation(form: .delay(delay, form)) }

    /// Multiplies the speed of the animation. A speed that is not positive ends it immediately.
    public func speed(_ speed: Double) -> Animation { Animation(form: .speed(speed, form)) }

    /// Repeats the animation a number of times, by default with every second run reversed. It ends at the target, with
    /// a jump after a reversed run.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(form: .repeating(repeatCount, autoreverses: autoreverses, leg: form.duration(), form))
    }

    /// Repeats the animation until the value gets a new target, by default with every second run reversed.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(form: .repeating(nil, autoreverses: autoreverses, leg: form.duration(), form))
    }

    /// Completes the animation logically after `duration` seconds, although it may continue to move: the completion of
    /// `withAnimation` runs at that time.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(form: .logicallyComplete(after: duration, form))
    }
}
