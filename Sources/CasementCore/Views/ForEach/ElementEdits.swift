/// The edits that lead from one list of elements to another, as a lazy container counts them: an element that moves is
/// removed and inserted.
@usableFromInline struct ElementEdits {
    /// The old and the new indices between the ends that both lists share.
    let old: Range<Int>
    let new: Range<Int>
    /// Old indices of elements that are gone, ascending.
    private(set) var gone: [Range<Int>]
    /// Old indices of elements that are gone or move, ascending.
    private(set) var removed: [Range<Int>]
    /// New indices of elements that are new or move, ascending.
    private(set) var inserted: [Range<Int>]
    /// Whether none moves.
    let keepsOrder: Bool
    /// The new indices of the old elements between the ends, -1 for one that is gone; empty if none moves.
    private var places: ContiguousArray<Int> = []

    /// All elements at the old indices are removed, and those at the new ones inserted.
    @usableFromInline init(replacing old: Range<Int>, by new: Range<Int>) {
        (self.old, self.new) = (old, new)
        gone = old.isEmpty ? [] : [old]
        removed = gone
        inserted = new.isEmpty ? [] : [new]
        keepsOrder = true
    }

    /// The edits of a script, whose indices count from the end of the shared start.
    @usableFromInline init(_ script: EditScript, after start: Int) {
        old = start..<start + script.old.count
        new = start..<start + script.new.count
        gone = Self.ranges(of: script.removed, after: start)
        inserted = Self.ranges(of: script.inserted, after: start)
        keepsOrder = script.moved.isEmpty
        removed = gone
        guard !keepsOrder else { return }
        places = ContiguousArray(repeating: -1, count: script.old.count)
        for (place, source) in script.sources.enumerated() where source >= 0 { places[source] = start + place }
        let sources = ContiguousArray(script.moved.map { script.source(of: $0) })
        removed = Self.ranges(of: ContiguousArray((script.removed + sources).sorted()), after: start)
        inserted = Self.ranges(of: ContiguousArray((script.inserted + script.moved).sorted()), after: start)
    }

    /// The new index of an element at one of the old indices; nil if it is gone.
    func place(of index: Int) -> Int? {
        guard keepsOrder else {
            let place = places[index - old.lowerBound]
            return place < 0 ? nil : place
        }
        var place = index
        for range in removed where range.lowerBound <= index {
            if range.contains(index) { return nil }
            place -= range.count
        }
        for range in inserted where range.lowerBound <= place { place += range.count }
        return place
    }

    private static func ranges(of indices: ContiguousArray<Int>, after start: Int) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        for index in indices {
            if let last = ranges.last, last.upperBound == start + index {
                ranges[ranges.count - 1] = last.lowerBound..<start + index + 1
            } else {
                ranges.append(start + index..<start + index + 1)
            }
        }
        return ranges
    }
}
