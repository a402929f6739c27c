import CoreTesting
import Expectations
import HostSupport
import Testing

/// New content under a pointer that does not move.
@MainActor struct HoverOfNewContent {
    @Test("a view that moves under a resting pointer is hovered")
    func resting() {
        let flag = Flag(false)
        var log: [Bool] = []
        let host = TestHost.live(width: 100, height: 100) {
            ZStack { if flag.value { Color.red.onHover { log.append($0) } } }
        }
        host.hover(at: CGPoint(x: 50, y: 50))
        expect(log, equals: [])
        flag.value = true
        host.update()
        expect(log, equals: [true])
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
        expect(host.snapshot(), equals: shown)
    }

    @Test("a view that moves under a resting pointer is hovered") func hoverNew() {
        var log: [String] = []
        let flag = Box(false)
        let host = TestHost.live(width: 100, height: 100) {
            if flag.value { Color.red.onHover { log.append("red \($0)") } } else { Color.blue }
        }
        host.hover(at: CGPoint(x: 50, y: 50))
        flag.value = true
        host.update()
        host.settle()
        expect(log, equals: ["red true"])
    }

    @Test("a view that stays under a resting pointer stays hovered when the window's content grows") func hoverStays() {
        var log: [String] = []
        let flag = Box(false)
        let host = TestHost.live(width: 200, height: 200) {
            VStack(spacing: 0) {
                if flag.value { Color.blue.frame(width: 100, height: 20) }
                Color.red.frame(width: 100, height: 40).onHover { log.append("red \($0)") }
            }
        }
        // 80...120, later 90...130.
        host.hover(at: CGPoint(x: 100, y: 115))
        expect(log, equals: ["red true"])
        flag.value = true
        host.update()
        host.settle()
        expect(log, equals: ["red true"])
    }

    @Test("a view that moved away from a resting pointer is no longer hovered") func hoverMoves() {
        var log: [String] = []
        let flag = Box(false)
        let host = TestHost.live(width: 200, height: 200) {
            VStack(spacing: 0) {
                if flag.value { Color.blue.frame(width: 100, height: 80) }
                Color.red.frame(width: 100, height: 40).onHover { log.append("red \($0)") }
                Color.green.frame(width: 100, height: 40).onHover { log.append("green \($0)") }
            }
        }
        // red 60...100, green 100...140; later blue 20...100, red 100...140, green 140...180
        host.hover(at: CGPoint(x: 100, y: 130))
        flag.value = true
        host.update()
        host.settle()
        expect(log, equals: ["green true", "green false", "red true"])
        flag.value = false
        host.update()
        host.settle()
        expect(log.last, equals: "green true")
    }
}
