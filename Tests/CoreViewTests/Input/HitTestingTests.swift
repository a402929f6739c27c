import CoreTesting
import Expectations
import HostSupport
import PlainControls
import Testing

/// Modifiers of hit testing.
@MainActor struct HitTestingTests {
    @Test("a content shape is hit inside, not in the corners of the frame")
    func circle() {
        var count = 0
        let host = TestHost(width: 100, height: 100) { Color.red.contentShape(Circle()).onTapGesture { count += 1 } }
        host.tap(at: CGPoint(x: 5, y: 5))
        expect(count, equals: 0)
        host.tap(at: CGPoint(x: 50, y: 50))
        expect(count, equals: 1)
    }

    @Test("a content shape is hit where nothing is drawn, also outside the frame; other kinds change nothing")
    func larger() {
        var log: [String] = []
        let host = TestHost(width: 100, height: 100) {
            VStack(spacing: 40) {
                HStack(spacing: 0) {
                    Spacer()
                    Text("x")
                }
                .frame(width: 60, height: 10).contentShape(Rectangle().inset(by: -10)).onTapGesture { log.append("a") }
                Color.clear.frame(width: 60, height: 10).contentShape(.hoverEffect, Rectangle())
                    .onTapGesture { log.append("b") }
            }
        }
        host.tap(at: CGPoint(x: 25, y: 25))
        host.tap(at: CGPoint(x: 14, y: 14))
        host.tap(at: CGPoint(x: 50, y: 75))
        expect(log, equals: ["a", "a"])
    }

    @Test("an even-odd shape has a hole")
    func hole() {
        struct Ring: Shape {
            func path(in rect: CGRect) -> Path {
                var path = Path(rect)
                path.addRect(rect.insetBy(dx: 20, dy: 20))
                return path
            }
        }
        var count = 0
        let host = TestHost(width: 100, height: 100) {
            Color.red.contentShape(Ring(), eoFill: true).onTapGesture { count += 1 }
        }
        host.tap(at: CGPoint(x: 50, y: 50))
        expect(count, equals: 0)
        host.tap(at: CGPoint(x: 10, y: 50))
        expect(count, equals: 1)
    }

    @Test("a view without hit testing lets the pointer through")
    func through() {
        var log: [String] = []
        let isOff = Box(true)
        let host = TestHost.live(width: 100, height: 100) {
            ZStack {
                Color.red.onTapGesture { log.append("a") }
                Color.blue.allowsHitTesting(!isOff.value).onTapGesture { log.append("b") }
            }
        }
        host.tap(at: CGPoint(x: 50, y: 50))
        isOff.value = false
        host.update()
        host.tap(at: CGPoint(x: 50, y: 50))
        expect(log, equals: ["a", "b"])
    }

    @Test("the hit area follows offset, scale and rotation")
    func transforms() {
        func taps(_ point: CGPoint, _ view: @escaping (AnyView) -> AnyView) -> Bool {
            var isHit = false
            let host = TestHost(width: 200, height: 200) {
                view(AnyView(Color.red.frame(width: 20, height: 20)))
                    .onTapGesture { isHit = true }
            }
            host.tap(at: point)
            return isHit
        }
        let move = { (view: AnyView) in AnyView(view.offset(x: 60)) }
        expect(taps(CGPoint(x: 160, y: 100), move) && !taps(CGPoint(x: 100, y: 100), move))
        let scale = { (view: AnyView) in AnyView(view.scaleEffect(3)) }
        expect(taps(CGPoint(x: 128, y: 100), scale) && !taps(CGPoint(x: 132, y: 100), scale))
        let turn = { (view: AnyView) in AnyView(view.rotationEffect(.degrees(45))) }
        expect(taps(CGPoint(x: 113, y: 100), turn) && !taps(CGPoint(x: 109, y: 109), turn))
    }

    @Test("a button acts when released over it, wherever the pointer was in between")
    func button() {
        var count = 0
        let host = TestHost(width: 200, height: 100) { Button("Press") { count += 1 } }
        host.update()
        func send(_ event: InputEvent) { host.pipeline.handle(event) }
        let inside = CGPoint(x: 100, y: 50), outside = CGPoint(x: 5, y: 5)
        send(.pointerDown(inside, .primary, clicks: 1))
        send(.pointerMoved(outside))
        send(.pointerUp(outside, .primary))
        expect(count, equals: 0)
        send(.pointerMoved(inside))
        send(.pointerDown(inside, .primary, clicks: 1))
        send(.pointerMoved(outside))
        send(.pointerMoved(inside))
        send(.pointerUp(inside, .primary))
        expect(count, equals: 1)
    }

    @Test("hovering reports each location and its end; the innermost pointer style and help apply")
    func hover() {
        var log: [HoverPhase] = []
        let host = TestHost(width: 100, height: 100) {
            VStack(spacing: 0) {
                Color.red.onContinuousHover { log.append($0) }.pointerStyle(.link).help("Red")
                Color.blue
            }
            .pointerStyle(.grabIdle)
        }
        host.hover(at: CGPoint(x: 10, y: 20))
        host.update()
        expect(host.pipeline.input.pointerStyle == .link && host.pipeline.input.helpText == "Red")
        host.hover(at: CGPoint(x: 11, y: 20))
        host.hover(at: CGPoint(x: 11, y: 70))
        expect(log, equals: [.active(CGPoint(x: 10, y: 20)), .active(CGPoint(x: 11, y: 20)), .ended])
        expect(host.pipeline.input.pointerStyle == .grabIdle && host.pipeline.input.helpText == nil)
    }

    @Test("in a long row that is laid out from the right, visible views are hit")
    func rightToLeft() {
        var log: [Int] = []
        let host = TestHost(width: 200, height: 20) {
            HStack(spacing: 0) {
                ForEach(0..<20, id: \.self) { number in
                    Color.red.frame(width: 10, height: 20).onTapGesture { log.append(number) }
                }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        for x in [5.0, 105, 195] { host.tap(at: CGPoint(x: x, y: 10)) }
        expect(log, equals: [19, 9, 0])
    }
}
