import CoreTesting
import Dispatch
import Observation
import TestData

/// When bodies run that read observable objects. Checked by the tests and, optimised, by ComparisonProbe: its program
/// contains the Observation library, so that observers stay from one run to the next, which those of the tests cannot.
public enum ObservedBodies: String, CaseIterable, Sendable {
    case random = "a body runs when what it read last has changed, and only then"
    case further = "a body runs once for many changes"
    case own = "a body runs once where it changes what it read"
    case elsewhere = "a body runs for changes on another thread"
    case lifetime = "objects that were read go with their last owner"
    case nested = "a body does not run for what bodies in it read"

    /// A message for each step at which a body ran too often or too seldom.
    @MainActor public func problems() async -> [String] {
        switch self {
        case .random: (1...20).flatMap { randomReads(seed: $0) }
        case .further: furtherChanges()
        case .own: ownChanges()
        case .elsewhere: await changesElsewhere()
        case .lifetime: lifetimes()
        case .nested: nestedReads()
        }
    }
}

@Observable private final class Cell: @unchecked Sendable {
    // Changed on one thread at a time, which the tests wait for.
    var first = 0
    var second = 0
    var third = 0

    static let keys: [ReferenceWritableKeyPath<Cell, Int> & Sendable] = [\.first, \.second, \.third]
}

/// A property of one of the objects.
private struct Property: Hashable {
    let cell: Int
    let key: Int
}

@MainActor private final class Runs {
    var count = 0
    /// The number of runs since it was asked last.
    func take() -> Int {
        defer { count = 0 }
        return count
    }
}

/// What the body reads, which no observer knows of.
@MainActor private final class Plan {
    var reads: [Property] = []
    var cells: [Cell] = (0..<4).map { _ in Cell() }
    let runs = Runs()
    let again = Cell()

    func read() {
        runs.count += 1
        _ = again.first
        for property in reads { _ = cells[property.cell][keyPath: Cell.keys[property.key]] }
    }
}

private struct Reader: View {
    let plan: Plan
    var body: some View {
        let _ = plan.read()
        Text("reader")
    }
}

/// Bodies that read at random, properties and objects that change at random.
@MainActor private func randomReads(seed: UInt64) -> [String] {
    var random = SeededGenerator(seed: seed)
    let plan = Plan()
    let host = TestHost { Reader(plan: plan) }
    host.update()
    var problems: [String] = []
    func expect(_ runs: Int, _ step: Int, _ what: String) {
        host.update()
        let count = plan.runs.take()
        if count != runs { problems.append("seed \(seed), step \(step), \(what): \(count) runs, not \(runs)") }
    }
    expect(1, 0, "first")
    // What the last run read: a plan is made before the body runs for it.
    var read: Set<Property> = []
    for step in 1...200 {
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            let count = Int.random(in: 0...5, using: &random)
            plan.reads = (0..<count).map { _ in
                Property(cell: .random(in: 0..<4, using: &random), key: .random(in: 0..<3, using: &random))
            }
            plan.again.first += 1
            read = Set(plan.reads)
            expect(1, step, "other reads")
        case 1:
            let index = Int.random(in: 0..<4, using: &random)
            let old = plan.cells[index]
            plan.cells[index] = Cell()
            plan.again.first += 1
            read = Set(plan.reads)
            expect(1, step, "another object")
            for key in Cell.keys { old[keyPath: key] += 1 }
            expect(0, step, "the old object")
        default:
            let property = Property(cell: .random(in: 0..<4, using: &random), key: .random(in: 0..<3, using: &random))
            for _ in 0...Int.random(in: 0...2, using: &random) {
                plan.cells[property.cell][keyPath: Cell.keys[property.key]] += 1
            }
            expect(read.contains(property) ? 1 : 0, step, "a change of \(property)")
        }
    }
    return problems
}

@MainActor private func furtherChanges() -> [String] {
    let plan = Plan()
    plan.reads = [Property(cell: 0, key: 0), Property(cell: 0, key: 1)]
    let host = TestHost { Reader(plan: plan) }
    host.update()
    var problems: [String] = []
    for changes in [1, 2, 8, 9, 10, 1_000, 1] {
        _ = plan.runs.take()
        for number in 0..<changes { plan.cells[0][keyPath: Cell.keys[number % 2]] += 1 }
        host.update()
        let count = plan.runs.take()
        if count != 1 { problems.append("\(changes) changes: \(count) runs") }
    }
    return problems
}

private struct Writer: View {
    let cell: Cell
    let runs: Runs
    var body: some View {
        let _ = change()
        Text("writer")
    }
    private func change() {
        runs.count += 1
        _ = cell.second
        if cell.first < 100 { cell.first += 1 }
    }
}

@MainActor private func ownChanges() -> [String] {
    let (cell, runs) = (Cell(), Runs())
    let host = TestHost { Writer(cell: cell, runs: runs) }
    host.update()
    var problems: [String] = []
    for change in 1...3 {
        _ = runs.take()
        cell.second += 1
        host.update()
        host.update()
        let count = runs.take()
        if count != 1 { problems.append("change \(change): \(count) runs") }
    }
    return problems
}

@MainActor private func changesElsewhere() async -> [String] {
    let plan = Plan()
    plan.reads = [Property(cell: 0, key: 0)]
    let host = TestHost { Reader(plan: plan) }
    host.update()
    var problems: [String] = []
    for change in 1...5 {
        _ = plan.runs.take()
        let cell = plan.cells[0]
        let queue = DispatchQueue(label: "changes")
        queue.sync { for _ in 0..<100 { cell.first += 1 } }
        await host.settleTasks()
        host.update()
        let count = plan.runs.take()
        if count == 0 { problems.append("change \(change) elsewhere: the body did not run") }
        cell.first += 1
        host.update()
        if plan.runs.take() == 0 { problems.append("change \(change) here: the body did not run") }
    }
    return problems
}

@MainActor private func lifetimes() -> [String] {
    var problems: [String] = []
    weak var old: Cell?
    weak var last: Cell?
    let plan = Plan()
    plan.reads = [Property(cell: 0, key: 0)]
    do {
        let host = TestHost { Reader(plan: plan) }
        host.update()
        for _ in 0..<3 {
            plan.cells[0].first += 1
            host.update()
        }
        old = plan.cells[0]
        plan.cells[0] = Cell()
        plan.again.first += 1
        host.update()
        if old != nil { problems.append("an object stays after the body read another one") }
    }
    // Nobody is told any more.
    _ = plan.runs.take()
    plan.again.first += 1
    plan.cells[0].first += 1
    if plan.runs.take() != 0 { problems.append("a body runs after its view has gone") }
    last = plan.cells[0]
    plan.cells = []
    if last != nil { problems.append("an object stays after the view has gone") }
    return problems
}

private struct Outer: View {
    let runs: Runs
    let plan: Plan
    let outside: Cell
    var body: some View {
        let _ = count()
        Reader(plan: plan)
    }
    private func count() {
        runs.count += 1
        _ = outside.first
    }
}

@MainActor private func nestedReads() -> [String] {
    let (runs, plan, outside) = (Runs(), Plan(), Cell())
    plan.reads = [Property(cell: 0, key: 0)]
    let host = TestHost { Outer(runs: runs, plan: plan, outside: outside) }
    host.update()
    var problems: [String] = []
    for change in 1...3 {
        (runs.count, plan.runs.count) = (0, 0)
        plan.cells[0].first += 1
        host.update()
        if (runs.count, plan.runs.count) != (0, 1) {
            problems.append("inner change \(change): \(runs.count) and \(plan.runs.count) runs, not 0 and 1")
        }
        (runs.count, plan.runs.count) = (0, 0)
        outside.first += 1
        host.update()
        if (runs.count, plan.runs.count) != (1, 0) {
            problems.append("outer change \(change): \(runs.count) and \(plan.runs.count) runs, not 1 and 0")
        }
    }
    return problems
}
