import CasementCore
import CasementTesting
import ControlSupport
import Expectations
import Foundation
import SwiftUI
import Testing

/// The customization that tests read and change.
@MainActor @Observable private final class Choices {
    var columns = TableColumnCustomization<Person>()
    var order = [KeyPathComparator(\Person.name)]
}

/// Columns that come and go.
@MainActor @Observable private final class Years {
    var list = [1, 2, 3]
    var columns = TableColumnCustomization<Person>()
}

/// Name, age and town; the number is hidden at first.
private struct CustomTable: View {
    @Bindable var choices: Choices
    var people = People()

    var body: some View {
        Table(people.list, columnCustomization: $choices.columns) {
            TableColumn("Name", value: \.name).customizationID("name").disabledCustomizationBehavior(.visibility)
            TableColumn("Age") { Text("\($0.age)") }.customizationID("age")
            TableColumn("Town", value: \.town).customizationID("town")
            TableColumn("Number") { Text("#\($0.id)") }.customizationID("number").defaultVisibility(.hidden)
        }
    }
}

/// A table whose customization the window remembers.
private struct RememberedTable: View {
    @SceneStorage("columns") private var columns: TableColumnCustomization<Person>
    let people: People

    var body: some View {
        VStack {
            Table(people.list, columnCustomization: $columns) {
                TableColumn("Name", value: \.name).customizationID("name")
                TableColumn("Town", value: \.town).customizationID("town")
            }
            Button("Hide town") { columns[visibility: "town"] = .hidden }
        }
    }
}

extension TestHost {
    /// The titles of the columns, in their order.
    fileprivate var titles: [String] {
        let names: Set = ["Name", "Age", "Town", "Number", "Fixed", "Other"]
        return texts.prefix { names.contains($0) }.map(\.self)
    }

    fileprivate func middle(_ text: String) -> CGPoint {
        let frame = find(text: text) ?? .zero
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    fileprivate func openMenu(at point: CGPoint) {
        deliver(.pointerMoved(point))
        deliver(.pointerDown(point, .secondary, clicks: 1))
        deliver(.pointerUp(point, .secondary))
        settle()
    }
}

@MainActor struct TableCustomizationTests {
    @Test("the program shows and hides columns; automatic is the column's default") func visibility() {
        let choices = Choices()
        let host = TestHost { CustomTable(choices: choices) }
        expect(host.titles, equals: ["Name", "Age", "Town"])
        choices.columns[visibility: "age"] = .hidden
        choices.columns[visibility: "number"] = .visible
        host.settle()
        expect(host.titles == ["Name", "Town", "Number"] && host.find(text: "#0") != nil)
        expect(choices.columns[visibility: "age"] == .hidden && choices.columns[visibility: "town"] == .automatic)
        choices.columns[visibility: "age"] = .automatic
        choices.columns[visibility: "number"] = .automatic
        host.settle()
        expect(host.titles == ["Name", "Age", "Town"] && choices.columns == TableColumnCustomization())
    }

    @Test("the header's menu has the names of columns that can be hidden, with marks") func menu() {
        let choices = Choices()
        let host = TestHost { CustomTable(choices: choices) }
        host.settle()
        host.openMenu(at: host.middle("Age"))
        func items() -> [String] {
            var items: [String] = []
            func visit(_ element: AccessibilitySnapshot) {
                if element.role == "menuitem" { items.append("\(element.label ?? "") \(element.value ?? "")") }
                for child in element.children { visit(child) }
            }
            visit(host.accessibilityTree)
            return items
        }
        expect(items(), equals: ["Age on", "Town on", "Number off"])
        host.perform(onLabel: "Number")
        host.settle()
        expect(host.titles == ["Name", "Age", "Town", "Number"] && choices.columns[visibility: "number"] == .visible)
        host.openMenu(at: CGPoint(x: 395, y: 14))
        host.key(.downArrow)
        host.key(.return)
        host.settle()
        expect(host.titles == ["Name", "Town", "Number"] && choices.columns[visibility: "age"] == .hidden)
    }

    @Test("the last column that is shown stays; if the program hides all, the menu brings one back") func lastColumn() {
        let choices = Choices()
        let host = TestHost {
            @Bindable var choices = choices
            Table(People().list, columnCustomization: $choices.columns) {
                TableColumn("Name", value: \.name).customizationID("name")
                TableColumn("Town", value: \.town).customizationID("town")
            }
        }
        host.settle()
        expect(host.perform("hide column", onLabel: "Town"))
        host.settle()
        expect(host.titles == ["Name"] && !host.perform("hide column", onLabel: "Name"))
        choices.columns[visibility: "name"] = .hidden
        host.settle()
        expect(host.texts.isEmpty)
        host.openMenu(at: CGPoint(x: 50, y: 14))
        host.perform(onLabel: "Town")
        host.settle()
        expect(host.titles, equals: ["Town"])
    }

    @Test("a title is dragged to another place; a line shows where; the cells follow") func drag() {
        let choices = Choices()
        let host = TestHost { CustomTable(choices: choices) }
        host.settle()
        let name = host.middle("Name"), town = host.middle("Town")
        host.hold(from: town, through: CGPoint(x: name.x + 20, y: name.y), CGPoint(x: name.x - 10, y: name.y))
        let held = host.snapshot()
        host.release(at: CGPoint(x: name.x - 10, y: name.y))
        host.settle()
        expect(host.titles, equals: ["Town", "Name", "Age"])
        expect(host.find(text: "Town 0")?.minX, equals: host.find(text: "Town")?.minX)
        expect(held.difference(from: host.snapshot())?.count ?? 0 > 500)
        // A short drag changes nothing, and does not sort.
        host.drag(from: host.middle("Age"), to: CGPoint(x: host.middle("Age").x - 8, y: name.y))
        host.settle()
        expect(host.titles, equals: ["Town", "Name", "Age"])
        choices.columns.resetOrder()
        host.settle()
        expect(host.titles, equals: ["Name", "Age", "Town"])
    }

    @Test("with right to left layout a title is dragged the other way") func mirrored() {
        let choices = Choices()
        let host = TestHost { CustomTable(choices: choices).environment(\.layoutDirection, .rightToLeft) }
        host.settle()
        let name = host.middle("Name"), town = host.middle("Town")
        expect(name.x > town.x)
        host.drag(from: town, to: CGPoint(x: name.x + 10, y: name.y))
        host.settle()
        expect(host.titles, equals: ["Town", "Name", "Age"])
    }

    @Test("Control and the arrow keys move the column of a title; so do the actions of assistive programs")
    func keyboard() {
        let choices = Choices()
        let host = TestHost { CustomTable(choices: choices) }
        host.settle()
        host.key(.tab)
        host.key(.rightArrow, modifiers: .control)
        host.settle()
        expect(host.titles, equals: ["Age", "Name", "Town"])
        host.key(.rightArrow, modifiers: .control)
        host.key(.rightArrow, modifiers: .control)
        host.settle()
        expect(host.titles, equals: ["Age", "Town", "Name"])
        host.key(.leftArrow, modifiers: .control)
        host.settle()
        expect(host.titles, equals: ["Age", "Name", "Town"])
        expect(host.perform("move left", onLabel: "Town"))
        host.settle()
        expect(host.titles, equals: ["Age", "Town", "Name"])
    }

    @Test("a column that cannot be moved keeps its place; one without a name or with a fixed width stays as it is")
    func fixed() {
        let choices = Choices()
        let host = TestHost {
            @Bindable var choices = choices
            Table(People().list, sortOrder: $choices.order, columnCustomization: $choices.columns) {
                TableColumn("Name", value: \.name).customizationID("name").disabledCustomizationBehavior(.reorder)
                TableColumn("Age", value: \.age) { Text("\($0.age)") }.customizationID("age")
                    .disabledCustomizationBehavior([.resize, .visibility])
                TableColumn("Fixed") { Text("f\($0.id)") }
                TableColumn("Town", value: \.town).customizationID("town")
            }
        }
        host.settle()
        host.drag(from: host.middle("Town"), to: CGPoint(x: 2, y: 14))
        host.settle()
        expect(host.titles, equals: ["Name", "Town", "Fixed", "Age"])
        host.drag(from: host.middle("Name"), to: CGPoint(x: 390, y: 14))
        host.drag(from: host.middle("Fixed"), to: CGPoint(x: 2, y: 14))
        host.settle()
        expect(host.titles == ["Name", "Town", "Fixed", "Age"] && choices.order.first?.order == .forward)
        expect(!host.perform("hide column", onLabel: "Age") && !host.perform("hide column", onLabel: "Fixed"))
        choices.columns.resetOrder()
        host.settle()
        let fixed = host.find(text: "Fixed")?.minX ?? 0
        host.drag(from: CGPoint(x: fixed - 8, y: 14), to: CGPoint(x: fixed + 20, y: 14))
        expect(host.find(text: "Fixed")?.minX, equals: fixed)
    }

    @Test("widths, order and visibility are remembered, and can be encoded") func remembered() throws {
        let choices = Choices()
        let host = TestHost { CustomTable(choices: choices) }
        host.settle()
        let town = host.find(text: "Town")?.minX ?? 0
        host.drag(from: CGPoint(x: town - 8, y: 14), to: CGPoint(x: town + 22, y: 14))
        choices.columns[visibility: "number"] = .visible
        host.settle()
        host.perform("move right", onLabel: "Name")
        host.settle()
        let data = try JSONEncoder().encode(choices.columns)
        let other = Choices()
        other.columns = try JSONDecoder().decode(TableColumnCustomization<Person>.self, from: data)
        expect(other.columns, equals: choices.columns)
        let fresh = TestHost { CustomTable(choices: other) }
        host.hover(at: CGPoint(x: 1, y: 299))
        expect(fresh.titles, equals: ["Age", "Name", "Town", "Number"])
        expect(fresh.find(text: "Town"), equals: host.find(text: "Town"))
        // A double click on the border forgets the width.
        let before = host.find(text: "Town")?.minX ?? 0
        host.tap(at: CGPoint(x: before - 8, y: 14), count: 2)
        expect(host.find(text: "Town")?.minX != before)
    }

    @Test("a window remembers its table's columns") func sceneStorage() {
        let people = People(), store = SceneStore(ValueStore(MemoryBackend()))
        let host = TestHost { RememberedTable(people: people) }
        host.setEnvironment(\.sceneStorage, store)
        host.settle()
        host.tap(text: "Hide town")
        host.settle()
        expect(host.titles, equals: ["Name"])
        let next = TestHost { RememberedTable(people: people) }
        next.setEnvironment(\.sceneStorage, store)
        next.settle()
        expect(next.titles, equals: ["Name"])
    }

    @Test("names of columns that are gone keep their places; new columns follow their neighbours")
    func changingColumns() {
        let years = Years()
        let host = TestHost.live {
            @Bindable var years = years
            Table(People().list, columnCustomization: $years.columns) {
                TableColumnForEach(years.list, id: \.self) { year in
                    TableColumn("Year \(year)") { Text("\($0.id) in \(year)") }.customizationID("\(year)")
                }
            }
        }
        func titles() -> [String] { host.texts.filter { $0.hasPrefix("Year") } }
        host.settle()
        host.perform("move left", onLabel: "Year 3")
        host.settle()
        expect(titles(), equals: ["Year 1", "Year 3", "Year 2"])
        years.list = [1, 2]
        host.settle()
        expect(titles(), equals: ["Year 1", "Year 2"])
        years.list = [1, 2, 3, 4]
        host.settle()
        expect(titles(), equals: ["Year 1", "Year 3", "Year 4", "Year 2"])
    }

    @Test("equal names cause a warning; what is unknown or malformed is ignored") func badInput() throws {
        var warnings: [String] = []
        RuntimeWarning.onIssue = { warnings.append($0) }
        defer { RuntimeWarning.onIssue = nil }
        let choices = Choices()
        choices.columns[visibility: "nobody"] = .hidden
        let stored =
            #"{"visibility":{"x":true},"widths":{"name":-1e300,"same":1e300},"order":["gone","same","same","name"]}"#
        choices.columns = try JSONDecoder().decode(TableColumnCustomization<Person>.self, from: Data(stored.utf8))
        let host = TestHost {
            @Bindable var choices = choices
            Table(People().list, columnCustomization: $choices.columns) {
                TableColumn("Name", value: \.name).customizationID("name").width(min: 40, ideal: 60, max: 200)
                TableColumn("Age") { Text("\($0.age)") }.customizationID("same").width(min: 40, ideal: 60, max: 200)
                Group { TableColumn("Town") { (person: Person) in Text(person.town) } }.customizationID("same")
            }
        }
        host.settle()
        expect(host.titles, equals: ["Age", "Name", "Town"])
        expect(warnings.contains { $0.contains("customizationID \"same\"") })
        #expect(throws: (any Error).self) {
            try JSONDecoder().decode(TableColumnCustomization<Person>.self, from: Data("7".utf8))
        }
        expect(TableColumnCustomization<Person>._decode("no JSON") == nil)
    }

    @Test("modifiers of several columns at once") func groups() {
        let choices = Choices()
        let host = TestHost {
            @Bindable var choices = choices
            Table(People().list, columnCustomization: $choices.columns) {
                TableColumn("Name", value: \.name)
                Group {
                    TableColumn("Age") { (person: Person) in Text("\(person.age)") }
                    TableColumn("Town") { (person: Person) in Text(person.town) }.alignment(.leading)
                }
                .alignment(.trailing)
                Group { TableColumn("Other") { (person: Person) in Text("\(person.id)") } }.defaultVisibility(.hidden)
                    .customizationID("other")
            }
        }
        host.settle()
        expect(host.titles, equals: ["Name", "Age", "Town"])
        expect(abs((host.find(text: "Age")?.maxX ?? 0) - (host.find(text: "20")?.maxX ?? 9)) < 0.01)
        expect(abs((host.find(text: "Town")?.minX ?? 0) - (host.find(text: "Town 0")?.minX ?? 9)) < 0.01)
        choices.columns[visibility: "other"] = .visible
        host.settle()
        expect(host.titles, equals: ["Name", "Age", "Town", "Other"])
    }
}
