import CasementTesting
import ControlSupport
import Expectations
import Foundation
import HostSupport
import Testing

/// Rows of 260 points that fingers on a touchpad move sideways.
@MainActor @Suite("Rows that fingers swipe") struct RowSwiping {
    private final class Log { var lines: [String] = [] }
    private let log = Log()
    @MainActor private final class Bodies { var count = 0 }
    private let bodies = Bodies()

    private struct Row: View {
        let number: Int
        let bodies: Bodies
        var body: some View {
            bodies.count += 1
            return Text("row \(number)").frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    private func host(allowsFullSwipe: Bool = true, isMirrored: Bool = false) -> TestHost {
        let (log, bodies) = (log, bodies)
        let host = TestHost(width: 260, height: 160) {
            List(0..<50, id: \.self) { number in
                Row(number: number, bodies: bodies)
                    .swipeActions(allowsFullSwipe: allowsFullSwipe) {
                        Button("Delete", role: .destructive) { log.lines.append("delete \(number)") }
                        Button("Flag") { log.lines.append("flag \(number)") }
                    }
                    .swipeActions(edge: .leading) { Button("Read") { log.lines.append("read \(number)") } }
            }
            .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
        }
        host.settle()
        return host
    }

    private func middle(_ text: String, _ host: TestHost) throws -> CGPoint {
        let frame = try require(host.find(text: text), "\(text)")
        return CGPoint(x: 130, y: frame.midY)
    }

    /// Moves two fingers over a row in steps of 10 points; positive distances lead to the right. They rest before they
    /// leave, unless they flick.
    private func swipe(
        _ host: TestHost, at point: CGPoint, dx: CGFloat = 0, dy: CGFloat = 0, rests: Bool = true, lifts: Bool = true
    ) {
        host.deliver(.scrollBegan(point))
        let steps = max(1, Int(max(abs(dx), abs(dy)) / 10))
        for _ in 0..<steps {
            host.deliver(.scroll(point, dx: -dx / CGFloat(steps), dy: -dy / CGFloat(steps)))
            host.advance(by: 1.0 / 60)
        }
        if rests { host.advance(by: 0.3) }
        if lifts { host.deliver(.scrollEnded(point, isGuessed: false)) }
        host.update()
    }

    private func left(_ text: String, _ host: TestHost) throws -> CGFloat {
        try require(host.find(text: text), "\(text)").minX
    }

    @Test("the row follows the fingers, rests open beside its buttons, and a button acts and closes it")
    func opening() throws {
        let host = host()
        let start = try left("row 2", host), place = try middle("row 2", host)
        swipe(host, at: place, dx: -60, lifts: false)
        expect(abs(try left("row 2", host) - (start - 60)) < 0.01, "it follows")
        host.deliver(.scrollEnded(place, isGuessed: false))
        host.settle()
        let flag = try require(host.find(text: "Flag")), delete = try require(host.find(text: "Delete"))
        expect(flag.maxX < delete.minX && delete.maxX < 260 && host.find(text: "Read") == nil)
        expect(try left("row 2", host) < start - 60, "its buttons are wider")
        expect(abs(flag.midY - place.y) < 2)
        host.tap(text: "Flag")
        host.settle()
        expect(log.lines, equals: ["flag 2"])
        expect(try left("row 2", host), equals: start)
    }

    @Test("a short swipe springs back, a flick opens, and fingers in the other direction close it again")
    func springs() throws {
        let host = host()
        let start = try left("row 1", host), place = try middle("row 1", host)
        swipe(host, at: place, dx: -20)
        expect(try left("row 1", host) < start)
        host.settle()
        expect(try left("row 1", host), equals: start)
        swipe(host, at: place, dx: -40, rests: false)
        host.settle()
        let open = try left("row 1", host)
        expect(open < start - 60, "\(open)")
        swipe(host, at: place, dx: 40, rests: false)
        host.settle()
        expect(try left("row 1", host), equals: start)
        expect(log.lines, equals: [])
    }

    @Test("a full swipe triggers the first action, unless the program does not allow it")
    func full() throws {
        let host = host()
        let start = try left("row 1", host)
        swipe(host, at: try middle("row 1", host), dx: -200)
        host.settle()
        expect(log.lines, equals: ["delete 1"])
        expect(try left("row 1", host), equals: start)
        swipe(host, at: try middle("row 2", host), dx: 200)
        host.settle()
        expect(log.lines, equals: ["delete 1", "read 2"])
        let strict = self.host(allowsFullSwipe: false)
        swipe(strict, at: try middle("row 1", strict), dx: -200)
        strict.settle()
        expect(log.lines, equals: ["delete 1", "read 2"])
        expect(strict.find(text: "Delete") != nil, "it is open")
    }

    @Test("from right to left the edges are exchanged")
    func mirrored() throws {
        let host = host(isMirrored: true)
        swipe(host, at: try middle("row 1", host), dx: 60, rests: false)
        host.settle()
        let delete = try require(host.find(text: "Delete"))
        expect(delete.maxX < 130 && host.find(text: "Read") == nil)
    }

    @Test("one row is open; scrolling, a wheel and a press elsewhere close it, and vertical movements scroll")
    func closing() throws {
        let host = host()
        let start = try left("row 1", host)
        func open(_ text: String) throws {
            swipe(host, at: try middle(text, host), dx: -60, rests: false)
            host.settle()
            expect(try left(text, host) < start, "\(text) is open")
        }
        try open("row 1")
        try open("row 2")
        expect(try left("row 1", host), equals: start)
        host.tap(at: try middle("row 4", host))
        host.settle()
        expect(try left("row 2", host), equals: start)
        try open("row 2")
        let top = try middle("row 2", host).y
        swipe(host, at: try middle("row 2", host), dx: -4, dy: -20)
        host.settle()
        expect(try left("row 2", host) == start && middle("row 2", host).y < top, "scrolled")
        try open("row 3")
        host.deliver(.wheel(try middle("row 3", host), dx: 0, dy: 10))
        host.settle()
        expect(try left("row 3", host), equals: start)
        expect(log.lines, equals: [])
    }

    @Test("a movement of one row runs no body and measures no other row, and one that was closed leaves nothing")
    func cost() throws {
        let host = host()
        let textures = host.takeStatistics().texturesAlive, place = try middle("row 1", host)
        swipe(host, at: place, dx: -60, lifts: false)
        let before = bodies.count
        _ = host.takeStatistics()
        host.deliver(.scroll(place, dx: 10, dy: 0))
        host.update()
        let cost = host.takeStatistics()
        expect(bodies.count == before && cost.bodies == 0, "\(cost.bodies)")
        expect(cost.layoutMeasures <= 6, "\(cost.layoutMeasures)")
        expect(cost.damagedPixels < 260 * 45, "\(cost.damagedPixels)")
        host.deliver(.scrollEnded(place, isGuessed: false))
        host.settle()
        host.tap(at: try middle("row 4", host))
        host.deliver(.pointerLeft)
        host.settle()
        expect(host.find(text: "Delete") == nil && !host.pipeline.needsFrame)
        expect(host.takeStatistics().texturesAlive <= textures + 1)
    }
}
