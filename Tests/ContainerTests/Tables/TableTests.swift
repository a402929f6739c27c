import CasementTesting
import ControlSupport
import Expectations
import Foundation
import HostSupport
import SwiftUI
import Testing

/// A cell that counts the runs of its body.
private struct Age: View {
    let age: Int
    let people: People
    var body: some View {
        people.runs += 1
        return Text("\(age)").accessibilityIdentifier("age")
    }
}

private struct NameColumns: TableColumnContent {
    var tableColumnBody: some TableColumnContent<Person, Never> {
        TableColumn("Name", value: \.name)
        TableColumn("Town", value: \.town)
    }
}

private struct ByNameLength: SortComparator {
    var order = SortOrder.forward
    func compare(_ left: Person, _ right: Person) -> ComparisonResult {
        let (a, b) = order == .forward ? (left, right) : (right, left)
        return a.name.count < b.name.count
            ? .orderedAscending : a.name.count == b.name.count ? .orderedSame : .orderedDescending
    }
}

@MainActor @Observable private final class LengthOrder {
    var order = [ByNameLength()]
}

@MainActor struct TableTests {
    @Test("headers and cells are in the same columns, which share the width equally")
    func columns() {
        let people = People()
        let host = TestHost {
            Table(people.list) {
                TableColumn("Name", value: \.name)
                TableColumn("Age") { Text("\($0.age)") }
                TableColumn(Text("Town"), value: \.town)
            }
        }
        expect(host.texts.prefix(6), equals: ["Name", "Age", "Town", "Ada", "20", "Town 0"])
        // 400 less 18 at both sides and 16 between columns.
        let width = (400.0 - 36 - 32) / 3
        for (title, cell, column) in [("Name", "Ada", 0.0), ("Age", "20", 1), ("Town", "Town 0", 2)] {
            let x = 18 + column * (width + 16)
            expect(
                abs((host.find(text: title)?.minX ?? 0) - x) < 0.01
                    && abs((host.find(text: cell)?.minX ?? 0) - x) < 0.01)
        }
        expect(host.find(text: "Ada")?.midY ?? 0 < host.find(text: "Grace")?.midY ?? 0)
    }

    @Test("columns keep their widths; flexible ones share the rest; too many scroll horizontally with their headers")
    func widths() {
        let people = People()
        let host = TestHost {
            Table(people.list) {
                TableColumn("Name", value: \.name).width(50)
                TableColumn("Age") { Text("\($0.age)") }.width(min: 10, ideal: 40, max: 60)
                TableColumn("Town", value: \.town).alignment(.trailing)
            }
        }
        let age = host.find(text: "Age") ?? .zero, town = host.find(text: "Town") ?? .zero
        expect(age.minX == 18 + 50 + 16 && town.maxX == 400 - 18)
        expect(host.find(text: "Town 0")?.maxX, equals: CGFloat(400 - 18))
        let wide = TestHost {
            Table(people.list) {
                TableColumn("Name", value: \.name).width(300)
                TableColumn("Town", value: \.town).width(200)
            }
        }
        let before = wide.find(text: "Town") ?? .zero, cell = wide.find(text: "Town 0") ?? .zero
        expect(before.minX == 18 + 300 + 16 && cell.minX == before.minX)
        wide.scroll(at: CGPoint(x: 100, y: 100), dx: 100, dy: 0)
        expect(
            wide.find(text: "Town")?.minX == before.minX - 100 && wide.find(text: "Town 0")?.minX == cell.minX - 100)
        expect(wide.find(text: "Town")?.minY, equals: before.minY)
    }

    @Test("headers stay while rows scroll; only visible rows are created")
    func lazyRows() {
        let people = People(10_000)
        let host = TestHost {
            Table(people.list) {
                TableColumn("Name", value: \.name)
                TableColumn("Age") { Age(age: $0.age, people: people) }
            }
        }
        host.update()
        expect(people.runs > 5 && people.runs < 40)
        let title = host.find(text: "Name"), runs = people.runs
        host.scroll(at: CGPoint(x: 100, y: 100), dy: 100_000)
        expect(host.find(text: "Name") == title && people.runs > runs && people.runs < runs + 80)
    }

    @Test("a press on a header sorts by it, a second press reverses; the program sorts")
    func sorting() {
        let people = People()
        let host = TestHost.live {
            @Bindable var people = people
            Table(people.list.sorted(using: people.order), sortOrder: $people.order) {
                TableColumn("Name", value: \.name)
                TableColumn("Age", value: \.age) { Text("\($0.age)") }
                TableColumn("Town") { Text($0.town) }
            }
        }
        func names() -> [String] { host.texts.filter { ["Ada", "Grace", "Alan", "Edsger"].contains($0) } }
        expect(names(), equals: ["Ada", "Alan", "Edsger", "Grace"])
        host.press(text: "Name")
        expect(names() == ["Grace", "Edsger", "Alan", "Ada"] && people.order.count == 1)
        host.press(text: "Age")
        expect(names(), equals: ["Ada", "Grace", "Alan", "Edsger"])
        expect(people.order.map(\.keyPath) == [\Person.age, \Person.name] && people.order[1].order == .reverse)
        host.press(text: "Town")
        expect(people.order.first?.keyPath, equals: \Person.age)
        host.press(text: "Name")
        expect(people.order.map(\.keyPath) == [\Person.name, \Person.age] && people.order[0].order == .forward)
    }

    @Test("columns may sort by custom comparators") func ownComparators() {
        let people = People()
        let order = LengthOrder()
        let host = TestHost.live {
            @Bindable var order = order
            Table(people.list.sorted(using: order.order), sortOrder: $order.order) {
                TableColumn("Name", sortUsing: ByNameLength()) { Text($0.name) }
            }
        }
        host.press(text: "Name")
        expect(host.texts, equals: ["Name", "Edsger", "Grace", "Alan", "Ada"])
    }

    @Test("a dragged border makes its column wider; no cell is created again; a double click undoes it")
    func resizing() {
        let people = People()
        let host = TestHost {
            Table(people.list) {
                TableColumn("Name", value: \.name)
                TableColumn("Age") { Age(age: $0.age, people: people) }.width(min: 50, max: 120)
                TableColumn("Town", value: \.town)
            }
        }
        let age = host.find(text: "Age") ?? .zero, runs = people.runs
        host.drag(from: CGPoint(x: age.minX - 8, y: 14), to: CGPoint(x: age.minX + 22, y: 14))
        expect(host.find(text: "Age")?.minX == age.minX + 30 && host.frame("age")?.minX == age.minX + 30)
        expect(people.runs, equals: runs)
        let town = host.find(text: "Town") ?? .zero
        host.drag(from: CGPoint(x: town.minX - 8, y: 14), to: CGPoint(x: 0, y: 14))
        expect(host.find(text: "Town")?.minX, equals: age.minX + 30 + 50 + 16)
        host.tap(at: CGPoint(x: age.minX + 22, y: 14), count: 2)
        expect(host.find(text: "Age")?.minX != age.minX + 30)
    }

    @Test("conditional columns are inserted and removed, and keep their widths")
    func conditions() {
        let people = People()
        let host = TestHost.live {
            Table(people.list) {
                TableColumn("Name", value: \.name).width(100)
                if people.isWide {
                    TableColumn("Age") { Text("\($0.age)") }
                } else {
                    Group { NameColumns() }
                }
                TableColumnForEach(0..<2) { index in TableColumn("Column \(index)") { Text("\($0.id * index)") } }
            }
        }
        expect(host.texts.prefix(8), equals: ["Name", "Age", "Column 0", "Column 1", "Ada", "20", "0", "0"])
        people.isWide = false
        host.update()
        expect(
            host.texts.prefix(10),
            equals: ["Name", "Name", "Town", "Column 0", "Column 1", "Ada", "Ada", "Town 0", "0", "0"])
    }

    @Test("many columns, sorted or not, in any order; with right to left layout they begin on the right")
    func manyColumns() {
        let people = People()
        let host = TestHost(width: 1000) {
            @Bindable var people = people
            Table(people.list, sortOrder: $people.order) {
                TableColumn("Name", value: \.name)
                TableColumn("Age", value: \.age) { Text("\($0.age)") }
                TableColumn("Plain") { Text($0.town) }
                TableColumn("Town", value: \.town)
                TableColumn("Fifth", value: \.id) { Text("\($0.id)") }.width(30)
                TableColumn("Sixth") { Text("\($0.id + 1)") }
                TableColumn("Seventh", value: \.name) { Label($0.name, systemImage: "house") }
                TableColumn("Eighth", value: \.age, comparator: ComparableComparator<Int>()) { Text("\($0.age)") }
                TableColumn("Ninth", value: \.town)
                if people.isWide { TableColumn("Tenth", value: \.name) }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        expect(host.texts.prefix(3) == ["Name", "Age", "Plain"] && host.texts.contains("Tenth"))
        expect(host.find(text: "Ada")?.maxX == 1000 - 18 && (host.find(text: "20")?.maxX ?? 1000) < 1000 - 18)
    }

    @Test("rows of a custom list") func rows() {
        let people = People()
        let host = TestHost.live {
            Table(of: Person.self) {
                TableColumn("Name", value: \.name)
            } rows: {
                TableRow(Person(id: -1, name: "First", age: 0, town: ""))
                if people.isWide { TableRow(Person(id: -2, name: "Second", age: 0, town: "")) }
                ForEach(people.list) { TableRow($0) }
            }
        }
        expect(host.texts, equals: ["Name", "First", "Second", "Ada", "Grace", "Alan", "Edsger"])
        people.isWide = false
        people.list.removeFirst()
        host.update()
        expect(host.texts, equals: ["Name", "First", "Grace", "Alan", "Edsger"])
    }

    @Test("headers can be hidden; cells are truncated") func hiddenHeaders() {
        let people = People(1)
        people.list[0].name = "A name that is much longer than any column could be"
        let host = TestHost {
            Table(people.list) {
                TableColumn("Name", value: \.name).width(80)
                TableColumn("Age") { Text("\($0.age)") }
            }
            .tableColumnHeaders(.hidden)
        }
        expect(host.texts, equals: [people.list[0].name, "20"])
        let cell = host.find(text: people.list[0].name) ?? .zero, age = host.find(text: "20") ?? .zero
        expect(cell.width <= 80 && cell.height < age.height * 1.5)
    }

    @Test("invalid lengths are ignored; equal ids cause a warning; nothing crashes")
    func badInput() {
        let people = People()
        let host = TestHost {
            Table(people.list + people.list) {
                TableColumn("Name", value: \.name).width(.nan)
                TableColumn("Age") { Text("\($0.age)") }.width(min: .infinity, ideal: -3, max: .nan)
                TableColumn("Town", value: \.town).width(-10)
            }
        }
        host.update()
        let cells = ["Ada", "20", "Town 0", "Grace", "27", "Town 1", "Alan", "34", "Town 2", "Edsger", "41", "Town 3"]
        expect(host.texts, equals: ["Name", "Age", "Town"] + cells + cells)
        let none = TestHost { Table([Person]()) { TableColumn("Name", value: \.name) } }
        expect(none.texts, equals: ["Name"])
        let narrow = TestHost(width: 0, height: 0) { Table(people.list) { TableColumn("Name", value: \.name) } }
        narrow.update()
        expect(narrow.texts, equals: ["Name", "Ada"])
    }
}
