import Casement
import CasementTesting
import Expectations
import Testing

@MainActor @Observable private final class Choice {
    var selected: Set<Int> = [2]
    var order = [KeyPathComparator(\Item.name)]
    var isOpen = false
}

private struct Item: Identifiable {
    let id: Int
    var name: String { "item \(id)" }
    var size: Int { id * 10 }
}

private struct Rows: View {
    @Bindable var choice: Choice
    var body: some View {
        List(selection: $choice.selected) {
            Section("Fruit") { ForEach(0..<100) { Text("\($0)") } }
        }
        .accessibilityIdentifier("list")
    }
}

private struct Items: View {
    @Bindable var choice: Choice
    var body: some View {
        Table((0..<50).map(Item.init), selection: $choice.selected, sortOrder: $choice.order) {
            TableColumn("Name", value: \.name)
            TableColumn("Size", value: \.size) { Text("\($0.size)") }
        }
    }
}

private struct Tree: View {
    @Bindable var choice: Choice
    var body: some View {
        List {
            DisclosureGroup("Folder", isExpanded: $choice.isOpen) { Text("File") }
            Button("Below") {}
        }
    }
}

@MainActor struct ListElements {
    private let choice = Choice()

    @Test("a list has its number of rows, and the rows that exist")
    func list() throws {
        let host = TestHost(width: 200, height: 200) { Rows(choice: choice) }
        let list = try require(host.accessibilityTree.children.first)
        expect(list.role == "list" && list.identifier == "list" && list.value == "101 rows")
        expect(list.children.first?.role == "heading" && list.children.first?.label == "Fruit")
        let rows = list.children.dropFirst()
        expect(rows.count > 3 && rows.count < 40 && rows.allSatisfy { $0.role == "row" })
        expect(rows.map { $0.children.map(\.label) }.prefix(3), equals: [["0"], ["1"], ["2"]])
        expect(rows.filter { $0.traits.contains("isSelected") }.map { $0.children[0].label }, equals: ["2"])
        expect(list.actions, equals: ["scrollUp", "scrollDown"])
        host.perform("scrollDown", on: "list")
        expect((host.find(text: "0")?.maxY ?? -1) < 0)
    }

    @Test("a press selects a row")
    func selection() throws {
        let host = TestHost(width: 200, height: 200) {
            List(selection: Binding(get: { choice.selected }, set: { choice.selected = $0 })) {
                ForEach(0..<3) { number in Text("\(number)").accessibilityIdentifier("\(number)") }
            }
        }
        let row = try require(host.accessibilityTree.first { $0.role == "row" && $0.children.first?.label == "1" })
        expect(row.actions, equals: ["press"])
        let rows = host.accessibilityTree.all.filter { $0.role == "row" }
        expect(rows.count, equals: 3)
        host.tap(at: CGPoint(x: row.frame.midX, y: row.frame.midY))
        expect(choice.selected, equals: [1])
    }

    @Test("a table has titles, rows and cells")
    func table() throws {
        let host = TestHost(width: 300, height: 200) { Items(choice: choice) }
        expect(host.accessibilityTree.children.count, equals: 1)
        let table = try require(host.accessibilityTree.children.first)
        expect(table.role == "table" && table.value == "50 rows")
        expect(table.children.prefix(3).map(\.role), equals: ["button", "button", "row"])
        expect(table.children.prefix(2).map(\.label), equals: ["Name", "Size"])
        expect(table.children.prefix(2).map(\.value), equals: ["ascending", nil])
        let row = table.children[2]
        expect(row.children.map(\.role), equals: ["cell", "cell"])
        expect(row.children.map { $0.children.map(\.label) }, equals: [["item 0"], ["0"]])
        expect(table.children[4].traits.contains("isSelected"))
        host.perform(onLabel: "Size")
        expect(host.accessibilityTree.children[0].children[1].value, equals: "ascending")
    }

    @Test("a row with a disclosure has that state, and an action to open it")
    func tree() throws {
        let host = TestHost(width: 200, height: 200) { Tree(choice: choice) }
        let row = try require(host.accessibilityTree.first { $0.role == "row" })
        expect(row.children.map(\.label) == ["Folder"] && row.traits == ["isCollapsed"] && row.actions == ["expand"])
    }

    @Test("headers in a form are headings, and labels belong to their controls")
    func form() {
        let host = TestHost(width: 300, height: 300) {
            Form {
                Section("Account") {
                    LabeledContent("Name", value: "Ada")
                    LabeledContent("Sound") { Slider(value: .constant(0.5)) }
                }
            }
        }
        let all = host.accessibilityTree.all.dropFirst()
        expect(all.first?.role == "heading" && all.first?.label == "Account")
        expect(all.first { $0.role == "slider" }?.label, equals: "Sound")
    }
}
