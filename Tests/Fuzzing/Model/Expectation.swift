import TestData

/// The expected state and content of a tree of views, computed from the specs without any view.
///
/// A state belongs to an identity: the place passed to the view (the path, which is the same for the copies that an
/// overlay or a modifier makes of one value), and the number of the copy.
/// overlay or a modifier makes of one value), and which of the copies it is.
@MainActor struct Expectation {
    struct State {
        let path: UInt64
        let identity: UInt64
    }

    struct Watched {
        let path: UInt64
        let value: Int
    }

    struct Preferred {
        let path: UInt64
        let value: [Int]
    }

    /// Identities with a state, in the order in which a new window creates them.
    private(set) var states: [State] = []
    /// The number of displayables below modifiers that observe appearances, by path.
    private(set) var present: [UInt64: Int] = [:]
    /// Observed values, by identity.
    private(set) var watched: [UInt64: Watched] = [:]
    /// The number of displayables below modifiers that start a task, by path.
    private(set) var running: [UInt64: Int] = [:]
    /// The number of receivers of values, by path.
    private(set) var receivers: [UInt64: Int] = [:]
    /// The observed preferences, by identity.
    private(set) var preferred: [UInt64: Preferred] = [:]
    /// The preferences set by the views so far, in view order, as far as no enclosing modifier has changed them.
    var preferences: [[Int]] = []
    /// The rows of lists with possibly duplicate ids, by the list's identity.
    private(set) var rows: [UInt64: [RowToken]] = [:]

    /// The current values of states, or the next ones of existing states.
    private let values: [UInt64: Int]
    private let oldRows: [UInt64: [RowToken]]

    /// A row and the identity that it keeps while it exists.
    struct RowToken {
        let id: Int
        let token: UInt64
    }

    init(of root: Spec, values: [UInt64: Int], rows: [UInt64: [RowToken]]) {
        self.values = values
        oldRows = rows
        _ = add(root, at: Spot(path: 1, identity: 1))
    }

    func value(of identity: UInt64) -> Int { values[identity] ?? 0 }

    mutating func addState(at spot: Spot) -> Int {
        states.append(State(path: spot.path, identity: spot.identity))
        return value(of: spot.identity)
    }

    mutating func addPresence(of displayables: Int, at spot: Spot) { present[spot.path, default: 0] += displayables }

    mutating func addReceiver(at spot: Spot) { receivers[spot.path, default: 0] += 1 }

    mutating func addTasks(_ displayables: Int, at spot: Spot) { running[spot.path, default: 0] += displayables }

    /// The preferences set since there were `start`.
    func preference(from start: Int) -> [Int] { preferences[start...].reduce([], +) }

    mutating func addPreferred(from start: Int, at spot: Spot) {
        preferred[spot.identity] = Preferred(path: spot.path, value: preference(from: start))
    }

    mutating func addWatched(_ value: Int, at spot: Spot) {
        watched[spot.identity] = Watched(path: spot.path, value: value)
    }

    /// The identities of a list's rows: equal ids are matched from both ends, then in order.
    mutating func tokens(of ids: [Int], at spot: Spot) -> [UInt64] {
        let old = oldRows[spot.identity] ?? []
        var tokens = [UInt64?](repeating: nil, count: ids.count)
        var isTaken = [Bool](repeating: false, count: old.count)
        func take(_ index: Int, _ oldIndex: Int) { (tokens[index], isTaken[oldIndex]) = (old[oldIndex].token, true) }
        var start = 0
        while start < old.count, start < ids.count, old[start].id == ids[start] {
            take(start, start)
            start += 1
        }
        var end = 0
        while old.count - end > start, ids.count - end > start, old[old.count - 1 - end].id == ids[ids.count - 1 - end]
        {
            take(ids.count - 1 - end, old.count - 1 - end)
            end += 1
        }
        for index in start..<max(start, ids.count - end) {
            let match = old.indices.first { !isTaken[$0] && old[$0].id == ids[index] }
            if let match { take(index, match) }
        }
        let all = tokens.map { $0 ?? newToken() }
        rows[spot.identity] = zip(ids, all).map { RowToken(id: $0, token: $1) }
        return all
    }

    private static var lastToken: UInt64 = 0

    private func newToken() -> UInt64 {
        Self.lastToken += 1
        return SeededGenerator.mixed(Self.lastToken)
    }
}

/// A place in the model: the path passed to the view there, and its identity.
struct Spot {
    let path: UInt64
    let identity: UInt64

    func child(_ tag: Int) -> Spot { Spot(path: mixed(path, tag), identity: mixed(identity, tag)) }

    /// The place of one copy of this view.
    func copy(_ which: UInt64) -> Spot {
        Spot(path: path, identity: mixed(identity, Int(truncatingIfNeeded: which)))
    }
}
