import CoreTesting
import Expectations
import HostSupport
import PlainControls
import Testing

/// Single gestures.
@MainActor struct GestureTests {
    @Test("a tap has its location in the requested coordinate space")
    func tapLocation() {
        var places: [CGPoint] = []
        let host = TestHost(width: 200, height: 200) {
            Color.red.frame(width: 100, height: 80).onTapGesture { places.append($0) }
                .simultaneousGesture(
                    SpatialTapGesture(coordinateSpace: .global).onEnded { places.append($0.location) }
                )
                .position(x: 80, y: 80)
        }
        host.tap(at: CGPoint(x: 50, y: 60))
        expect(places, equals: [CGPoint(x: 20, y: 20), CGPoint(x: 50, y: 60)])
    }

    @Test("a long press runs after half a second of pressing, and not if the pointer moved away")
    func longPress() {
        var count = 0
        let host = TestHost(width: 100, height: 100) {
            Color.red.onLongPressGesture { count += 1 }.accessibilityIdentifier("red")
        }
        host.press("red", duration: 0.4)
        host.advance(by: 1)
        expect(count, equals: 0)
        let centre = CGPoint(x: 50, y: 50)
        host.pipeline.handle(.pointerDown(centre, .primary, clicks: 1))
        host.advance(by: 0.49)
        expect(count, equals: 0)
        host.advance(by: 0.03)
        expect(count, equals: 1)
        host.pipeline.handle(.pointerUp(centre, .primary))
        host.update()
        expect(count, equals: 1)
        host.pipeline.handle(.pointerDown(centre, .primary, clicks: 1))
        host.advance(by: 0.2)
        host.pipeline.handle(.pointerMoved(CGPoint(x: 61, y: 50)))
        host.advance(by: 1)
        expect(count, equals: 1)
        host.pipeline.handle(.pointerUp(centre, .primary))
        expect(host.settle())
    }

    @Test("onPressingChanged reports the press and its end, however it ends")
    func pressing() {
        var log: [String] = []
        let host = TestHost(width: 100, height: 100) {
            Color.red.onLongPressGesture(perform: { log.append("p") }, onPressingChanged: { log.append("\($0)") })
                .accessibilityIdentifier("red")
        }
        host.press("red", duration: 0.2)
        expect(log, equals: ["true", "false"])
        log = []
        host.press("red", duration: 0.6)
        expect(log, equals: ["true", "false", "p"])
        log = []
        host.drag(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 60, y: 50))
        expect(log, equals: ["true", "false"])
    }

    @Test("a drag begins after ten points and reports the whole translation; without a distance, at the press")
    func drag() {
        var log: [String] = []
        let host = TestHost(width: 200, height: 100) {
            Color.red.gesture(
                DragGesture().onChanged { log.append("\(Int($0.translation.width))") }
                    .onEnded { log.append("end \(Int($0.translation.width))") })
        }
        host.update()
        func move(_ x: CGFloat) { host.pipeline.handle(.pointerMoved(CGPoint(x: x, y: 50))) }
        host.pipeline.handle(.pointerDown(CGPoint(x: 50, y: 50), .primary, clicks: 1))
        move(59)
        expect(log, equals: [])
        move(60)
        expect(log, equals: ["10"])
        move(90)
        host.pipeline.handle(.pointerUp(CGPoint(x: 90, y: 50), .primary))
        expect(log, equals: ["10", "40", "end 40"])

        var places: [CGSize] = []
        let other = TestHost(width: 200, height: 100) {
            Color.red.gesture(DragGesture(minimumDistance: 0).onChanged { places.append($0.translation) })
        }
        other.update()
        other.pipeline.handle(.pointerDown(CGPoint(x: 50, y: 50), .primary, clicks: 1))
        expect(places, equals: [.zero])
    }

    @Test("a drag reports its velocity and its predicted end")
    func velocity() {
        var last: DragGesture.Value?
        let host = TestHost(width: 400, height: 100) { Color.red.gesture(DragGesture().onChanged { last = $0 }) }
        host.drag(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 220, y: 50), duration: 0.5)
        expect(abs((last?.velocity.width ?? 0) - 400) < 20)
        expect(last?.velocity.height, equals: 0)
        expect(abs((last?.predictedEndTranslation.width ?? 0) - 300) < 10)
        expect(last?.startLocation, equals: CGPoint(x: 20, y: 50))
    }

    @Test("locations of a drag are in the coordinates of a named space")
    func namedSpace() {
        var place: CGPoint?
        let host = TestHost(width: 200, height: 200) {
            Color.red.frame(width: 50, height: 50)
                .gesture(DragGesture(coordinateSpace: .named("board")).onChanged { place = $0.location })
                .frame(width: 100, height: 100).coordinateSpace(.named("board"))
        }
        host.drag(from: CGPoint(x: 90, y: 90), to: CGPoint(x: 110, y: 100))
        expect(place, equals: CGPoint(x: 60, y: 50))
    }

    @Test("a gesture state is kept while the gesture lasts and is reset however it ends, in its transaction")
    func gestureState() {
        struct Dragging: View {
            @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1))) private var way: CGSize?
            var body: some View {
                ZStack(alignment: .topLeading) {
                    Color.red.gesture(DragGesture().updating($way) { value, way, _ in way = value.translation })
                    Color.blue.frame(width: 10, height: 10).offset(way ?? .zero).accessibilityIdentifier("blue")
                }
            }
        }
        let host = TestHost(width: 200, height: 100) { Dragging() }
        host.update()
        host.pipeline.handle(.pointerDown(CGPoint(x: 50, y: 50), .primary, clicks: 1))
        host.pipeline.handle(.pointerMoved(CGPoint(x: 90, y: 50)))
        host.update()
        expect(host.frame("blue")?.minX, equals: 40)
        host.pipeline.handle(.pointerUp(CGPoint(x: 90, y: 50), .primary))
        host.update()
        host.advance(by: 0.5)
        expect(abs((host.frame("blue")?.minX ?? 0) - 20) < 1)
        host.settle()
        expect(host.frame("blue")?.minX, equals: 0)
    }

    @Test("a custom gesture is composed of others; values are mapped, types erased")
    func custom() {
        struct Width: Gesture {
            var body: some Gesture<CGFloat> { DragGesture(minimumDistance: 0).map(\.translation.width) }
            typealias Value = CGFloat
        }
        var log: [CGFloat] = []
        let host = TestHost(width: 200, height: 100) {
            Color.red.gesture(AnyGesture(Width()).onChanged { log.append($0) })
        }
        host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 80, y: 50), duration: 0)
        expect(log, equals: [0, 30])
    }

    @Test("two fingers magnify and rotate")
    func pinch() {
        var log: [String] = []
        let host = TestHost(width: 100, height: 100) {
            Color.red
                .gesture(
                    MagnifyGesture().onChanged { log.append("x\($0.magnification)") }
                        .onEnded { log.append("end \($0.magnification) \($0.startAnchor.x)") }
                        .simultaneously(
                            with: RotateGesture().onChanged { log.append("\(Int($0.rotation.degrees.rounded()))") }))
        }
        host.update()
        let place = CGPoint(x: 25, y: 50)
        host.pipeline.handle(.pinch(place, .began, magnification: 1, rotation: 0))
        host.pipeline.handle(.pinch(place, .changed, magnification: 1.5, rotation: 0))
        host.pipeline.handle(.pinch(place, .changed, magnification: 1.5, rotation: 30))
        host.pipeline.handle(.pinch(place, .ended, magnification: 2, rotation: 30))
        expect(log.contains("x1.5") && log.contains("30") && log.last == "end 2.0 0.25", "\(log)")
    }

    @Test("a new action applies to a gesture in progress")
    func newActions() {
        let box = Box(1)
        var log: [Int] = []
        let host = TestHost.live(width: 100, height: 100) {
            let value = box.value
            Color.red.gesture(DragGesture(minimumDistance: 0).onEnded { _ in log.append(value) })
        }
        host.update()
        host.pipeline.handle(.pointerDown(CGPoint(x: 50, y: 50), .primary, clicks: 1))
        box.value = 2
        host.update()
        host.pipeline.handle(.pointerUp(CGPoint(x: 50, y: 50), .primary))
        expect(log, equals: [2])
    }
}

/// Combined gestures.
@MainActor struct GesturesTogether {
    private func host(_ add: @escaping (AnyView, _GestureEnd) -> AnyView) -> (TestHost, () -> [String]) {
        let log = Log()
        let host = TestHost(width: 100, height: 100) {
            add(
                AnyView(
                    VStack(spacing: 0) {
                        Color.red.onTapGesture { log.lines.append("heart") }.accessibilityIdentifier("heart")
                        Color.blue.accessibilityIdentifier("rect")
                    }), TapGesture().onEnded { log.lines.append("VStack") })
        }
        return (
            host,
            {
                defer { log.lines = [] }
                return log.lines
            }
        )
    }

    private typealias _GestureEnd = _CallingGesture<TapGesture>
    private final class Log { var lines: [String] = [] }

    @Test("a child's gesture takes precedence over its parent's")
    func child() {
        let (host, take) = host { AnyView($0.gesture($1)) }
        host.tap("heart")
        expect(take(), equals: ["heart"])
        host.tap("rect")
        expect(take(), equals: ["VStack"])
    }

    @Test("a simultaneous gesture is recognised together with those inside")
    func simultaneous() {
        let (host, take) = host { AnyView($0.simultaneousGesture($1)) }
        host.tap("heart")
        expect(Set(take()), equals: ["heart", "VStack"])
        host.tap("rect")
        expect(take(), equals: ["VStack"])
    }

    @Test("a high priority gesture takes precedence over those inside, including buttons")
    func high() {
        let (host, take) = host { AnyView($0.highPriorityGesture($1)) }
        host.tap("heart")
        expect(take(), equals: ["VStack"])

        var log: [String] = []
        let other = TestHost {
            VStack { Button("b") { log.append("button") }.accessibilityIdentifier("b") }
                .highPriorityGesture(TapGesture().onEnded { log.append("outer") })
        }
        other.tap("b")
        expect(log, equals: ["outer"])
    }

    @Test("a mask disables the added gesture, or those inside")
    func masks() {
        let (gesture, takeGesture) = host { AnyView($0.gesture($1, including: .gesture)) }
        gesture.tap("heart")
        expect(takeGesture(), equals: ["VStack"])
        let (subviews, takeSubviews) = host { AnyView($0.highPriorityGesture($1, including: .subviews)) }
        subviews.tap("heart")
        subviews.tap("rect")
        expect(takeSubviews(), equals: ["heart"])
        let (none, takeNone) = host { AnyView($0.gesture($1, including: .none)) }
        none.tap("heart")
        none.tap("rect")
        expect(takeNone(), equals: [])
    }

    @Test("a drag in a sequence begins only after the long press")
    func sequenced() {
        var log: [String] = []
        let host = TestHost(width: 200, height: 100) {
            Color.red.gesture(
                LongPressGesture().sequenced(before: DragGesture(minimumDistance: 5))
                    .onChanged {
                        switch $0 {
                        case .first(let isHeld): log.append("first \(isHeld)")
                        case .second(_, let drag):
                            log.append("second \(drag.map { "\(Int($0.translation.width))" } ?? "-")")
                        }
                    }
                    .onEnded { _ in log.append("end") })
        }
        let start = CGPoint(x: 50, y: 50)
        host.drag(from: start, to: CGPoint(x: 100, y: 50))
        expect(log, equals: ["first true"])
        log = []
        host.pipeline.handle(.pointerMoved(start))
        host.pipeline.handle(.pointerDown(start, .primary, clicks: 1))
        host.advance(by: 0.6)
        expect(log, equals: ["first true", "second -"])
        host.pipeline.handle(.pointerMoved(CGPoint(x: 70, y: 50)))
        host.pipeline.handle(.pointerUp(CGPoint(x: 70, y: 50), .primary))
        expect(log, equals: ["first true", "second -", "second 20", "end"])
    }

    @Test("the first of two exclusive gestures wins; a single tap waits for a double tap")
    func exclusive() {
        var log: [String] = []
        let host = TestHost(width: 100, height: 100) {
            Color.red.accessibilityIdentifier("red").gesture(
                TapGesture(count: 2).onEnded { log.append("double") }
                    .exclusively(before: TapGesture().onEnded { log.append("single") })
                    .onEnded {
                        if case .first = $0 { log.append("first") } else { log.append("second") }
                    })
        }
        host.tap("red")
        expect(log, equals: [])
        host.advance(by: 0.5)
        expect(log, equals: ["single", "second"])
        log = []
        host.tap(at: CGPoint(x: 50, y: 50), count: 2)
        host.advance(by: 1)
        expect(log, equals: ["double", "first"])
        expect(host.settle())
    }

    @Test("a tap, or a long press if the button is held")
    func tapOrHold() {
        var log: [String] = []
        let host = TestHost(width: 100, height: 100) {
            Color.red.accessibilityIdentifier("red").gesture(
                TapGesture().onEnded { log.append("tap") }
                    .exclusively(before: LongPressGesture().onEnded { _ in log.append("hold") }))
        }
        host.tap("red")
        host.press("red", duration: 0.7)
        expect(log, equals: ["tap", "hold"])
    }

    @Test("the value of two simultaneous gestures has both")
    func bothValues() {
        var last: (Bool?, CGFloat?)?
        let host = TestHost(width: 200, height: 100) {
            Color.red.gesture(
                LongPressGesture(minimumDuration: 0.1, maximumDistance: 100).simultaneously(with: DragGesture())
                    .onChanged { last = ($0.first, $0.second?.translation.width) })
        }
        host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 80, y: 50), duration: 0.5)
        expect(last?.0 == true && last?.1 == 30)
    }

    @Test("a drag of the parent cancels a tap of the child once it begins, but not a button")
    func dragBesideTap() {
        var log: [String] = []
        let host = TestHost(width: 200, height: 100) {
            HStack(spacing: 0) {
                Color.red.onTapGesture { log.append("tap") }
                Button {
                    log.append("button")
                } label: {
                    Color.blue
                }
            }
            .gesture(DragGesture().onEnded { _ in log.append("drag") })
        }
        host.drag(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 60, y: 50))
        expect(log, equals: ["drag"])
        host.tap(at: CGPoint(x: 20, y: 50))
        expect(log, equals: ["drag", "tap"])
        host.drag(from: CGPoint(x: 120, y: 50), to: CGPoint(x: 160, y: 50))
        expect(log, equals: ["drag", "tap", "button"])
    }

    @Test("a gesture that is disabled in progress is cancelled, and its state is reset")
    func disabling() {
        struct Held: View {
            let isDisabled: Box<Bool>
            @GestureState private var isHeld = false
            var body: some View {
                Text(isHeld ? "held" : "free").frame(width: 90, height: 90).background(Color.red)
                    .gesture(DragGesture(minimumDistance: 0).updating($isHeld) { _, held, _ in held = true })
                    .disabled(isDisabled.value)
            }
        }
        let isDisabled = Box(false)
        let host = TestHost(width: 100, height: 100) { Held(isDisabled: isDisabled) }
        host.update()
        host.pipeline.handle(.pointerDown(CGPoint(x: 50, y: 50), .primary, clicks: 1))
        host.update()
        expect(host.labels, equals: ["held"])
        isDisabled.value = true
        host.settle()
        expect(host.labels, equals: ["free"])
    }
}
