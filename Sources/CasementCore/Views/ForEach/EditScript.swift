/// The minimal steps from one list of ids to another: removals, insertions, and moves of elements outside the longest
/// run that keeps its order. It covers the indices between the ends that both lists share.
@usableFromInline struct EditScript {
    /// The old and new indices, without the common ends.
    @usableFromInline let old: Range<Int>
    @usableFromInline let new: Range<Int>
    /// Old indices of removed elements, ascending.
    @usableFromInline var removed: ContiguousArray<Int> = []
    /// New indices of inserted elements, ascending.
    @usableFromInline var inserted: ContiguousArray<Int> = []
    /// New indices of moved elements, ascending; empty if all keep their order.
    @usableFromInline var moved: ContiguousArray<Int> = []
    /// For each new index the old index of the same id, or -1 for an inserted element.
    @usableFromInline var sources: ContiguousArray<Int>

    /// Whether nothing is inserted or removed.
    var isReordering: Bool { removed.isEmpty && inserted.isEmpty }

    /// The old index of the same id, or -1 for an inserted element.
    func source(of place: Int) -> Int { sources[place - new.lowerBound] }

    /// Finds the edits; `ids` are those of the new indices. Linear except for the sorting of moved elements. Equal ids
    /// are matched in order, the first old one with the first new one.
    @inlinable init<ID: Hashable>(
        from oldIDs: UnsafeBufferPointer<ID>, _ old: Range<Int>, to ids: ContiguousArray<ID>, _ new: Range<Int>
    ) {
        (self.old, self.new) = (old, new)
        sources = ContiguousArray(repeating: -1, count: new.count)
        if new.isEmpty {
            removed = ContiguousArray(old)
        } else if old.isEmpty {
            inserted = ContiguousArray(new)
        } else if !matchOneMove(oldIDs, ids), !matchFewEdits(oldIDs, ids) {
            match(oldIDs, ids)
            findMoves()
        }
    }

    /// A single row that moves past two or more others is by far the most frequent move, and is found without hashing.
    @inlinable mutating func matchOneMove<ID: Hashable>(
        _ oldIDs: UnsafeBufferPointer<ID>, _ ids: ContiguousArray<ID>
    ) -> Bool {
        let start = old.lowerBound, last = new.count - 1
        guard old.count == new.count, last > 1 else { return false }
        if oldIDs[start] == ids[last] {
            for index in 0..<last where oldIDs[start + index + 1] != ids[index] || ids[index] == ids[last] {
                return false
            }
            for index in 0..<last { sources[index] = start + index + 1 }
            sources[last] = start
            moved = [start + last]
            return true
        }
        guard oldIDs[start + last] == ids[0] else { return false }
        for index in 1...last where oldIDs[start + index - 1] != ids[index] || ids[index] == ids[0] { return false }
        for index in 1...last { sources[index] = start + index - 1 }
        sources[0] = start + last
        moved = [start]
        return true
    }

    /// A few insertions or removals that keep the order of the others are also found without hashing: where the lists
    /// diverge, the next id determines which of the two it was.
    @inlinable mutating func matchFewEdits<ID: Hashable>(
        _ oldIDs: UnsafeBufferPointer<ID>, _ ids: ContiguousArray<ID>
    ) -> Bool {
        var place = old.lowerBound, index = 0
        while true {
            let start = index
            while place < old.upperBound, index < ids.count, oldIDs[place] == ids[index] {
                place += 1
                index += 1
            }
            for kept in start..<index { sources[kept] = place - (index - kept) }
            guard place < old.upperBound || index < ids.count else { break }
            guard removed.count + inserted.count < 4 else { return forgetMatches() }
            let comes = place == old.upperBound || (index + 1 < ids.count && ids[index + 1] == oldIDs[place])
            let leaves =
                index == ids.count || (place + 1 < old.upperBound && !comes && oldIDs[place + 1] == ids[index])
            // If neither is clear, one element replaces the other.
            if !leaves {
                inserted.append(new.lowerBound + index)
                index += 1
            }
            if !comes {
                removed.append(place)
                place += 1
            }
        }
        // A removed id that is inserted again has moved, and equal ids must be matched in order.
        for place in removed where ids.contains(oldIDs[place]) { return forgetMatches() }
        for place in inserted {
            for other in old where oldIDs[other] == ids[place - new.lowerBound] { return forgetMatches() }
        }
        return true
    }

    @usableFromInline mutating func forgetMatches() -> Bool {
        removed.removeAll()
        inserted.removeAll()
        for index in sources.indices { sources[index] = -1 }
        return false
    }

    @inlinable mutating func match<ID: Hashable>(_ oldIDs: UnsafeBufferPointer<ID>, _ ids: ContiguousArray<ID>) {
        // The first unmatched old index of each id, and from each index the next one of the same id.
        var first: [ID: Int] = [:]
        first.reserveCapacity(old.count)
        var next = ContiguousArray(repeating: -1, count: old.count)
        for place in old.reversed() {
            if let same = first.updateValue(place, forKey: oldIDs[place]) { next[place - old.lowerBound] = same }
        }
        var isMatched = ContiguousArray(repeating: false, count: old.count)
        for index in ids.indices {
            guard let entry = first.index(forKey: ids[index]), first.values[entry] >= 0 else {
                inserted.append(new.lowerBound + index)
                continue
            }
            let place = first.values[entry]
            sources[index] = place
            isMatched[place - old.lowerBound] = true
            first.values[entry] = next[place - old.lowerBound]
        }
        for place in old where !isMatched[place - old.lowerBound] { removed.append(place) }
    }

    /// Everything outside a longest increasing subsequence of the old places (patience sorting, n log n).
    @usableFromInline mutating func findMoves() {
        var greatest = -1
        var isAscending = true
        for source in sources where source >= 0 {
            if source < greatest { isAscending = false }
            greatest = source
        }
        if isAscending { return }
        var tails: ContiguousArray<Int> = []  // indices that end the best run of each length
        var previous = ContiguousArray(repeating: -1, count: sources.count)
        for index in sources.indices where sources[index] >= 0 {
            var low = 0, high = tails.count
            while low < high {
                let middle = (low + high) / 2
                if sources[tails[middle]] < sources[index] { low = middle + 1 } else { high = middle }
            }
            previous[index] = low > 0 ? tails[low - 1] : -1
            if low == tails.count { tails.append(index) } else { tails[low] = index }
        }
        var stays = ContiguousArray(repeating: false, count: sources.count)
        var index = tails.last ?? -1
        while index >= 0 {
            stays[index] = true
            index = previous[index]
        }
        for index in sources.indices where sources[index] >= 0 && !stays[index] {
            moved.append(new.lowerBound + index)
        }
    }
}
