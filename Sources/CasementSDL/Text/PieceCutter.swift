import Foundation

/// Cuts a line that is too wide for one texture into pieces side by side, and measures it as the sum of them.
///
/// Cuts depend only on where the line starts, so that a longer part of the same line is cut at the same places and is never narrower.
@MainActor struct PieceCutter {
    let text: TextBuffer
    let face: FontFace

    /// Device pixels.
    static let widest = 2048

    /// A part of a line as drawn.
    struct Piece {
        var range: Range<Int>
        var width: Int
        var endsInEllipsis: Bool
    }

    /// The width of a range as it will be drawn.
    func width(_ range: Range<Int>, ellipsis: Bool) -> Int {
        var sum = 0
        forEachPiece(of: range, ellipsis: ellipsis) { sum += $0.width }
        return sum
    }

    /// The pieces of a broken line.
    func forEachPiece(of line: TextLine, _ body: (Piece) -> Void) {
        if line.width > Self.widest { return forEachPiece(of: line.range, ellipsis: line.endsInEllipsis, body) }
        // So narrow a line was measured whole.
        if line.width > 0 { body(Piece(range: line.range, width: line.width, endsInEllipsis: line.endsInEllipsis)) }
    }

    private func forEachPiece(of range: Range<Int>, ellipsis: Bool, _ body: (Piece) -> Void) {
        var start = range.lowerBound
        repeat {
            let rest = start..<range.upperBound
            // The guess keeps a long line from being measured whole.
            if pieceEnd(rest, within: Self.widest) == range.upperBound {
                let width = measured(rest, ellipsis: ellipsis)
                if width <= Self.widest || rest.isEmpty {
                    if width > 0 { body(Piece(range: rest, width: width, endsInEllipsis: ellipsis)) }
                    return
                }
            }
            var target = Self.widest * 7 / 8
            var end = pieceEnd(rest, within: target)
            var width = measured(start..<end, ellipsis: false)
            while width > Self.widest, target > 16 {
                target /= 2
                let shorter = pieceEnd(rest, within: target)
                if shorter == end { continue }
                end = shorter
                width = measured(start..<end, ellipsis: false)
            }
            body(Piece(range: start..<end, width: width, endsInEllipsis: false))
            start = end
        } while start < range.upperBound || ellipsis
    }

    private func measured(_ range: Range<Int>, ellipsis: Bool) -> Int {
        if range.isEmpty && !ellipsis { return 0 }
        if range.count == 1, !ellipsis { return face.width(ofASCII: text.bytes[range.lowerBound]) }
        return text.withCString(range, ellipsis: ellipsis) { face.width($0) }
    }

    /// Where a piece of about `width` pixels ends: the range's end, else after a space, else between clusters; never at its start.
    private func pieceEnd(_ range: Range<Int>, within width: Int) -> Int {
        var (index, pen, afterSpace) = (range.lowerBound, 0, 0)
        while index < range.upperBound {
            let scalar = text.scalar(at: index)
            pen += Int(face.advance(of: scalar.value))
            if pen > width {
                if afterSpace > range.lowerBound { return afterSpace }
                let cluster = text.cluster(at: index)
                let start = text.start(ofCluster: cluster)
                return start > range.lowerBound ? start : min(text.start(ofCluster: cluster + 1), range.upperBound)
            }
            index += scalar.length
            if scalar.value == 0x20 { afterSpace = index }
        }
        return range.upperBound
    }
}
