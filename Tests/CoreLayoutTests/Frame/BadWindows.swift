import CoreTesting
import Expectations
import HostSupport
import PlainControls
import Testing

/// Windows of unusual sizes and scales.
@MainActor struct BadWindows {
    private struct Page: View {
        var body: some View {
            VStack {
                Text("Some text that wraps").padding()
                HStack {
                    Color.red
                    Spacer()
                    Circle()
                    Divider()
                }
                Button("Press") {}.accessibilityIdentifier("b")
                ZStack {
                    Color.blue.clipShape(Capsule())
                    Text("over").opacity(0.5).compositingGroup()
                }
            }
        }
    }

    @Test("tiny windows", arguments: [(1, 1), (0, 0), (0, 50), (50, 0), (0.3, 0.3)] as [(CGFloat, CGFloat)])
    func tiny(width: CGFloat, height: CGFloat) {
        let host = TestHost(width: width, height: height) { Page() }
        host.tap("b")
        let picture = host.snapshot()
        expect(picture.width == Int(width.rounded(.up)) && picture.height == Int(height.rounded(.up)))
        host.resize(width: 200, height: 100)
        host.hover(at: CGPoint(x: -1, y: -1))
        expect(host.snapshot(), equals: TestHost(width: 200, height: 100) { Page() }.snapshot())
    }

    @Test("sizes that are NaN or negative", arguments: [CGFloat.nan, -10, -CGFloat.infinity])
    func senseless(length: CGFloat) {
        let host = TestHost(width: length, height: 100) { Page() }
        host.update()
        expect(host.snapshot().width, equals: 0)
        host.resize(width: 100, height: length)
        expect(host.snapshot().height, equals: 0)
        host.resize(width: 100, height: 100)
        expect(host.snapshot().width, equals: 100)
    }

    @Test("a window of 16,000 pixels, wide and high")
    func large() {
        let wide = TestHost(width: 16_000, height: 4) {
            HStack(spacing: 0) {
                Color.red
                Color(red: 0, green: 0, blue: 1)
            }
        }
        expect(wide.pixel(15_999, 3), equals: [0, 0, 255])
        expect(wide.snapshot().width, equals: 16_000)
        let high = TestHost(width: 4, height: 8_000, scale: 2) {
            Color(red: 0, green: 0, blue: 1).clipShape(RoundedRectangle(cornerRadius: 1))
        }
        expect(high.snapshot().height, equals: 16_000)
        expect(high.pixel(4, 15_990), equals: [0, 0, 255])
    }

    @Test("a window without content")
    func empty() {
        let host = TestHost(width: 10, height: 10) {}
        expect(host.pixel(5, 5), equals: windowColor)
        expect(host.displayables.isEmpty)
        host.tap(at: CGPoint(x: 5, y: 5))
        expect(host.snapshot(), equals: TestHost(width: 10, height: 10) { EmptyView() }.snapshot())
    }

    @Test("the pointer far outside the window, and at coordinates that are NaN")
    func pointer() {
        let host = TestHost { Page() }
        let before = host.snapshot()
        for point in [
            CGPoint(x: -1e9, y: 4), CGPoint(x: CGFloat.infinity, y: 4), CGPoint(x: CGFloat.nan, y: CGFloat.nan),
        ] {
            host.hover(at: point)
            host.tap(at: point, count: 2)
            host.scroll(at: point, dy: .nan)
        }
        host.settle()
        expect(host.snapshot(), equals: before)
    }
}
