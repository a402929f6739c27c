import CoreTesting
import Expectations
import HostSupport
import Testing

/// The value of a number at some times while it is animated from 0 to 1.
@MainActor private func shown(_ animation: Animation, at times: [Double], to target: Double = 1) -> [Double] {
    var value = AnimatedValue(0.0)
    value.set(target, animation: animation, at: 100)
    return times.map { value.value(at: 100 + $0) }
}

private func areClose(_ values: [Double], _ expected: [Double], _ tolerance: Double = 5.1e-5) -> Bool {
    values.count == expected.count && zip(values, expected).allSatisfy { abs($0 - $1) <= tolerance }
}

@MainActor struct AnimationCurves {
    @Test func easingValues() {
        func values(_ curve: UnitCurve) -> [Double] { [0.25, 0.5, 0.75].map(curve.value(at:)) }
        expect(areClose(values(.easeIn), [0.0935, 0.3154, 0.6219]))
        expect(areClose(values(.easeOut), [0.3781, 0.6846, 0.9065]))
        expect(areClose(values(.easeInOut), [0.1292, 0.5, 0.8708]))
        expect(values(.linear), equals: [0.25, 0.5, 0.75])
        expect(areClose(values(.circularEaseIn), [0.0318, 0.1340, 0.3386]))
        expect(areClose(values(.circularEaseOut), [0.6614, 0.8660, 0.9682]))
        expect(areClose(values(.circularEaseInOut), [0.0670, 0.5, 0.9330]))
        let same = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
        expect(same, equals: .easeIn)
    }

    /// A curve's inverse undoes it, its velocity is its slope, and every curve goes from 0 to 1.
    @Test(
        arguments: [
            UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
            .circularEaseInOut.inverse, .bezier(startControlPoint: .zero, endControlPoint: UnitPoint(x: 0.2, y: 1)),
        ])
    func curvesAreSound(curve: UnitCurve) {
        expect(curve.value(at: 0), equals: 0)
        expect(curve.value(at: 1), equals: 1)
        expect(curve.value(at: -3), equals: 0)
        expect(curve.value(at: 3), equals: 1)
        expect(curve.value(at: .nan), equals: 1)
        for x in stride(from: 0.05, to: 1, by: 0.05) {
            expect(abs(curve.inverse.value(at: curve.value(at: x)) - x) < 1e-7)
            let slope = (curve.value(at: x + 1e-6) - curve.value(at: x - 1e-6)) / 2e-6
            expect(abs(curve.velocity(at: x) - slope) < 1e-3 * max(1, abs(slope)) || abs(x - 0.5) < 1e-9)
        }
    }

    @Test func defaultDurations() {
        let times = [0.0875, 0.175, 0.2625, 0.35]
        expect(areClose(shown(.easeInOut, at: times), [0.1292, 0.5, 0.8708, 1]))
        expect(areClose(shown(.linear, at: times), [0.25, 0.5, 0.75, 1]))
        expect(areClose(shown(.easeIn, at: times), [0.0935, 0.3154, 0.6219, 1]))
        expect(areClose(shown(.easeOut, at: times), [0.3781, 0.6846, 0.9065, 1]))
        expect(Animation.timingCurve(0.42, 0, 0.58, 1), equals: .easeInOut)
        expect(Animation.timingCurve(.easeIn, duration: 2), equals: .easeIn(duration: 2))
    }

    @Test func theDefaultAnimationIsASpring() {
        expect(Animation.default.description, equals: "DefaultAnimation()")
        let values = shown(.default, at: stride(from: 0, to: 2, by: 0.01).map { $0 })
        expect(values.allSatisfy { $0 <= 1 })
        expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
    }

    @Test func defaultSpring() {
        expect(areClose(shown(.default, at: [0.1, 0.25, 0.5, 1]), [0.3165, 0.7783, 0.9778, 1], 1e-3))
        expect(areClose(shown(.smooth, at: [0.1, 0.25, 0.5, 1]), [0.3577, 0.8210, 0.9864, 1], 1e-3))
    }

    @Test func springPresets() {
        expect(Spring.smooth, equals: Spring(duration: 0.5, bounce: 0))
        expect(Spring.snappy, equals: Spring(duration: 0.5, bounce: 0.15))
        expect(Spring.bouncy, equals: Spring(duration: 0.5, bounce: 0.3))
        expect(Spring(), equals: .smooth)
        expect(Animation.spring(duration: 0.5), equals: .spring)
        expect(Animation.snappy, equals: .spring(Spring.snappy))
        expect(Animation.bouncy(duration: 1, extraBounce: 0.1), equals: .spring(duration: 1, bounce: 0.4))
        expect(abs(Spring(duration: 1, bounce: 0.4).dampingRatio - 0.6) < 1e-12)
        expect(abs(Spring(duration: 1, bounce: -0.2).dampingRatio - 1.25) < 1e-12)
        expect(abs(Spring(duration: 1, bounce: -0.2).bounce + 0.2) < 1e-12)
    }

    @Test func springDefaults() {
        let spring: Animation = .spring(response: 0.5, dampingFraction: 0.825, blendDuration: 0)
        expect(Animation.spring(response: 0.5), equals: spring)
        expect(Animation.spring(dampingFraction: 0.825), equals: spring)
        expect(
            Animation.interactiveSpring(), equals: .spring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25))
        expect(Animation.interactiveSpring, equals: Animation.interactiveSpring())
        expect(Animation.interactiveSpring(duration: 0.2).description.contains("response: 0.2"))
    }

    @Test func delayAndSpeed() {
        let animation = Animation.linear(duration: 1)
        expect(areClose(shown(animation.delay(0.5), at: [0.25, 0.5, 0.75, 1, 1.5]), [0, 0, 0.25, 0.5, 1]))
        expect(areClose(shown(animation.speed(2), at: [0.25, 0.5]), [0.5, 1]))
        expect(areClose(shown(animation.delay(1).speed(2), at: [0.5, 0.75, 1]), [0, 0.5, 1]))
        expect(areClose(shown(animation.delay(-0.5), at: [0, 0.25, 0.5]), [0.5, 0.75, 1]))
    }

    @Test func repeatingBackAndForth() {
        let thrice = Animation.linear(duration: 1).repeatCount(3, autoreverses: true)
        let times = [0.25, 1.25, 1.75, 2.25, 2.75, 3, 9]
        expect(areClose(shown(thrice, at: times), [0.25, 0.75, 0.25, 0.25, 0.75, 1, 1]))
        let twice = Animation.linear(duration: 1).repeatCount(2)
        expect(areClose(shown(twice, at: [0.5, 1.5, 1.875, 2]), [0.5, 0.5, 0.125, 1]))
        let forever = Animation.linear(duration: 1).repeatForever()
        expect(areClose(shown(forever, at: [0.5, 1.25, 1_000_000.25, 1_000_001.25]), [0.5, 0.75, 0.25, 0.75]))
    }

    @Test func repeatingFromTheStart() {
        let thrice = Animation.linear(duration: 1).repeatCount(3, autoreverses: false)
        expect(areClose(shown(thrice, at: [1.25, 1.75, 2.5, 3]), [0.25, 0.75, 0.5, 1]))
        let forever = Animation.linear(duration: 1).repeatForever(autoreverses: false)
        expect(areClose(shown(forever, at: [0.5, 1.25, 7.75]), [0.5, 0.25, 0.75]))
        let delayed = Animation.linear(duration: 1).delay(1).repeatForever(autoreverses: false)
        expect(areClose(shown(delayed, at: [0.5, 1.5, 2.5, 3.5]), [0, 0.5, 0, 0.5]))
    }

    /// Invalid parameters have the target as their value immediately; no value is ever NaN.
    @Test(
        arguments: [
            Animation.linear(duration: 0), .linear(duration: -1), .easeInOut(duration: .nan), .spring(duration: 0),
            .spring(duration: .nan), .spring(duration: -1), .spring(response: 0), .spring(response: .nan),
            .interpolatingSpring(stiffness: 0, damping: 1), .interpolatingSpring(stiffness: -1, damping: .nan),
            .interpolatingSpring(mass: 0, stiffness: 1, damping: 1), .linear.speed(0), .linear.speed(-1),
            .linear.speed(.nan), .linear.delay(.nan), .linear.repeatCount(0), .linear.repeatCount(-5),
            .linear(duration: 0).repeatForever(), .spring(duration: 0.5, bounce: .nan),
            .smooth(duration: .infinity), .spring(Spring(mass: .nan, stiffness: 1, damping: 1)),
        ])
    func senselessAnimationsAreOverAtOnce(animation: Animation) {
        var value = AnimatedValue(0.0)
        value.set(7, animation: animation, at: 0)
        expect(!value.isAnimating)
        expect(value.value(at: 0), equals: 7)
        expect(value.velocity(at: 0), equals: 0)
    }

    @Test func targetsThatAreNotFiniteAreNotAnimated() {
        var value = AnimatedValue(0.0)
        value.set(.infinity, animation: .default, at: 0)
        expect(!value.isAnimating)
        value.set(1, animation: .default, at: 1)
        expect(value.value(at: 1), equals: 1)
        value.set(.nan, animation: .default, at: 2)
        value.set(3, animation: .default, at: 3)
        expect(value.value(at: 3), equals: 3)
    }

    /// Delays, speeds and repetitions nested in each other.
    @Test func modifiersOfTimeCompose() {
        let line = Animation.linear(duration: 1)
        expect(areClose(shown(line.delay(1).speed(2), at: [0.25, 0.5, 0.75, 1]), [0, 0, 0.5, 1]))
        expect(areClose(shown(line.speed(2).delay(1), at: [0.5, 1, 1.25, 1.5]), [0, 0, 0.5, 1]))
        expect(areClose(shown(line.speed(2).speed(0.5), at: [0.25, 0.5]), [0.25, 0.5]))
        expect(areClose(shown(line.delay(0.5).delay(0.5), at: [0.75, 1.5]), [0, 0.5]))
        // A delay inside a repetition applies to each round, one around it only once.
        let rounds = line.delay(1).repeatCount(2, autoreverses: false)
        expect(areClose(shown(rounds, at: [0.5, 1.5, 2.5, 3.5, 4]), [0, 0.5, 0, 0.5, 1]))
        let later = line.repeatCount(2, autoreverses: false).delay(1)
        expect(areClose(shown(later, at: [0.5, 1.5, 2.25, 3]), [0, 0.5, 0.25, 1]))
        expect(areClose(shown(line.repeatCount(3).speed(2), at: [0.25, 0.75, 1.25, 1.5]), [0.5, 0.5, 0.5, 1]))
        expect(areClose(shown(line.speed(2).repeatCount(2), at: [0.25, 0.75, 1]), [0.5, 0.5, 1]))
        expect(areClose(shown(line.repeatForever(), at: [10.25, 11.25]), [0.25, 0.75]))
        expect(areClose(shown(line.repeatForever(autoreverses: false), at: [10.25, 11.25]), [0.25, 0.25]))
    }

    /// Springs by mass, stiffness and damping, and by response and damping fraction, in their closed forms.
    @Test func springsByTheirParts() {
        let times = [0.1, 0.2, 0.4]
        let under = times.map { t in
            1 - exp(-5 * t) * (cos(t * 75.0.squareRoot()) + 5 / 75.0.squareRoot() * sin(t * 75.0.squareRoot()))
        }
        expect(areClose(shown(.interpolatingSpring(stiffness: 100, damping: 10), at: times), under, 1e-6))
        expect(areClose(shown(.spring(response: .pi / 5, dampingFraction: 0.5), at: times), under, 1e-6))
        expect(areClose(shown(.spring(duration: .pi / 5, bounce: 0.5), at: times), under, 1e-6))
        let heavy = Animation.interpolatingSpring(mass: 4, stiffness: 400, damping: 40)
        expect(areClose(shown(heavy, at: times), under, 1e-6))
        let critical = times.map { 1 - exp(-10 * $0) * (1 + 10 * $0) }
        expect(areClose(shown(.interpolatingSpring(stiffness: 100, damping: 20), at: times), critical, 1e-6))
        expect(areClose(shown(.smooth(duration: .pi / 5), at: times), critical, 1e-6))
        // Negative bounce is overdamped: a fraction of 1/(1 - 0.5).
        let slow = Spring(duration: .pi / 5, bounce: -0.5)
        expect(abs(slow.dampingRatio - 2) < 1e-9 && abs(slow.damping - 40) < 1e-6 && abs(slow.stiffness - 100) < 1e-6)
        // Presets take an additional bounce.
        expect(Spring.bouncy(duration: 1, extraBounce: 0.2).bounce, equals: 0.5)
        expect(Spring.snappy(extraBounce: 0.1).bounce, equals: 0.25)
        expect(Animation.bouncy(extraBounce: 0.2), equals: .spring(duration: 0.5, bounce: 0.5))
    }
}
