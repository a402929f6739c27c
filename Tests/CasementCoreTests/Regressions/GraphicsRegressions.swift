import CasementCore
import Testing

@testable import CasementTesting

@MainActor @Suite struct GraphicsRegressions {
    @Test("a layer in a layer") func nestedLayers() {
        let host = TestHost(width: 200, height: 200) {
            Color(red: 1, green: 0, blue: 0).frame(width: 40, height: 40).cornerRadius(8)
                .frame(width: 80, height: 80).background(Color(red: 0, green: 0, blue: 1)).cornerRadius(10)
        }
        #expect(host.pixel(100, 100) == [255, 0, 0])
        #expect(host.pixel(70, 100) == [0, 0, 255])
    }
    @Test("a layer in a group, changed in place") func nestedChange() {
        let flag = Box(false)
        expectLikeFresh(width: 200, height: 200, change: [{ flag.value = true }, { flag.value = false }]) {
            ZStack {
                (flag.value ? Color.red : Color.green).frame(width: 40, height: 40).cornerRadius(8)
            }.compositingGroup().opacity(0.5)
        }
    }
    @Test("opacity 0 takes no tap") func opacityHit() {
        var log: [String] = []
        let host = TestHost(width: 100, height: 100) {
            ZStack {
                Color.red.onTapGesture { log.append("under") }
                Rectangle().fill(.blue).opacity(0).onTapGesture { log.append("over") }
            }
        }
        host.tap(at: CGPoint(x: 50, y: 50))
        #expect(log == ["under"])
    }
    @Test("a circle is hit inside only") func circleHit() {
        var log: [String] = []
        let host = TestHost(width: 100, height: 100) {
            ZStack {
                Color.red.onTapGesture { log.append("under") }
                Circle().fill(.blue).onTapGesture { log.append("over") }
            }
        }
        host.tap(at: CGPoint(x: 3, y: 3))
        #expect(log == ["under"])
    }
    @Test("one tap and two taps on one view") func taps() {
        var log: [String] = []
        let host = TestHost(width: 100, height: 100) {
            Color.red.onTapGesture(count: 2) { log.append("double") }.onTapGesture { log.append("single") }
        }
        host.tap(at: CGPoint(x: 50, y: 50))
        host.settle()
        host.advance(by: 1)
        #expect(log == ["single"])
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
        #expect(log == ["red true"])
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
        #expect(log == ["red true"])
        flag.value = true
        host.update()
        host.settle()
        #expect(log == ["red true"])
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
        #expect(log == ["green true", "green false", "red true"])
        flag.value = false
        host.update()
        host.settle()
        #expect(log.last == "green true")
    }
}
