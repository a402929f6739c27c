import CoreTesting
import Expectations
import HostSupport
import Testing

@MainActor @Observable private final class Model {
    var count = 0
}

private func log(_ last: inout Double, _ value: Double) { last = value }

private func isClose(_ value: Double, _ other: Double, _ tolerance: Double = 1e-6) -> Bool {
    abs(value - other) < tolerance
}

/// Values animated by keyframes.
@MainActor struct KeyframeTests {
    private struct Shown: View {
        let model: Model
        let log: (Double) -> Void
        var body: some View {
            Color.red.keyframeAnimator(initialValue: 0.0, trigger: model.count) { view, value in
                let _ = log(value)
                view.opacity(value / 10)
            } keyframes: { _ in
                LinearKeyframe(10, duration: 1)
                LinearKeyframe(0, duration: 1)
            }
        }
    }

    @Test func linearKeyframesAfterATrigger() {
        let model = Model()
        var last = -1.0
        let host = TestHost(width: 100, height: 100) { Shown(model: model) { last = $0 } }
        host.update()
        host.advance(by: 0.5)
        expect(last, equals: 0)
        expect(!host.pipeline.needsFrame)
        model.count = 1
        host.update()
        expect(last, equals: 0)
        for expected in [5.0, 10, 5, 0, 0] {
            host.advance(by: 0.5)
            expect(isClose(last, expected))
        }
        expect(!host.pipeline.needsFrame)
    }

    @Test func anotherTriggerBeginsWhereTheValueIs() {
        let model = Model()
        var last = -1.0
        let host = TestHost(width: 100, height: 100) { Shown(model: model) { last = $0 } }
        host.update()
        model.count = 1
        host.update()
        host.advance(by: 0.5)
        model.count = 2
        host.update()
        expect(isClose(last, 5))
        host.advance(by: 0.5)
        expect(isClose(last, 7.5))
        expect(host.settle())
        expect(last, equals: 0)
    }

    @Test func velocityIsKept() {
        struct Content: View {
            let model: Model
            let log: (Double) -> Void
            var body: some View {
                KeyframeAnimator(initialValue: 0.0, trigger: model.count) { value in
                    let _ = log(value)
                    Color.red
                } keyframes: { _ in
                    CubicKeyframe(model.count == 1 ? 100 : 0, duration: 1)
                }
            }
        }
        let model = Model()
        var last = 0.0
        let host = TestHost(width: 100, height: 100) { Content(model: model) { last = $0 } }
        host.update()
        model.count = 1
        host.update()
        host.advance(by: 0.5)
        expect(isClose(last, 50))
        model.count = 2
        host.update()
        host.advance(by: 0.1)
        // It arrives at 150 per second and overshoots before it returns.
        expect(last > 55)
        expect(host.settle())
        expect(last, equals: 0)
    }

    @Test func repeatingNeedsNoTrigger() {
        var last = -1.0
        let host = TestHost(width: 100, height: 100) {
            KeyframeAnimator(initialValue: 1.0) { value in
                let _ = log(&last, value)
                Color.red
            } keyframes: { _ in
                LinearKeyframe(3, duration: 1)
            }
        }
        host.update()
        for _ in 0..<3 {
            host.advance(by: 0.5)
            expect(isClose(last, 2))
            host.advance(by: 0.5)
            expect(isClose(last, 1))
        }
        var other = -1.0
        let once = TestHost(width: 100, height: 100) {
            Color.red.keyframeAnimator(initialValue: 1.0, repeating: false) { view, value in
                let _ = log(&other, value)
                view
            } keyframes: { _ in
                LinearKeyframe(3, duration: 1)
            }
        }
        expect(once.settle())
        expect(other, equals: 3)
    }

    // MARK: Timelines

    private struct Pose: Equatable {
        var angle = Angle.zero
        var offset = CGSize.zero
        var scale = 1.0
    }

    @Test func tracksRunSimultaneously() {
        let timeline = KeyframeTimeline(initialValue: Pose()) {
            KeyframeTrack(\.scale) {
                LinearKeyframe(2, duration: 1)
                MoveKeyframe(5)
                LinearKeyframe(6, duration: 1)
            }
            KeyframeTrack(\.offset.width) { LinearKeyframe(30, duration: 3) }
            KeyframeTrack(\.angle) {
                for turn in 1...2 { LinearKeyframe(.degrees(90 * Double(turn)), duration: 0.5) }
            }
        }
        expect(timeline.duration, equals: 3)
        let half = timeline.value(time: 0.5)
        expect(half.scale == 1.5 && half.offset.width == 5 && isClose(half.angle.degrees, 90))
        expect(timeline.value(time: 1).scale, equals: 5)
        expect(timeline.value(time: 1.5).scale, equals: 5.5)
        expect(timeline.value(progress: 1), equals: timeline.value(time: 3))
        expect(timeline.value(time: 99).offset.width, equals: 30)
        expect(timeline.value(time: -1), equals: Pose())
        var pose = Pose()
        pose.offset.height = 7
        timeline.update(value: &pose, time: 2.5)
        expect(pose.scale == 6 && pose.offset == CGSize(width: 25, height: 7))
    }

    @Test func cubicKeyframesJoinSmoothly() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(10, duration: 1)
            CubicKeyframe(30, duration: 1)
            CubicKeyframe(0, duration: 1)
        }
        expect(isClose(timeline.value(time: 1), 10) && isClose(timeline.value(time: 2), 30))
        func speed(_ time: Double) -> Double {
            (timeline.value(time: time + 1e-5) - timeline.value(time: time - 1e-5)) / 2e-5
        }
        // The speed of a straight line from 0 to 30 in two seconds.
        expect(isClose(speed(1), 15, 0.01))
        expect(isClose(speed(2), -5, 0.01))
        expect(isClose(speed(0.0001), 0, 0.1))
        let told = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(0, duration: 1, startVelocity: 4, endVelocity: -4)
        }
        expect(isClose(told.value(time: 0.5), 1))
    }

    @Test func springKeyframesSettleOrEndEarly() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        let rest = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(10, spring: spring) }
        expect(isClose(rest.duration, spring.settlingDuration, 0.05))
        expect(isClose(rest.value(time: 0.2), spring.value(target: 10, time: 0.2)))
        expect(rest.value(time: 10), equals: 10)
        let cut = KeyframeTimeline(initialValue: 0.0) {
            SpringKeyframe(10, duration: 0.1, spring: spring)
            LinearKeyframe(0, duration: 1)
        }
        let reached: Double = spring.value(target: 10, time: 0.1)
        expect(isClose(cut.value(time: 0.1), reached))
        expect(isClose(cut.value(time: 0.6), reached / 2))
        // A track with an endless oscillation does not keep the timeline from ending.
        let endless = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1, spring: Spring(duration: 1, bounce: 1)) }
        expect(endless.duration <= 60)
    }

    @Test func invalidDurationsCountAsZero() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(1, duration: -.infinity)
            CubicKeyframe(2, duration: .nan)
            LinearKeyframe(3, duration: 1)
        }
        expect(timeline.duration, equals: 1)
        expect(timeline.value(time: 0), equals: 2)
        expect(timeline.value(time: .nan), equals: 2)
    }

    @Test func curvesMovesAndControlFlow() {
        let eased = KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(10, duration: 2, timingCurve: .easeIn) }
        expect(isClose(eased.value(time: 1), 3.154, 1e-3))
        expect(isClose(eased.value(progress: 0.5), eased.value(time: 1)) && eased.duration == 2)
        expect(eased.value(time: 3), equals: 10)
        let moved = KeyframeTimeline(initialValue: 0.0) {
            MoveKeyframe(5)
            LinearKeyframe(10, duration: 1)
            MoveKeyframe(0)
            LinearKeyframe(0, duration: 1)
        }
        expect(moved.value(time: 0) == 5 && isClose(moved.value(time: 0.5), 7.5))
        expect(moved.value(time: 1.5) == 0 && moved.duration == 2)
        let isLong = true
        let looped = KeyframeTimeline(initialValue: 0.0) {
            for step in 1...3 { LinearKeyframe(Double(step), duration: 1) }
            if isLong { LinearKeyframe(0, duration: 3) } else { MoveKeyframe(0) }
        }
        expect(looped.duration == 6 && isClose(looped.value(time: 2.5), 2.5) && isClose(looped.value(time: 4.5), 1.5))
    }

    @Test func tracksEndByThemselves() {
        struct Pose: Animatable {
            var x = 0.0, turn = Angle.zero
            var animatableData: EmptyAnimatableData {
                get { EmptyAnimatableData() }
                set {}
            }
        }
        let timeline = KeyframeTimeline(initialValue: Pose()) {
            KeyframeTrack(\.x) { LinearKeyframe(10, duration: 1) }
            KeyframeTrack(\.turn) { LinearKeyframe(.degrees(90), duration: 3) }
        }
        expect(timeline.duration, equals: 3)
        let middle = timeline.value(time: 1.5)
        expect(middle.x == 10 && isClose(middle.turn.degrees, 45))
    }

    /// Between cubic keyframes without velocities, the curve continues in the direction from the previous keyframe to
    /// the next.
    @Test func cubicVelocitiesCanBeGiven() {
        let rest = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(10, duration: 1, startVelocity: 0, endVelocity: 0)
        }
        // 3t² - 2t³
        expect(isClose(rest.value(time: 0.25), 1.5625) && isClose(rest.value(time: 0.5), 5))
        let fast = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(10, duration: 1, startVelocity: 10, endVelocity: 10)
        }
        expect(isClose(fast.value(time: 0.3), 3))
    }
}
