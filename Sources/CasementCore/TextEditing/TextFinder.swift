/// What is searched for in a text.
package struct TextQuery: Equatable, Sendable {
    package var text = ""
    package var matchesCase = false
    package var matchesWords = false

    package init(_ text: String = "", matchesCase: Bool = false, matchesWords: Bool = false) {
        (self.text, self.matchesCase, self.matchesWords) = (text, matchesCase, matchesWords)
    }
}

/// Finds the matches of a query in the bytes of a text. Most bytes are only compared with those that a match can begin
/// with.
struct TextFinder {
    /// The scalars of the query, in lower case unless the case counts.
    private let scalars: [Unicode.Scalar]
    private let query: TextQuery
    /// Whether a match can begin with a byte.
    private var firsts = [Bool](repeating: false, count: 256)

    /// Nil for an empty query.
    init?(_ query: TextQuery) {
        guard !query.text.isEmpty else { return nil }
        self.query = query
        let matchesCase = query.matchesCase
        scalars = query.text.unicodeScalars.map { matchesCase ? $0 : Self.lowercased($0) }
        let first = scalars[0].properties
        var variants = [String(scalars[0])]
        if !query.matchesCase { variants += [first.uppercaseMapping, first.titlecaseMapping] }
        for variant in variants { if let byte = variant.utf8.first { firsts[Int(byte)] = true } }
    }

    /// The most bytes before or after an edit that decide whether there is a match.
    var reach: Int { scalars.count * 4 + 8 }

    /// Calls `body` for each match that begins in a range of bytes, in order, until it returns false. Matches do not
    /// overlap.
    func search(
        _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, _ body: (Range<Int>) -> Bool
    ) {
        firsts.withUnsafeBufferPointer { firsts in
            var place = start
            let end = min(end, bytes.count)
            while place < end {
                guard firsts[Int(bytes[place])], let match = match(bytes, at: place) else {
                    place += 1
                    continue
                }
                guard body(match) else { return }
                place = match.upperBound
            }
        }
    }

    private func match(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Range<Int>? {
        var place = start
        for wanted in scalars {
            guard place < bytes.count else { return nil }
            let (scalar, length) = Self.scalar(bytes, place)
            guard scalar == wanted || (!query.matchesCase && Self.lowercased(scalar) == wanted) else { return nil }
            place += length
        }
        if place < bytes.count, bytes[place] >= 0x80 {
            // Not a part of a character, such as a letter without its accent.
            let next = Self.scalar(bytes, place).scalar
            if next.properties.isGraphemeExtend || next == "\u{200D}" { return nil }
        }
        return query.matchesWords && !isWord(bytes, start..<place) ? nil : start..<place
    }

    /// Whether no letter or digit precedes or follows.
    private func isWord(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        if range.lowerBound > 0 {
            var before = range.lowerBound - 1
            while before > 0, bytes[before] & 0xC0 == 0x80 { before -= 1 }
            if Self.isInWord(Self.scalar(bytes, before).scalar) { return false }
        }
        return range.upperBound >= bytes.count || !Self.isInWord(Self.scalar(bytes, range.upperBound).scalar)
    }

    private static func isInWord(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar == "_" || Character(scalar).isLetter || Character(scalar).isNumber }
        return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            || scalar.properties.isGraphemeExtend
    }

    /// The lower case of a scalar where that is one scalar too.
    private static func lowercased(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        if scalar.isASCII {
            return (0x41...0x5A).contains(scalar.value) ? Unicode.Scalar(UInt8(scalar.value) + 32) : scalar
        }
        let mapped = scalar.properties.lowercaseMapping.unicodeScalars
        guard let first = mapped.first, mapped.count == 1 else { return scalar }
        return first
    }

    /// The scalar at a place in valid UTF-8, and its length.
    @inline(__always) private static func scalar(
        _ bytes: UnsafeBufferPointer<UInt8>, _ place: Int
    ) -> (scalar: Unicode.Scalar, length: Int) {
        let first = UInt32(bytes[place])
        if first < 0x80 { return (Unicode.Scalar(UInt8(first)), 1) }
        func next(_ index: Int) -> UInt32 { place + index < bytes.count ? UInt32(bytes[place + index]) & 0x3F : 0 }
        let (value, length): (UInt32, Int) =
            if first < 0xE0 {
                ((first & 0x1F) << 6 | next(1), 2)
            } else if first < 0xF0 {
                ((first & 0x0F) << 12 | next(1) << 6 | next(2), 3)
            } else {
                ((first & 0x07) << 18 | next(1) << 12 | next(2) << 6 | next(3), 4)
            }
        return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
    }
}
