import CasementTesting
import Testing

/// What comes under a pointer that does not move.
@MainActor @Suite struct HoverOfNewContent {
    @Test("a view that comes under a resting pointer is told")
    func resting() {
        let flag = Flag(false)
        var log: [Bool] = []
        let host = TestHost.live(width: 100, height: 100) {
            ZStack { if flag.value { Color.red.onHover { log.append($0) } } }
        }
        host.hover(at: CGPoint(x: 50, y: 50))
        #expect(log == [])
        flag.value = true
        host.update()
        #expect(log == [true])
    }
}
