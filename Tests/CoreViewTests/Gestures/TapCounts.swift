import CoreTesting
import Expectations
import HostSupport
import PlainControls
import Testing

/// Gestures of different counts on one view.
@MainActor struct TapCounts {
    @Test("a single tap goes to the outer gesture if the inner one waits for two")
    func twoCounts() {
        var log: [String] = []
        let host = TestHost {
            Color.red.accessibilityIdentifier("red")
                .onTapGesture(count: 2) { log.append("double") }
                .onTapGesture { log.append("single") }
        }
        host.tap("red")
        host.advance(by: 1)
        expect(log, equals: ["single"])
        log.removeAll()
        let frame = host.frame("red") ?? .zero
        host.tap(at: CGPoint(x: frame.midX, y: frame.midY), count: 2)
        host.advance(by: 1)
        expect(log, equals: ["double"])
    }

    @Test("the single tap waits for the interval of a double click, or for a click elsewhere")
    func waiting() {
        var log: [String] = []
        let host = TestHost {
            HStack {
                Color.red.accessibilityIdentifier("red")
                    .onTapGesture(count: 2) { log.append("double") }
                    .onTapGesture { log.append("single") }
                Color.blue.accessibilityIdentifier("blue").onTapGesture { log.append("blue") }
            }
        }
        host.tap("red")
        expect(log.isEmpty)
        host.advance(by: 0.3)
        expect(log.isEmpty)
        host.advance(by: 0.1)
        expect(log, equals: ["single"])
        host.tap("red")
        host.tap("blue")
        expect(log, equals: ["single", "single", "blue"])
    }

    @Test("a button and a drag do not wait for a double click inside them")
    func others() throws {
        var log: [String] = []
        let host = TestHost {
            VStack {
                Button {
                    log.append("button")
                } label: {
                    Color.red.frame(width: 50, height: 50).onTapGesture(count: 2) { log.append("double") }
                }
                .accessibilityIdentifier("button")
                Color.blue.frame(width: 100, height: 50).accessibilityIdentifier("blue")
                    .onTapGesture(count: 2) {}
                    .gesture(DragGesture().onChanged { _ in log.append("drag") })
            }
        }
        host.tap("button")
        expect(log, equals: ["button"])
        let frame = try require(host.frame("blue"))
        log = []
        host.drag(from: CGPoint(x: frame.minX + 5, y: frame.midY), to: CGPoint(x: frame.minX + 60, y: frame.midY))
        expect(log.contains("drag"))
    }

    @Test("a single tap on a child with a double tap goes to its parent")
    func parent() {
        var log: [String] = []
        let host = TestHost {
            VStack { Color.red.accessibilityIdentifier("red").onTapGesture(count: 2) { log.append("child") } }
                .onTapGesture { log.append("parent") }
        }
        host.tap("red")
        host.advance(by: 1)
        expect(log, equals: ["parent"])
    }

    @Test("one tap and two taps on one view") func taps() {
        var log: [String] = []
        let host = TestHost(width: 100, height: 100) {
            Color.red.onTapGesture(count: 2) { log.append("double") }.onTapGesture { log.append("single") }
        }
        host.tap(at: CGPoint(x: 50, y: 50))
        host.settle()
        host.advance(by: 1)
        expect(log, equals: ["single"])
    }
}
