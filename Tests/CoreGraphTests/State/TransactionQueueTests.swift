import CoreTesting
import Expectations
import HostSupport
import Testing

/// Changes that one action makes under several transactions, with several windows.
@MainActor struct TransactionQueueTests {
    /// The values that a window's body showed, and the bindings to its states.
    private final class Log {
        var shown: [[CGFloat]] = []
        var x: Binding<CGFloat>!
        var y: Binding<CGFloat>!

        func note(_ x: Binding<CGFloat>, _ y: Binding<CGFloat>) { (self.x, self.y) = (x, y) }
    }

    /// A view with two states of its own, both of which one body shows.
    private struct Pair: View {
        @State private var x: CGFloat = 0
        @State private var y: CGFloat = 0
        let log: Log

        var body: some View {
            let _ = log.shown.append([x, y])
            let _ = log.note($x, $y)
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 20, height: 20).accessibilityIdentifier("x").offset(x: x)
                Color.red.frame(width: 20, height: 20).accessibilityIdentifier("y").offset(x: y)
            }
            .frame(width: 200, height: 100, alignment: .topLeading)
        }
    }

    /// A window that shows a value of another window's.
    private struct Mirror: View {
        @Binding var value: CGFloat
        let log: Log

        var body: some View {
            let _ = log.shown.append([value])
            Color.red.frame(width: 20, height: 20).accessibilityIdentifier("mirror").offset(x: value)
                .frame(width: 200, height: 100, alignment: .topLeading)
        }
    }

    private func pair() -> (host: TestHost, log: Log) {
        let log = Log()
        let host = TestHost(width: 200, height: 100) { Pair(log: log) }
        host.update()
        log.shown = []
        return (host, log)
    }

    private func x(_ host: TestHost, _ name: String) -> CGFloat { ((host.frame(name)?.minX ?? -1) * 10).rounded() / 10 }

    private func move(_ log: Log) {
        withAnimation(.linear(duration: 1)) { log.x.wrappedValue = 100 }
        withAnimation(.linear(duration: 2)) { log.y.wrappedValue = 100 }
    }

    @Test("a window that updates between an action and the frame of the acting window gets none of its animations")
    func anotherWindow() {
        let (host, log) = pair()
        let (other, _) = pair()
        move(log)
        other.update()
        other.update()
        host.update()
        expect(log.shown, equals: [[100, 0], [100, 100]])
        host.advance(by: 0.5)
        expect(x(host, "x") == 50 && x(host, "y") == 25)
        expect(host.settle())
        expect(x(host, "y"), equals: 100)
    }

    @Test("a window whose body shows something else in between does not commit another's pending changes")
    func bothWindowsChange() {
        let (host, log) = pair()
        let (other, otherLog) = pair()
        move(log)
        move(otherLog)
        other.update()
        expect(otherLog.shown == [[100, 0], [100, 100]] && log.shown.isEmpty)
        host.update()
        expect(log.shown, equals: [[100, 0], [100, 100]])
        host.advance(by: 0.5)
        expect(x(host, "x") == 50 && x(host, "y") == 25)
    }

    @Test(
        "a state that two windows read changes step by step in each of them, whichever updates first",
        arguments: [true, false])
    func sharedState(isMirrorFirst: Bool) {
        let (host, log) = pair()
        let mirrorLog = Log()
        let mirror = TestHost(width: 200, height: 100) { Mirror(value: log.y, log: mirrorLog) }
        mirror.update()
        mirrorLog.shown = []
        move(log)
        // For the window that shows nothing of the first transaction, the second is the first.
        for window in isMirrorFirst ? [mirror, host] : [host, mirror] { window.update() }
        expect(log.shown == [[100, 0], [100, 100]] && mirrorLog.shown == [[100]])
        for window in [host, mirror] { window.advance(by: 0.5) }
        expect(x(host, "x") == 50 && x(host, "y") == 25 && x(mirror, "mirror") == 25)
        expect(log.y.wrappedValue, equals: 100)
    }

    @Test("a state that two windows read, set twice, is shown twice in each")
    func sharedStateSetTwice() {
        let (host, log) = pair()
        let mirrorLog = Log()
        let mirror = TestHost(width: 200, height: 100) { Mirror(value: log.y, log: mirrorLog) }
        mirror.update()
        mirrorLog.shown = []
        log.y.wrappedValue = 20
        withAnimation(.linear(duration: 1)) { log.y.wrappedValue = 100 }
        host.update()
        expect(log.shown == [[0, 20], [0, 100]] && mirrorLog.shown.isEmpty)
        mirror.update()
        expect(mirrorLog.shown, equals: [[20], [100]])
        for window in [host, mirror] { window.advance(by: 0.5) }
        expect(x(host, "y") == 60 && x(mirror, "mirror") == 60)
    }

    @Test("pending changes of a window that closes reach the others")
    func closedWindow() {
        let mirrorLog = Log()
        var windows: (TestHost, Log)? = pair()
        let binding = windows!.1.y!
        let mirror = TestHost(width: 200, height: 100) { Mirror(value: binding, log: mirrorLog) }
        mirror.update()
        mirrorLog.shown = []
        move(windows!.1)
        windows = nil
        mirror.update()
        expect(mirrorLog.shown == [[100]] && binding.wrappedValue == 100)
        binding.wrappedValue = 30
        mirror.update()
        expect(mirrorLog.shown, equals: [[100], [30]])
    }

    private struct Point: Equatable { var (x, y, unused) = (0, 0, 0) }

    /// Reads a part of a state.
    private struct Part: View {
        @Binding var value: Int
        var body: some View { Text("\(value)") }
    }

    /// Shows two parts of a state, whole values of which it does not read.
    private struct Parts: View {
        @State private var point = Point()
        let log: (Binding<Point>) -> Void

        var body: some View {
            let _ = log($point)
            VStack {
                Part(value: $point.x)
                Part(value: $point.y)
            }
        }
    }

    @Test("a change that is queued behind one that no view reads causes a frame")
    func nothingShownFirst() {
        var binding: Binding<Point>!
        let host = TestHost { Parts { binding = $0 } }
        host.settle()
        withAnimation(.linear(duration: 1)) { binding.wrappedValue.unused = 1 }
        withAnimation(.linear(duration: 2)) { binding.wrappedValue.y = 5 }
        expect(host.pipeline.needsFrame)
        host.settle()
        expect(host.find(text: "5") != nil)
    }
}
