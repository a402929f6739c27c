import CasementTesting
import Combine
import TestData

/// The place of a view: its identity in the program, and its window.
struct Place: Equatable {
    let path: UInt64
    let stage: Stage

    func child(_ tag: Int) -> Place { Place(path: mixed(path, tag), stage: stage) }

    nonisolated static func == (left: Place, right: Place) -> Bool {
        left.path == right.path && left.stage === right.stage
    }
}

/// A path mixed with a tag, which is deterministic.
func mixed(_ path: UInt64, _ tag: Int) -> UInt64 {
    SeededGenerator.mixed(path &* 31 &+ UInt64(bitPattern: Int64(tag)) &+ 0x9E37_79B9_7F4A_7C15)
}

/// The reports of one window's views to the fuzzer, and their initial values.
@MainActor final class Stage {
    /// The initial values of states, in order of creation; nil in a window that starts from scratch.
    var starts: [UInt64: [Int]]?
    /// Existing states, by path.
    private(set) var cells: [UInt64: [WeakCell]] = [:]
    private(set) var liveCells = 0
    /// The number of displayables that appeared and have not disappeared, by path of the modifier that was notified.
    private(set) var present: [UInt64: Int] = [:]
    /// The values that views can receive.
    let values = PassthroughSubject<Int, Never>()
    /// The number of running tasks, by path.
    private(set) var running: [UInt64: Int] = [:]
    /// The reported events, in order.
    var log: [Event] = []
    /// The number of states that the model did not predict, and of namespaces that did not persist.
    private(set) var surprises = 0

    enum Event: Hashable {
        case appeared(UInt64), disappeared(UInt64), changed(UInt64, Int, Int), preferred(UInt64, [Int])
        case received(UInt64, Int)
    }

    struct WeakCell {
        weak var cell: Cell?
    }

    func start(at path: UInt64) -> Int {
        guard starts != nil else { return 0 }
        guard let start = starts?[path]?.popLast() else {
            surprises += 1
            return 0
        }
        return start
    }

    func noteSurprise() { surprises += 1 }

    func join(_ cell: Cell, at path: UInt64) {
        liveCells += 1
        cells[path, default: []].removeAll { $0.cell == nil }
        cells[path, default: []].append(WeakCell(cell: cell))
    }

    func leave() { liveCells -= 1 }

    /// Increments all states at a path, and returns their number.
    func raise(_ path: UInt64) -> Int {
        let cells = (cells[path] ?? []).compactMap(\.cell)
        for cell in cells { cell.raise() }
        return cells.count
    }

    func note(_ event: Event) {
        log.append(event)
        switch event {
        case .appeared(let path): present[path, default: 0] += 1
        case .disappeared(let path): present[path, default: 0] -= 1
        case .changed, .preferred, .received: break
        }
    }

    /// A task that ends when it is cancelled.
    func stay(_ path: UInt64) async {
        running[path, default: 0] += 1
        let (nothing, source) = AsyncStream.makeStream(of: Never.self)
        for await _ in nothing {}
        withExtendedLifetime(source) {}
        running[path, default: 0] -= 1
    }

    func takeLog() -> [Event] {
        defer { log.removeAll(keepingCapacity: true) }
        return log
    }
}

/// A cell for each identity, unlike the initial value of a state, which copies of one value share.
@propertyWrapper struct Own: DynamicProperty, ConnectedProperty {
    private(set) var wrappedValue = Cell.none

    static func connect(_ pointer: UnsafeMutableRawPointer, to node: _Node, slot: Int, store: PropertyStore) {
        let cell = store[slot] as? Cell ?? Cell()
        store[slot] = cell
        pointer.assumingMemoryBound(to: Own.self).pointee.wrappedValue = cell
    }

    static var isInput: Bool { false }
}

/// Represents one identity: created with a view's state, removed with it.
@MainActor final class Cell {
    static let none = Cell()

    private var stage: Stage?
    private(set) var start = 0
    private var count: Binding<Int?>?
    private var space: Namespace.ID?

    /// The value of a state whose view is at `place`; nil is its initial value.
    func value(_ value: Int?, _ count: Binding<Int?>, at place: Place) -> Int {
        join(count, at: place)
        return value ?? start
    }

    func join(_ count: Binding<Int?>, at place: Place) {
        guard stage == nil else { return }
        (stage, self.count, start) = (place.stage, count, place.stage.start(at: place.path))
        place.stage.join(self, at: place.path)
    }

    /// Checks that a namespace belongs to the identity as well.
    func check(_ space: Namespace.ID) {
        if let known = self.space, known != space { stage?.noteSurprise() }
        self.space = space
    }

    func raise() { if let count { count.wrappedValue = (count.wrappedValue ?? start) + 1 } }

    isolated deinit { stage?.leave() }
}
