import CoreTesting
import Expectations
import HostSupport
import PlainControls
import Testing

/// Bindings to optional parts: values of optionals, elements of collections.
@MainActor struct BindingPartTests {
    private func binding<Value>(to box: Box<Value>) -> Binding<Value> {
        Binding(get: { box.value }, set: { box.value = $0 })
    }

    @Test(
        "a binding to nil is nil; when its value becomes nil, the last one is read and writing has no effect"
    )
    func unwrapping() throws {
        let box = Box<Int?>(nil)
        expect(Binding<Int>(binding(to: box))?.wrappedValue == nil)
        box.value = 1
        let value = try require(Binding<Int>(binding(to: box)))
        value.wrappedValue = 2
        expect(box.value, equals: 2)
        box.value = nil
        expect(value.wrappedValue, equals: 2)
        value.wrappedValue = 3
        expect(box.value == nil)
        box.value = 4
        expect(value.wrappedValue, equals: 4)
    }

    @Test("a binding converts to one to an optional, or to AnyHashable")
    func wrapping() {
        let box = Box(1)
        let optional = Binding<Int?>(binding(to: box))
        optional.wrappedValue = 2
        optional.wrappedValue = nil
        expect(optional.wrappedValue, equals: 2)
        let any = Binding<AnyHashable>(binding(to: box))
        any.wrappedValue = AnyHashable("text")
        expect(box.value, equals: 2)
        any.wrappedValue = AnyHashable(5)
        expect(box.value, equals: 5)
    }

    @Test("a binding to a collection is a collection of bindings")
    func collection() {
        let box = Box(["a", "b", "c"])
        let all = binding(to: box)
        for element in all { element.wrappedValue += "!" }
        expect(box.value, equals: ["a!", "b!", "c!"])
        expect(all.reversed().map(\.wrappedValue), equals: ["c!", "b!", "a!"])
        expect(all.count == 3 && all.startIndex == 0)
        all[1].wrappedValue = "B"
        expect(box.value, equals: ["a!", "B", "c!"])
    }

    @Test("an element's binding outlives the element: it reads the last value, and writing has no effect")
    func goneElement() {
        let box = Box(["a", "b"])
        let last = binding(to: box)[1]
        box.value = ["a"]
        expect(last.wrappedValue, equals: "b")
        last.wrappedValue = "c"
        expect(box.value, equals: ["a"])
        box.value = []
        expect(last.wrappedValue, equals: "b")
    }

    @Test("a binding to an identifiable value has its id; a sendable value's binding is sendable")
    func conformances() {
        func send(_ value: some Sendable) {}
        let item = Binding.constant(Item(id: 7, name: "seven"))
        expect(item.id, equals: 7)
        send(item)
    }

    @Test("a background thread's reads and writes through a binding run on the main thread")
    func background() async {
        let box = Box(1)
        let value = binding(to: box)
        await Task.detached { value.wrappedValue += 1 }.value
        expect(box.value, equals: 2)
    }

    struct Item: Identifiable, Sendable {
        var id: Int
        var name: String
    }

    private struct Form: View {
        struct Person {
            var name = "Ada"
            var age = 36
        }
        @State var person = Person()
        let journal: Journal

        var body: some View {
            Shown(label: "name", value: $person.name, journal: journal)
            Shown(label: "age", value: $person.age, journal: journal)
            Button("older") { person.age += 1 }.accessibilityIdentifier("older")
        }
    }

    private struct Shown<Value>: View {
        let label: String
        @Binding var value: Value
        let journal: Journal
        var body: some View {
            let _ = journal.lines.append(label)
            Text("\(label) \(value)")
        }
    }

    @Test("a view that reads one part of a state does not run when another part changes")
    func partialReads() {
        let journal = Journal()
        let host = TestHost { Form(journal: journal) }
        host.update()
        expect(journal.take(), equals: ["name", "age"])
        host.tap("older")
        expect(journal.take(), equals: ["age"])
        expect(host.labels, equals: ["name Ada", "age 37", "older"])
    }

    @Test("a view that reads many parts of a state, or a part and the whole, depends on all of it")
    func manyParts() {
        struct Sum: View {
            @Binding var numbers: [Int]
            var body: some View {
                Text("\(numbers.indices.reduce(0) { $0 + $numbers[$1].wrappedValue })")
            }
        }
        struct Root: View {
            @State var numbers = Array(0..<100)
            var body: some View {
                Sum(numbers: $numbers)
                Button("add") { numbers[99] += 1 }.accessibilityIdentifier("add")
            }
        }
        let host = TestHost { Root() }
        host.tap("add")
        expect(host.labels, equals: ["4,951", "add"])
    }
}

/// Rows with one binding each.
@MainActor struct ForEachBindingTests {
    private typealias Item = BindingPartTests.Item

    private struct Rows: View {
        @State var items: [Item]
        let journal: Journal
        let kept: Box<[Int: Binding<String>]>
        let control: Box<((inout [Item]) -> Void)?>

        var body: some View {
            ForEach($items) { $item in Row(item: $item, journal: journal, kept: kept) }
            Text("all \(items.map(\.name).joined())").onChange(of: control.value == nil) {
                control.value?(&items)
                control.value = nil
            }
        }
    }

    private struct Row: View {
        @Binding var item: Item
        let journal: Journal
        let kept: Box<[Int: Binding<String>]>
        var body: some View {
            let _ = journal.lines.append(item.name)
            Button("\(item.id)\(item.name)") { item.name += "!" }
                .accessibilityIdentifier("row\(item.id)")
                .onAppear { kept.value[item.id] = $item.name }
        }
    }

    @MainActor private final class Stage {
        let journal = Journal()
        let kept = Box<[Int: Binding<String>]>([:])
        let control = Box<((inout [Item]) -> Void)?>(nil)
        let host: TestHost

        init() {
            let (journal, kept, control) = (journal, kept, control)
            host = TestHost {
                Rows(
                    items: [Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c")], journal: journal,
                    kept: kept, control: control)
            }
            host.update()
            _ = journal.take()
        }

        func edit(_ change: @escaping (inout [Item]) -> Void) {
            control.value = change
            host.update()
        }
    }

    @Test("an element's binding writes to the source; only that row runs")
    func elementBindings() {
        let stage = Stage()
        stage.host.tap("row2")
        expect(stage.host.labels, equals: ["1a", "2b!", "3c", "all ab!c"])
        expect(stage.journal.take(), equals: ["b!"])
    }

    @Test("existing rows do not run when others are inserted or removed, and their bindings still write")
    func followsItsElement() {
        let stage = Stage()
        stage.edit { $0.removeFirst() }
        expect(stage.host.labels, equals: ["2b", "3c", "all bc"])
        expect(stage.journal.take(), equals: [])
        stage.host.tap("row3")
        expect(stage.host.labels, equals: ["2b", "3c!", "all bc!"])
        stage.edit { $0.insert(Item(id: 9, name: "z"), at: 0) }
        stage.edit { $0.reverse() }
        stage.host.tap("row2")
        expect(stage.host.labels, equals: ["3c!", "2b!", "9z", "all c!b!z"])
        stage.kept.value[3]?.wrappedValue = "kept"
        stage.host.update()
        expect(stage.host.labels.first, equals: "3kept")
    }

    @Test("the binding of a removed row changes nothing")
    func goneRow() {
        let stage = Stage()
        stage.edit { $0.remove(at: 1) }
        expect(stage.kept.value[2]?.wrappedValue, equals: "b")
        stage.kept.value[2]?.wrappedValue = "ghost"
        stage.host.update()
        expect(stage.host.labels, equals: ["1a", "3c", "all ac"])
        stage.edit { $0.removeAll() }
        stage.kept.value[1]?.wrappedValue = "ghost"
        stage.host.update()
        expect(stage.host.labels, equals: ["all "])
    }

    @Test("rows by a key path, and of plain values identified by themselves; the types are SwiftUI's")
    func forms() {
        struct Root: View {
            @State var names = ["x", "y"]
            @State var items = [Item(id: 1, name: "a")]
            var body: some View {
                ForEach($names, id: \.self) { $name in Text(name) }
                ForEach($items, id: \.name) { $item in
                    Button(item.name) { item.name = "b" }.accessibilityIdentifier("i")
                }
                ForEach(0..<2, id: \.self) { Text("\($0)") }
                ForEach(1...2, id: \.self) { Text("\($0)") }
            }
        }
        let host = TestHost { Root() }
        host.tap("i")
        expect(host.labels, equals: ["x", "y", "b", "0", "1", "1", "2"])
        let names = Binding.constant(["x"])
        let rows = ForEach(names, id: \.self) { $name in Text(name) }
        expect(type(of: rows) == ForEach<LazyMapSequence<Range<Int>, (Int, String)>, String, Text>.self)
    }

    @Test("the type of a ForEach over a closed range")
    func closedRangeType() {
        let rows = ForEach(1...3, id: \.self) { Text("\($0)") }
        expect("\(type(of: rows))", equals: "ForEach<ClosedRange<Int>, Int, Text>")
    }
}
