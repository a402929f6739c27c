import CoreTesting
import Expectations
import HostSupport
import Testing

/// The positions of animated views, on the test host's clock.
@MainActor struct AnimationTests {
    private func near(_ value: CGFloat?, _ expected: CGFloat, _ tolerance: CGFloat = 0.01) -> Bool {
        value.map { abs($0 - expected) <= tolerance } ?? false
    }

    private struct Mover: View {
        @State private var x: CGFloat = 0
        @State private var shade = 1.0
        let onTap: (Binding<CGFloat>, Binding<Double>) -> Void
        var body: some View {
            Color.red.frame(width: 20, height: 20).accessibilityIdentifier("square")
                .opacity(shade).offset(x: x)
                .onTapGesture { onTap($x, $shade) }
        }
    }

    @Test func aPositionIsAnimated() {
        struct Row: View {
            @State private var isRight = false
            var body: some View {
                HStack(spacing: 0) {
                    if !isRight { Spacer(minLength: 0) }
                    Color.red.frame(width: 20, height: 20).accessibilityIdentifier("square")
                    if isRight { Spacer(minLength: 0) }
                }
                .frame(width: 100, height: 100)
                .contentTap { withAnimation(.linear(duration: 1)) { isRight.toggle() } }
            }
        }
        let host = TestHost(width: 100, height: 100) { Row() }
        expect(host.frame("square")?.minX, equals: 80)
        host.tap(at: CGPoint(x: 5, y: 5))
        expect(near(host.frame("square")?.minX, 80))
        host.advance(by: 0.25)
        expect(near(host.frame("square")?.minX, 60))
        host.advance(by: 0.25)
        expect(near(host.frame("square")?.minX, 40))
        expect(host.settle())
        expect(host.frame("square")?.minX, equals: 0)
    }

    @Test func withoutAnAnimationNothingMoves() {
        let host = TestHost(width: 200, height: 100) {
            Mover { x, _ in withAnimation(nil) { x.wrappedValue = 100 } }
        }
        host.tap("square")
        expect(near(host.frame("square")?.minX, 190))
    }

    @Test func onlyWhatChangesWithTheValue() {
        struct Content: View {
            @State private var x: CGFloat = 0
            var body: some View {
                Color.red.frame(width: 20, height: 20).accessibilityIdentifier("square").offset(x: x)
                    .animation(.linear(duration: 1), value: x)
                    .onTapGesture { x = 100 }
            }
        }
        let host = TestHost(width: 200, height: 100) { Content() }
        host.tap("square")
        expect(near(host.frame("square")?.minX, 90))
        host.advance(by: 0.5)
        expect(near(host.frame("square")?.minX, 140))
        host.settle()
        expect(near(host.frame("square")?.minX, 190))
    }

    @Test func modifiersAroundAreNotAnimated() {
        struct Content: View {
            @State private var x: CGFloat = 0
            var body: some View {
                Color.red.frame(width: 20, height: 20).accessibilityIdentifier("square").opacity(x == 0 ? 1 : 0.5)
                    .animation(.linear(duration: 1), value: x)
                    .offset(x: x)
                    .onTapGesture { x = 100 }
            }
        }
        let host = TestHost(width: 200, height: 100) { Content() }
        host.tap("square")
        expect(near(host.frame("square")?.minX, 190))
        host.advance(by: 0.5)
        let pixel = host.snapshot()[195, 50]
        expect(abs(Int(pixel.g) - 106) < 16)
        host.settle()
        expect(abs(Int(host.snapshot()[195, 50].g) - 147) < 20)
    }

    @Test func theInnerAnimationApplies() {
        struct Content: View {
            @State private var x: CGFloat = 0
            var body: some View {
                Color.red.frame(width: 20, height: 20).accessibilityIdentifier("square").offset(x: x)
                    .animation(.linear(duration: 1), value: x)
                    .onTapGesture { withAnimation(.linear(duration: 4)) { x = 100 } }
            }
        }
        let host = TestHost(width: 200, height: 100) { Content() }
        host.tap("square")
        host.advance(by: 0.5)
        expect(near(host.frame("square")?.minX, 140))
        host.advance(by: 0.5)
        expect(near(host.frame("square")?.minX, 190))
    }

    @Test func springsKeepPlaceAndVelocity() {
        var target: CGFloat = 100
        let host = TestHost(width: 400, height: 100) {
            Mover { x, _ in withAnimation(.smooth) { x.wrappedValue = target } }
        }
        host.tap("square")
        host.advance(by: 0.1)
        expect(near(host.frame("square")?.minX, 190 + 35.774, 0.5))
        target = 0
        host.tap("square")
        host.advance(by: 0.05)
        expect(near(host.frame("square")?.minX, 190 + 43.06, 2))
        host.advance(by: 0.15)
        expect(near(host.frame("square")?.minX, 190 + 17.46, 2))
        host.settle()
        expect(near(host.frame("square")?.minX, 190))
    }

    @Test func completionsAreCalledOnce() {
        var log: [String] = []
        withAnimation(.linear(duration: 1)) {
        } completion: {
            log.append("nothing")
        }
        expect(log, equals: ["nothing"])
        let host = TestHost(width: 200, height: 100) {
            Mover { x, _ in
                withAnimation(.linear(duration: 1)) {
                    x.wrappedValue = 100
                } completion: {
                    log.append("moved")
                }
            }
        }
        host.tap("square")
        host.advance(by: 0.9)
        expect(log, equals: ["nothing"])
        host.advance(by: 0.2)
        expect(log, equals: ["nothing", "moved"])
        host.settle()
        expect(log, equals: ["nothing", "moved"])
    }

    private struct Bar: View, @MainActor Animatable {
        var x: Double
        let log: (Double) -> Void
        var animatableData: Double {
            get { x }
            set { x = newValue }
        }
        var body: some View {
            log(x)
            return Color.blue.frame(width: 20, height: 20)
        }
    }

    @Test func anAnimatableViewRunsItsBodyForEveryStep() {
        var log: [Double] = []
        struct Content: View {
            @State private var x = 0.0
            let log: (Double) -> Void
            var body: some View {
                Bar(x: x, log: log).onTapGesture { withAnimation(.linear(duration: 1)) { x = 1 } }
            }
        }
        let host = TestHost(width: 100, height: 100) { Content { log.append($0) } }
        host.update()
        expect(log, equals: [0])
        host.tap(at: CGPoint(x: 50, y: 50))
        host.advance(by: 1)
        host.settle()
        expect(log.first == 0 && log.last == 1)
        expect(log.count > 50)
        expect(zip(log, log.dropFirst()).allSatisfy { $0 <= $1 && $1 - $0 < 0.03 })
    }

    @Test func coloursAreAnimated() {
        struct Content: View {
            @State private var isOn = false
            var body: some View {
                Rectangle().fill(isOn ? Color.white : Color.black)
                    .onTapGesture { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
            }
        }
        let host = TestHost(width: 20, height: 20) { Content() }
        host.tap(at: CGPoint(x: 10, y: 10))
        host.advance(by: 0.5)
        let half = host.snapshot()[10, 10]
        expect(half.r > 100 && half.r < 220)
        host.settle()
        expect(host.snapshot()[10, 10].r, equals: 255)
    }

    private struct Ring: Layout {
        var radius: CGFloat
        var animatableData: CGFloat {
            get { radius }
            set { radius = newValue }
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for view in subviews {
                view.place(
                    at: CGPoint(x: bounds.midX + radius, y: bounds.midY), anchor: .center, proposal: .unspecified)
            }
        }
    }

    @Test func aLayoutGoesThroughItsOwnValues() {
        struct Content: View {
            @State private var radius: CGFloat = 0
            var body: some View {
                Ring(radius: radius) {
                    Color.red.frame(width: 20, height: 20).accessibilityIdentifier("square")
                        .onTapGesture { withAnimation(.linear(duration: 1)) { radius = 80 } }
                }
            }
        }
        let host = TestHost(width: 200, height: 100) { Content() }
        host.tap("square")
        expect(near(host.frame("square")?.minX, 90))
        host.advance(by: 0.5)
        expect(near(host.frame("square")?.minX, 130))
        host.settle()
        expect(near(host.frame("square")?.minX, 170))
    }

    @Test func nothingIsMeasuredAndNoBodyRunsForAStep() {
        let host = TestHost(width: 200, height: 100) {
            Mover { x, shade in
                withAnimation(.linear(duration: 1)) {
                    x.wrappedValue = 100
                    shade.wrappedValue = 0.5
                }
            }
        }
        host.tap("square")
        _ = host.takeStatistics()
        host.advance(by: 0.5)
        let statistics = host.takeStatistics()
        expect(statistics.bodies, equals: 0)
        expect(statistics.layoutMeasures, equals: 0)
        expect(statistics.texturesUpdated, equals: 0)
        expect(statistics.framesPresented >= 29)
        host.settle()
        _ = host.takeStatistics()
        host.advance(by: 1)
        expect(host.takeStatistics().framesPresented, equals: 0)
    }
}

extension View {
    /// Is hit in its whole frame.
    fileprivate func contentTap(_ action: @escaping () -> Void) -> some View {
        background(Color.black.opacity(0.01)).onTapGesture(perform: action)
    }
}
