import CasementTesting
import ControlSupport
import Expectations
import HostSupport
import SwiftUI
import Testing

@MainActor @Observable private final class Notes {
    struct Note: Identifiable {
        let id: Int
        var text: String
        var done = false
    }
    var notes = [Note(id: 1, text: "a"), Note(id: 2, text: "b"), Note(id: 3, text: "c")]
    var left: Int { notes.filter { !$0.done }.count }
}

/// Identity and bindings as programs use them.
@MainActor struct StateHabits {
    private struct Count: View {
        let name: String
        @State private var n = 0
        var body: some View { Button("\(name)\(n)") { n += 1 }.accessibilityIdentifier(name) }
    }

    @Test("Cases of a switch with the same type of view have their own states")
    func switchCases() {
        enum Kind { case one, two }
        let kind = Box(Kind.one)
        let host = TestHost.live {
            switch kind.value {
            case .one: Count(name: "n")
            case .two: Count(name: "n")
            }
        }
        host.tap("n")
        expect(host.find(text: "n1") != nil)
        kind.value = .two
        host.update()
        expect(host.find(text: "n0") != nil)
    }

    @Test("if let keeps the state while the value changes, and loses it at nil")
    func ifLet() {
        let value = Box<Int?>(1)
        let host = TestHost.live {
            if let number = value.value {
                VStack {
                    Text("v\(number)")
                    Count(name: "n")
                }
            }
        }
        host.tap("n")
        value.value = 2
        host.update()
        expect(host.texts, equals: ["v2", "n1"])
        value.value = nil
        host.update()
        value.value = 3
        host.update()
        expect(host.texts, equals: ["v3", "n0"])
    }

    @Test("A conditional modifier by a ternary keeps the state, one by a branch does not")
    func conditionalModifiers() {
        struct Branch: ViewModifier {
            let on: Bool
            func body(content: Content) -> some View { if on { content.padding() } else { content } }
        }
        let flag = Box(false)
        let host = TestHost.live {
            VStack {
                Count(name: "a").padding(flag.value ? 10 : 0).opacity(flag.value ? 0.5 : 1)
                Count(name: "b").modifier(Branch(on: flag.value))
            }
        }
        host.tap("a")
        host.tap("b")
        flag.value = true
        host.update()
        expect(host.texts, equals: ["a1", "b0"])
    }

    @Test("A binding of an optional's value is nil at nil, and writes into it")
    func bindingOfOptional() {
        struct Screen: View {
            @State private var text: String? = "a"
            var body: some View {
                VStack {
                    if let binding = Binding($text) { TextField("t", text: binding).accessibilityIdentifier("field") }
                    Button("clear") { text = nil }
                    Text(text ?? "nil")
                }
            }
        }
        let host = TestHost { Screen() }
        host.tap("field")
        host.key(.end)
        host.type("b")
        expect(host.find(text: "ab") != nil)
        host.tap(text: "clear")
        expect(host.frame("field"), equals: nil)
        expect(host.find(text: "nil") != nil)
    }

    @Test("Bindings of elements, key paths and dictionaries write to their place")
    func derivedBindings() {
        struct Screen: View {
            @State private var list = [1, 2, 3]
            @State private var map = ["a": 1]
            var body: some View {
                VStack {
                    Stepper("one", value: $list[1])
                    Stepper("two", value: Binding($map["a"]) ?? .constant(0))
                    Text("\(list.description) \(map["a"] ?? 0)")
                }
            }
        }
        let host = TestHost { Screen() }
        host.perform("increment", onLabel: "one")
        host.perform("increment", onLabel: "two")
        expect(host.find(text: "[1, 3, 3] 2") != nil)
    }

    @Test("Rows of a binding to a collection write, and can remove themselves")
    func bindingRows() {
        struct Row: View {
            @Binding var note: Notes.Note
            let remove: () -> Void
            var body: some View {
                HStack {
                    Toggle(note.text, isOn: $note.done).accessibilityIdentifier("t\(note.id)")
                    Button("x") { remove() }.accessibilityIdentifier("x\(note.id)")
                }
            }
        }
        struct Screen: View {
            @State private var model = Notes()
            var body: some View {
                @Bindable var model = model
                VStack {
                    Text("\(model.left) left")
                    ForEach($model.notes) { $note in
                        Row(note: $note) {
                            let id = note.id
                            model.notes.removeAll { $0.id == id }
                        }
                    }
                }
            }
        }
        let host = TestHost { Screen() }
        host.perform(on: "t2")
        expect(host.find(text: "2 left") != nil)
        host.tap("x1")
        expect(host.find(text: "1 left") != nil)
        host.perform(on: "t2")
        expect(host.find(text: "2 left") != nil)
        host.tap("x3")
        host.tap("x2")
        expect(host.find(text: "0 left") != nil)
    }

    @Test("A view in an if with an animation keeps its state when it comes back before it is gone")
    func reinsertedState() {
        struct Count: View {
            @State private var n = 0
            var body: some View { Button("n\(n)") { n += 1 }.accessibilityIdentifier("b") }
        }
        let flag = Box(true)
        let host = TestHost.live { VStack { if flag.value { Count() } } }
        host.tap("b")
        withAnimation(.linear(duration: 1)) { flag.value = false }
        host.advance(by: 0.3)
        withAnimation(.linear(duration: 1)) { flag.value = true }
        host.settle()
        expect(host.find(text: "n1") != nil)
        flag.value = false
        host.update()
        flag.value = true
        host.update()
        expect(host.find(text: "n0") != nil)
    }

    @Test("A modifier's state is its own for each use")
    func modifierState() {
        struct Taps: ViewModifier {
            @State private var n = 0
            func body(content: Content) -> some View {
                HStack {
                    content
                    Text("taps \(n)")
                }.contentShape(Rectangle()).onTapGesture { n += 1 }
            }
        }
        let host = TestHost {
            VStack {
                Text("one").modifier(Taps())
                Text("two").modifier(Taps())
            }
        }
        host.tap(text: "one")
        host.tap(text: "one")
        host.tap(text: "two")
        expect(host.texts, equals: ["one", "taps 2", "two", "taps 1"])
    }

    @Test("A view's state is kept while its parent passes other closures and values")
    func stateUnderChangingInputs() {
        struct Child: View {
            let title: String
            let act: () -> Void
            @State private var n = 0
            var body: some View {
                Button("\(title)\(n)") {
                    n += 1
                    act()
                }.accessibilityIdentifier("b")
            }
        }
        struct Screen: View {
            @State private var total = 0
            var body: some View {
                VStack {
                    Text("total \(total)")
                    Child(title: "t\(total) ") { total += 10 }
                }
            }
        }
        let host = TestHost { Screen() }
        host.tap("b")
        host.tap("b")
        expect(host.find(text: "total 20") != nil)
        expect(host.find(text: "t20 2") != nil)
    }

    @Test("A view with another id in each body begins anew")
    func idOfEachBody() {
        struct Count: View {
            @State private var n = 0
            var body: some View { Button("n\(n)") { n += 1 }.accessibilityIdentifier("b") }
        }
        let tick = Box(0)
        let host = TestHost.live {
            VStack {
                Text("t\(tick.value)")
                Count().id(UUID())
            }
        }
        host.tap("b")
        tick.value = 1
        host.update()
        expect(host.find(text: "n0") != nil)
    }

    @Test("Pages below others keep their states, popped ones do not")
    func coveredPages() {
        struct Count: View {
            @State private var n = 0
            let id: Int
            var body: some View {
                VStack {
                    Button("n\(n) of \(id)") { n += 1 }.accessibilityIdentifier("b\(id)")
                    NavigationLink("next of \(id)", value: id + 1)
                }
            }
        }
        let host = TestHost {
            NavigationStack { Count(id: 0).navigationDestination(for: Int.self) { Count(id: $0) } }
        }
        host.tap("b0")
        host.follow("next of 0")
        host.tap("b1")
        host.follow("next of 1")
        host.perform(onLabel: "Back")
        host.settle()
        expect(host.find(text: "n1 of 1") != nil)
        host.perform(onLabel: "Back")
        host.settle()
        expect(host.find(text: "n1 of 0") != nil)
        host.follow("next of 0")
        expect(host.find(text: "n0 of 1") != nil)
    }
}
