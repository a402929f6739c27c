import Foundation

/// The answers of a stack's children, in order. Most stacks have at most two children, whose answers need no array.
struct StackAnswers {
    private var first = Measurement(.zero, for: .zero)
    private var second = Measurement(.zero, for: .zero)
    /// All answers where there are more than two.
    private var array: ContiguousArray<Measurement> = []
    private(set) var count = 0
    private var isFew = true

    var indices: Range<Int> { 0..<count }

    /// Removes the answers, to make room for a number of others.
    mutating func removeAll(for capacity: Int) {
        count = 0
        isFew = capacity <= 2
        if !array.isEmpty { array.removeAll(keepingCapacity: true) }
        if !isFew { array.reserveCapacity(capacity) }
    }

    /// Appends an answer, of which there are no more than there is room for.
    @inline(__always) mutating func append(_ answer: Measurement) {
        if !isFew {
            array.append(answer)
        } else if count == 0 {
            first = answer
        } else {
            second = answer
        }
        count += 1
    }

    subscript(index: Int) -> Measurement {
        @inline(__always) get {
            if !isFew { return array[index] }
            return index == 0 ? first : second
        }
        @inline(__always) set {
            if !isFew {
                array[index] = newValue
            } else if index == 0 {
                first = newValue
            } else {
                second = newValue
            }
        }
    }

    // MARK: Edits

    /// Moves all answers into an array.
    mutating func take() -> ContiguousArray<Measurement> {
        defer { removeAll(for: 0) }
        var all = ContiguousArray<Measurement>()
        if isFew {
            for index in indices { all.append(self[index]) }
        } else {
            swap(&all, &array)
        }
        return all
    }

    /// Moves answers out of an array, in place of the current ones, with room for a number of them.
    mutating func take(_ all: inout ContiguousArray<Measurement>, for capacity: Int) {
        count = 0
        isFew = max(capacity, all.count) <= 2
        if isFew {
            for answer in all { append(answer) }
        } else {
            count = all.count
            swap(&array, &all)
        }
    }
}
