import CasementTesting
import ControlSupport
import Expectations
import Foundation
import SwiftUI
import Testing

/// A cell that counts the runs of its body.
private struct Town: View {
    let town: String
    let people: People
    var body: some View {
        people.runs += 1
        return Text(town)
    }
}

private struct Chosen: View {
    @Bindable var people: People
    var single = false

    var body: some View {
        if single {
            Table(people.list, selection: $people.one) { columns }
        } else {
            Table(people.list, selection: $people.many) { columns }
        }
    }

    @TableColumnBuilder<Person, Never> private var columns: some TableColumnContent<Person, Never> {
        TableColumn("Name") { Text("\($0.name) \($0.id)") }
        TableColumn("Town") { Town(town: $0.town, people: people) }
    }
}

@MainActor struct TableSelectionTests {
    private func press(_ host: TestHost, _ text: String, _ modifiers: EventModifiers = []) {
        let frame = host.find(text: text) ?? .zero
        host.tap(at: CGPoint(x: frame.midX, y: frame.midY), modifiers: modifiers)
    }

    @Test("clicks select rows by their ids: one, several, a range; beside the rows none")
    func clicks() {
        let people = People(8)
        let host = TestHost { Chosen(people: people) }
        press(host, "Grace 1")
        expect(people.many, equals: [1])
        press(host, "Edsger 3", .control)
        expect(people.many, equals: [1, 3])
        press(host, "Donald 5", .shift)
        expect(people.many, equals: [3, 4, 5])
        host.tap(at: CGPoint(x: 200, y: 290))
        expect(people.many.isEmpty)
    }

    @Test("keys continue from the last row; the row is scrolled into view; the headers take no keys")
    func keys() {
        let people = People(200)
        let host = TestHost { Chosen(people: people) }
        press(host, "Grace 1")
        host.key(.downArrow)
        expect(people.many, equals: [2])
        host.key(.downArrow, modifiers: .shift)
        expect(people.many, equals: [2, 3])
        host.key(.end)
        expect(people.many, equals: [199])
        let last = host.find(text: "Grace 199") ?? .zero
        expect(last.maxY <= 300 && last.minY > 200)
        host.key("a", modifiers: .control)
        expect(people.many.count, equals: 200)
    }

    @Test("keys go on from the row that the program has selected")
    func keysAfterAChange() {
        let people = People(8)
        let many = TestHost { Chosen(people: people) }
        press(many, "Edsger 3")
        people.many = [0]
        many.update()
        many.key(.downArrow)
        expect(people.many, equals: [1])
        let one = TestHost { Chosen(people: people, single: true) }
        press(one, "Edsger 3")
        people.one = 5
        one.update()
        one.key(.upArrow)
        expect(people.one, equals: 4)
    }

    @Test("one row at a time if the binding has one") func single() {
        let people = People(5)
        let host = TestHost { Chosen(people: people, single: true) }
        press(host, "Grace 1")
        press(host, "Alan 2", .control)
        expect(people.one, equals: 2)
        people.one = 0
        host.update()
        let dark = host.snapshot()
        people.one = nil
        host.update()
        expect(host.snapshot() != dark)
    }

    @Test("a selected row is drawn; no cell runs for it; alternate rows have another background")
    func looks() {
        let people = People(6)
        let host = TestHost { Chosen(people: people) }
        host.update()
        let runs = people.runs
        let before = host.find(text: "Alan 2") ?? .zero
        let x = 394, y = Int(before.midY)
        func pixel(_ x: Int, _ y: Int) -> [Int] {
            let pixel = host.snapshot()[x, y]
            return [Int(pixel.r), Int(pixel.g), Int(pixel.b)]
        }
        let plain = pixel(380, y), other = pixel(380, y + 26)
        expect(plain != other)
        press(host, "Alan 2")
        expect(people.runs == runs && people.many == [2])
        // In its margin the row looks as before.
        expect(pixel(380, y) != plain && pixel(x, y) == plain)
        expect(host.find(text: "Alan 2"), equals: before)
    }

    @Test("rows without alternating backgrounds, and a million of them at the cost of a thousand")
    func million() {
        func build(_ count: Int) -> (nodes: Int, seconds: Double) {
            let start = ContinuousClock.now
            let host = TestHost {
                Table((0..<count).lazy.map { Person(id: $0, name: "\($0)", age: 0, town: "") }) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Town", value: \.town)
                }
            }
            let nodes = host.takeStatistics().nodesCreated
            host.scroll(at: CGPoint(x: 100, y: 100), dy: 1e9)
            expect(host.find(text: "\(count - 1)") != nil)
            return (nodes, (ContinuousClock.now - start) / .seconds(1))
        }
        _ = build(1000)
        let few = build(1000), many = build(1_000_000)
        expect(few.nodes, equals: many.nodes, "\(few.nodes) and \(many.nodes) nodes")
        print("tables of 1,000 and 1,000,000 rows: \(few.seconds) s and \(many.seconds) s")
    }
}
