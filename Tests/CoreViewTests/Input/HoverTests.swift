import CoreTesting
import Expectations
import HostSupport
import PlainControls
import Testing

/// The pointer entering and leaving.
@MainActor struct HoverTests {
    @Test("onHover reports true once on entry and false once on exit")
    func hover() {
        var log: [Bool] = []
        let host = TestHost(width: 100, height: 100) {
            Color.red.frame(width: 20, height: 20).onHover { log.append($0) }
        }
        for x in [0, 45, 50, 55, 90, 95] as [CGFloat] { host.hover(at: CGPoint(x: x, y: 50)) }
        expect(log, equals: [true, false])
    }

    @Test("hovering an outer and an inner view")
    func nested() {
        var log: [String] = []
        let host = TestHost(width: 100, height: 100) {
            Color.red
                .overlay { Color.blue.frame(width: 20, height: 20).onHover { log.append("inner \($0)") } }
                .onHover { log.append("outer \($0)") }
        }
        host.hover(at: CGPoint(x: 10, y: 50))
        host.hover(at: CGPoint(x: 50, y: 50))
        host.hover(at: CGPoint(x: 90, y: 50))
        expect(log, equals: ["outer true", "inner true", "inner false"])
    }

    @Test("a hover repaints only the button")
    func cost() {
        let host = TestHost(height: 700) {
            VStack {
                ForEach(0..<20) { Text("row \($0)") }
                Button("Press") {}.accessibilityIdentifier("b")
            }
        }
        host.update()
        let frame = host.frame("b") ?? .zero
        _ = host.takeStatistics()
        host.hover(at: CGPoint(x: frame.midX, y: frame.midY))
        let statistics = host.takeStatistics()
        expect(statistics.bodies, equals: 0)
        expect(statistics.damagedPixels > 0 && statistics.damagedPixels <= Int((frame.width + 1) * (frame.height + 1)))
        expect(statistics.texturesCreated, equals: 0)
        expect(host.takeLines().isEmpty)
    }
}
