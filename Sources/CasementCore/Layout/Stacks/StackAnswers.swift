import Foundation

/// What the children of a stack answered, in order. Most stacks have at most two children, whose answers need no array.
/// Of many whose lengths do not depend on their proposals, as the rows of a long list, only the sizes are kept: the
/// rest is in the children, and is four times as much.
struct StackAnswers {
    private enum Kind { case few, sizes, all }

    private var first = Measurement(.zero, for: .zero)
    private var second = Measurement(.zero, for: .zero)
    private var all: ContiguousArray<Measurement> = []
    private var sizes: ContiguousArray<CGSize> = []
    private(set) var count = 0
    private var kind = Kind.few

    var indices: Range<Int> { 0..<count }

    /// Whether there is room for a number of children without an array.
    static func areFew(_ count: Int) -> Bool { count <= 2 }

    /// Removes the answers, to make room for a number of others, of which all is kept.
    mutating func removeAll(for capacity: Int) {
        removeAll()
        if Self.areFew(capacity) { return }
        kind = .all
        all.reserveCapacity(capacity)
    }

    /// Removes the answers, to make room for a number of sizes.
    mutating func removeAll(forSizes capacity: Int) {
        removeAll()
        kind = .sizes
        sizes.reserveCapacity(capacity)
    }

    private mutating func removeAll() {
        (count, kind) = (0, .few)
        if !all.isEmpty { all.removeAll(keepingCapacity: true) }
        if !sizes.isEmpty { sizes.removeAll(keepingCapacity: true) }
    }

    /// Appends an answer, of which there are no more than there is room for.
    @inline(__always) mutating func append(_ answer: Measurement) {
        switch kind {
        case .sizes: sizes.append(answer.size)
        case .all: all.append(answer)
        case .few where count == 0: first = answer
        case .few: second = answer
        }
        count += 1
    }

    @inline(__always) func size(at index: Int) -> CGSize {
        switch kind {
        case .sizes: sizes[index]
        case .all: all[index].size
        case .few: index == 0 ? first.size : second.size
        }
    }

    /// The whole answer; nil where only its size is kept.
    @inline(__always) func known(at index: Int) -> Measurement? { kind == .sizes ? nil : self[index] }

    /// The whole answer, or with a new one, what is kept of it.
    subscript(index: Int) -> Measurement {
        @inline(__always) get {
            switch kind {
            case .sizes: preconditionFailure("only sizes are kept")
            case .all: all[index]
            case .few: index == 0 ? first : second
            }
        }
        @inline(__always) set {
            switch kind {
            case .sizes: sizes[index] = newValue.size
            case .all: all[index] = newValue
            case .few where index == 0: first = newValue
            case .few: second = newValue
            }
        }
    }

    // MARK: Edits

    /// Moves all sizes into an array.
    mutating func takeSizes() -> ContiguousArray<CGSize> {
        defer { removeAll() }
        var taken = ContiguousArray<CGSize>()
        if kind == .sizes { swap(&taken, &sizes) } else { for index in indices { taken.append(size(at: index)) } }
        return taken
    }

    /// Moves sizes out of an array, in place of the current answers.
    mutating func take(_ known: inout ContiguousArray<CGSize>) {
        removeAll()
        (count, kind) = (known.count, .sizes)
        swap(&sizes, &known)
    }
}
