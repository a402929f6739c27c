import CasementTesting
import Expectations
import HostSupport
import Testing

/// Custom dynamic properties: composed of others, at any depth.
@MainActor struct CustomPropertyTests {
    /// Logs its updates, with the current number of its state.
    private struct Inner: DynamicProperty {
        @State var number = 1
        let journal: Journal
        var updates = 0

        mutating func update() {
            updates += 1
            journal.lines.append("inner \(number)")
        }
    }

    private struct Middle<Extra>: DynamicProperty {
        var inner: Inner
        @Environment(\.lineLimit) var limit
        let extra: Extra

        func update() { inner.journal.lines.append("middle \(inner.number) \(limit ?? 0)") }
    }

    @propertyWrapper private struct Outer: DynamicProperty {
        var middle: Middle<String>
        private(set) var doubled = 0

        init(_ journal: Journal) { middle = Middle(inner: Inner(journal: journal), extra: "x") }

        mutating func update() {
            doubled = middle.inner.number * 2
            middle.inner.journal.lines.append("outer \(doubled)")
        }

        var wrappedValue: Int {
            get { doubled }
            nonmutating set { middle.inner.number = newValue }
        }
        var projectedValue: Binding<Int> { middle.inner.$number }
    }

    private struct Shown: View {
        @Outer var value: Int
        let journal: Journal

        init(_ journal: Journal) { (_value, self.journal) = (Outer(journal), journal) }

        var body: some View {
            let _ = journal.lines.append("body")
            Button("\(value)") { value += 5 }.accessibilityIdentifier("set")
            Button("add") { $value.wrappedValue += 1 }.accessibilityIdentifier("add")
        }
    }

    @Test("nested properties are updated before each body, inner ones first, with their state connected")
    func order() {
        let journal = Journal()
        let host = TestHost { Shown(journal).lineLimit(3) }
        host.update()
        expect(journal.take(), equals: ["inner 1", "middle 1 3", "outer 2", "body"])
        host.tap("set")
        expect(journal.take(), equals: ["inner 7", "middle 7 3", "outer 14", "body"])
        host.tap("add")
        expect(host.labels, equals: ["16", "add"])
    }

    private struct Doubling: ViewModifier {
        @Outer var value: Int
        init(_ journal: Journal) { _value = Outer(journal) }
        func body(content: Content) -> some View {
            content
            Button("mod \(value)") { value += 1 }.accessibilityIdentifier("mod")
        }
    }

    @Test("in a modifier, one state for each use")
    func inModifiers() {
        let journal = Journal()
        let host = TestHost { Text("x").modifier(Doubling(journal)) }
        host.tap("mod")
        expect(host.labels, equals: ["x", "mod 6"])
    }

    private struct Counting: ButtonStyle {
        @Outer var value: Int
        init(_ journal: Journal) { _value = Outer(journal) }
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                Text("\(value)").onTapGesture { value += 1 }.accessibilityIdentifier("style")
            }
        }
    }

    @Test("in a style, with each control's own state")
    func inStyles() {
        let journal = Journal()
        let host = TestHost {
            Button("a") {}.accessibilityIdentifier("a").buttonStyle(Counting(journal))
        }
        host.update()
        expect(journal.take(), equals: ["inner 1", "middle 1 0", "outer 2"])
    }

    @Test("two of one type in a view are separate; inside a tuple they are found")
    func several() {
        struct Pair: View {
            var pair: (State<Int>, State<Int>) = (State(initialValue: 1), State(initialValue: 2))
            @State var third = 3
            var body: some View {
                Button("\(pair.0.wrappedValue) \(pair.1.wrappedValue) \(third)") {
                    pair.0.wrappedValue += 10
                    third += 1
                }.accessibilityIdentifier("b")
            }
        }
        let host = TestHost { Pair() }
        host.tap("b")
        expect(host.labels, equals: ["11 2 4"])
    }

    @Test("the properties of a generic view are found for each of its types")
    func generic() {
        struct Holder<P: DynamicProperty>: View {
            var property: P
            let read: (P) -> String
            var body: some View { Text(read(property)) }
        }
        let host = TestHost {
            Holder(property: Environment(\.lineLimit)) { "\($0.wrappedValue ?? 0)" }
            Holder(property: Middle(inner: Inner(journal: Journal()), extra: 5)) { "\($0.limit ?? 0) \($0.extra)" }
        }
        host.setEnvironment(\.lineLimit, 4)
        expect(host.labels, equals: ["4", "4 5"])
    }
}
