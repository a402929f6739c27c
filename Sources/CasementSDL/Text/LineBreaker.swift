import Foundation

/// One line of a broken text, in byte offsets of the buffer and device pixels.
struct TextLine {
    /// What is drawn; spaces at a break hang outside.
    var range: Range<Int>
    var width: Int
    var endsInEllipsis = false
}

/// Breaks a text into lines no wider than a limit: greedy, at spaces and after hyphens, and between grapheme clusters where a word alone is too wide.
///
/// Where a line may end is guessed from the advances of single scalars and then settled by measuring, since only the
/// shaped text has the width that is drawn. A line costs two measurements of its own length as a rule, whatever follows it.
@MainActor struct LineBreaker {
    let text: TextBuffer
    let face: FontFace
    /// Device pixels; infinity is one line a paragraph.
    let limit: Double
    /// At most this many lines.
    let maximum: Int

    private(set) var lines: [TextLine] = []
    /// Whether text is left out.
    private(set) var isTruncated = false
    /// The widths below which these same breaks hold; nil when only the limit itself is known to give them.
    private(set) var breaksHoldBelow: Double? = .infinity

    /// A layout limit is taken as reached within this much of a pixel, so that a width that went through points comes back.
    static let tolerance = 1.0 / 64

    init(_ text: TextBuffer, face: FontFace, limit: Double, maximum: Int) {
        (self.text, self.face, self.limit, self.maximum) = (text, face, limit + Self.tolerance, max(maximum, 1))
    }

    /// Fills `lines`.
    mutating func run() {
        for (number, paragraph) in text.paragraphs.enumerated() {
            var start = paragraph.lowerBound
            repeat {
                let (line, next) = nextLine(from: start, to: paragraph.upperBound)
                let isLast = number == text.paragraphs.count - 1 && next == paragraph.upperBound
                if lines.count == maximum - 1, !isLast {
                    lines.append(lastLine(from: start, to: paragraph.upperBound))
                    isTruncated = true
                    breaksHoldBelow = nil
                    return
                }
                lines.append(line)
                start = next
            } while start < paragraph.upperBound
        }
    }

    // MARK: Lines

    private func fits(_ width: Int) -> Bool { Double(width) <= limit }

    /// Shaping makes texts narrower than their single advances, but never by more than half and so many pixels.
    private static let farTooWide = 256.0

    private func isFarTooWide(_ estimate: Double) -> Bool { estimate > limit * 2 + Self.farTooWide }

    private mutating func nextLine(from start: Int, to end: Int) -> (TextLine, next: Int) {
        if start == end { return (TextLine(range: start..<start, width: 0), end) }
        if limit == .infinity { return (TextLine(range: start..<end, width: measure(start..<end)), end) }

        var breaks = BreakFinder(text: text, face: face, from: start, to: end, reach: limit * 2 + Self.farTooWide)
        let guess = breaks.last(within: limit)
        var widths = (fitting: 0, failing: Int.max)
        let found = lastFitting(guess: guess) { index in
            guard let place = breaks[index] else { return nil }
            // A first word that is too wide by far is not worth measuring.
            if index == 0, isFarTooWide(place.estimate) { return false }
            let width = measure(start..<place.visibleEnd)
            if fits(width) {
                widths.fitting = max(widths.fitting, width)
            } else {
                widths.failing = min(widths.failing, width)
            }
            return fits(width)
        }
        guard let found, let place = breaks[found] else {
            return lineInsideWord(from: start, to: breaks[0]?.visibleEnd ?? breaks.reached, end: end)
        }
        if widths.failing != .max, let held = breaksHoldBelow {
            breaksHoldBelow = min(held, Double(widths.failing))
        }
        return (TextLine(range: start..<place.visibleEnd, width: widths.fitting), place.next)
    }

    /// As many clusters of a word as fit, and at least one.
    private mutating func lineInsideWord(from start: Int, to wordEnd: Int, end: Int) -> (TextLine, next: Int) {
        breaksHoldBelow = nil
        let (cut, width) = clusters(from: start, to: wordEnd, limit: limit) { measure($0) }
        if cut > start { return (TextLine(range: start..<cut, width: width), cut) }
        let next = min(text.start(ofCluster: text.cluster(at: start) + 1), end)
        return (TextLine(range: start..<next, width: measure(start..<next)), next)
    }

    /// The line after which the text is cut: as many clusters as leave room for an ellipsis, without spaces before it.
    private func lastLine(from start: Int, to end: Int) -> TextLine {
        var (cut, width) = (end, 0)
        if limit == .infinity {
            width = measure(start..<cut, ellipsis: true)
        } else {
            let room = limit - Double(face.advance(of: 0x2026))
            (cut, width) = clusters(from: start, to: end, limit: room) { measure($0, ellipsis: true) }
        }
        while cut > start, text.bytes[cut - 1] == 0x20 { cut -= 1 }
        width = measure(start..<cut, ellipsis: true)
        return TextLine(range: start..<cut, width: width, endsInEllipsis: true)
    }

    /// The end of the most clusters from `start` whose width by `measured` fits, guessed from `limit`; `start` when not even one does.
    private func clusters(
        from start: Int, to end: Int, limit guessLimit: Double, measured: (Range<Int>) -> Int
    ) -> (cut: Int, width: Int) {
        let first = text.cluster(at: start)
        let count = text.cluster(at: end) - first
        let guess = text.cluster(at: offset(after: start, to: end, within: guessLimit)) - first
        var best = (cut: start, width: 0)
        _ = lastFitting(guess: max(guess, 1) - 1) { index in
            guard index < count else { return nil }
            let cut = min(text.start(ofCluster: first + index + 1), end)
            let width = measured(start..<cut)
            if fits(width), cut > best.cut { best = (cut, width) }
            return fits(width)
        }
        return best
    }

    /// How far the pen gets from `start` within a width, by single advances.
    private func offset(after start: Int, to end: Int, within limit: Double) -> Int {
        var (index, pen) = (start, 0.0)
        while index < end {
            let scalar = text.scalar(at: index)
            pen += Double(face.advance(of: scalar.value))
            if pen > limit { break }
            index += scalar.length
        }
        return index
    }

    // MARK: Measuring

    /// The width that the range is drawn with; beyond one piece's width, the sum of its pieces.
    private func measure(_ range: Range<Int>, ellipsis: Bool = false) -> Int {
        PieceCutter(text: text, face: face).width(range, ellipsis: ellipsis)
    }
}

/// The last index that passes `test`, which is true up to some index, false from there, and nil past the end; nil when none passes.
/// Looks around `guess` in growing steps, then halves.
@MainActor func lastFitting(guess: Int, _ test: (Int) -> Bool?) -> Int? {
    var passing = -1
    var failing: Int
    var step = 1
    if test(guess) == true {
        passing = guess
        while test(passing + step) == true {
            passing += step
            step *= 2
        }
        failing = passing + step
    } else {
        failing = guess
        while failing > 0 {
            let index = max(failing - step, 0)
            if test(index) == true {
                passing = index
                break
            }
            failing = index
            step *= 2
        }
    }
    while failing - passing > 1 {
        let middle = (passing + failing) / 2
        if test(middle) == true { passing = middle } else { failing = middle }
    }
    return passing >= 0 ? passing : nil
}
