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

    @Test("the wheel turns where a scroll view draws nothing, also inside of other containers")
    func emptyPart() {
        let host = TestHost(width: 100, height: 200) {
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    ScrollView {
                        VStack(spacing: 0) {
                            Color.red.frame(width: 20, height: 50).accessibilityIdentifier("first")
                            Spacer().frame(height: 500)
                            Color.blue.frame(width: 20, height: 50)
                        }
                    }
                }
            }
        }
        // Neither there nor anywhere else in the view is anything drawn when it is scrolled to its middle.
        host.scroll(at: CGPoint(x: 50, y: 190), dy: 100)
        #expect(host.frame("first")?.minY == -100)
        host.scroll(at: CGPoint(x: 50, y: 190), dy: 30)
        #expect(host.frame("first")?.minY == -130)
    }
}
