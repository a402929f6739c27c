import CasementTesting
import Expectations
import HostSupport
import Testing

final class Tally: ObservableObject {
    @Published var count = 0
    @Published var other = 0
    var plain = 0
}

/// Objects that publish all their changes with one publisher.
@MainActor struct ObservedObjectTests {
    private final class Switches: ObservableObject {
        @Published var first = false
        var second = false
    }

    /// Logs its name with each run.
    private struct Nested<Input: Equatable>: View {
        let input: Input
        let journal: Journal
        var body: some View {
            let _ = journal.lines.append("nested")
            Text("\(input)")
        }
    }

    private struct Holder<Content: View>: View {
        @ObservedObject var model: Tally
        let journal: Journal
        @ViewBuilder let content: (Tally) -> Content
        var body: some View {
            let _ = journal.lines.append("parent")
            content(model)
        }
    }

    private func runs<Content: View>(@ViewBuilder _ content: @escaping (Tally, Journal) -> Content) -> [String] {
        let model = Tally(), journal = Journal()
        let host = TestHost { Holder(model: model, journal: journal) { content($0, journal) } }
        host.update()
        expect(journal.take(), equals: ["parent", "nested"])
        model.count += 1
        host.update()
        return journal.take()
    }

    @Test("a child with a changed input runs")
    func changedInput() {
        expect(runs { Nested(input: $0.count, journal: $1) }, equals: ["parent", "nested"])
    }

    @Test("a child whose derived input is equal does not run")
    func equalInput() {
        expect(runs { Nested(input: $0.count > 10, journal: $1) }, equals: ["parent"])
    }

    private struct Unrelated: View {
        @ObservedObject var model: Tally
        let journal: Journal
        var body: some View {
            let _ = journal.lines.append("nested")
            Text("\(model.count)")
        }
    }

    @Test("a child that holds another object does not run")
    func unrelatedObject() {
        let unrelated = Tally()
        expect(runs { Unrelated(model: unrelated, journal: $1) }, equals: ["parent"])
    }

    @Test("a change runs the holder, and only the children whose inputs changed")
    func published() {
        struct Content: View {
            @ObservedObject var model = Switches()
            let journal: Journal
            var body: some View {
                let _ = journal.lines.append("content")
                VStack {
                    Nested(input: model.first, journal: journal)
                    Nested(input: model.second, journal: journal)
                }
                .onAppear { model.first.toggle() }
            }
        }
        let journal = Journal()
        let host = TestHost { Content(journal: journal) }
        host.settle()
        let lines = journal.take()
        expect(lines.count { $0 == "content" }, equals: 2)
        expect(lines.count { $0 == "nested" }, equals: 3)
        expect(host.labels, equals: ["true", "false"])
    }

    @Test("many changes are one run, and a property that is not published causes none")
    func coalesced() {
        let model = Tally(), journal = Journal()
        let host = TestHost { Holder(model: model, journal: journal) { Text("\($0.count) \($0.plain)") } }
        host.update()
        model.plain = 7
        host.update()
        expect(journal.take(), equals: ["parent"])
        for _ in 0..<100 { model.count += 1 }
        expect(host.statistics {}.bodies, equals: 1)
        expect(host.labels, equals: ["100 7"])
        model.objectWillChange.send()
        expect(host.statistics {}.bodies, equals: 1)
    }

    @Test("an object that is held but not read runs its holder")
    func heldOnly() {
        let model = Tally(), journal = Journal()
        let host = TestHost { Holder(model: model, journal: journal) { _ in Text("constant") } }
        host.update()
        expect(host.statistics { model.other = 1 }.bodies, equals: 1)
    }

    @Test("the subscription moves to the new object")
    func replaced() {
        let old = Tally(), new = Tally(), journal = Journal(), isNew = Box(false)
        let host = TestHost.live { Holder(model: isNew.value ? new : old, journal: journal) { Text("\($0.count)") } }
        host.update()
        isNew.value = true
        host.update()
        _ = journal.take()
        expect(host.statistics { old.count = 5 }.bodies, equals: 0)
        expect(host.statistics { new.count = 6 }.bodies, equals: 1)
        expect(host.labels, equals: ["6"])
        isNew.value = false
        host.update()
        expect(host.labels, equals: ["5"])
    }

    @Test("the same object is the same input")
    func sameInput() {
        let model = Tally(), journal = Journal(), unread = Box(0)
        struct Parent: View {
            let box: Box<Int>, model: Tally, journal: Journal
            var body: some View {
                let _ = box.value
                Unrelated(model: model, journal: journal)
            }
        }
        let host = TestHost { Parent(box: unread, model: model, journal: journal) }
        host.update()
        _ = journal.take()
        unread.value += 1
        host.update()
        expect(journal.take().isEmpty)
    }

    private struct Reader: View {
        @Binding var number: Int
        let journal: Journal
        var body: some View {
            let _ = journal.lines.append("reader")
            Button("\(number)") { number += 1 }.accessibilityIdentifier("raise")
        }
    }

    private struct Binder: View {
        @ObservedObject var model: Tally
        let journal: Journal
        var body: some View { Reader(number: $model.count, journal: journal) }
    }

    @Test("a binding to a property writes it, and its holder runs for that property only")
    func bindings() {
        let model = Tally(), journal = Journal()
        let host = TestHost { Binder(model: model, journal: journal) }
        host.tap("raise")
        expect(model.count, equals: 1)
        expect(host.labels, equals: ["1"])
        _ = journal.take()
        model.other += 1
        host.update()
        expect(journal.take().isEmpty)
        model.count = 9
        host.update()
        expect(journal.take(), equals: ["reader"])
        expect(host.labels, equals: ["9"])
    }

    @Test("a closure that captures only the object sees its changes in another view's body")
    func escapingClosure() {
        struct Container<Content: View>: View {
            let content: () -> Content
            var body: some View { content() }
        }
        struct Owner: View {
            @ObservedObject var model: Tally
            var body: some View { Container { Text("\(model.count)") } }
        }
        let model = Tally()
        let host = TestHost { Owner(model: model) }
        host.update()
        model.count = 3
        host.update()
        expect(host.labels, equals: ["3"])
    }

    @Test("an object with a custom publisher, and one inside a dynamic property and a modifier")
    func otherHolders() {
        final class Manual: ObservableObject {
            let objectWillChange = PassthroughSubject<String, Never>()
            var name = "a" { willSet { objectWillChange.send(newValue) } }
        }
        struct Name: DynamicProperty {
            @ObservedObject var model: Manual
            var wrappedValue: String { model.name }
        }
        struct Badge: ViewModifier {
            @ObservedObject var model: Manual
            func body(content: Content) -> some View {
                VStack {
                    content
                    Text("badge \(model.name)")
                }
            }
        }
        struct Owner: View {
            let name: Name
            var body: some View { Text(name.wrappedValue).modifier(Badge(model: name.model)) }
        }
        let model = Manual()
        let host = TestHost { Owner(name: Name(model: model)) }
        host.update()
        expect(host.statistics { model.name = "b" }.bodies, equals: 2)
        expect(host.labels, equals: ["b", "badge b"])
    }
}
