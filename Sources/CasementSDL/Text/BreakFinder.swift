import Foundation

/// A place where a line may end.
struct LineBreak {
    /// Where the drawn part ends, before hanging spaces.
    var visibleEnd: Int
    /// Where the next line starts.
    var next: Int
    /// The width up to `visibleEnd` by single advances, in pixels.
    var estimate: Double
}

/// The places where a line that starts at a given byte may end, found only as far as somebody asks, and never further than
/// `reach` pixels: what a word of 100,000 characters needs to know is only that it is too wide.
@MainActor struct BreakFinder {
    private let text: TextBuffer
    private let face: FontFace
    private let start: Int
    private let end: Int
    private let reach: Double
    private var index: Int
    private var pen = 0.0
    private var found: [LineBreak] = []

    init(text: TextBuffer, face: FontFace, from start: Int, to end: Int, reach: Double) {
        (self.text, self.face, self.start, self.end, self.reach) = (text, face, start, end, reach)
        index = start
    }

    /// The break of that number, or nil past the last.
    subscript(number: Int) -> LineBreak? {
        mutating get {
            while found.count <= number, index < end, pen <= reach { findNext() }
            return number < found.count ? found[number] : nil
        }
    }

    /// The number of the last break whose estimate lies within `limit`, or 0.
    mutating func last(within limit: Double) -> Int {
        var number = 0
        while let next = self[number + 1], next.estimate <= limit { number += 1 }
        return number
    }

    /// A cluster's start, at or after what was looked at so far.
    var reached: Int { min(text.start(ofCluster: text.cluster(at: index) + 1), end) }

    private mutating func findNext() {
        while index < end, pen <= reach {
            let scalar = text.scalar(at: index)
            if scalar.value == 0x20 {
                let (visibleEnd, estimate) = (index, pen)
                let space = Double(face.advance(of: 0x20))
                while index < end, text.bytes[index] == 0x20 {
                    index += 1
                    pen += space
                }
                // Leading spaces are part of the first word: they would make an empty line.
                if visibleEnd == start, index < end { continue }
                found.append(LineBreak(visibleEnd: visibleEnd, next: index, estimate: estimate))
                if index == end { found.append(LineBreak(visibleEnd: end, next: end, estimate: pen)) }
                return
            }
            pen += Double(face.advance(of: scalar.value))
            index += scalar.length
            if index == end || breaks(after: scalar.value, at: index) {
                found.append(LineBreak(visibleEnd: index, next: index, estimate: pen))
                return
            }
        }
    }

    /// Whether a line may end between `scalar` and what stands at `next`: after a hyphen inside a word, and around ideographs and kana.
    private func breaks(after scalar: UInt32, at next: Int) -> Bool {
        if scalar == 0x2D || scalar == 0x2010 {
            let following = text.scalar(at: next).value
            // Not in "-5", "--flag" or before the space that will break anyway.
            return following != 0x20 && following != scalar && !(0x30...0x39).contains(following)
                && next - 1 > start && text.bytes[next - 2] != 0x20 && text.bytes[next - 2] != 0x2D
        }
        let isWide = (0x2E80...0x9FFF).contains(scalar) || (0xAC00...0xD7AF).contains(scalar)
        guard isWide, !(0x3001...0x3002).contains(text.scalar(at: next).value) else { return false }
        return text.start(ofCluster: text.cluster(at: next)) == next && text.bytes[next] != 0x20
    }
}
