import CasementCore
import CasementTesting
import Testing

/// New content under a pointer that does not move.
@MainActor @Suite struct HoverOfNewContent {
    @Test("a view that moves under a resting pointer is hovered")
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

    @Test("a scroll bar that appears under a resting pointer is painted hovered in its first frame")
    func scrollBar() {
        let isCovered = Flag(true)
        let host = TestHost.live(width: 100, height: 200) {
            ZStack(alignment: .topTrailing) {
                ScrollView { Color.yellow.frame(height: 1_000) }
                if isCovered.value { Color.red.frame(width: 20, height: 20) }
            }
        }
        host.hover(at: CGPoint(x: 95, y: 10))
        isCovered.value = false
        host.update()
        let shown = host.snapshot()
        host.pipeline.graphics.damageAll()
        host.update()
        #expect(host.snapshot() == shown)
    }
}
