import CoreTesting
import Expectations
import HostSupport
import Testing

struct SpringTests {
    static let all = [
        Spring.smooth, .snappy, .bouncy, Spring(duration: 2, bounce: -0.5), Spring(duration: 1, bounce: 0.99),
        Spring(mass: 2, stiffness: 80, damping: 60, allowOverDamping: true),
        Spring(response: 0.4, dampingRatio: 1.0001),
        Spring(response: 0.4, dampingRatio: 0.9999), Spring(response: 0.4, dampingRatio: 1 + 1e-7),
        Spring(response: 0.1, dampingRatio: 20),
    ]

    @Test func conversions() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        expect(spring.mass, equals: 1)
        expect(abs(spring.stiffness - 157.9137) < 1e-3)
        expect(abs(spring.damping - 17.5929) < 1e-3)
        let other = Spring(mass: 1, stiffness: 100, damping: 10)
        expect(abs(other.duration - 0.6283) < 1e-4)
        expect(abs(other.bounce - 0.5) < 1e-12)
        expect(Spring(mass: 1, stiffness: 100, damping: 40).dampingRatio, equals: 1)
        expect(Spring(mass: 1, stiffness: 100, damping: 40, allowOverDamping: true).dampingRatio, equals: 2)
        for spring in Self.all {
            let again = Spring(
                mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, allowOverDamping: true)
            expect(abs(again.response - spring.response) < 1e-9)
            expect(abs(again.dampingRatio - spring.dampingRatio) < 1e-9 * spring.dampingRatio)
            let third = Spring(duration: spring.duration, bounce: spring.bounce)
            expect(abs(third.dampingRatio - spring.dampingRatio) < 1e-9 * spring.dampingRatio)
        }
        expect(abs(Spring(settlingDuration: 2, dampingRatio: 0.4).settlingDuration - 2) < 1e-9)
        expect(Spring(duration: 1, bounce: 1).settlingDuration, equals: .infinity)
    }

    /// The closed form agrees with small steps of the equation of motion.
    @Test(arguments: all) func closedFormsSolveTheEquation(spring: Spring) {
        var (place, speed) = (0.0, 3.0)
        let step = 1e-5
        for _ in 0..<50_000 {
            // The midpoint rule.
            let half = speed + spring.force(target: 1, position: place, velocity: speed) / spring.mass * step / 2
            let middle = place + speed * step / 2
            place += half * step
            speed += spring.force(target: 1, position: middle, velocity: half) / spring.mass * step
        }
        expect(abs(spring.value(target: 1, initialVelocity: 3, time: 0.5) - place) < 1e-4)
        expect(abs(spring.velocity(target: 1, initialVelocity: 3, time: 0.5) - speed) < 1e-3)
    }

    /// Steps of any length give the result of one long step.
    @Test(arguments: all) func updatesCompose(spring: Spring) {
        var (place, speed) = (0.0, -2.0)
        for part in [0.01, 0.2, 0.09, 0] {
            spring.update(value: &place, velocity: &speed, target: 5, deltaTime: part)
        }
        expect(abs(place - spring.value(target: 5, initialVelocity: -2, time: 0.3)) < 1e-9)
        expect(abs(speed - spring.velocity(target: 5, initialVelocity: -2, time: 0.3)) < 1e-8)
    }

    /// A spring stays within its epsilon after its settling duration, and not long before.
    @Test(arguments: all) func settlingIsNeitherEarlyNorLate(spring: Spring) {
        for (target, velocity, epsilon) in [(1.0, 0.0, 0.001), (100, -900, 0.1), (0, 50, 0.01)] {
            let settled = spring.settlingDuration(target: target, initialVelocity: velocity, epsilon: epsilon)
            func distance(_ time: Double) -> Double {
                abs(spring.value(target: target, initialVelocity: velocity, time: time) - target)
            }
            for later in stride(from: 1, to: 3, by: 0.01) { expect(distance(settled * later) <= epsilon * 1.000_001) }
            // An underdamped motion touches its envelope once in half a swing.
            let before = stride(from: 0, to: settled, by: settled / 2_000).contains { distance($0) > epsilon }
            expect(before)
            let late = stride(from: settled * 0.4, to: settled, by: settled / 2_000).contains { distance($0) > epsilon }
            expect(late)
        }
    }

    @Test func springsOfAnimatableValues() {
        let (from, to, still) = (CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 100), CGPoint.zero)
        let spring = Spring.smooth
        let share = spring.value(target: 1.0, time: 0.1)
        let place = spring.value(fromValue: from, toValue: to, initialVelocity: still, time: 0.1)
        expect(abs(place.x - (10 + 10 * share)) < 1e-9)
        expect(abs(place.y - 100 * share) < 1e-9)
        let speed = spring.velocity(fromValue: from, toValue: to, initialVelocity: still, time: 0.1)
        expect(abs(speed.y - 100 * spring.velocity(target: 1.0, time: 0.1)) < 1e-9)
        var (moved, movement) = (from, still)
        spring.update(value: &moved, velocity: &movement, target: to, deltaTime: 0.1)
        expect(abs(moved.x - place.x) < 1e-9)
        let push = spring.force(fromValue: from, toValue: to, position: from, velocity: still)
        expect(abs(push.x - 10 * spring.stiffness) < 1e-9)
        expect(spring.settlingDuration(fromValue: from, toValue: to, initialVelocity: still, epsilon: 0.1) > 0.5)
    }
}
