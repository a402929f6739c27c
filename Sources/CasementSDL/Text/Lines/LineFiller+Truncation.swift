import CasementCore
import Foundation

/// The last line of a text of which the rest is omitted.
extension LineFiller {
    /// The ellipsis that replaces omitted text, in a style.
    private func ellipsis(style: Int, level: UInt8) -> TextUnit {
        let font = text.styles[style].font
        let isThere = font.font.face.glyph(of: 0x2026) != 0
        let word = (isThere ? "\u{2026}" : "...").utf8.withContiguousStorageIfAvailable {
            cache.word(
                $0, face: font.font.face, shaping: font.shaping, script: hb_tag("Latn"), isRightToLeft: false)
        }
        guard let word else { return TextUnit.nothing }
        extraWords.append(word)
        return TextUnit(
            start: 0, end: 0, kind: .shaped, level: level, style: Int16(clamping: style),
            font: text.number(of: font.font), word: Int32(-extraWords.count), script: 0,
            advance: max(0, Double(word.advance) * font.font.ratio))
    }

    /// A line of the rest of a paragraph, with an ellipsis in place of the text that does not fit, and the widths below
    /// which the same text is omitted; nil if that is known for the limit only.
    func truncatedLine(from start: Position, paragraph number: Int) -> (FilledLine, holdsBelow: Double?) {
        let paragraph = text.paragraphs[number]
        let unitEnd =
            paragraph.segments.isEmpty
            ? start.unit : Int(text.segments[paragraph.segments.upperBound - 1].units.upperBound)
        let style = start.unit < unitEnd ? Int(text.units[start.unit].style) : paragraph.style
        let dots = ellipsis(style: style, level: paragraph.level)
        // Widths are rounded up to whole pixels before they are compared with the limit.
        var room = limit.rounded(.down) + Self.tolerance - dots.advance
        let end = paragraph.bytes.upperBound
        let from = extra.count
        var (head, tail, width, holdsBelow) = (start.byte, end, 0.0, Double?.none)
        for attempt in 0..<64 {
            extra.removeSubrange(from...)
            let parts = parts(from: start, unitEnd: unitEnd, end: end, room: room)
            (head, tail) = (parts.head, parts.tail)
            width = appendUnits(from: start, toByte: head)
            // Glyphs that are cut may be wider or narrower than within their word: then the limit is not the room.
            let isExact = attempt == 0 && abs(width - parts.width) < 1e-6
            holdsBelow = isExact ? parts.next.map { Double(Self.pixels($0 + dots.advance)) } : nil
            extra.append(dots)
            width += dots.advance
            if tail < end {
                width += appendUnits(
                    from: Position(segment: start.segment, unit: unit(at: tail, from: start.unit), byte: tail),
                    toByte: end, behind: width)
            }
            if fits(width) { break }
            holdsBelow = nil
            if head <= start.byte, tail >= end { break }
            room -= max(width - limit, 0.5)
        }
        let line = FilledLine(
            units: from..<extra.count, isExtra: true, width: Self.pixels(width), paragraph: number,
            bytes: start.byte..<end, gap: head..<tail)
        return (line, holdsBelow)
    }

    private func unit(at byte: Int, from first: Int) -> Int {
        var (low, high) = (first, text.units.count)
        while low < high {
            let middle = (low + high) / 2
            if Int(text.units[middle].end) > byte { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// What is shown of a line with an ellipsis.
    private struct Parts {
        /// The end of the shown head and the start of the shown tail, in bytes, without spaces at the ellipsis.
        var head: Int
        var tail: Int
        /// The width of the head, if there is no tail.
        var width = 0.0
        /// The width of a longer head, in which other text may be shown; nil if not known.
        var next: Double?
    }

    private func parts(from start: Position, unitEnd: Int, end: Int, room: Double) -> Parts {
        func tail(within room: Double) -> Int { tailStart(from: start, unitEnd: unitEnd, end: end, room: room) }
        switch truncation {
        case .tail: return headEnd(from: start, unitEnd: unitEnd, end: end, room: room)
        case .head: return Parts(head: start.byte, tail: tail(within: room))
        case .middle:
            let head = headEnd(from: start, unitEnd: unitEnd, end: end, room: room / 2).head
            return Parts(head: head, tail: max(head, tail(within: room / 2)))
        }
    }

    private func headEnd(from start: Position, unitEnd: Int, end: Int, room: Double) -> Parts {
        var (pen, parts, isOver) = (0.0, Parts(head: start.byte, tail: end), false)
        var unit = start.unit
        while unit < unitEnd, !isOver {
            let current = text.units[unit]
            var from = Int(current.start)
            cluster(ofUnit: current) { end, width in
                defer { from = end }
                if from < start.byte { return true }
                pen += width
                isOver = pen > room
                if !isOver, !current.kind.isBlank { (parts.head, parts.width) = (end, pen) }
                return !isOver
            }
            unit += 1
        }
        parts.next = isOver ? pen : .infinity
        return parts
    }

    private func tailStart(from start: Position, unitEnd: Int, end: Int, room: Double) -> Int {
        var (pen, cut) = (0.0, end)
        var unit = unitEnd - 1
        var parts: [(start: Int, width: Double)] = []
        while unit >= start.unit {
            let current = text.units[unit]
            parts.removeAll(keepingCapacity: true)
            var from = Int(current.start)
            cluster(ofUnit: current) { end, width in
                parts.append((from, width))
                from = end
                return true
            }
            for part in parts.reversed() where part.start >= start.byte {
                pen += part.width
                if pen > room { return cut }
                if !current.kind.isBlank { cut = part.start }
            }
            unit -= 1
        }
        return cut
    }
}

extension TextUnit {
    static let nothing = TextUnit(
        start: 0, end: 0, kind: .space, level: 0, style: 0, font: 0, word: 0, script: 0, advance: 0)
}
