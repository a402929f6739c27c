import CasementCore
import Foundation

/// Places the glyphs of lines: the units of a line in visual order on one baseline, cut into pieces of one paint that
/// fit a texture.
final class LineSetter {
    /// The widest piece in device pixels; a wider one is split into several side by side.
    static let widest = 2048

    @exclusivity(unchecked) private(set) var pieces: [TextPlace] = []
    @exclusivity(unchecked) private(set) var rules: [TextRulePlace] = []
    @exclusivity(unchecked) private(set) var attachments: [(index: Int, frame: PixelRect)] = []
    /// The drawn area in device pixels, without empty pieces.
    @exclusivity(unchecked) private(set) var bounds = PixelRect.zero

    @exclusivity(unchecked) private var order: ContiguousArray<TextUnit> = []
    @exclusivity(unchecked) private var glyphs: ContiguousArray<PlacedGlyph> = []
    @exclusivity(unchecked) private var text = PreparedText()
    @exclusivity(unchecked) private var walk = ClusterWalk(PreparedText(), [])
    @exclusivity(unchecked) private var line = FilledLine(
        units: 0..<0, isExtra: false, width: 0, paragraph: 0, bytes: 0..<0)
    @exclusivity(unchecked) private var lineX = 0
    @exclusivity(unchecked) private var lineY = 0
    // The current piece.
    @exclusivity(unchecked) private var isColored = false
    @exclusivity(unchecked) private var paint = 0
    @exclusivity(unchecked) private var origin = 0
    @exclusivity(unchecked) private var inkLeft = 0.0
    @exclusivity(unchecked) private var inkRight = 0.0
    @exclusivity(unchecked) private var inkTop = 0.0
    @exclusivity(unchecked) private var inkBottom = 0.0

    func begin(_ text: PreparedText, extraWords: ContiguousArray<ShapedWord>) {
        self.text = text
        walk = ClusterWalk(text, extraWords)
        (pieces, rules, attachments, bounds) = ([], [], [], .zero)
    }

    func end() {
        text = PreparedText()
        walk = ClusterWalk(text, [])
        (pieces, rules, attachments) = ([], [], [])
    }

    func reserve(_ count: Int) { pieces.reserveCapacity(count) }

    /// Places a line whose left end is at `x` and whose top is at `y`.
    func set(_ line: FilledLine, of units: ContiguousArray<TextUnit>, x: Int, y: Int) {
        (self.line, lineX, lineY) = (line, x, y)
        arrange(units)
        var pen = 0.0
        begin(at: pen)
        for unit in order {
            let style = text.styles[Int(unit.style)]
            if unit.kind == .attachment {
                attach(style, pen: pen)
            } else if !unit.kind.isBlank {
                let colored = text.fonts[Int(unit.font)].face.isColored
                let isTooWide = pen + unit.advance - Double(origin) > Double(Self.widest)
                if !glyphs.isEmpty, colored != isColored || style.paint != paint || isTooWide {
                    flush(at: pen, isLast: false)
                    begin(at: pen)
                }
                if glyphs.isEmpty {
                    (isColored, paint) = (colored, style.paint)
                    if isTooWide { begin(at: pen) }
                }
                add(unit, style, pen: pen)
            }
            if style.underline != nil || style.strikethrough != nil || style.background != nil {
                rule(unit, style, from: pen)
            }
            pen += unit.advance
        }
        flush(at: pen, isLast: true)
    }

    // MARK: Order

    private func arrange(_ units: ContiguousArray<TextUnit>) {
        order.removeAll(keepingCapacity: true)
        for index in line.units { order.append(units[index]) }
        Self.reorder(&order)
    }

    /// The units of a line from left to right.
    static func visualOrder(of line: FilledLine, in units: ContiguousArray<TextUnit>) -> ContiguousArray<TextUnit> {
        var order = ContiguousArray(units[line.units])
        reorder(&order)
        return order
    }

    /// Reorders units from left to right: from the highest level down to the lowest odd one, every run of at least that
    /// level is reversed.
    private static func reorder(_ order: inout ContiguousArray<TextUnit>) {
        var (highest, lowestOdd) = (UInt8(0), UInt8.max)
        for unit in order {
            highest = max(highest, unit.level)
            if unit.level & 1 == 1 { lowestOdd = min(lowestOdd, unit.level) }
        }
        guard highest >= lowestOdd else { return }
        for level in stride(from: highest, through: lowestOdd, by: -1) {
            var start = 0
            while start < order.count {
                guard order[start].level >= level else {
                    start += 1
                    continue
                }
                var end = start
                while end < order.count, order[end].level >= level { end += 1 }
                order[start..<end].reverse()
                start = end
            }
        }
    }

    // MARK: Glyphs

    private func begin(at pen: Double) {
        origin = Int(pen.rounded())
        (inkLeft, inkRight, inkTop, inkBottom) = (Double(origin), Double(origin), 0, 0)
    }

    private func add(_ unit: TextUnit, _ style: PreparedStyle, pen start: Double) {
        let font = text.fonts[Int(unit.font)]
        let ratio = font.ratio
        let baseline = line.ascent - style.rise
        var pen = start
        if unit.kind == .plain {
            let plain = style.font.plain
            var (previous, bottom, top) = (UInt8(0), Int16(0), Int16(0))
            for index in Int(unit.start)..<Int(unit.end) {
                let byte = text.bytes[index]
                let entry = plain.entries[Int(byte & 127)]
                if previous != 0, let kern = plain.kerning(previous, byte) { pen += Double(kern) * ratio }
                place(font, UInt32(entry.glyph), pen, baseline)
                let end = pen + Double(entry.advance) * ratio
                (bottom, top) = (min(bottom, entry.bottom), max(top, entry.top))
                if entry.left > 0 { inkLeft = min(inkLeft, pen - Double(entry.left) * ratio) }
                if entry.right > 0 { inkRight = max(inkRight, end + Double(entry.right) * ratio) }
                pen = end + style.spacing
                previous = byte
            }
            reach(font, bottom: Int32(bottom), top: Int32(top), right: start, end: pen, rise: style.rise)
            return
        }
        guard let word = walk.word(unit) else { return }
        var (inWord, previous) = (Int32(0), Int32(-1))
        for glyph in word.glyphs {
            if previous >= 0, glyph.cluster != previous { pen += style.spacing }
            previous = glyph.cluster
            place(
                font, glyph.id, pen + Double(inWord + glyph.x) * ratio,
                baseline - Int((Double(glyph.y) * ratio).rounded()))
            inWord &+= glyph.advance
        }
        guard !word.ink.isNone else { return }
        inkLeft = min(inkLeft, start + Double(word.ink.left) * ratio)
        let right = start + Double(word.ink.right) * ratio + style.spacing * Double(max(word.clusters - 1, 0))
        reach(font, bottom: word.ink.bottom, top: word.ink.top, right: right, end: pen, rise: style.rise)
    }

    /// Records how far outlines extend beyond their advances.
    private func reach(_ font: SizedFont, bottom: Int32, top: Int32, right: Double, end pen: Double, rise: Int) {
        let file = font.face.file
        let slant = file.needsItalic ? Double(font.ascent) * 0.22 : 0
        inkRight = max(inkRight, right)
        if file.needsItalic || file.needsBold { inkRight = max(inkRight, pen + slant + font.pixelSize / 28) }
        inkTop = max(inkTop, Double(top) * font.ratio + Double(rise))
        inkBottom = max(inkBottom, -Double(bottom) * font.ratio - Double(rise))
    }

    @inline(__always) private func place(_ font: SizedFont, _ glyph: UInt32, _ x: Double, _ y: Int) {
        let quarters = Int(((x - Double(origin)) * 4 + 0.5).rounded(.down))
        glyphs.append(PlacedGlyph(font: font.id, glyph: glyph, x: quarters, y: y))
    }

    /// Makes a piece of the glyphs placed so far.
    private func flush(at pen: Double, isLast: Bool) {
        guard !glyphs.isEmpty else { return }
        // Adjacent pieces meet at a whole pixel; only ink crosses it.
        var left = origin
        var right = isLast ? LineFiller.pixels(pen) : Int(pen.rounded())
        if inkLeft < Double(left) - 0.01 { left = Int((inkLeft - 0.25).rounded(.down)) }
        if inkRight > Double(right) + 0.01 { right = Int((inkRight + 0.25).rounded(.up)) }
        let above = max(0, Int((inkTop - 0.01).rounded(.up)) - line.ascent)
        let below = max(0, Int((inkBottom - 0.01).rounded(.up)) - line.descent)
        (left, right) = (max(left, origin - Self.widest / 4), min(right, origin + Self.widest * 3 / 2))
        if left != origin || above > 0 {
            for index in glyphs.indices {
                let glyph = glyphs[index]
                glyphs[index] = PlacedGlyph(
                    font: glyph.font, glyph: glyph.glyph, x: glyph.x + (origin - left) * 4, y: glyph.y + above)
            }
        }
        let frame = PixelRect(
            x: lineX + left, y: lineY - above, width: max(right - left, 1),
            height: min(line.height + above + below, 4096))
        // A copy of exact size: the memory that grew with the longest line stays here.
        let piece = TextPiece(
            glyphs: glyphs.withUnsafeBufferPointer { ContiguousArray($0) }, width: frame.width, height: frame.height,
            isColored: isColored,
            source: TextSource(text.source, line.bytes, leavingOut: line.gap))
        pieces.append(TextPlace(piece, frame: frame, paint: paint))
        bounds = bounds.union(frame)
        glyphs.removeAll(keepingCapacity: true)
    }

    // MARK: Rules and attachments

    private func attach(_ style: PreparedStyle, pen: Double) {
        guard let attachment = style.attachment else { return }
        let scale = style.font.scale
        let rect = CGRect(
            x: CGFloat(pen) / scale,
            y: CGFloat(line.ascent - style.rise) / scale + attachment.descent - attachment.height,
            width: attachment.width, height: attachment.height)
        let frame = PixelRect(rounding: rect, scale: scale).offset(x: lineX, y: lineY)
        attachments.append((attachment.index, frame))
        bounds = bounds.union(frame)
    }

    private func rule(_ unit: TextUnit, _ style: PreparedStyle, from pen: Double) {
        // The ends are rounded, so that adjacent rules meet.
        let (left, right) = (lineX + Int(pen.rounded()), lineX + Int((pen + unit.advance).rounded()))
        let font = style.font.font
        let baseline = lineY + line.ascent - style.rise
        if let paint = style.background { fill(paint, left: left, right: right) }
        if let rule = style.underline {
            let (below, thickness) = font.face.underline
            add(
                rule, style, left: left, right: right, middle: Double(baseline) + below * font.ratio,
                thickness: thickness * font.ratio)
        }
        if let rule = style.strikethrough {
            let (above, thickness) = font.face.strikethrough
            add(
                rule, style, left: left, right: right, middle: Double(baseline) - above * font.ratio,
                thickness: thickness * font.ratio)
        }
    }

    /// Fills the background of a part of the line, over its full height.
    private func fill(_ paint: Int, left: Int, right: Int) {
        guard right > left, line.height > 0 else { return }
        let frame = PixelRect(x: left, y: lineY, width: right - left, height: line.height)
        if var last = rules.last, last.isBehind, last.paint == paint, last.frame.y == lineY, last.frame.x <= left,
            last.frame.maxX >= left
        {
            last.frame.width = max(last.frame.maxX, right) - last.frame.x
            rules[rules.count - 1] = last
        } else {
            rules.append(TextRulePlace(frame: frame, paint: paint, isBehind: true))
        }
        bounds = bounds.union(frame)
    }

    private func add(_ rule: TextRule, _ style: PreparedStyle, left: Int, right: Int, middle: Double, thickness: Double)
    {
        let height = max(1, Int(thickness.rounded()))
        let top = Int((middle - Double(height) / 2).rounded())
        let paint = rule.paint ?? style.paint
        // On, off, on, off in multiples of the thickness, or of a fourteenth of the size, so that dots are visible at
        // any scale; counted from the line's start, so that the pattern continues from unit to unit.
        let pattern: [Int] =
            switch rule.pattern {
            case .solid: []
            case .dot: [1, 1]
            case .dash: [4, 2]
            case .dashDot: [4, 2, 1, 2]
            case .dashDotDot: [4, 2, 1, 2, 1, 2]
            }
        func append(_ from: Int, _ to: Int) {
            guard to > from else { return }
            if var last = rules.last, !last.isBehind, last.paint == paint, last.frame.y == top,
                last.frame.height == height,
                last.frame.x <= from, last.frame.maxX >= from
            {
                // Kerned units overlap.
                last.frame.width = max(last.frame.maxX, to) - last.frame.x
                rules[rules.count - 1] = last
            } else {
                rules.append(
                    TextRulePlace(frame: PixelRect(x: from, y: top, width: to - from, height: height), paint: paint))
            }
            bounds = bounds.union(PixelRect(x: from, y: top, width: to - from, height: height))
        }
        guard !pattern.isEmpty else { return append(left, right) }
        let step = max(height, Int((style.font.font.pixelSize / 14).rounded()))
        let period = pattern.reduce(0, +) * step
        var at = lineX + (left - lineX) / period * period
        while at < right {
            for (index, part) in pattern.enumerated() {
                let end = at + part * step
                if index % 2 == 0 { append(max(at, left), min(end, right)) }
                at = end
            }
        }
    }
}
