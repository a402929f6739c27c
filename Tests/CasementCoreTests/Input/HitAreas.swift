import CasementTesting
import Testing

/// Where a view takes a tap: where it shows something.
@MainActor @Suite struct HitAreas {
    @Test("what has faded away entirely takes no tap, and those behind it do")
    func invisible() {
        var log: [String] = []
        let host = TestHost(width: 100, height: 100) {
            ZStack {
                Color.blue.onTapGesture { log.append("behind") }
                Color.red.onTapGesture { log.append("invisible") }.opacity(0)
            }
        }
        host.tap(at: CGPoint(x: 50, y: 50))
        #expect(log == ["behind"])
    }

    @Test("a shape is hit in its outline, not in the corners of its frame")
    func shape() {
        var log: [String] = []
        let host = TestHost(width: 100, height: 100) {
            ZStack {
                Color.blue.onTapGesture { log.append("behind") }
                Circle().fill(Color.red).onTapGesture { log.append("circle") }
            }
        }
        host.tap(at: CGPoint(x: 3, y: 3))
        host.tap(at: CGPoint(x: 50, y: 50))
        #expect(log == ["behind", "circle"])
    }
}
