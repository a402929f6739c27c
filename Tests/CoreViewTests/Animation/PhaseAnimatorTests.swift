import CoreTesting
import Expectations
import HostSupport
import Testing

@MainActor @Observable private final class Model {
    var count = 0
    var isShown = true
}

/// Views that cycle through phases.
@MainActor struct PhaseAnimatorTests {
    private func share(_ host: TestHost) -> Double {
        let pixel = host.snapshot()[50, 50]
        return 1 - Double(pixel.g) / Double(windowColor[1])
    }

    @Test func withoutATriggerPhasesFollowEachOtherEndlessly() {
        let host = TestHost(width: 100, height: 100) {
            Color(red: 1, green: 0, blue: 0).phaseAnimator([0, 1, 2]) { view, phase in
                view.opacity(phase == 1 ? 1 : 0)
            } animation: { _ in
                .linear(duration: 1)
            }
        }
        host.update()
        expect(share(host), equals: 0)
        host.advance(by: 0.5)
        expect(abs(share(host) - 0.5) < 0.03)
        host.advance(by: 0.5)
        expect(abs(share(host) - 1) < 0.03)
        host.advance(by: 0.5)
        expect(abs(share(host) - 0.5) < 0.04)
        // From the third phase to the first nothing moves, so the second one follows.
        host.advance(by: 1)
        expect(abs(share(host) - 0.5) < 0.04)
        host.advance(by: 1)
        expect(abs(share(host) - 0.5) < 0.06)
        expect(!host.settle(timeout: 5))
    }

    @Test func withATriggerPhasesFollowOnce() {
        struct Content: View {
            let model: Model
            var body: some View {
                Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 10).accessibilityIdentifier("box")
                    .phaseAnimator([0.0, 40, 20], trigger: model.count) { view, phase in
                        view.offset(x: phase)
                    } animation: { phase in
                        phase == 20 ? .linear(duration: 0.5) : .linear(duration: 1)
                    }
                    .frame(width: 100, height: 100, alignment: .leading)
            }
        }
        let model = Model()
        let host = TestHost(width: 100, height: 100) { Content(model: model) }
        func x() -> CGFloat { host.frame("box")?.minX ?? -1 }
        host.update()
        host.advance(by: 1)
        expect(x(), equals: 0)
        expect(!host.pipeline.needsFrame)
        model.count = 1
        host.update()
        expect(x(), equals: 0)
        host.advance(by: 0.5)
        expect(abs(x() - 20) < 0.1)
        host.advance(by: 0.75)
        expect(abs(x() - 30) < 1)
        host.advance(by: 0.75)
        expect(abs(x() - 10) < 2)
        expect(host.settle())
        expect(x(), equals: 0)
    }

    @Test func phasesThatMoveNothingTakeAFrame() {
        struct Content: View {
            let log: (Int) -> Void
            var body: some View {
                PhaseAnimator([1, 2, 3]) { phase in
                    let _ = log(phase)
                    Text("\(phase)")
                } animation: { _ in
                    nil
                }
            }
        }
        var seen: [Int] = []
        let host = TestHost(width: 100, height: 100) { Content { seen.append($0) } }
        host.update()
        for _ in 0..<6 { host.advance(by: 1.0 / 60) }
        expect(seen.count >= 6 && seen.count <= 9)
        expect(Array(seen.prefix(4)), equals: [1, 2, 3, 1])
    }

    @Test func noPhasesShowNothing() {
        let host = TestHost(width: 100, height: 100) {
            VStack { PhaseAnimator([Int]()) { Text("\($0)") } }
        }
        host.update()
        expect(host.labels.isEmpty)
        expect(!host.pipeline.needsFrame)
    }

    @Test func aRemovedAnimatorCausesNoFrames() {
        struct Content: View {
            let model: Model
            var body: some View {
                if model.isShown {
                    Color.red.phaseAnimator([0.2, 1]) { $0.opacity($1) }
                }
            }
        }
        let model = Model()
        let host = TestHost(width: 100, height: 100) { Content(model: model) }
        host.update()
        host.advance(by: 1)
        model.isShown = false
        host.update()
        expect(host.settle(timeout: 2))
    }
}
