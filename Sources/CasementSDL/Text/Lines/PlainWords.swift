import CasementCore
import Foundation

/// A plain text divided at its break opportunities: at any width, it is broken by sums alone. The texts are those of
/// `PlainLine`, of any reasonable length; anything beyond words on lines, such as an ellipsis or a word wider than the
/// width, is left to the general path.
final class PlainWords: TextWords {
    /// The text between two break opportunities.
    private struct Word {
        /// The word's bytes; spaces after it begin at `end`.
        var start: Int32
        var end: Int32
        /// Device pixels, without and of the spaces.
        var width: Double
        var space: Double
    }

    /// The longest text broken this way, in bytes.
    private static let longestText = 16 << 10

    private let request: TextRequest
    private let styled: StyledFont
    @exclusivity(unchecked) private var words: ContiguousArray<Word> = []
    /// The narrowest and the widest of the visible characters, in device pixels.
    @exclusivity(unchecked) private var narrowest = Double.infinity
    @exclusivity(unchecked) private var widest = 0.0
    @exclusivity(unchecked) private var characters = 0
    /// Whether lines may be as narrow as one character without examining the words' content.
    @exclusivity(unchecked) private var mayStandOnEnd = true

    /// Nil if the text is not plain enough.
    init?(_ request: TextRequest, fonts: FontBook) {
        guard PlainLine.isPlain(request), request.paragraph.minimumScaleFactor == 1,
            !request.paragraph.allowsTightening,
            let font = fonts.font(for: request.style.font, scale: request.scale, language: request.paragraph.language),
            !font.font.face.file.needsItalic, !font.font.face.file.needsBold
        else { return nil }
        (self.request, styled) = (request, font)
        var text = request.text
        guard text.withUTF8({ cut($0) }) else { return nil }
    }

    private func cut(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = bytes.first, first != 0x20, bytes.count <= Self.longestText,
            let extent = styled.plain.extent(of: bytes)
        else { return false }
        let (font, ratio) = (styled.font, styled.font.ratio)
        guard Double(extent.top) * ratio <= Double(font.ascent), -Double(extent.bottom) * ratio <= Double(font.descent)
        else { return false }
        var breaks = ContiguousArray<Int32>()
        guard PlainBreaks.find(in: bytes, from: 0, into: &breaks) else { return false }
        words.reserveCapacity(breaks.count)
        var start = 0
        for end in breaks {
            add(start..<Int(end), bytes, ratio)
            start = Int(end)
        }
        return true
    }

    private func add(_ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>, _ ratio: Double) {
        let plain = styled.plain
        var (advance, seen, end, previous) = (Int32(0), Int32(0), range.lowerBound, UInt8(0))
        for index in range {
            let byte = bytes[index]
            if previous != 0 { advance &+= plain.kerning(previous, byte) ?? 0 }
            let own = plain.entries[Int(byte & 127)].advance
            advance &+= own
            previous = byte
            guard byte != 0x20 else { continue }
            if end != index { mayStandOnEnd = false }
            (seen, end) = (advance, index + 1)
            characters += 1
            narrowest = min(narrowest, Double(own) * ratio)
            widest = max(widest, Double(own) * ratio)
        }
        var space = Double(max(0, advance - seen)) * ratio
        // The kerning between the last glyph and the next one is dropped if a line ends between them.
        if end == range.upperBound, end < bytes.count {
            space += Double(plain.kerning(bytes[end - 1], bytes[end]) ?? 0) * ratio
        }
        words.append(
            Word(start: Int32(range.lowerBound), end: Int32(end), width: Double(max(0, seen)) * ratio, space: space))
    }

    // MARK: Lines

    private struct Line {
        var start: Int32
        var end: Int32
        var width: Double
    }

    /// Iterates over the lines.
    private struct Walk {
        let words: ContiguousArray<Word>
        let length: Int32
        let limit: Double
        var next = 0
        /// The widths below which the same breaks hold.
        var holdsBelow = Double.infinity
        /// Whether a single word is too wide.
        var isStuck = false

        func fits(_ width: Double) -> Bool { Double(LineFiller.pixels(width)) <= limit }

        mutating func line() -> Line? {
            guard next < words.count else { return nil }
            let first = words[next]
            guard fits(first.width) else {
                isStuck = true
                return nil
            }
            var line = Line(start: first.start, end: first.end, width: first.width)
            var pen = first.width + first.space
            next += 1
            while next < words.count {
                let word = words[next]
                let wanted = pen + word.width
                guard fits(wanted) else {
                    holdsBelow = min(holdsBelow, Double(LineFiller.pixels(wanted)))
                    return line
                }
                (line.end, line.width, pen) = (word.end, wanted, wanted + word.space)
                next += 1
            }
            // Spaces at the end of a text are shown if there is room.
            if pen > line.width {
                if fits(pen) {
                    (line.end, line.width) = (length, pen)
                } else {
                    holdsBelow = min(holdsBelow, Double(LineFiller.pixels(pen)))
                }
            }
            return line
        }
    }

    private func walk(_ width: CGFloat?) -> Walk {
        let limit = width.map { max(0, Double($0 * request.scale)) } ?? .infinity
        return Walk(words: words, length: Int32(request.text.utf8.count), limit: limit + LineFiller.tolerance)
    }

    /// Device pixels from the top of one line to that of the next.
    private var step: Int {
        max(styled.font.lineSkip, styled.font.height) + TextSetter.pixels(request.paragraph.lineSpacing * request.scale)
    }

    /// Nil if fewer lines fit.
    private func extent(lines count: Int, widest: Int, widths: AxisRange, height: CGFloat?) -> TextExtent? {
        let scale = request.scale
        let bottom = (count - 1) * step + styled.font.height
        if count > 1 {
            if let height, !height.isNaN, Double(bottom) > Double(height * scale) + LineFiller.tolerance { return nil }
            guard count <= request.paragraph.lineLimit ?? .max else { return nil }
        }
        let own = CGFloat(bottom) / scale
        return TextExtent(
            size: CGSize(width: CGFloat(widest) / scale, height: own),
            firstBaseline: CGFloat(styled.font.ascent) / scale,
            lastBaseline: CGFloat((count - 1) * step + styled.font.ascent) / scale, widths: widths,
            heights: count == 1 ? .all : AxisRange(own, .infinity, servesNil: true))
    }

    func measure(width: CGFloat?, height: CGFloat?) -> TextExtent? {
        let width = width.flatMap { $0.isNaN ? nil : $0 }
        var walk = walk(width)
        // The narrowest proposal of a text: one character per line.
        if mayStandOnEnd, !walk.fits(narrowest) {
            return extent(
                lines: characters, widest: LineFiller.pixels(widest), widths: AxisRange(exactly: width), height: height)
        }
        var (count, pixels) = (0, 0)
        while let line = walk.line() {
            count += 1
            pixels = max(pixels, LineFiller.pixels(line.width))
        }
        guard !walk.isStuck else { return nil }
        let widths = TextSetter.widths(width, widest: pixels, holdingBelow: walk.holdsBelow, scale: request.scale)
        return extent(lines: count, widest: pixels, widths: widths, height: height)
    }

    func layout(width: CGFloat?, height: CGFloat?) -> TextLayout? {
        let width = width.flatMap { $0.isNaN ? nil : $0 }
        guard let extent = measure(width: width, height: height) else { return nil }
        var walk = walk(width)
        let widest = Int((extent.size.width * request.scale).rounded())
        guard widest <= LineSetter.widest, !mayStandOnEnd || walk.fits(narrowest) else { return nil }
        var text = request.text
        return text.withUTF8 { bytes in
            var places: [TextPlace] = []
            places.reserveCapacity(Int((extent.size.height * request.scale).rounded()) / max(1, step) + 1)
            var (top, bounds) = (0, PixelRect.zero)
            while let line = walk.line() {
                let place = set(line, bytes, top: top, widest: widest)
                bounds = bounds.union(place.frame)
                places.append(place)
                top += step
            }
            let height = top - step + styled.font.height, scale = request.scale
            return TextLayout(
                extent, pieces: TextPlaces(places), isTruncated: false,
                overhang: bounds.x >= 0 && bounds.y >= 0 && bounds.maxX <= widest && bounds.maxY <= height
                    ? nil
                    : CGRect(
                        x: CGFloat(bounds.x) / scale, y: CGFloat(bounds.y) / scale,
                        width: CGFloat(bounds.width) / scale,
                        height: CGFloat(bounds.height) / scale))
        }
    }

    /// The glyphs of a line.
    private func set(_ line: Line, _ bytes: UnsafeBufferPointer<UInt8>, top: Int, widest: Int) -> TextPlace {
        let (plain, font, ratio) = (styled.plain, styled.font, styled.font.ratio)
        var (units, previous, inkLeft, inkRight) = (Int32(0), UInt8(0), 0.0, 0.0)
        let range = Int(line.start)..<Int(line.end)
        var glyphs = ContiguousArray<PlacedGlyph>()
        glyphs.reserveCapacity(range.count)
        for index in range {
            let byte = bytes[index]
            let entry = plain.entries[Int(byte & 127)]
            if previous != 0 { units &+= plain.kerning(previous, byte) ?? 0 }
            let pen = Double(units) * ratio
            units &+= entry.advance
            previous = byte
            guard byte != 0x20 else { continue }
            glyphs.append(
                PlacedGlyph(font: font.id, glyph: UInt32(entry.glyph), x: Int(max(0, pen) * 4 + 0.5), y: font.ascent))
            if entry.left > 0 { inkLeft = min(inkLeft, pen - Double(entry.left) * ratio) }
            if entry.right > 0 { inkRight = max(inkRight, Double(units &+ Int32(entry.right)) * ratio) }
        }
        let width = LineFiller.pixels(line.width)
        let left = inkLeft < -0.01 ? Int((inkLeft - 0.25).rounded(.down)) : 0
        let right = inkRight > Double(width) + 0.01 ? Int((inkRight + 0.25).rounded(.up)) : width
        if left != 0 {
            for index in glyphs.indices {
                let glyph = glyphs[index]
                glyphs[index] = PlacedGlyph(font: glyph.font, glyph: glyph.glyph, x: glyph.x - left * 4, y: glyph.y)
            }
        }
        let x = request.paragraph.alignment.offset(ofWidth: width, in: widest, isRightToLeft: false)
        let frame = PixelRect(x: x + left, y: top, width: max(right - left, 1), height: min(font.height, 4096))
        let piece = TextPiece(
            glyphs: glyphs, width: frame.width, height: frame.height, source: TextSource(request.text, range))
        return TextPlace(piece, frame: frame, paint: request.style.paint)
    }
}
