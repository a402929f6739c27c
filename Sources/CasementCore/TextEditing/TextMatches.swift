/// The matches of a query in a text, in order. After an edit only the text around it is searched.
package struct TextMatches {
    package private(set) var ranges: [Range<Int>] = []
    private var finder: TextFinder?

    package init() {}

    package init(of query: TextQuery, in text: EditedText) {
        guard let finder = TextFinder(query) else { return }
        self.finder = finder
        text.withBytes { bytes in
            finder.search(bytes, from: 0, to: bytes.count) {
                ranges.append($0)
                return true
            }
        }
    }

    /// Follows an edit of the text.
    package mutating func apply(_ edit: EditedPlace, in text: EditedText) {
        guard let finder else { return }
        let reach = finder.reach
        // Matches that end well before the edit, and those that begin well after it, are as they were, unless another
        // match grew into them.
        let kept = firstIndex { $0.upperBound > edit.start - reach }
        let rest = firstIndex { $0.lowerBound >= edit.old.upperBound + reach }
        var later = ranges[max(kept, rest)...].map { $0.lowerBound + edit.shift..<$0.upperBound + edit.shift }[...]
        ranges.removeSubrange(kept...)
        var start = max(ranges.last?.upperBound ?? 0, edit.start - 2 * reach)
        var end = edit.new.upperBound + reach
        text.withBytes { bytes in
            // Never inside a scalar.
            while start > 0, start < bytes.count, bytes[start] & 0xC0 == 0x80 { start -= 1 }
            while start < end {
                finder.search(bytes, from: start, to: end) { match in
                    if later.first == match { return false }
                    ranges.append(match)
                    return true
                }
                start = max(end, ranges.last?.upperBound ?? 0)
                // A match that reaches into the next one hides it, so what follows may differ too.
                guard let next = later.first, next.lowerBound < start else { break }
                while let next = later.first, next.lowerBound < start { later.removeFirst() }
                end = start + 2 * reach
            }
        }
        ranges += later
    }

    /// The index of the first match that meets a condition, which those before it do not meet.
    private func firstIndex(_ isMet: (Range<Int>) -> Bool) -> Int {
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if isMet(ranges[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// The matches that overlap a range.
    package func overlapping(_ range: Range<Int>) -> Range<Int> {
        let first = firstIndex { $0.upperBound > range.lowerBound }
        return first..<max(first, firstIndex { $0.lowerBound >= range.upperBound })
    }

    /// The first match that begins at an offset or after it; the first of all after the last one.
    package func next(from offset: Int) -> Int? {
        guard !ranges.isEmpty else { return nil }
        let index = firstIndex { $0.lowerBound >= offset }
        return index < ranges.count ? index : 0
    }

    /// The last match that begins before an offset; the last of all before the first one.
    package func previous(before offset: Int) -> Int? {
        guard !ranges.isEmpty else { return nil }
        let index = firstIndex { $0.lowerBound >= offset }
        return (index > 0 ? index : ranges.count) - 1
    }

    /// The index of a match with exactly this range.
    package func index(of range: Range<Int>) -> Int? {
        let index = firstIndex { $0.lowerBound >= range.lowerBound }
        return index < ranges.count && ranges[index] == range ? index : nil
    }
}
