import CoreTesting
import Expectations
import HostSupport
import Testing

@MainActor @Observable private final class Model {
    var isOn = false
    var count = 0
    func toggle() { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
}

/// Animations of bindings, of part of a view's modifiers, of gradients and hidden shapes; symbols; reduced motion.
@MainActor struct MoreAnimationTests {
    @Test func aBindingAnimatesItsWrites() {
        struct Content: View {
            @State private var isOn = false
            var body: some View {
                Color.red.frame(width: 10, height: 10).accessibilityIdentifier("box").offset(x: isOn ? 40 : 0)
                    .frame(width: 100, height: 100, alignment: .leading)
                    .onTapGesture { $isOn.animation(.linear(duration: 1)).wrappedValue.toggle() }
            }
        }
        let host = TestHost(width: 100, height: 100) { Content() }
        host.update()
        host.tap(at: CGPoint(x: 5, y: 50))
        host.advance(by: 0.5)
        expect(abs((host.frame("box")?.minX ?? 0) - 20) < 0.1)
        let plain = Binding.constant(1)
        expect(plain.transaction.animation == nil)
        expect(plain.animation(.bouncy).transaction.animation, equals: .bouncy)
        expect(plain.animation(.bouncy).animation(nil).transaction.animation == nil)
    }

    @Test func aScopeAnimatesOnlyItsModifiers() {
        struct Content: View {
            let model: Model
            var body: some View {
                Color.red.frame(width: 10, height: 10).accessibilityIdentifier("box")
                    .offset(x: model.isOn ? 40 : 0)
                    .animation(.linear(duration: 1)) { $0.opacity(model.isOn ? 0 : 1) }
                    .frame(width: 100, height: 100, alignment: .leading)
            }
        }
        let model = Model()
        let host = TestHost(width: 100, height: 100) { Content(model: model) }
        host.update()
        let full = Int(host.snapshot()[5, 50].g)
        model.isOn = true
        host.update()
        expect(host.frame("box")?.minX, equals: 40)
        host.advance(by: 0.5)
        let half = Int(host.snapshot()[45, 50].g)
        expect(abs(half - (250 + full) / 2) < 5)
        host.settle()
        expect(host.pixel(45, 50), equals: windowColor)
    }

    @Test func completionsInATransactionModifierAreCalledOnce() {
        struct Content: View {
            let model: Model
            let done: () -> Void
            var body: some View {
                HStack {
                    Color.red.frame(width: model.isOn ? 30 : 10, height: 10)
                    Color.blue.frame(width: 10, height: 10)
                }
                .opacity(model.isOn ? 0.5 : 1)
                .transaction(value: model.isOn) {
                    $0.animation = .linear(duration: 1)
                    $0.addAnimationCompletion { done() }
                }
            }
        }
        let model = Model()
        var count = 0
        let host = TestHost(width: 100, height: 100) { Content(model: model) { count += 1 } }
        host.update()
        host.settle()
        let before = count
        model.isOn = true
        host.update()
        host.advance(by: 0.5)
        expect(count, equals: before)
        host.settle()
        expect(count, equals: before + 1)
    }

    @Test func gradientsAreAnimated() {
        struct Content: View {
            let model: Model
            var body: some View {
                Rectangle().fill(
                    LinearGradient(
                        colors: model.isOn ? [.white, .black] : [.black, .white], startPoint: .leading,
                        endPoint: .trailing))
            }
        }
        let model = Model()
        let host = TestHost(width: 100, height: 20) { Content(model: model) }
        host.update()
        model.toggle()
        host.update()
        host.advance(by: 0.5)
        let half = host.snapshot()
        expect(abs(Int(half[5, 10].g) - Int(half[94, 10].g)) < 8)
        expect(half[5, 10].g > 100)
        host.settle()
        let fresh = Model()
        fresh.isOn = true
        let other = TestHost(width: 100, height: 20) { Content(model: fresh) }
        other.update()
        expect(host.snapshot(), equals: other.snapshot())
    }

    @Test func colorsBecomeGradients() {
        struct Content: View {
            let model: Model
            var body: some View {
                Circle().fill(
                    model.isOn
                        ? AnyShapeStyle(
                            RadialGradient(
                                colors: [.white, .blue], center: .center, startRadius: 0, endRadius: 50))
                        : AnyShapeStyle(Color(red: 0, green: 0, blue: 0)))
            }
        }
        let model = Model()
        let host = TestHost(width: 100, height: 100) { Content(model: model) }
        host.update()
        expect(host.pixel(50, 50), equals: [0, 0, 0])
        model.toggle()
        host.update()
        host.advance(by: 0.5)
        let half = Int(host.snapshot()[50, 50].r)
        expect(half > 100 && half < 240)
        host.settle()
        expect(host.snapshot()[50, 50].r > 248)
        model.toggle()
        host.update()
        host.advance(by: 0.5)
        expect(abs(Int(host.snapshot()[50, 50].r) - half) < 12)
        host.settle()
        expect(host.pixel(50, 50), equals: [0, 0, 0])
    }

    @Test func hiddenShapesAnimate() {
        struct Content: View {
            let model: Model
            var body: some View {
                AnyShape(Rectangle().trim(from: 0, to: 1).size(width: model.isOn ? 100 : 20, height: 100))
                    .fill(Color.black)
            }
        }
        struct Bar: Shape {
            var width: CGFloat
            var animatableData: CGFloat {
                get { width }
                set { width = newValue }
            }
            func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: width, height: rect.height)) }
        }
        struct Bars: View {
            let model: Model
            var body: some View {
                AnyShape(Bar(width: model.isOn ? 100 : 20)).fill(Color(red: 0, green: 0, blue: 0))
            }
        }
        let model = Model()
        let host = TestHost(width: 100, height: 100) { Bars(model: model) }
        host.update()
        model.toggle()
        host.update()
        host.advance(by: 0.5)
        expect(host.pixel(55, 50), equals: [0, 0, 0])
        expect(host.pixel(65, 50), equals: windowColor)
        host.settle()
        expect(host.pixel(95, 50), equals: [0, 0, 0])
    }

    // MARK: Symbols

    @Test func symbolsMoveWhenAValueChanges() {
        struct Content: View {
            let model: Model
            let isRemoved: Bool
            var body: some View {
                Image(systemName: "star.fill").font(.system(size: 40))
                    .symbolEffect(.bounce, value: model.count).symbolEffectsRemoved(isRemoved)
            }
        }
        for isRemoved in [false, true] {
            let model = Model()
            let host = TestHost(width: 100, height: 100) { Content(model: model, isRemoved: isRemoved) }
            host.update()
            let rest = host.snapshot()
            host.advance(by: 0.3)
            expect(!host.pipeline.needsFrame)
            model.count += 1
            host.update()
            host.advance(by: 0.15)
            expect((host.snapshot() == rest), equals: isRemoved)
            expect(host.settle())
            expect(host.snapshot(), equals: rest)
        }
    }

    @Test func symbolsPulseWhileTheyAreActive() {
        struct Content: View {
            let model: Model
            var body: some View {
                Image(systemName: "star.fill").font(.system(size: 40)).symbolEffect(.pulse, isActive: model.isOn)
            }
        }
        let model = Model()
        let host = TestHost(width: 100, height: 100) { Content(model: model) }
        host.update()
        let rest = host.snapshot()
        expect(!host.pipeline.needsFrame)
        model.isOn = true
        host.update()
        host.advance(by: 0.6)
        expect(host.snapshot() != rest)
        host.advance(by: 5)
        expect(host.pipeline.needsFrame)
        model.isOn = false
        expect(host.settle())
        expect(host.snapshot(), equals: rest)
    }

    @Test func symbolsAppearAndDisappear() {
        struct Content: View {
            let model: Model
            var body: some View {
                Image(systemName: "star.fill").font(.system(size: 40)).symbolEffect(.disappear, isActive: model.isOn)
            }
        }
        let model = Model()
        let host = TestHost(width: 100, height: 100) { Content(model: model) }
        host.update()
        model.isOn = true
        expect(host.settle())
        expect(host.pixel(50, 50), equals: windowColor)
        model.isOn = false
        expect(host.settle())
        expect(host.pixel(50, 50) != windowColor)
    }

    // MARK: Reduced motion

    @Test func withReducedMotionTransitionsFade() {
        struct Content: View {
            let model: Model
            @Environment(\.accessibilityReduceMotion) var reducesMotion
            var body: some View {
                ZStack {
                    Color.clear
                    if model.isOn {
                        Color(red: 1, green: 0, blue: 0).transition(.slide)
                    }
                    Text(reducesMotion ? "less" : "all").accessibilityIdentifier("text")
                }
                .frame(width: 100, height: 100)
            }
        }
        let model = Model()
        let host = TestHost(width: 100, height: 100) { Content(model: model) }
        host.setEnvironment(\.accessibilityReduceMotion, true)
        expect(host.labels.contains("less"))
        model.toggle()
        host.update()
        host.advance(by: 0.5)
        for x in [5, 95] { expect(abs(Int(host.snapshot()[x, 5].g) - 125) < 5) }
        host.settle()
        model.toggle()
        host.update()
        host.advance(by: 0.5)
        for x in [5, 95] { expect(abs(Int(host.snapshot()[x, 5].g) - 125) < 5) }
        host.settle()
        host.setEnvironment(\.accessibilityReduceMotion, false)
        model.toggle()
        host.update()
        host.advance(by: 0.5)
        expect(host.pixel(5, 5) == [255, 0, 0] && host.pixel(95, 5) == windowColor)
    }
}
