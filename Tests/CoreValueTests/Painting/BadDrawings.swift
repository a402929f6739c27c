import CoreTesting
import Expectations
import HostSupport
import Testing

/// Invalid drawings neither crash nor take long.
@MainActor struct BadDrawings {
    /// A pattern of a thousandth of a point along a line of a million would make a thousand million strokes.
    @Test func endlessDashes() {
        let host = TestHost(width: 100, height: 20) {
            Canvas { context, _ in
                var line = Path()
                line.move(to: CGPoint(x: -500_000, y: 10))
                line.addLine(to: CGPoint(x: 500_000, y: 10))
                context.stroke(line, with: .color(.black), style: StrokeStyle(lineWidth: 4, dash: [0.0005, 0.0005]))
            }
        }
        expect(host.snapshot()[50, 10].r, equals: 0)
    }

    @Test func noSize() {
        var isRun = false
        let host = TestHost(width: 50, height: 50) {
            Canvas { _, _ in isRun = true }.frame(width: 0, height: 10)
        }
        _ = host.snapshot()
        expect(!isRun)
    }

    /// A context that is used after its canvas's closure returned draws nothing.
    @Test func escapedContext() {
        var escaped: GraphicsContext?
        let host = TestHost(width: 20, height: 20) {
            Canvas { context, _ in escaped = context }
        }
        let before = host.snapshot()
        escaped?.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.black))
        host.update()
        expect(host.snapshot(), equals: before)
    }
}
