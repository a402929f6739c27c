import CasementCore
import Foundation

/// Breaks a prepared text into lines no wider than a limit: greedily, at the text's break opportunities, and between
/// grapheme clusters if a single word is too wide. Widths are sums, so that nothing is measured twice.
final class LineFiller {
    /// A position in the text: a segment, and a byte of it.
    struct Position {
        var segment: Int
        var unit: Int
        var byte: Int
    }

    @exclusivity(unchecked) private(set) var lines: ContiguousArray<FilledLine> = []
    @exclusivity(unchecked) var extra: ContiguousArray<TextUnit> = []
    @exclusivity(unchecked) var extraWords: ContiguousArray<ShapedWord> = []
    @exclusivity(unchecked) private(set) var isTruncated = false
    /// Whether the text was truncated by the height.
    @exclusivity(unchecked) private(set) var isCutByHeight = false
    /// The widths below which these same breaks hold; nil if they are known to hold for the limit only.
    @exclusivity(unchecked) private(set) var breaksHoldBelow: Double? = .infinity

    private struct ClusterEnd {
        var byte: Int
        var width: Double
    }

    @exclusivity(unchecked) private(set) var text = PreparedText()
    @exclusivity(unchecked) private(set) var limit = 0.0
    @exclusivity(unchecked) private var ends: ContiguousArray<ClusterEnd> = []
    /// The unit whose clusters are in `ends`; -1 for none.
    @exclusivity(unchecked) private var walked = -1
    let cache: WordCache
    /// The height of lines, other than that of their fonts.
    @exclusivity(unchecked) private var lineHeight: TextLineHeight?
    @exclusivity(unchecked) private(set) var truncation = TextParagraph.Truncation.tail

    /// The tolerance of a layout limit in pixels, so that a width that was converted to points and back still fits.
    static let tolerance = 1.0 / 64

    init(cache: WordCache) { self.cache = cache }

    /// Rounds up to whole pixels; sums of many advances differ in their last digits.
    static func pixels(_ width: Double) -> Int { Int((min(width, 1e9) - tolerance).rounded(.up)) }

    func fits(_ width: Double) -> Bool { Double(Self.pixels(width)) <= limit }

    /// Releases the data of the last text.
    func release() {
        text = PreparedText()
        walked = -1
        lines.removeAll(keepingCapacity: lines.count < 1024)
        extra.removeAll(keepingCapacity: extra.count < 4096)
        extraWords.removeAll(keepingCapacity: extraWords.count < 4096)
    }

    /// Fills `lines`. `limit` and `room` are in device pixels; the result has at least one and at most `maximum` lines.
    func fill(
        _ text: PreparedText, limit: Double, room: Double, maximum: Int, spacing: Int,
        truncation: TextParagraph.Truncation, lineHeight: TextLineHeight? = nil
    ) {
        release()
        self.lineHeight = lineHeight
        (self.text, self.limit, self.truncation) = (text, limit + Self.tolerance, truncation)
        (isTruncated, isCutByHeight, breaksHoldBelow) = (false, false, .infinity)
        let maximum = max(maximum, 1)
        var (top, previous) = (0, Position(segment: 0, unit: 0, byte: 0))
        for number in text.paragraphs.indices {
            let paragraph = text.paragraphs[number]
            var position = Position(
                segment: paragraph.segments.lowerBound,
                unit: paragraph.segments.isEmpty
                    ? 0 : Int(text.segments[paragraph.segments.lowerBound].units.lowerBound),
                byte: paragraph.bytes.lowerBound)
            repeat {
                let start = position
                let held = breaksHoldBelow
                var line = nextLine(&position, paragraph: number)
                measure(&line)
                if let last = lines.last, Double(top + line.height) > room + Self.tolerance {
                    lines.removeLast()
                    isCutByHeight = true
                    // Whatever this line would hold, it is not shown, and no line would be lower.
                    breaksHoldBelow = text.isUniform ? held : nil
                    finish(from: previous, paragraph: last.paragraph)
                    return
                }
                let isLast =
                    number == text.paragraphs.count - 1 && position.segment >= paragraph.segments.upperBound
                if lines.count == maximum - 1, !isLast {
                    finish(from: start, paragraph: number)
                    return
                }
                lines.append(line)
                top += max(line.skip, line.height) + spacing
                previous = start
            } while position.segment < paragraph.segments.upperBound
        }
    }

    private func finish(from start: Position, paragraph: Int) {
        var (line, cutHoldsBelow) = truncatedLine(from: start, paragraph: paragraph)
        measure(&line)
        lines.append(line)
        isTruncated = true
        // The rest fits on the line as little as before: that bound is from its natural break.
        breaksHoldBelow = breaksHoldBelow.flatMap { bound in cutHoldsBelow.map { min(bound, $0) } }
    }

    /// Computes the height of a line: that of its tallest content, or the one that the program has set, with the
    /// content in its middle.
    private func measure(_ line: inout FilledLine) {
        measureContent(&line)
        guard let lineHeight else { return }
        let style = text.styles[text.paragraphs[line.paragraph].style]
        line.set(lineHeight, fontSize: style.font.font.pixelSize / style.font.scale, scale: style.font.scale)
    }

    /// The height of a line of a text's first font, in device pixels.
    func skip(of text: PreparedText) -> Int {
        let style = text.styles[0].font
        guard let lineHeight else { return style.font.lineSkip }
        return lineHeight.pixels(
            natural: max(style.font.lineSkip, style.font.height), fontSize: style.font.pixelSize / style.scale,
            scale: style.scale)
    }

    private func measureContent(_ line: inout FilledLine) {
        let units = line.isExtra ? extra : text.units
        if line.units.isEmpty || text.isUniform {
            let font = text.styles[line.units.isEmpty ? text.paragraphs[line.paragraph].style : 0].font.font
            (line.ascent, line.descent, line.skip) = (font.ascent, font.descent, font.lineSkip)
            return
        }
        for index in line.units {
            let style = text.styles[Int(units[index].style)]
            var (ascent, descent, skip) = (0, 0, 0)
            if let attachment = style.attachment {
                let (height, below) = (attachment.height * style.font.scale, attachment.descent * style.font.scale)
                descent = PixelRect(rounding: CGRect(x: 0, y: 0, width: 0, height: max(below, 0)), scale: 1).height
                ascent =
                    PixelRect(rounding: CGRect(x: 0, y: 0, width: 0, height: max(height - below, 0)), scale: 1).height
            } else {
                let font = text.fonts[Int(units[index].font)]
                (ascent, descent, skip) = (font.ascent, font.descent, font.lineSkip)
            }
            line.ascent = max(line.ascent, ascent + style.rise)
            line.descent = max(line.descent, descent - style.rise)
            line.skip = max(line.skip, skip)
        }
    }

    // MARK: Lines

    private func nextLine(_ position: inout Position, paragraph number: Int) -> FilledLine {
        let paragraph = text.paragraphs[number]
        guard position.segment < paragraph.segments.upperBound else {
            return FilledLine(
                units: 0..<0, isExtra: false, width: 0, paragraph: number,
                bytes: paragraph.bytes.lowerBound..<paragraph.bytes.lowerBound)
        }
        let first = text.segments[position.segment]
        let isWhole =
            position.unit == Int(first.units.lowerBound) && position.byte == Int(text.units[position.unit].start)
        let start = position
        // The rest of a segment in which the last line ended.
        let own = widths(of: first, from: 0)
        let head = isWhole ? own.width : width(from: position, to: Int(first.visibleEnd))
        if !fits(head) { return lineInside(&position, paragraph: number) }
        var (width, pen) = (head, head + own.space)
        var segment = position.segment + 1
        while segment < paragraph.segments.upperBound {
            let next = widths(of: text.segments[segment], from: pen)
            let wanted = pen + next.width
            guard fits(wanted) else {
                breaksHoldBelow = breaksHoldBelow.map { min($0, Double(Self.pixels(wanted))) }
                break
            }
            (width, pen) = (wanted, wanted + next.space)
            segment += 1
        }
        let last = text.segments[segment - 1]
        var unitEnd = Int(last.visibleEnd)
        // Spaces at the end of a paragraph are shown if there is room.
        if segment == paragraph.segments.upperBound, pen > width {
            if fits(pen) {
                (width, unitEnd) = (pen, Int(last.units.upperBound))
            } else {
                breaksHoldBelow = breaksHoldBelow.map { min($0, Double(Self.pixels(pen))) }
            }
        }
        position.segment = segment
        if segment < paragraph.segments.upperBound {
            position.unit = Int(text.segments[segment].units.lowerBound)
            position.byte = Int(text.units[position.unit].start)
        }
        let end = unitEnd > start.unit ? Int(text.units[unitEnd - 1].end) : start.byte
        // Tabs have the widths of lines that begin with their paragraph.
        let isFirst = text.tabStep == 0 || start.byte == paragraph.bytes.lowerBound
        if isWhole, isFirst {
            return FilledLine(
                units: start.unit..<max(unitEnd, start.unit), isExtra: false, width: Self.pixels(width),
                paragraph: number,
                bytes: start.byte..<end)
        }
        let from = extra.count
        let exact = appendUnits(from: start, toByte: end)
        return FilledLine(
            units: from..<extra.count, isExtra: true, width: Self.pixels(exact), paragraph: number,
            bytes: start.byte..<end)
    }

    /// The widths of a segment, and of its hanging spaces, at a place on a line.
    private func widths(of segment: TextSegment, from pen: Double) -> (width: Double, space: Double) {
        guard text.tabStep > 0 else { return (segment.width, segment.space) }
        var (at, visible) = (pen, pen)
        for index in segment.units {
            let unit = text.units[Int(index)]
            at = unit.kind == .tab ? text.tabStop(after: at) : at + unit.advance
            if index < segment.visibleEnd { visible = at }
        }
        return (visible - pen, at - visible)
    }

    /// Fits as many clusters of a word as possible, and at least one.
    private func lineInside(_ position: inout Position, paragraph number: Int) -> FilledLine {
        breaksHoldBelow = nil
        let start = position
        let segment = text.segments[position.segment]
        var (cut, before) = (start, start)
        var room = limit
        var units = 0..<0
        var width = 0.0
        for _ in 0..<8 {
            (cut, before) = advance(start, toUnit: Int(segment.visibleEnd), within: room)
            let from = extra.count
            width = appendUnits(from: start, toByte: cut.byte)
            units = from..<extra.count
            // When cut, glyphs may be wider than they were within their word.
            if fits(width) || cut.byte == before.byte || before.byte == start.byte { break }
            extra.removeSubrange(from...)
            room -= width - limit + 1
        }
        position = cut
        if cut.unit >= Int(segment.visibleEnd) {
            position.segment += 1
            if position.segment < text.paragraphs[number].segments.upperBound {
                position.unit = Int(text.segments[position.segment].units.lowerBound)
                position.byte = Int(text.units[position.unit].start)
            }
        }
        return FilledLine(
            units: units, isExtra: true, width: Self.pixels(width), paragraph: number, bytes: start.byte..<cut.byte)
    }

    // MARK: Parts of units

    func cluster(ofUnit unit: TextUnit, _ body: (_ end: Int, _ width: Double) -> Bool) {
        ClusterWalk(text, extraWords).forEach(in: unit, body)
    }

    /// The clusters of a unit, cached until those of another one are requested.
    private func clusters(ofUnit number: Int) -> ContiguousArray<ClusterEnd> {
        if walked == number { return ends }
        ends.removeAll(keepingCapacity: true)
        ClusterWalk(text, extraWords).forEach(in: text.units[number]) { end, width in
            ends.append(ClusterEnd(byte: end, width: width))
            return true
        }
        walked = number
        return ends
    }

    /// The index of the first cluster that ends after a byte.
    private func firstCluster(in ends: ContiguousArray<ClusterEnd>, after byte: Int) -> Int {
        var (low, high) = (0, ends.count)
        while low < high {
            let middle = (low + high) / 2
            if ends[middle].byte > byte { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// The width from a position to the end of a unit; it may stop once beyond the limit.
    private func width(from position: Position, to unitEnd: Int) -> Double {
        var (sum, unit) = (0.0, position.unit)
        while unit < unitEnd, sum <= limit + 1 {
            if unit == position.unit, position.byte > Int(text.units[unit].start) {
                let ends = clusters(ofUnit: unit)
                var index = firstCluster(in: ends, after: position.byte)
                while index < ends.count, sum <= limit + 1 {
                    sum += ends[index].width
                    index += 1
                }
            } else {
                sum += text.units[unit].advance
            }
            unit += 1
        }
        return sum
    }

    /// The last position after `start` that is within `room`, and the one before it; at least one cluster further.
    private func advance(_ start: Position, toUnit unitEnd: Int, within room: Double) -> (
        cut: Position, before: Position
    ) {
        var (cut, before) = (start, start)
        var (pen, isFirst) = (0.0, true)
        var unit = start.unit
        while unit < unitEnd {
            let current = text.units[unit]
            if !isFirst, Double(Self.pixels(pen + current.advance)) <= room {
                pen += current.advance
                before = cut
                cut = Position(segment: start.segment, unit: unit + 1, byte: Int(current.end))
            } else {
                let ends = clusters(ofUnit: unit)
                for index in firstCluster(in: ends, after: max(start.byte, Int(current.start)))..<ends.count {
                    pen += ends[index].width
                    if !isFirst, Double(Self.pixels(pen)) > room { return (cut, before) }
                    isFirst = false
                    before = cut
                    let isLast = index == ends.count - 1
                    cut = Position(segment: start.segment, unit: isLast ? unit + 1 : unit, byte: ends[index].byte)
                }
            }
            unit += 1
        }
        return (cut, before)
    }

    /// Appends the units between two positions to `extra`, reshaping those that are cut, behind others of the width
    /// `pen` on their line. Returns their width.
    func appendUnits(from start: Position, toByte byte: Int, behind pen: Double = 0) -> Double {
        // A paragraph without text has no unit.
        guard byte > start.byte else { return 0 }
        var width = 0.0
        var unit = start.unit
        while unit < text.units.count, Int(text.units[unit].start) < byte {
            let whole = text.units[unit]
            let range = max(Int(whole.start), start.byte)..<min(Int(whole.end), byte)
            var part = range.count == Int(whole.end - whole.start) ? whole : self.part(range, of: whole)
            if part.kind == .tab { part.advance = text.tabStop(after: pen + width) - pen - width }
            extra.append(part)
            width += part.advance
            unit += 1
        }
        return width
    }

    private func part(_ range: Range<Int>, of unit: TextUnit) -> TextUnit {
        text.bytes.withUnsafeBufferPointer {
            UnitShaper.unit(
                range, $0, isSpace: unit.kind == .space, style: Int(unit.style), font: unit.font, level: unit.level,
                script: unit.script, in: text, cache: cache, words: &extraWords, isExtra: true)
        }
    }
}
