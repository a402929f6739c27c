import Foundation

// Foundation's methods for editing lists, which are missing on Linux.

extension MutableCollection {
    /// Moves the elements at `source`, in their order, before the element that was at `destination`.
    ///
    /// Offsets refer to positions before the move. Offsets outside the collection are a programming error.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        var (before, moved, after): ([Element], [Element], [Element]) = ([], [], [])
        for (offset, element) in self.enumerated() {
            if source.contains(offset) {
                moved.append(element)
            } else if offset < destination {
                before.append(element)
            } else {
                after.append(element)
            }
        }
        let count = before.count + moved.count + after.count
        precondition(
            destination >= 0 && destination <= count,
            "move(fromOffsets:toOffset:): the destination \(destination) is outside of 0...\(count).")
        precondition(
            moved.count == source.count,
            "move(fromOffsets:toOffset:): the offsets \(Array(source)) are not all within 0..<\(count).")
        var index = startIndex
        for part in [before, moved, after] {
            for element in part {
                self[index] = element
                formIndex(after: &index)
            }
        }
    }
}

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at `offsets`. Offsets outside the collection are a programming error.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var kept = Self()
        var (offset, removed) = (0, 0)
        for element in self {
            if offsets.contains(offset) { removed += 1 } else { kept.append(element) }
            offset += 1
        }
        precondition(
            removed == offsets.count,
            "remove(atOffsets:): the offsets \(Array(offsets)) are not all within 0..<\(offset).")
        self = kept
    }
}
