import CoreTesting
import Expectations
import HostSupport
import PlainControls
import Testing

/// Taps: which view gets them, and how many are needed.
@MainActor struct TapTests {
    private func centre(_ host: TestHost, _ name: String) -> CGPoint {
        let frame = host.frame(name) ?? .zero
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    @Test("a tap by identifier reaches the view with that name")
    func byIdentifier() {
        var log: [String] = []
        let host = TestHost {
            HStack {
                Color.red.onTapGesture { log.append("red") }.accessibilityIdentifier("red")
                Button("b") { log.append("button") }.accessibilityIdentifier("button")
            }
        }
        host.tap("button")
        host.tap("red")
        host.tap("nobody")
        expect(log, equals: ["button", "red"])
    }

    @Test("two quick taps for a count of two, one tap has no effect")
    func count() {
        var count = 0
        let host = TestHost { Color.red.accessibilityIdentifier("red").onTapGesture(count: 2) { count += 1 } }
        host.tap("red")
        expect(count, equals: 0)
        host.tap(at: centre(host, "red"), count: 2)
        expect(count, equals: 1)
        host.tap(at: centre(host, "red"), count: 3)
        expect(count, equals: 2)
        host.tap(at: centre(host, "red"), count: 4)
        expect(count, equals: 4)
    }

    @Test("the location of a tap is in the view's own coordinates")
    func location() {
        var point: CGPoint?
        let host = TestHost(width: 200, height: 200) {
            Color.red.frame(width: 100, height: 40).onTapGesture { point = $0 }
        }
        host.tap(at: CGPoint(x: 70, y: 90))
        expect(point, equals: CGPoint(x: 20, y: 10))
    }

    @Test("a child takes precedence over its parent, which gets taps outside the child")
    func childFirst() {
        var log: [String] = []
        let host = TestHost(width: 100, height: 100) {
            VStack(spacing: 0) {
                Color.red.onTapGesture { log.append("child") }.accessibilityIdentifier("child")
                Color.blue.accessibilityIdentifier("rest")
            }
            .onTapGesture { log.append("parent") }
        }
        host.tap("child")
        host.tap("rest")
        expect(log, equals: ["child", "parent"])
        let inButton = TestHost {
            Color.red.overlay { Button("b") { log.append("button") }.accessibilityIdentifier("b") }
                .onTapGesture { log.append("outer") }
        }
        log.removeAll()
        inButton.tap("b")
        expect(log, equals: ["button"])
    }

    @Test("the frontmost of a ZStack is hit, and taps beside it go to those behind")
    func depth() {
        var log: [String] = []
        let host = TestHost(width: 100, height: 100) {
            ZStack {
                Color.red.onTapGesture { log.append("back") }
                Color.blue.frame(width: 20, height: 20).onTapGesture { log.append("front") }
            }
        }
        host.tap(at: CGPoint(x: 50, y: 50))
        host.tap(at: CGPoint(x: 39, y: 50))
        host.tap(at: CGPoint(x: 40, y: 40))
        expect(log, equals: ["front", "back", "front"])
    }

    @Test("overlays are above their base, backgrounds behind")
    func secondary() {
        var log: [String] = []
        let host = TestHost(width: 100, height: 100) {
            Color.red.frame(width: 40, height: 40).onTapGesture { log.append("base") }
                .overlay(alignment: .topLeading) {
                    Color.blue.frame(width: 10, height: 10).onTapGesture { log.append("overlay") }
                }
                .background { Color.green.frame(width: 60, height: 60).onTapGesture { log.append("background") } }
        }
        for point in [CGPoint(x: 32, y: 32), CGPoint(x: 50, y: 50), CGPoint(x: 22, y: 50)] { host.tap(at: point) }
        expect(log, equals: ["overlay", "base", "background"])
    }

    @Test("an offset moves the hit area")
    func offset() {
        var count = 0
        let host = TestHost(width: 300, height: 100) {
            Color.red.frame(width: 20, height: 20).offset(x: 100).accessibilityIdentifier("red").onTapGesture {
                count += 1
            }
        }
        host.tap(at: CGPoint(x: 150, y: 50))
        expect(count, equals: 0)
        host.tap(at: CGPoint(x: 250, y: 50))
        expect(count, equals: 1)
        host.tap("red")
        expect(count, equals: 2)
    }

    @Test("the space between the members of a stack, a spacer and a clear colour are not hit")
    func gaps() {
        var count = 0
        let host = TestHost(width: 100, height: 100) {
            VStack(spacing: 20) {
                Color.red
                HStack(spacing: 0) {
                    Color.blue.frame(width: 30)
                    Color.clear.frame(width: 20)
                    Spacer()
                }
            }
            .onTapGesture { count += 1 }
        }
        for point in [CGPoint(x: 50, y: 50), CGPoint(x: 40, y: 80), CGPoint(x: 80, y: 80)] { host.tap(at: point) }
        expect(count, equals: 0)
        for point in [CGPoint(x: 50, y: 20), CGPoint(x: 20, y: 80)] { host.tap(at: point) }
        expect(count, equals: 2)
    }

    @Test("each displayable of a group has the gesture, including rows inserted later")
    func group() {
        var count = 0
        let rows = Box(1)
        let host = TestHost.live(width: 100, height: 300) {
            VStack(spacing: 0) {
                Group { ForEach(0..<rows.value, id: \.self) { Block("row\($0)", 50, 20) } }.onTapGesture { count += 1 }
            }
        }
        host.tap("row0")
        rows.value = 3
        host.update()
        host.tap("row0")
        host.tap("row2")
        expect(count, equals: 3)
    }

    @Test("the action is that of the newest view, and disabled views have none")
    func newest() {
        let name = Box("a"), isDisabled = Flag(false)
        var log: [String] = []
        let host = TestHost.live {
            Color.red.accessibilityIdentifier("red").onTapGesture { [name = name.value] in log.append(name) }
                .disabled(isDisabled.value)
        }
        host.tap("red")
        name.value = "b"
        host.update()
        host.tap("red")
        isDisabled.value = true
        host.update()
        host.tap("red")
        expect(log, equals: ["a", "b"])
    }

    @Test("among many rows the right one is hit")
    func manyRows() {
        var log: [Int] = []
        let host = TestHost(width: 50, height: 1000) {
            VStack(spacing: 0) { ForEach(0..<100) { row in Color.red.onTapGesture { log.append(row) } } }
        }
        for y in [0, 9, 10, 500, 999] as [CGFloat] { host.tap(at: CGPoint(x: 25, y: y)) }
        expect(log, equals: [0, 0, 1, 50, 99])
    }
}
