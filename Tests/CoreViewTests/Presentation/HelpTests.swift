import CoreTesting
import Expectations
import HostSupport
import PlainControls
import Testing

/// The help text of a view on which the pointer rests.
@MainActor struct HelpTests {
    private let inside = CGPoint(x: 20, y: 20), outside = CGPoint(x: 20, y: 90)

    private func host(_ words: String = "Deletes all") -> TestHost {
        let host = TestHost(width: 200, height: 120) {
            VStack(spacing: 0) {
                Button("X") {}.help(words)
                Spacer()
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(10)
        }
        host.update()
        return host
    }

    private func isShown(in host: TestHost, _ words: String = "Deletes all") -> Bool { host.find(text: words) != nil }

    @Test("it is shown after the pointer has rested for 0.7 seconds, and hidden when it leaves")
    func rests() {
        let host = host()
        host.hover(at: inside)
        host.advance(by: 0.6)
        expect(!isShown(in: host))
        // It has moved, so its rest starts again.
        host.hover(at: CGPoint(x: 22, y: 20))
        host.advance(by: 0.6)
        expect(!isShown(in: host))
        host.advance(by: 0.2)
        expect(isShown(in: host))
        host.hover(at: inside)
        expect(isShown(in: host))
        host.hover(at: outside)
        expect(!isShown(in: host))
        host.hover(at: inside)
        host.advance(by: 0.8)
        expect(isShown(in: host))
        host.pipeline.handle(.pointerLeft)
        host.update()
        expect(!isShown(in: host))
    }

    @Test("an idle window wakes up to show it")
    func wakes() throws {
        let host = host()
        host.hover(at: inside)
        host.settle()
        let date = try require(host.pipeline.nextFrameDate)
        expect(abs(date.timeIntervalSince(host.date) - 0.7) < 0.05)
        host.advance(by: 1)
        expect(host.pipeline.nextFrameDate == nil)
    }

    @Test("after a press or a key it is not shown until the pointer enters again", arguments: [true, false])
    func works(isPress: Bool) {
        let host = host()
        host.hover(at: inside)
        host.advance(by: 1)
        expect(isShown(in: host))
        if isPress { host.tap(at: inside) } else { host.key("a") }
        expect(!isShown(in: host))
        host.hover(at: CGPoint(x: 23, y: 20))
        host.advance(by: 2)
        expect(!isShown(in: host))
        host.hover(at: outside)
        host.hover(at: inside)
        host.advance(by: 1)
        expect(isShown(in: host))
    }

    @Test("the innermost is shown, an empty text is not, and it is removed with its view")
    func innermost() {
        let isThere = Flag(true)
        let host = TestHost.live(width: 200, height: 120) {
            VStack {
                if isThere.value { Color.red.frame(width: 40, height: 40).help("Inner").help("Outer") }
            }
        }
        host.hover(at: CGPoint(x: 100, y: 60))
        host.advance(by: 1)
        expect(host.find(text: "Inner") != nil && host.find(text: "Outer") == nil)
        isThere.value = false
        host.update()
        expect(host.find(text: "Inner") == nil)
        let empty = self.host("")
        let before = empty.snapshot()
        empty.hover(at: outside)
        empty.hover(at: inside)
        empty.advance(by: 1)
        empty.hover(at: outside)
        empty.settle()
        expect(empty.snapshot(), equals: before)
    }

    @Test("a long text is wrapped inside the window, and the covered content is repainted afterwards")
    func longText() throws {
        let words = String(repeating: "many words that say it all, ", count: 8)
        let host = TestHost(width: 420, height: 200, scale: 2) {
            HStack {
                Color.blue.frame(width: 40, height: 40).help(words)
                Text("covered")
            }
        }
        let before = host.snapshot()
        host.hover(at: CGPoint(x: 190, y: 100))
        host.advance(by: 1)
        let frame = try require(host.find(text: words))
        expect(frame.width <= 320 && frame.height > 40 && frame.maxY < 200)
        let shown = host.snapshot()
        host.pipeline.graphics.damageAll()
        host.update()
        expect(host.snapshot(), equals: shown)
        host.hover(at: CGPoint(x: 5, y: 5))
        expect(host.snapshot(), equals: before)
    }
}
