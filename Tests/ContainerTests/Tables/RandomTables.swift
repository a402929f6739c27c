import CasementTesting
import ControlSupport
import Expectations
import Foundation
import SwiftUI
import Testing

/// The same numbers for the same seed.
private struct Numbers {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % max(1, bound)
    }
}

/// The values that random edits change.
@MainActor @Observable private final class Model {
    var people: [Person]
    var extra: [Int] = [1]
    var isWide = true
    var isBordered = false
    var hasHeaders = true
    var order = [KeyPathComparator(\Person.id)]
    var selected: Set<Int> = []
    var columns = TableColumnCustomization<Person>()
    var closed: Set<Int> = []

    init(_ people: [Person]) { self.people = people }

    var copy: Model {
        let copy = Model(people)
        (copy.extra, copy.isWide, copy.isBordered) = (extra, isWide, isBordered)
        (copy.hasHeaders, copy.order, copy.selected) = (hasHeaders, order, selected)
        (copy.columns, copy.closed) = (columns, closed)
        return copy
    }
}

private struct PeopleTable: View {
    @Bindable var model: Model

    var body: some View {
        if model.isBordered { table.tableStyle(.bordered(alternatesRowBackgrounds: false)) } else { table }
    }

    private var table: some View {
        Table(model.people, selection: $model.selected, sortOrder: $model.order) {
            TableColumn("Name", value: \.name)
            if model.isWide {
                TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(min: 30, max: 60)
            } else {
                TableColumn("Town", value: \.town).width(80)
            }
            TableColumnForEach(model.extra, id: \.self) { number in
                TableColumn("Extra \(number)") { Text("\($0.id * number)") }
            }
        }
        .tableColumnHeaders(model.hasHeaders ? .automatic : .hidden)
    }
}

@MainActor struct RandomTables {
    @Test("an edited table equals a new one", arguments: 1...12) func edits(seed: Int) {
        var numbers = Numbers(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
        let model = Model((0..<12).map { Person(id: $0, name: "Name \($0)", age: $0 * 3, town: "Town \($0 % 3)") })
        let host = TestHost(width: 420, height: 260) { PeopleTable(model: model) }
        var next = 100
        var log: [String] = []
        for step in 0..<25 {
            for _ in 0...numbers.next(3) {
                let place = numbers.next(model.people.count)
                let edit = numbers.next(11)
                log.append("\(edit) at \(place)")
                switch edit {
                case 0, 1:
                    model.people.insert(Person(id: next, name: "New \(next)", age: next, town: "Far"), at: place)
                    next += 1
                case 2 where !model.people.isEmpty: model.people.remove(at: place)
                case 3 where !model.people.isEmpty:
                    let person = model.people.remove(at: place)
                    model.people.insert(person, at: numbers.next(model.people.count + 1))
                case 4 where !model.people.isEmpty: model.people[place].name += "!"
                case 5: model.isWide.toggle()
                case 6: model.isBordered.toggle()
                case 7: model.hasHeaders.toggle()
                case 8: model.extra = Array(1...3).filter { _ in numbers.next(2) == 0 }
                case 9:
                    model.order = [KeyPathComparator(\.age, order: numbers.next(2) == 0 ? .forward : .reverse)]
                    model.people.sort(using: model.order)
                case 10 where !model.people.isEmpty: model.selected.formSymmetricDifference([model.people[place].id])
                default: break
                }
            }
            host.update()
            let fresh = TestHost(width: 420, height: 260) { PeopleTable(model: model.copy) }
            expect(host.snapshot(), equals: fresh.snapshot(), "seed \(seed), step \(step): \(log.suffix(4))")
        }
    }
}

/// A table whose columns are customized, with sections and rows that expand.
private struct CustomizedTable: View {
    @Bindable var model: Model

    private func isExpanded(_ group: Int) -> Binding<Bool> {
        Binding {
            !model.closed.contains(group)
        } set: { isOpen in
            if isOpen { model.closed.remove(group) } else { model.closed.insert(group) }
        }
    }

    private func people(_ group: Int) -> [Person] { model.people.filter { $0.id % 3 == group } }

    var body: some View {
        Table(of: Person.self, selection: $model.selected, columnCustomization: $model.columns) {
            TableColumn("Name", value: \.name).customizationID("name")
            TableColumn("Age") { Text("\($0.age)") }.width(70).customizationID("age")
            if model.isWide { TableColumn("Town", value: \.town).width(min: 90).customizationID("town") }
            TableColumnForEach(model.extra, id: \.self) { number in
                TableColumn("Extra \(number)") { Label("\($0.id * number)", systemImage: "house") }
                    .customizationID("extra \(number)")
            }
        } rows: {
            Section("Section", isExpanded: isExpanded(0)) {
                ForEach(people(0)) { TableRow($0) }
            }
            DisclosureTableRow(Person(id: -1, name: "Group", age: 0, town: ""), isExpanded: isExpanded(1)) {
                ForEach(people(1)) { TableRow($0).contextMenu { Button("Greet") {} } }
                DisclosureTableRow(Person(id: -2, name: "Inner", age: 0, town: ""), isExpanded: isExpanded(2)) {
                    ForEach(people(2)) { TableRow($0) }
                }
            }
        }
    }
}

@MainActor struct RandomCustomizedTables {
    @Test("a changed table equals a new one", arguments: 1...12) func changes(seed: Int) {
        var numbers = Numbers(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
        let model = Model((0..<10).map { Person(id: $0, name: "Name \($0)", age: $0 * 3, town: "Town \($0 % 3)") })
        let host = TestHost(width: 420, height: 420) { CustomizedTable(model: model) }
        host.settle()
        let names = ["name", "age", "town", "extra 1", "extra 2", "extra 3"]
        var next = 100
        var log: [String] = []
        for step in 0..<25 {
            for _ in 0...numbers.next(3) {
                let edit = numbers.next(8), name = names[numbers.next(names.count)]
                log.append("\(edit) of \(name)")
                switch edit {
                case 0: model.columns[visibility: name] = [.visible, .hidden, .automatic][numbers.next(3)]
                case 1:
                    let title = name.prefix(1).uppercased() + name.dropFirst()
                    host.perform(numbers.next(2) == 0 ? "move left" : "move right", onLabel: title)
                case 2: model.columns.resetOrder()
                case 3: model.closed.formSymmetricDifference([numbers.next(3)])
                case 4: model.isWide.toggle()
                case 5: model.extra = Array(1...3).filter { _ in numbers.next(2) == 0 }
                case 6:
                    model.people.insert(
                        Person(id: next, name: "New \(next)", age: next, town: "Far"),
                        at: numbers.next(model.people.count + 1))
                    next += 1
                default: if !model.people.isEmpty { model.people.remove(at: numbers.next(model.people.count)) }
                }
            }
            host.settle()
            let fresh = TestHost(width: 420, height: 420) { CustomizedTable(model: model.copy) }
            fresh.settle()
            expect(host.snapshot(), equals: fresh.snapshot(), "seed \(seed), step \(step): \(log.suffix(4))")
        }
    }
}
