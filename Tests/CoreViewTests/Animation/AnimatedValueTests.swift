import CoreTesting
import Expectations
import HostSupport
import TestData
import Testing

@testable import CasementCore

@MainActor struct AnimatedValueTests {
    private func isClose(_ value: Double, _ expected: Double, _ tolerance: Double = 0.006) -> Bool {
        abs(value - expected) <= tolerance
    }

    @Test func aSpringKeepsPlaceAndVelocity() {
        var value = AnimatedValue(0.0)
        value.set(100, animation: .smooth, at: 5)
        expect(isClose(value.value(at: 5.1), 35.774))
        expect(isClose(value.velocity(at: 5.1), 449.44))
        value.set(0, animation: .smooth, at: 5.1)
        expect(isClose(value.value(at: 5.1), 35.774))
        expect(isClose(value.velocity(at: 5.1), 449.44))
        for (time, expected) in [(0.02, 41.81), (0.04, 43.39), (0.05, 43.06), (0.1, 35.77), (0.2, 17.46)] {
            expect(isClose(value.value(at: 5.1 + time), expected), "at \(time)")
        }
        expect(value.value(at: 10), equals: 0)
        expect(!value.isAnimating)
    }

    @Test func aSpringGoesFurther() {
        var value = AnimatedValue(0.0)
        value.set(100, animation: .smooth, at: 0)
        value.set(200, animation: .smooth, at: 0.1)
        for (time, expected) in [(0.15, 69.33), (0.2, 107.32), (0.3, 160.55)] {
            expect(isClose(value.value(at: time), expected), "at \(time)")
        }
    }

    @Test func timingCurvesAreAdded() {
        var value = AnimatedValue(0.0)
        value.set(100, animation: .easeInOut(duration: 1), at: 0)
        value.set(0, animation: .easeInOut(duration: 1), at: 0.5)
        expect(value.value(at: 0.5), equals: 50)
        for (time, expected) in [(0.6, 65.5), (0.75, 75.8), (1, 50), (1.25, 12.92), (1.5, 0)] {
            expect(isClose(value.value(at: time), expected, 0.05), "at \(time)")
        }
        expect(!value.isAnimating)
    }

    /// Animations of all kinds follow one another: no jump when one replaces another, and the last target at the end.
    @Test(arguments: 0..<40) func retargetingIsContinuous(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        var value = AnimatedValue(AnimatablePair(0.0, 0.0))
        var time = 0.0
        for _ in 0..<30 {
            let (shown, velocity) = (value.value(at: time), value.velocity(at: time))
            let target = AnimatablePair(random.real(-100...100), random.real(-1...1))
            let animation = Self.kinds[Int(random.real(0...0.999) * Double(Self.kinds.count))]
            value.set(target, animation: animation, at: time)
            expect((value.value(at: time) - shown).magnitude2 < 1e-9)
            let isSmooth = animation.form.takingOver != nil
            if isSmooth {
                expect((value.velocity(at: time) - velocity).magnitude2 <= 1e-6 * max(1, velocity.magnitude2))
            }
            let soon = value.value(at: time + 1e-7)
            expect((soon - shown).magnitude2 < 0.01)
            expect(value.target, equals: target)
            time += random.real(0.001...0.8)
        }
        let target = value.target
        // The end of a custom animation is known only when it ends, so each repetition takes a step of its own.
        for step in 1...4 { _ = value.value(at: time + Double(step)) }
        expect(value.value(at: time + 100), equals: target)
        expect(!value.isAnimating)
        expect(value.velocity(at: time + 100), equals: .zero)
    }

    private static let kinds: [Animation] = [
        .default, .linear, .easeInOut(duration: 1), .bouncy, .spring(duration: 2, bounce: -0.4),
        .smooth.delay(0.1), .easeIn.speed(0.3), .interpolatingSpring(stiffness: 120, damping: 8, initialVelocity: 3),
        .linear(duration: 0.3).repeatCount(3), .interactiveSpring(), .smooth.speed(2), Animation(Steps(duration: 0.5)),
        .easeOut.logicallyComplete(after: 0.1), Animation(Steps(duration: 0.2)).repeatCount(3).delay(0.1),
    ]

    /// The reported velocity is that of the displayed value.
    @Test func velocityIsTheSlopeOfTheValue() {
        var value = AnimatedValue(0.0)
        value.set(100, animation: .easeInOut(duration: 1).speed(0.5), at: 0)
        value.set(-50, animation: .bouncy, at: 0.5)
        value.set(20, animation: .linear(duration: 1).delay(0.2).repeatCount(2), at: 0.6)
        value.set(70, animation: .interpolatingSpring(stiffness: 100, damping: 5, initialVelocity: 2), at: 0.7)
        for time in stride(from: 0.71, to: 2.5, by: 0.0371) {
            let velocity = value.velocity(at: time)
            let before = value.value(at: time)
            let slope = (value.value(at: time + 1e-6) - before) / 1e-6
            expect(abs(slope - velocity) < 1e-2 * max(1, abs(slope)), "at \(time)")
        }
    }

    @Test(arguments: 0..<20) func shiftingMovesTheValue(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        var (value, fixed) = (AnimatedValue(0.0), AnimatedValue(0.0))
        var (time, moved) = (0.0, 0.0)
        for _ in 0..<40 {
            if random.real(0...1) < 0.5 {
                let target = random.real(-100...100)
                let animation = Self.kinds[Int(random.real(0...0.999) * Double(Self.kinds.count))]
                value.set(target + moved, animation: animation, at: time)
                fixed.set(target, animation: animation, at: time)
            } else {
                let distance = random.real(-50...50)
                value.shift(by: distance)
                moved += distance
            }
            expect(abs(value.value(at: time) - fixed.value(at: time) - moved) < 1e-6)
            expect(abs(value.target - fixed.target - moved) < 1e-6)
            time += random.real(0...0.3)
        }
    }

    @Test func jumpingEndsAll() {
        var value = AnimatedValue(0.0)
        value.set(1, animation: .linear(duration: 1).repeatForever(), at: 0)
        value.set(2, animation: .linear(duration: 1), at: 0.5)
        value.jump(to: 7)
        expect(!value.isAnimating)
        expect(value.value(at: 0.6), equals: 7)
        expect(value.target, equals: 7)
    }

    /// A new target ends an endlessly repeating animation once it is reached.
    @Test func aNewTargetEndsRepeating() {
        var value = AnimatedValue(0.0)
        value.set(1, animation: .linear(duration: 1).repeatForever(), at: 0)
        expect(value.value(at: 1_000.5), equals: 0.5)
        value.set(5, animation: .linear(duration: 1), at: 1_001)
        expect(value.value(at: 1_002), equals: 5)
        expect(!value.isAnimating)
    }

    @Test func manyAtOnceAreBounded() {
        var value = AnimatedValue(0.0)
        for step in 0..<100 {
            let time = Double(step) * 0.01
            let shown = value.value(at: time)
            value.set(step.isMultiple(of: 2) ? 100 : 0, animation: .easeInOut(duration: 10), at: time)
            expect(abs(value.value(at: time) - shown) < 1e-9)
        }
        expect(value.value(at: 20), equals: 0)
        expect(!value.isAnimating)
    }

    @Test func equalValuesAreNotAnimated() {
        var value = AnimatedValue(4.0)
        value.set(4, animation: .default, at: 0)
        expect(!value.isAnimating)
    }

    /// A long decay ends without a visible step.
    @Test func longSpringsEndGently() {
        var value = AnimatedValue(0.0)
        value.set(10_000, animation: .smooth, at: 0)
        var (time, last) = (0.0, 0.0)
        while value.isAnimating {
            time += 1.0 / 60
            let shown = value.value(at: time)
            if !value.isAnimating { expect(abs(shown - last) < 0.15) }
            last = shown
        }
        expect(time < 2)
    }
}

@MainActor struct CustomAnimations {
    @Test func customAnimationsAreStepped() {
        var value = AnimatedValue(10.0)
        value.set(20, animation: Animation(Steps(duration: 1)), at: 0)
        expect(value.value(at: 0.3), equals: 12.5)
        expect(value.value(at: 0.99), equals: 17.5)
        expect(value.value(at: 1), equals: 20)
        expect(!value.isAnimating)
        expect(Animation(Steps(duration: 1)), equals: Animation(Steps(duration: 1)))
        expect(Animation(Steps(duration: 1)) != Animation(Steps(duration: 2)))
        expect(Animation(Steps(duration: 1)).base is Steps)
        expect(Animation(Animation.linear.base as! AnimationForm), equals: .linear)
    }

    @Test func customAnimationsWithinOthers() {
        func shown(_ animation: Animation, _ times: [Double]) -> [Double] {
            var value = AnimatedValue(0.0)
            value.set(100, animation: animation, at: 0)
            return times.map { value.value(at: $0) }
        }
        let steps = Animation(Steps(duration: 1))
        expect(shown(steps.delay(1), [0.9, 1.3, 2]), equals: [0, 25, 100])
        expect(shown(steps.speed(2), [0.15, 0.5]), equals: [25, 100])
        expect(shown(steps.repeatCount(2), [0.3, 1, 1.3, 1.8, 2]), equals: [25, 100, 75, 25, 100])
        expect(shown(steps.repeatCount(2, autoreverses: false), [0.3, 1, 1.3, 2]), equals: [25, 0, 25, 100])
        expect(shown(steps.speed(0), [0]), equals: [100])
        expect(shown(steps.delay(.nan), [0]), equals: [100])
    }

    /// An animation that wraps another asks it for the value.
    @Test func animationsWrapOthers() {
        var value = AnimatedValue(0.0)
        value.set(100, animation: Animation(Half(base: .linear(duration: 1))), at: 0)
        expect(value.value(at: 0.5), equals: 25)
        expect(value.value(at: 1), equals: 100)
    }

    /// An animation that merges continues with the time and the state of the previous one.
    @Test func mergingKeepsTimeAndState() {
        var value = AnimatedValue(0.0)
        value.set(100, animation: Animation(Counting()), at: 0)
        expect(value.value(at: 0.1), equals: 0)
        expect(value.value(at: 0.2), equals: 10)
        value.set(200, animation: Animation(Counting()), at: 0.25)
        // The value was requested once before the new target was set, and is requested again now.
        expect(value.value(at: 0.3), equals: 60)
        value.set(0, animation: .linear(duration: 1), at: 0.3)
        expect(value.value(at: 1.3), equals: 0)
    }

    @Test func resultsThatAreNotFiniteEndTheAnimation() {
        var value = AnimatedValue(0.0)
        value.set(3, animation: Animation(Senseless()), at: 0)
        expect(value.value(at: 0.1), equals: 3)
        expect(!value.isAnimating)
    }
}

/// Four equal steps.
private struct Steps: CustomAnimation {
    let duration: Double
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time < duration ? value.scaled(by: (time / duration * 4).rounded(.down) / 4) : nil
    }
}

private struct Half: CustomAnimation {
    let base: Animation
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        base.animate(value: value, time: time, context: &context)?.scaled(by: 0.5)
    }
}

/// Moves by a tenth with each call.
private struct Counting: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let count = context.state[Count.self]
        context.state[Count.self] += 1
        return count < 10 ? value.scaled(by: Double(count) / 10) : nil
    }
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { previous.base is Counting }

    private enum Count: AnimationStateKey { static var defaultValue: Int { 0 } }
}

private struct Senseless: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        value.scaled(by: .nan)
    }
}

extension SeededGenerator {
    fileprivate mutating func real(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }
}
