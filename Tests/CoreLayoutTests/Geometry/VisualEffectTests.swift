import CoreTesting
import Expectations
import HostSupport
import Testing

/// Effects that depend on a view's geometry.
@MainActor struct VisualEffectTests {
    private let red = [255, 0, 0]

    /// Counts; not observed.
    @MainActor private final class Runs { var value = 0 }

    @Test("effects are drawn in their order, and do not affect layout")
    func looks() {
        let amount = Box<CGFloat>(0)
        let host = TestHost.live(width: 100, height: 100) {
            let amount = amount.value
            HStack(spacing: 0) {
                Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 20)
                    .visualEffect { content, proxy in
                        content.scaleEffect(proxy.size.width / 10).offset(x: amount).opacity(amount > 40 ? 0 : 1)
                    }
                    .accessibilityIdentifier("seen")
                Block("next", 20, 20)
            }
        }
        host.update()
        let next = host.frame("next")
        expect(next, equals: CGRect(x: 50, y: 40, width: 20, height: 20))
        expect(host.pixel(22, 32) == red && host.pixel(18, 50) == windowColor)
        amount.value = -10
        _ = host.takeStatistics()
        host.update()
        expect(host.takeStatistics().layoutPlacements, equals: 0)
        expect(host.pixel(12, 32) == red && host.pixel(55, 32) == windowColor)
        expect(host.frame("next"), equals: next)
        amount.value = 50
        host.update()
        expect(host.pixel(12, 32) == windowColor && host.pixel(80, 32) == windowColor)
    }

    @Test("an effect that state changes is animated; one that follows the geometry is not, and does not lag")
    func animation() {
        let host = TestHost(width: 300, height: 100) { Moving() }
        host.update()
        let start = host.frame("seen")!.minX
        host.tap("linear")
        expect(host.frame("seen")?.minX, equals: start)
        host.advance(by: 0.5)
        expect(abs(host.frame("seen")!.minX - start - 50) < 0.01)
        host.tap("back")
        host.advance(by: 0.25)
        expect(abs(host.frame("seen")!.minX - start - 25) < 1, "from where it was")
        expect(host.settle())
        expect(host.frame("seen")?.minX, equals: start)
        host.tap("jump")
        expect(host.frame("seen")?.minX, equals: start + 100)
        host.tap("back")
        host.advance(by: 0.1)
        host.tap("other")
        host.advance(by: 0.15)
        expect(abs(host.frame("seen")!.minX - start - 50) < 1, "a body that runs for something else stops nothing")
        expect(host.settle())
        // The effect keeps the view at one place while it moves.
        host.tap("slide")
        for _ in 0..<20 {
            host.advance(by: 0.03)
            expect(host.frame("still")?.minX, equals: 0)
        }
    }

    private struct Moving: View {
        @State private var isOn = false
        @State private var other = 0
        @State private var slides = false

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Block("seen", 20, 10).visualEffect { [isOn] content, _ in content.offset(x: isOn ? 100 : 0) }
                Block("still", 20, 10)
                    .visualEffect { content, proxy in content.offset(x: -proxy.frame(in: .global).minX) }
                    .padding(.leading, slides ? 100 : 0)
                HStack {
                    Text("\(other)")
                    press("linear") { withAnimation(.linear(duration: 1)) { isOn = true } }
                    press("back") { withAnimation(.linear(duration: 0.5)) { isOn = false } }
                    press("jump") { isOn = true }
                    press("other") { other += 1 }
                    press("slide") { withAnimation(.linear(duration: 0.5)) { slides = true } }
                }
            }
            .frame(width: 300, alignment: .leading)
        }

        private func press(_ name: String, _ action: @escaping () -> Void) -> some View {
            Block(name, 20, 20).onTapGesture(perform: action)
        }
    }

    @Test("the closure runs again in the same frame when the geometry that it read changes")
    func geometry() {
        let runs = Runs()
        let host = TestHost(width: 100, height: 100) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10, id: \.self) { number in
                        Color(red: 1, green: 0, blue: 0).frame(width: 100, height: 50)
                            .visualEffect { content, proxy in
                                MainActor.assumeIsolated { runs.value += 1 }
                                return content.offset(x: proxy.frame(in: .scrollView).minY)
                            }
                    }
                }
            }
        }
        host.update()
        expect(runs.value, equals: 10)
        expect(host.pixel(0, 25) == red && host.pixel(40, 75) == windowColor && host.pixel(60, 75) == red)
        host.scroll(at: CGPoint(x: 50, y: 50), dy: 30)
        expect(host.pixel(30, 10) == red && host.pixel(15, 30) == windowColor && host.pixel(25, 30) == red)
        let all = runs.value
        host.update()
        expect(runs.value, equals: all)
        host.pipeline.graphics.damageAll()
        let before = host.snapshot()
        host.update()
        expect(host.snapshot(), equals: before)
    }

    @Test("colours, blur and rotation; an empty effect; invalid numbers have no effect")
    func others() {
        let host = TestHost(width: 60, height: 60) {
            VStack(spacing: 0) {
                Color(red: 1, green: 0, blue: 0).visualEffect { content, _ in content.hueRotation(.degrees(120)) }
                Color(red: 1, green: 0, blue: 0).visualEffect { content, _ in content.brightness(-1) }
                Color(red: 1, green: 0, blue: 0).visualEffect { content, _ in
                    content.blur(radius: .nan).scaleEffect(.infinity).offset(y: .nan).rotationEffect(.degrees(.nan))
                        .contrast(.nan)
                }
                Color(red: 1, green: 0, blue: 0).visualEffect { content, _ in content }
            }
        }
        let pixel = host.pixel(30, 7)
        expect(pixel[0] < 100 && pixel[1] > 80)
        expect(host.pixel(30, 22), equals: [0, 0, 0])
        expect(host.pixel(30, 37) == red && host.pixel(30, 52) == red)
    }

    @Test("readers in moved content get their visible position")
    func readersInside() {
        let frame = Box(CGRect.zero), height = Box<CGFloat>(10)
        let host = TestHost.live(width: 100, height: 100) {
            VStack(spacing: 0) {
                Color.gray.frame(height: height.value)
                Color.red.frame(width: 20, height: 20)
                    .onGeometryChange(for: CGRect.self) {
                        $0.frame(in: .global)
                    } action: {
                        frame.value = $0
                    }
                    .visualEffect { content, proxy in content.offset(x: proxy.frame(in: .global).minY) }
                Spacer(minLength: 0)
            }
        }
        host.update()
        expect(frame.value, equals: CGRect(x: 50, y: 10, width: 20, height: 20))
        height.value = 30
        host.update()
        expect(frame.value, equals: CGRect(x: 70, y: 30, width: 20, height: 20))
    }

    @Test("the offset points to the trailing edge")
    func direction() {
        let host = TestHost(width: 100, height: 20) {
            Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 20)
                .visualEffect { content, _ in content.offset(x: 30) }
                .environment(\.layoutDirection, .rightToLeft)
        }
        expect(host.pixel(20, 10) == red && host.pixel(50, 10) == windowColor)
    }
}
