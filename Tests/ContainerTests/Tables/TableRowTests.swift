import CasementCore
import CasementTesting
import ControlSupport
import Expectations
import Foundation
import SwiftUI
import Testing

private func person(_ id: Int, _ name: String) -> Person {
    Person(id: id, name: name, age: 20 + id, town: "Town \(id)")
}

/// What the rows' actions report.
@MainActor @Observable private final class Events {
    var log: [String] = []
    var isFirstOpen = true
    var isGroupOpen = false
    var hasMore = true
    var selection: Set<Int> = []
}

/// A tree of people.
private struct Family: Identifiable {
    let id: String
    var children: [Family]?
}

private let families = [
    Family(
        id: "root",
        children: [Family(id: "child", children: [Family(id: "grandchild")]), Family(id: "empty", children: [])]),
    Family(id: "leaf"),
]

private struct SectionedTable: View {
    @Bindable var events: Events

    var body: some View {
        Table(of: Person.self, selection: $events.selection) {
            TableColumn("Name", value: \.name)
            TableColumn("Town", value: \.town)
        } rows: {
            Section("First", isExpanded: $events.isFirstOpen) {
                TableRow(person(1, "Ada"))
                TableRow(person(2, "Grace"))
            }
            Section {
                DisclosureTableRow(person(3, "Alan"), isExpanded: $events.isGroupOpen) {
                    TableRow(person(4, "Edsger"))
                    DisclosureTableRow(person(5, "Barbara")) {
                        ForEach([person(6, "Donald"), person(7, "Tony")]) { TableRow($0) }
                    }
                }
                if events.hasMore { TableRow(person(8, "Niklaus")) } else { TableRow(person(9, "Kristen")) }
            } header: {
                Label("Second", systemImage: "person")
            }
        }
    }
}

extension TestHost {
    /// The first words of the rows, after the two titles.
    fileprivate var names: [String] { texts.dropFirst(2).filter { !$0.hasPrefix("Town") } }

    fileprivate func middle(_ text: String) -> CGPoint {
        let frame = find(text: text) ?? .zero
        return CGPoint(x: frame.midX, y: frame.midY)
    }
}

@MainActor struct TableRowTests {
    @Test("sections have headers, which can show and hide their rows") func sections() {
        let events = Events()
        let host = TestHost(width: 400, height: 400) { SectionedTable(events: events) }
        host.settle()
        expect(host.names, equals: ["First", "Ada", "Grace", "Second", "Alan", "Niklaus"])
        events.isFirstOpen = false
        events.hasMore = false
        host.settle()
        expect(host.names, equals: ["First", "Second", "Alan", "Kristen"])
        // The chevron is before the title.
        let header = host.find(text: "First") ?? .zero
        host.tap(at: CGPoint(x: header.minX - 12, y: header.midY))
        host.settle()
        expect(events.isFirstOpen && host.names.starts(with: ["First", "Ada", "Grace"]))
        let heading = host.accessibilityTree.first { $0.role == "heading" && $0.label == "First" }
        expect(heading?.actions.contains("collapse"), equals: true)
        expect(host.perform("collapse", onLabel: "First"))
        host.settle()
        expect(!events.isFirstOpen)
    }

    @Test("rows expand by their chevron, by arrow keys, by their binding and by assistive programs")
    func disclosure() {
        let events = Events()
        let host = TestHost(width: 400, height: 400) { SectionedTable(events: events) }
        host.settle()
        let alan = host.find(text: "Alan") ?? .zero
        host.tap(at: CGPoint(x: alan.minX - 12, y: alan.midY))
        host.settle()
        expect(events.isGroupOpen && host.names.suffix(4) == ["Alan", "Edsger", "Barbara", "Niklaus"])
        // Names are indented by their level, other columns are not.
        expect((host.find(text: "Edsger")?.minX ?? 0), equals: alan.minX + 18)
        expect(host.find(text: "Town 4")?.minX, equals: host.find(text: "Town 3")?.minX)
        host.tap(text: "Barbara")
        host.key(.rightArrow)
        host.settle()
        expect(host.names.suffix(5), equals: ["Edsger", "Barbara", "Donald", "Tony", "Niklaus"])
        host.key(.rightArrow)
        expect(events.selection, equals: [6])
        host.key(.leftArrow)
        expect(events.selection, equals: [5])
        host.key(.leftArrow)
        host.settle()
        expect(!host.names.contains("Donald"))
        let row = host.accessibilityTree.first { $0.role == "row" && $0.actions.contains("expand") }
        expect(row?.children.map(\.role) == ["cell", "cell"] && row?.traits.contains("isCollapsed") == true)
        events.isGroupOpen = false
        host.settle()
        expect(!host.names.contains("Barbara") && events.selection == [5])
    }

    @Test("a table of a tree: elements with children expand, leaves do not") func outline() {
        let host = TestHost {
            Table(families, children: \.children) {
                TableColumn("Name", value: \.id)
                TableColumn("Children") { Text("\($0.children?.count ?? 0)") }
            }
        }
        host.settle()
        func names() -> [String] { host.texts.filter { Int($0) == nil }.dropFirst(2).map(\.self) }
        expect(names(), equals: ["root", "leaf"])
        // Leaves are aligned with the names of groups.
        expect(host.find(text: "leaf")?.minX, equals: host.find(text: "root")?.minX)
        for name in ["root", "child"] {
            let frame = host.find(text: name) ?? .zero
            host.tap(at: CGPoint(x: frame.minX - 12, y: frame.midY))
            host.settle()
        }
        expect(names(), equals: ["root", "child", "grandchild", "empty", "leaf"])
    }

    @Test("an OutlineGroup, a Group and rows of the program's own type") func otherContent() {
        struct Staff: TableRowContent {
            let first: Family
            var tableRowBody: some TableRowContent<Family> {
                TableRow(first)
                OutlineGroup(families, children: \.children) { TableRow($0) }
            }
        }
        let host = TestHost {
            Table(of: Family.self) {
                TableColumn("Name", value: \.id)
            } rows: {
                Staff(first: Family(id: "first"))
                Group {
                    ForEach(0..<2) { number in
                        TableRow(Family(id: "a\(number)"))
                        if number == 1 { TableRow(Family(id: "b\(number)")) }
                    }
                }
            }
        }
        host.settle()
        expect(host.texts, equals: ["Name", "first", "root", "leaf", "a0", "a1", "b1"])
        let root = host.find(text: "root") ?? .zero
        expect(root.minX, equals: host.find(text: "first")?.minX)
        host.tap(at: CGPoint(x: root.minX - 12, y: root.midY))
        host.settle()
        expect(host.texts, equals: ["Name", "first", "root", "child", "empty", "leaf", "a0", "a1", "b1"])
    }

    @Test("menus, hovering and disabled selection of rows, between their cells too") func modifiers() {
        let events = Events()
        let host = TestHost {
            @Bindable var events = events
            Table(of: Person.self, selection: $events.selection) {
                TableColumn("Name", value: \.name)
                TableColumn("Town", value: \.town)
            } rows: {
                ForEach([person(1, "Ada"), person(2, "Grace")]) { one in
                    TableRow(one)
                        .contextMenu { Button("Greet \(one.name)") { events.log.append("hello \(one.name)") } }
                        .onHover { events.log.append("\(one.name) \($0)") }
                }
                TableRow(person(3, "Alan")).selectionDisabled()
            }
        }
        host.settle()
        let between = CGPoint(x: 190, y: host.middle("Grace").y + 10)
        host.deliver(.pointerMoved(between))
        host.deliver(.pointerDown(between, .secondary, clicks: 1))
        host.deliver(.pointerUp(between, .secondary))
        host.settle()
        expect(host.tap(text: "Greet Grace"))
        host.settle()
        expect(events.log.filter { $0.hasPrefix("hello") } == ["hello Grace"] && events.log.contains("Grace true"))
        host.tap(text: "Alan")
        expect(events.selection.isEmpty)
        host.tap(text: "Ada")
        expect(events.selection, equals: [1])
        host.key(.downArrow)
        host.key(.downArrow)
        expect(events.selection, equals: [2])
    }

    @Test("rows are dragged to rows, and between the rows of a ForEach") func dragAndDrop() async {
        let events = Events()
        let host = TestHost {
            Table(of: Person.self) {
                TableColumn("Name", value: \.name)
            } rows: {
                TableRow(person(1, "Ada")).draggable("from Ada")
                TableRow(person(2, "Grace")).itemProvider { NSItemProvider(object: "from Grace" as NSString) }
                TableRow(person(3, "Alan")).dropDestination(for: String.self) { events.log += $0 }
                ForEach([person(4, "Edsger"), person(5, "Barbara")]) { TableRow($0) }
                    .dropDestination(for: String.self) { place, texts in events.log.append("\(texts) at \(place)") }
            }
        }
        host.settle()
        host.drag(from: host.middle("Ada"), to: host.middle("Alan"))
        await host.settleTasks()
        host.drag(from: host.middle("Grace"), to: host.middle("Alan"))
        await host.settleTasks()
        expect(events.log, equals: ["from Ada", "from Grace"])
        let border = CGPoint(x: 40, y: (host.middle("Edsger").y + host.middle("Barbara").y) / 2)
        host.drag(from: host.middle("Ada"), to: border)
        await host.settleTasks()
        expect(events.log.last, equals: #"["from Ada"] at 1"#)
    }

    @Test("a row that expands may have modifiers; equal ids and empty content do no harm") func badInput() {
        let events = Events()
        let host = TestHost(width: 400, height: 400) {
            Table(of: Person.self) {
                TableColumn("Name", value: \.name)
            } rows: {
                DisclosureTableRow {
                    EmptyTableRowContent<Person>()
                } label: {
                    TableRow(person(1, "Ada")).contextMenu { Button("Greet") { events.log.append("hello") } }
                }
                DisclosureTableRow(person(1, "Grace")) { TableRow(person(1, "Alan")) }
                Section("Empty") { EmptyTableRowContent<Person>() }
                Section { TableRow(person(2, "Edsger")) }
            }
        }
        host.settle()
        for name in ["Ada", "Grace"] {
            let frame = host.find(text: name) ?? .zero
            host.tap(at: CGPoint(x: frame.minX - 12, y: frame.midY))
            host.settle()
        }
        expect(host.texts, equals: ["Name", "Ada", "Grace", "Alan", "Empty", "Edsger"])
    }
}
