import CasementTesting
import Expectations
import HostSupport
import Testing

/// A button's pointer events, and its hovered and pressed looks.
@MainActor struct ButtonTests {
    private final class Count { var value = 0 }

    private func host(_ count: Count, style: some PrimitiveButtonStyle = .bordered, isDisabled: Bool = false)
        -> TestHost
    {
        TestHost(width: 200, height: 100) {
            Button("Press") { count.value += 1 }.buttonStyle(style).disabled(isDisabled).accessibilityIdentifier("b")
        }
    }

    private func host(_ count: Count, style: some ButtonStyle) -> TestHost {
        TestHost(width: 200, height: 100) {
            Button("Press") { count.value += 1 }.buttonStyle(style).accessibilityIdentifier("b")
        }
    }

    private let inside = CGPoint(x: 100, y: 50), outside = CGPoint(x: 5, y: 5)

    @Test("pressed, dragged out and released it does nothing; dragged back in it acts once")
    func releaseOutside() {
        let count = Count()
        let host = host(count)
        host.drag(from: inside, to: outside)
        expect(count.value, equals: 0)
        host.drag(from: outside, to: inside)
        expect(count.value, equals: 0, "a press that began elsewhere does not belong to the button")
        host.drag(from: CGPoint(x: 95, y: 50), to: CGPoint(x: 105, y: 50))
        expect(count.value, equals: 1)
    }

    @Test("it looks different when hovered and pressed, and unchanged afterwards")
    func looks() {
        let host = TestHost(width: 200, height: 100) { Button("Press") {}.accessibilityIdentifier("b") }
        let rest = host.snapshot()
        host.hover(at: inside)
        let hovered = host.snapshot()
        expect(hovered != rest)
        host.press("b", duration: 0.1)
        // A look that ends fades.
        expect(host.snapshot() != hovered)
        host.settle()
        expect(host.snapshot(), equals: hovered)
        host.hover(at: outside)
        host.settle()
        expect(host.snapshot(), equals: rest)
    }

    @Test("a style gets the pressed state, and the label fades while it is pressed")
    func pressedStyle() {
        struct Reporting: ButtonStyle {
            let note: (Bool) -> Void
            func makeBody(configuration: Configuration) -> some View {
                let _ = note(configuration.isPressed)
                configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
            }
        }
        var states: [Bool] = []
        let count = Count()
        let host = host(count, style: Reporting { states.append($0) })
        host.update()
        host.press("b", duration: 0.1)
        expect(states.first == false && states.contains(true) && states.last == false, "\(states)")
        expect(count.value, equals: 1)
        states.removeAll()
        host.drag(from: CGPoint(x: 100, y: 50), to: outside)
        expect(states.contains(true) && states.last == false)
        expect(count.value, equals: 1)
    }

    @Test("a style applies to all buttons below it; an inner one wins")
    func styles() {
        struct Bracketed: ButtonStyle {
            let mark: String
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    Text(mark)
                    configuration.label
                }
            }
        }
        let host = TestHost {
            VStack {
                Button("a") {}
                Button("b") {}.buttonStyle(Bracketed(mark: "inner"))
            }.buttonStyle(Bracketed(mark: "outer"))
        }
        expect(host.labels, equals: ["outer, a", "inner, b"])
    }

    @Test("a disabled button does nothing, has no hovered look and looks disabled")
    func disabled() {
        let count = Count()
        let host = host(count, isDisabled: true)
        let rest = host.snapshot()
        host.tap("b")
        host.press("b", duration: 0.2)
        expect(count.value, equals: 0)
        expect(host.snapshot(), equals: rest)
        expect(self.host(count).snapshot() != rest)
        expect(host.accessibilityTree.children.map(\.traits), equals: [["isButton", "isDisabled"]])
    }

    @Test("a disabled button does not pass taps to views below it")
    func disabledCovers() {
        var isTapped = false
        let host = TestHost {
            ZStack {
                Color.red.onTapGesture { isTapped = true }
                Button("b") {}.disabled(true).accessibilityIdentifier("b")
            }
        }
        host.tap("b")
        expect(!isTapped)
    }

    @Test("a button that its own action disables does not act again")
    func disablesItself() {
        struct Once: View {
            @State private var isDone = false
            let count: Count
            var body: some View {
                Button("x") {
                    count.value += 1
                    isDone = true
                }.disabled(isDone).accessibilityIdentifier("x")
            }
        }
        let count = Count()
        let host = TestHost { Once(count: count) }
        host.tap("x")
        host.tap("x")
        expect(count.value, equals: 1)
    }

    @Test("a button that is removed while it is pressed does nothing")
    func removedWhilePressed() {
        struct Vanishing: View {
            @State private var isThere = true
            let count: Count
            var body: some View {
                VStack {
                    if isThere {
                        Button("x") {
                            isThere = false
                            count.value += 1
                        }.accessibilityIdentifier("x")
                    } else {
                        Text("gone")
                    }
                }
            }
        }
        let count = Count()
        let host = TestHost { Vanishing(count: count) }
        let frame = host.frame("x") ?? .zero
        host.tap(at: CGPoint(x: frame.midX, y: frame.midY), count: 3)
        host.hover(at: CGPoint(x: 1, y: 1))
        expect(host.labels, equals: ["gone"])
        expect(count.value >= 1)
    }

    @Test("the whole button is its hit area, including the label's corners")
    func face() {
        let count = Count()
        let host = TestHost {
            Button {
                count.value += 1
            } label: {
                Circle().frame(width: 50, height: 50)
            }
            .buttonStyle(.plain).accessibilityIdentifier("b")
        }
        let frame = host.frame("b") ?? .zero
        expect(frame.size, equals: CGSize(width: 50, height: 50))
        host.tap(at: CGPoint(x: frame.minX + 1, y: frame.minY + 1))
        expect(count.value, equals: 1)
    }

    @Test("a button that is disabled and enabled under the pointer is hovered again") func disabledWhileHovered() {
        let flag = Box(false)
        let host = TestHost.live(width: 100, height: 100) {
            Button("abcdef") {}.disabled(flag.value).accessibilityIdentifier("b")
        }
        let rest = host.snapshot()
        host.hover(at: CGPoint(x: 50, y: 50))
        let hovered = host.snapshot()
        expect(rest[50, 39] != hovered[50, 39] || rest[30, 50] != hovered[30, 50])
        flag.value = true
        host.settle()
        flag.value = false
        host.settle()
        var count = 0
        let now = host.snapshot()
        for y in 0..<100 { for x in 0..<100 where now[x, y] != hovered[x, y] { count += 1 } }
        expect(count, equals: 0)
    }

    @Test("Space shows a button pressed while it is held, and a button that loses the focus then does nothing")
    func held() {
        var count = 0
        var states: [Bool] = []
        struct Reporting: ButtonStyle {
            let note: (Bool) -> Void
            func makeBody(configuration: Configuration) -> some View {
                let _ = note(configuration.isPressed)
                configuration.label
            }
        }
        let host = TestHost {
            VStack {
                Button("a") { count += 1 }.buttonStyle(Reporting { states.append($0) })
                Text("b").focusable()
            }
        }
        host.key(.tab)
        host.pipeline.handle(.keyDown(.space, [], isRepeat: false))
        host.update()
        expect(states.last == true && count == 0)
        host.pipeline.handle(.keyUp(.space, []))
        host.update()
        expect(states.last == false && count == 1)
        host.pipeline.handle(.keyDown(.space, [], isRepeat: false))
        host.key(.tab)
        host.pipeline.handle(.keyUp(.space, []))
        host.update()
        expect(states.last == false && count == 1)
    }

    private func name<V: View>(@ViewBuilder _ view: () -> V) -> String { "\(Mirror(reflecting: view()).subjectType)" }

    @Test("the label types of buttons")
    func labelTypes() {
        expect(name { Button("t") {} }, equals: "Button<Text>")
        expect(name { Button("t", role: .destructive) {} }, equals: "Button<Text>")
        expect(name { Button(action: {}) { Color.red } }, equals: "Button<Color>")
        expect(
            name {
                Button {
                } label: {
                    Text("a")
                    Text("b")
                }
            }, equals: "Button<TupleView<(Text, Text)>>")
    }
}
