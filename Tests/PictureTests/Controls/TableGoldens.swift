import CasementTesting
import ControlSupport
import Expectations
import Foundation
import Testing

/// Tables: headers, selection, styles.
@MainActor struct TableGoldens {
    private struct Persons: View {
        @State var selection: Set<Int> = []
        @State var order = [KeyPathComparator(\Person.name)]
        @State private var people = People(30)
        var body: some View {
            Table(people.list, selection: $selection, sortOrder: $order) {
                TableColumn("Name", value: \.name)
                TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(60).alignment(.numeric)
                TableColumn("Town") { Label($0.town, systemImage: "house") }
                TableColumn("A long title that does not fit") { Text("Something rather long about \($0.name)") }
            }
        }
    }

    private struct Towns: View {
        @State private var people = People(6)
        var body: some View {
            Table(people.list, selection: .constant(Set([1]))) {
                TableColumn("Name", value: \.name)
                TableColumn("Town", value: \.town)
            }
        }
    }

    @Test func looks() throws {
        try situationGolden("tables", isAlsoLarge: true) {
            Situation("selected, without the keyboard", 400, 150) { Persons(selection: [2, 3, 6]) }
            Situation("selected, with the keyboard", 400, 150) {
                Persons(selection: [2, 3, 6])
            } prepare: {
                for _ in 0..<5 { $0.key(.tab) }
            }
        }
    }

    private func title(_ name: String, in host: TestHost) throws -> CGPoint {
        let frame = try require(host.find(text: name))
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    @Test func headers() throws {
        try situationGolden("table-headers") {
            Situation("a title under the pointer", 400, 90) {
                Persons()
            } prepare: {
                $0.hover(at: try title("Age", in: $0))
            }
            Situation("a title pressed", 400, 90) {
                Persons()
            } prepare: {
                $0.hold(from: try title("Age", in: $0))
            }
            Situation("downwards", 400, 90) { Persons(order: [KeyPathComparator(\Person.name, order: .reverse)]) }
            Situation("sorted by numbers", 400, 90) { Persons(order: [KeyPathComparator(\Person.age)]) }
            Situation("the border of a column under the pointer", 400, 90) {
                Persons()
            } prepare: { host in
                let frame = try require(host.find(text: "A long title that does not fit"))
                host.hover(at: CGPoint(x: frame.minX - 8, y: 14))
            }
            Situation("a column dragged wider", 400, 90) {
                Persons()
            } prepare: { host in
                let x = try require(host.find(text: "A long title that does not fit")).minX - 8
                host.hold(from: CGPoint(x: x, y: 14), through: CGPoint(x: x + 40, y: 14))
            }
            Situation("a title has the keyboard", 400, 90) {
                Persons()
            } prepare: {
                $0.key(.tab)
                $0.key(.tab)
            }
        }
    }

    @Test func styles() throws {
        try situationGolden("table-styles") {
            Situation("inset", 300, 140) { Towns().tableStyle(.inset) }
            Situation("inset, one colour", 300, 140) { Towns().tableStyle(.inset(alternatesRowBackgrounds: false)) }
            Situation("bordered", 300, 140) { Towns().tableStyle(.bordered).padding(10) }
            Situation("no titles", 300, 140) { Towns().tableColumnHeaders(.hidden) }
            Situation("focused: a ring", 300, 140) {
                Persons()
            } prepare: {
                for _ in 0..<5 { $0.key(.tab) }
            }
            Situation("right to left", 400, 140) {
                Persons(selection: [2]).environment(\.layoutDirection, .rightToLeft)
            }
            Situation("disabled", 300, 140) { Towns().disabled(true) }
        }
    }

    private struct Customized: View {
        @State var columns = TableColumnCustomization<Person>()
        @State private var people = People(6)
        var body: some View {
            Table(people.list, selection: .constant(Set([1])), columnCustomization: $columns) {
                TableColumn("Name", value: \.name).customizationID("name").disabledCustomizationBehavior(.visibility)
                TableColumn("Age") { Text("\($0.age)") }.alignment(.numeric).customizationID("age")
                TableColumn("Town") { Label($0.town, systemImage: "house") }.customizationID("town")
                TableColumn("Number") { Text("\($0.id)") }.customizationID("number").defaultVisibility(.hidden)
            }
        }
    }

    @Test func customization() throws {
        try situationGolden("table-columns", isAlsoLarge: true) {
            Situation("a title dragged to the front", 380, 130) {
                Customized()
            } prepare: { host in
                let town = try title("Town", in: host)
                host.hold(from: town, through: CGPoint(x: 120, y: town.y), CGPoint(x: 60, y: town.y))
            }
            Situation("dragged behind the last, right to left", 380, 130) {
                Customized().environment(\.layoutDirection, .rightToLeft)
            } prepare: { host in
                let age = try title("Age", in: host)
                host.hold(from: age, through: CGPoint(x: 100, y: age.y), CGPoint(x: 40, y: age.y))
            }
            Situation("the menu of the columns", 380, 130) {
                Customized()
            } prepare: { host in
                let point = try title("Age", in: host)
                host.deliver(.pointerMoved(point))
                host.deliver(.pointerDown(point, .secondary, clicks: 1))
                host.deliver(.pointerUp(point, .secondary))
                host.settle()
            }
        }
    }

    private struct Grouped: View {
        @State var selection: Set<Int> = []
        @State private var isOpen = true
        @State private var people = People(8)
        var body: some View {
            Table(of: Person.self, selection: $selection) {
                TableColumn("Name", value: \.name)
                TableColumn("Age") { Text("\($0.age)") }.width(60).alignment(.numeric)
                TableColumn("Town", value: \.town)
            } rows: {
                Section("Open", isExpanded: $isOpen) {
                    TableRow(people.list[0])
                    DisclosureTableRow(people.list[1], isExpanded: $isOpen) {
                        TableRow(people.list[2])
                        DisclosureTableRow(people.list[3]) { TableRow(people.list[4]) }
                    }
                }
                Section("Closed", isExpanded: .constant(false)) { TableRow(people.list[5]) }
                Section("Fixed") { TableRow(people.list[6]) }
            }
        }
    }

    @Test func rows() throws {
        try situationGolden("table-rows", isAlsoLarge: true) {
            Situation("sections, and rows that expand", 340, 280) { Grouped(selection: [3]) }
            Situation("bordered", 340, 280) { Grouped(selection: [3]).tableStyle(.bordered).padding(8) }
            Situation("right to left", 340, 280) { Grouped().environment(\.layoutDirection, .rightToLeft) }
        }
    }

    @Test func manyColumns() throws {
        try situationGolden("table-wide") {
            Situation("scrolled to the side", 380, 130) {
                Table(People(30).list) {
                    TableColumn("Name", value: \.name)
                    TableColumnForEach(1..<50) { column in
                        TableColumn("Column \(column)") { Text("\($0.age * column)") }
                    }
                }
            } prepare: {
                $0.scroll(at: CGPoint(x: 100, y: 80), dx: 1310, dy: 200)
                $0.settle()
            }
        }
    }
}
