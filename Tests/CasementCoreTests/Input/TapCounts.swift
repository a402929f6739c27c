import CasementTesting
import Testing

/// Gestures of different counts on one view.
@MainActor @Suite struct TapCounts {
    @Test("a single tap goes to the outer gesture where the inner one waits for two")
    func twoCounts() {
        var log: [String] = []
        let host = TestHost {
            Color.red.accessibilityIdentifier("red")
                .onTapGesture(count: 2) { log.append("double") }
                .onTapGesture { log.append("single") }
        }
        host.tap("red")
        host.advance(by: 1)
        #expect(log == ["single"])
        log.removeAll()
        let frame = host.frame("red") ?? .zero
        host.tap(at: CGPoint(x: frame.midX, y: frame.midY), count: 2)
        host.advance(by: 1)
        #expect(log.contains("double"))
    }

    @Test("a single tap on a child that waits for two goes to its parent")
    func parent() {
        var log: [String] = []
        let host = TestHost {
            VStack { Color.red.accessibilityIdentifier("red").onTapGesture(count: 2) { log.append("child") } }
                .onTapGesture { log.append("parent") }
        }
        host.tap("red")
        host.advance(by: 1)
        #expect(log == ["parent"])
    }
}
