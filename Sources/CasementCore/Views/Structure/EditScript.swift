import Foundation

/// How one list of ids becomes another with the fewest steps: what leaves, what comes, and what must move because it is not
/// part of the longest run that keeps its order.
struct EditScript {
    /// Old places of what leaves, ascending.
    private(set) var removed: ContiguousArray<Int> = []
    /// For each new place the old place of the same id, or -1 for what comes.
    private(set) var source: ContiguousArray<Int>
    /// New places of what comes, ascending.
    private(set) var inserted: ContiguousArray<Int> = []
    /// New places of what moves, ascending; empty where everything keeps its order.
    private(set) var moved: ContiguousArray<Int> = []

    /// Linear but for the sorting of what changed places; equal ends cost one comparison each. Of several equal ids the
    /// first old one goes to the first new one.
    init<ID: Hashable>(from old: ContiguousArray<ID>, to new: ContiguousArray<ID>) {
        var start = 0
        while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
        var oldEnd = old.count, newEnd = new.count
        while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
            oldEnd -= 1
            newEnd -= 1
        }

        source = ContiguousArray(repeating: -1, count: new.count)
        for index in 0..<start { source[index] = index }
        for index in newEnd..<new.count { source[index] = index - newEnd + oldEnd }
        match(old, start..<oldEnd, new, start..<newEnd)
        findMoves(in: start..<newEnd)
    }

    private mutating func match<ID: Hashable>(
        _ old: ContiguousArray<ID>, _ oldRange: Range<Int>, _ new: ContiguousArray<ID>, _ newRange: Range<Int>
    ) {
        // The first unmatched old place of each id, and from each place to the next of the same id.
        var first: [ID: Int] = [:]
        var next = ContiguousArray(repeating: -1, count: oldRange.count)
        first.reserveCapacity(newRange.isEmpty ? 0 : oldRange.count)
        if !newRange.isEmpty {
            for index in oldRange.reversed() {
                if let same = first.updateValue(index, forKey: old[index]) { next[index - oldRange.lowerBound] = same }
            }
        }
        var isMatched = ContiguousArray(repeating: false, count: oldRange.count)
        for index in newRange {
            guard let match = first[new[index]] else {
                inserted.append(index)
                continue
            }
            source[index] = match
            isMatched[match - oldRange.lowerBound] = true
            let following = next[match - oldRange.lowerBound]
            first[new[index]] = following < 0 ? nil : following
        }
        for index in oldRange where !isMatched[index - oldRange.lowerBound] { removed.append(index) }
    }

    /// Everything outside a longest increasing subsequence of the old places (patience sorting, n log n).
    private mutating func findMoves(in range: Range<Int>) {
        let kept = range.filter { source[$0] >= 0 }
        guard zip(kept, kept.dropFirst()).contains(where: { source[$0] > source[$1] }) else { return }
        var tails: [Int] = []  // new places that end the best run of each length
        var previous = [Int](repeating: -1, count: range.count)
        for index in kept {
            var low = 0, high = tails.count
            while low < high {
                let middle = (low + high) / 2
                if source[tails[middle]] < source[index] { low = middle + 1 } else { high = middle }
            }
            previous[index - range.lowerBound] = low > 0 ? tails[low - 1] : -1
            if low == tails.count { tails.append(index) } else { tails[low] = index }
        }
        var stays = [Bool](repeating: false, count: range.count)
        var index = tails.last ?? -1
        while index >= 0 {
            stays[index - range.lowerBound] = true
            index = previous[index - range.lowerBound]
        }
        moved = ContiguousArray(kept.filter { !stays[$0 - range.lowerBound] })
    }
}
