import CoreTesting
import Expectations
import HostSupport
import PlainControls
import Testing

@MainActor @Observable private final class Item: Identifiable {
    let id: Int
    @ObservationIgnored var isOpen = false
    var note = "closed"
    init(_ id: Int) { self.id = id }
}

/// The closure of a ForEach runs for each row as a separate scope: rows run together, but the dependencies of one do
/// not concern the others.
@MainActor struct RowScopes {
    private struct Line: View {
        let text: String
        let journal: Journal
        var body: some View {
            let _ = journal.lines.append("line")
            Text(text)
        }
    }

    private struct Rows: View {
        let items: [Item]
        let generation: Box<Int>
        let journal: Journal
        var body: some View {
            let _ = (generation.value, journal.lines.append("rows"))
            VStack {
                ForEach(items) { item in
                    let _ = journal.lines.append("\(item.id)")
                    Line(text: item.isOpen ? item.note : "closed", journal: journal)
                }
            }
        }
    }

    private let items = (0..<20).map { Item($0) }
    private let generation = Box(0)
    private let journal = Journal()

    /// The rows whose closure runs in one update, in order.
    private func runs(_ host: TestHost, _ change: () -> Void) -> [String] {
        _ = journal.take()
        let statistics = host.statistics(after: change)
        let runs = journal.take()
        expect(statistics.bodies, equals: runs.count)
        return runs.filter { $0 != "line" && $0 != "rows" }
    }

    private var all: [String] { items.map { "\($0.id)" } }

    @Test("every row runs once in a pass, in order")
    func pass() {
        let host = TestHost { Rows(items: items, generation: generation, journal: journal) }
        host.update()
        expect(runs(host) { generation.value += 1 }, equals: all)
        expect(runs(host) { generation.value += 1 }, equals: all)
    }

    @Test("a row that reads an observable property runs alone when it changes")
    func reader() {
        items[7].isOpen = true
        let host = TestHost { Rows(items: items, generation: generation, journal: journal) }
        host.update()
        expect(runs(host) { items[7].note = "one" }, equals: ["7"])
        expect(runs(host) { generation.value += 1 }, equals: all)
        expect(runs(host) { items[7].note = "two" }, equals: ["7"])
        expect(runs(host) { items[8].note = "unread" }, equals: [])
        expect(host.find(text: "two") != nil)
    }

    @Test("rows that start and stop reading a value are tracked")
    func changingReaders() {
        let host = TestHost { Rows(items: items, generation: generation, journal: journal) }
        host.update()
        items[3].isOpen = true
        items[12].isOpen = true
        expect(runs(host) { generation.value += 1 }, equals: all)
        // The rows' values were equal, so they ran together; which row started to read is known after their next run.
        expect(Set(runs(host) { items[12].note = "one" }).contains("12"))
        expect(host.find(text: "one") != nil)
        expect(runs(host) { generation.value += 1 }, equals: all)
        expect(runs(host) { items[12].note = "two" }, equals: ["12"])
        expect(runs(host) { items[3].note = "three" }, equals: ["3"])
        items[12].isOpen = false
        expect(runs(host) { generation.value += 1 }, equals: all)
        expect(runs(host) { items[12].note = "four" }, equals: [])
    }

    private struct StateReader: View {
        let generation: Box<Int>
        let journal: Journal
        @State private var chosen = 2
        var body: some View {
            let _ = generation.value
            VStack {
                Button("next") { chosen += 1 }.accessibilityIdentifier("next")
                ForEach(0..<6) { index in
                    let _ = journal.lines.append("\(index)")
                    Text(index >= 4 ? "\(chosen)" : "row")
                }
            }
        }
    }

    @Test("a state that some closures read runs only those")
    func stateReaders() {
        let host = TestHost { StateReader(generation: generation, journal: journal) }
        host.update()
        generation.value += 1
        host.update()
        _ = journal.take()
        host.tap("next")
        host.update()
        expect(journal.take(), equals: ["4", "5"])
        expect(host.labels.suffix(2), equals: ["3", "3"])
    }

    private struct Sum: View {
        let value: Int
        let journal: Journal
        var body: some View {
            let _ = journal.lines.append("body \(value)")
            Text("\(value)")
        }
    }

    @Test("the body of a row with a new value runs before the closure of the next row")
    func order() {
        let base = Box(0), journal = Journal()
        let host = TestHost.live {
            let start = base.value
            VStack {
                ForEach(0..<3) { index in
                    let _ = journal.lines.append("row \(index)")
                    Sum(value: index == 1 ? start : index, journal: journal)
                }
            }
        }
        host.update()
        _ = journal.take()
        base.value = 9
        host.update()
        expect(journal.take(), equals: ["row 0", "row 1", "body 9", "row 2"])
    }
}
