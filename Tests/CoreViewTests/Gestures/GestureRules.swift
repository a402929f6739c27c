import CoreTesting
import Expectations
import HostSupport
import Testing

@MainActor @Observable private final class Model {
    var isOn = true
    var log: [String] = []
}

/// Gestures of one view: their distances, states and values.
@MainActor struct GestureRules {
    private let model = Model()

    private func host(@ViewBuilder _ content: @escaping (Model) -> some View) -> TestHost {
        let model = model
        let host = TestHost.live(width: 100, height: 100) { content(model) }
        host.update()
        return host
    }

    private func down(_ host: TestHost, _ x: CGFloat, _ y: CGFloat = 50) {
        host.pipeline.handle(.pointerDown(CGPoint(x: x, y: y), .primary, clicks: 1))
    }
    private func move(_ host: TestHost, _ x: CGFloat, _ y: CGFloat = 50) {
        host.pipeline.handle(.pointerMoved(CGPoint(x: x, y: y)))
    }
    private func up(_ host: TestHost, _ x: CGFloat, _ y: CGFloat = 50) {
        host.pipeline.handle(.pointerUp(CGPoint(x: x, y: y), .primary))
        host.update()
    }

    @Test("the minimum distance of a drag is configurable, and is measured in a straight line")
    func distance() {
        let host = host { model in
            Color.red.gesture(
                DragGesture(minimumDistance: 25)
                    .onChanged { model.log.append("\(Int($0.translation.width)),\(Int($0.translation.height))") })
        }
        down(host, 20, 20)
        move(host, 34, 34)
        expect(model.log.isEmpty)
        move(host, 40, 35)
        expect(model.log, equals: ["20,15"])
        move(host, 21, 20)
        expect(model.log.last, equals: "1,0")
        up(host, 21, 20)
    }

    @Test("a drag without a minimum distance gets a press that does not move")
    func press() {
        let host = host { model in
            Color.red.gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { model.log.append("changed \($0.startLocation == $0.location)") }
                    .onEnded { model.log.append("ended \($0.translation)") })
        }
        host.tap(at: CGPoint(x: 30, y: 30))
        expect(model.log, equals: ["changed true", "ended \(CGSize.zero)"])
    }

    @Test("a drag ends only if it began; a short one has no end")
    func shortDrag() {
        let host = host { model in
            Color.red.gesture(
                DragGesture().onChanged { _ in model.log.append("c") }
                    .onEnded { _ in model.log.append("e") })
        }
        down(host, 50)
        move(host, 55)
        up(host, 55)
        expect(model.log.isEmpty)
    }

    @Test("a sequence reports its first gesture, its second before it begins, and both")
    func sequence() {
        let host = host { model in
            Color.red.gesture(
                LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture())
                    .onChanged { value in
                        switch value {
                        case .first(let isPressing): model.log.append("first \(isPressing)")
                        case .second(let isDone, let drag):
                            model.log.append("second \(isDone) \(drag.map { "\(Int($0.translation.width))" } ?? "-")")
                        }
                    }
                    .onEnded { _ in model.log.append("end") })
        }
        down(host, 20)
        host.advance(by: 0.4)
        expect(model.log, equals: ["first true"])
        host.advance(by: 0.2)
        expect(model.log.last, equals: "second true -")
        move(host, 50)
        expect(model.log.last, equals: "second true 30")
        up(host, 50)
        expect(model.log.last, equals: "end")
    }

    @Test("a press that is released too early is no sequence")
    func brokenSequence() {
        let host = host { model in
            Color.red.gesture(
                LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture())
                    .onEnded { _ in model.log.append("end") })
        }
        down(host, 20)
        host.advance(by: 0.2)
        move(host, 60)
        host.advance(by: 1)
        up(host, 60)
        expect(model.log.isEmpty)
    }

    @Test("a state follows a long press while it is held, and is reset at its end")
    func pressingState() {
        struct Held: View {
            let model: Model
            @GestureState private var isHeld = false
            var body: some View {
                Color.red.gesture(
                    LongPressGesture(minimumDuration: 0.5).updating($isHeld) { value, state, _ in state = value }
                )
                .onChange(of: isHeld) { model.log.append("\(isHeld)") }
            }
        }
        let host = host { Held(model: $0) }
        down(host, 50)
        host.advance(by: 0.2)
        expect(model.log, equals: ["true"])
        host.advance(by: 0.6)
        expect(model.log, equals: ["true", "false"])
        up(host, 50)
        expect(model.log.count, equals: 2)
    }

    @Test("a state is reset with the animation of its reset closure")
    func animatedReset() {
        struct Pulled: View {
            @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1))) private var way = CGSize.zero
            var body: some View {
                Color.red.frame(width: 20, height: 20).accessibilityIdentifier("knob").offset(way)
                    .gesture(
                        DragGesture(minimumDistance: 0).updating($way) { value, way, _ in way = value.translation })
            }
        }
        let host = host { _ in Pulled() }
        down(host, 50)
        move(host, 80)
        host.update()
        expect(host.frame("knob")?.minX, equals: 70)
        up(host, 80)
        host.advance(by: 0.5)
        expect(abs((host.frame("knob")?.minX ?? 0) - 55) < 0.5)
        host.settle()
        expect(host.frame("knob")?.minX, equals: 40)
    }

    @Test("an optional gesture: nil leaves the press to the views around, and it changes with the state")
    func optional() {
        let host = host { model in
            Color.red.gesture(model.isOn ? TapGesture().onEnded { model.log.append("own") } : nil)
                .simultaneousGesture(TapGesture().onEnded { model.log.append("around") })
        }
        host.tap(at: CGPoint(x: 50, y: 50))
        expect(model.log.sorted(), equals: ["around", "own"])
        (model.log, model.isOn) = ([], false)
        host.update()
        host.tap(at: CGPoint(x: 50, y: 50))
        expect(model.log, equals: ["around"])
        (model.log, model.isOn) = ([], true)
        host.update()
        host.tap(at: CGPoint(x: 50, y: 50))
        expect(model.log.sorted(), equals: ["around", "own"])
    }

    @Test("a simultaneous gesture in a row leaves the press to the list, which selects the row; another does not")
    func inRows() {
        struct Rows: View {
            let log: (Int) -> Void
            @State private var selection: Int?
            var body: some View {
                List(0..<3, id: \.self, selection: $selection) { number in
                    if number < 2 {
                        Text("row \(number)").simultaneousGesture(TapGesture().onEnded { log(number) })
                    } else {
                        Text("row \(number)").onTapGesture { log(number) }
                    }
                }
                Text("selected \(selection ?? -1)")
            }
        }
        let host = host { model in Rows { model.log.append("\($0)") } }
        host.tap(text: "row 1")
        expect(model.log == ["1"] && host.find(text: "selected 1") != nil)
        host.tap(text: "row 2")
        expect(model.log == ["1", "2"] && host.find(text: "selected 1") != nil)
    }

    @Test("a gesture that is removed during a press does nothing more")
    func takenAway() {
        let host = host { model in
            Color.red.gesture(model.isOn ? DragGesture().onEnded { _ in model.log.append("end") } : nil)
        }
        down(host, 20)
        move(host, 50)
        model.isOn = false
        host.update()
        up(host, 50)
        expect(model.log.isEmpty)
    }

    @Test("three taps are one gesture, and two are none of it")
    func threeTaps() {
        let host = host { model in Color.red.onTapGesture(count: 3) { model.log.append("3") } }
        host.tap(at: CGPoint(x: 50, y: 50), count: 2)
        host.advance(by: 1)
        expect(model.log.isEmpty)
        host.tap(at: CGPoint(x: 50, y: 50), count: 3)
        expect(model.log, equals: ["3"])
    }

    @Test("a long press is still a tap if no other gesture waits for it")
    func slowTap() {
        let host = host { model in Color.red.onTapGesture { model.log.append("tap") } }
        down(host, 50)
        host.advance(by: 2)
        up(host, 50)
        expect(model.log, equals: ["tap"])
    }

    @Test("a disabled view has none of its gestures, nor have its descendants")
    func disabled() {
        let host = host { model in
            ZStack {
                Color.blue.onTapGesture { model.log.append("inner") }
            }
            .onTapGesture { model.log.append("outer") }
            .disabled(model.isOn)
        }
        host.tap(at: CGPoint(x: 50, y: 50))
        expect(model.log.isEmpty)
        model.isOn = false
        host.update()
        host.tap(at: CGPoint(x: 50, y: 50))
        expect(model.log, equals: ["inner"])
    }
}
