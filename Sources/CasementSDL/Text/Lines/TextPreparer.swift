import CHarfBuzz
import CICU
import CasementCore
import Foundation

/// Divides a text into paragraphs, segments and units, and shapes them.
final class TextPreparer {
    /// A grapheme cluster with the properties that assign it to a unit.
    private struct Cluster {
        var end: Int32
        var script: UInt32
        var font: Int16
        var level: UInt8
        var isSpace: Bool
    }

    /// The maximum length of a unit in bytes: shaping at once stays short, and a line inside it is found soon.
    private static let longestUnit = 192

    private let fonts: FontBook
    private let unicode = UnicodeAnalysis()
    @exclusivity(unchecked) private var breaks: ContiguousArray<Int32> = []
    @exclusivity(unchecked) private var clusters: ContiguousArray<Cluster> = []
    @exclusivity(unchecked) private var levels: ContiguousArray<UInt8> = []
    @exclusivity(unchecked) private var spanEnds: [Int] = []
    /// Where the tabs begin that no unit contains yet, the last one first.
    @exclusivity(unchecked) private var tabs: [Int] = []
    /// The distance of tab stops in points: TextKit's default.
    private static let tabStops: CGFloat = 28
    /// The bytes of a tab.
    private static let tabLength = 4
    @exclusivity(unchecked) private var text = PreparedText()
    /// The first segment of the current paragraph.
    @exclusivity(unchecked) private var firstSegment = 0

    init(fonts: FontBook) { self.fonts = fonts }

    /// Nil if no font can be opened at all.
    func prepare(_ request: TextRequest) -> PreparedText? {
        text = PreparedText()
        defer { text = PreparedText() }
        let scanner = TextScanner(request)
        guard addStyles(request) else { return nil }
        spanEnds = request.spans.isEmpty ? [] : scanner.spanEnds
        text.bytes = scanner.bytes
        tabs = scanner.tabs.reversed()
        if !tabs.isEmpty { text.tabStep = max(1, Double(Self.tabStops * request.scale)) }
        text.source = scanner.isChanged ? String(decoding: scanner.bytes, as: UTF8.self) : request.text
        for paragraph in scanner.paragraphs { add(paragraph, request) }
        return text
    }

    private func addStyles(_ request: TextRequest) -> Bool {
        for style in request.spans.isEmpty ? [request.style] : request.spans.map(\.style) {
            guard
                let found = fonts.font(for: style.font, scale: request.scale, language: request.paragraph.language)
            else { return false }
            let spacing = Double((style.tracking + style.kerning) * request.scale)
            let rise = Double(style.baselineOffset * request.scale).rounded()
            text.styles.append(
                PreparedStyle(
                    font: style.tracking != 0 ? found.withoutLigatures : found,
                    spacing: spacing.isFinite ? min(max(spacing, -1e4), 1e4) : 0,
                    rise: rise.isFinite ? Int(min(max(rise, -1e4), 1e4)) : 0, underline: style.underline,
                    strikethrough: style.strikethrough, background: style.background, attachment: style.attachment,
                    paint: style.paint))
            _ = text.number(of: found.font)
        }
        return true
    }

    /// The style of the character that starts at a byte.
    private func style(at byte: Int) -> Int {
        if spanEnds.isEmpty { return 0 }
        var (low, high) = (0, spanEnds.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if spanEnds[middle] > byte { high = middle } else { low = middle + 1 }
        }
        return low
    }

    // MARK: Paragraphs

    private func add(_ range: Range<Int>, _ request: TextRequest) {
        firstSegment = text.segments.count
        var level: UInt8 = 0
        breaks.removeAll(keepingCapacity: true)
        text.bytes.withUnsafeBufferPointer { whole in
            let bytes = UnsafeBufferPointer(rebasing: whole[range])
            if bytes.isEmpty {
                level = request.paragraph.isRightToLeft ? 1 : 0
            } else if isPlain(bytes), !request.paragraph.isRightToLeft,
                PlainBreaks.find(in: bytes, from: range.lowerBound, into: &breaks)
            {
                addPlainSegments(range, whole)
            } else {
                breaks.removeAll(keepingCapacity: true)
                unicode.load(bytes, offset: range.lowerBound)
                unicode.findBreaks(language: request.paragraph.language, into: &breaks)
                if isPlain(bytes), !request.paragraph.isRightToLeft { return addPlainSegments(range, whole) }
                level = addClusters(bytes, range, isRightToLeft: request.paragraph.isRightToLeft)
                addSegments(range, whole)
            }
        }
        if text.tabStep > 0 { setTabs() }
        text.paragraphs.append(
            TextParagraphRange(
                segments: firstSegment..<text.segments.count, bytes: range, level: level,
                style: style(at: range.lowerBound)))
    }

    private func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var all: UInt8 = 0
        for byte in bytes { all |= byte }
        return all < 0x80
    }

    private func addPlainSegments(_ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) {
        var start = range.lowerBound
        for end in breaks {
            var builder = SegmentBuilder(firstUnit: text.units.count)
            var index = start
            while index < Int(end) {
                let isSpace = bytes[index] == 0x20
                let number = style(at: index)
                if addTab(at: index, style: number, level: 0, &builder) {
                    index += Self.tabLength
                    continue
                }
                let limit = min(
                    Int(end), spanEnds.isEmpty ? .max : spanEnds[number], index + Self.longestUnit,
                    tabs.last ?? .max)
                var next = index + 1
                while next < limit, (bytes[next] == 0x20) == isSpace { next += 1 }
                addUnit(
                    index..<next, bytes, isSpace: isSpace, style: number, font: font(ofStyle: number), level: 0,
                    script: HB_SCRIPT_LATIN.rawValue, &builder)
                index = next
            }
            finish(builder)
            start = Int(end)
        }
    }

    private func font(ofStyle number: Int) -> Int16 {
        spanEnds.isEmpty ? 0 : text.number(of: text.styles[number].font.font)
    }

    private func addSegments(_ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) {
        var (start, cluster) = (range.lowerBound, 0)
        for end in breaks {
            var builder = SegmentBuilder(firstUnit: text.units.count)
            var index = start
            while index < Int(end), cluster < clusters.count {
                let first = clusters[cluster]
                let number = style(at: index)
                if addTab(at: index, style: number, level: first.level, &builder) {
                    index += Self.tabLength
                    while cluster < clusters.count, Int(clusters[cluster].end) <= index { cluster += 1 }
                    continue
                }
                let limit = min(Int(end), spanEnds.isEmpty ? .max : spanEnds[number], tabs.last ?? .max)
                var next = Int(first.end)
                cluster += 1
                while next < limit, cluster < clusters.count {
                    let following = clusters[cluster]
                    guard Int(following.end) - index <= Self.longestUnit, following.font == first.font,
                        following.script == first.script, following.level == first.level,
                        following.isSpace == first.isSpace
                    else { break }
                    next = Int(following.end)
                    cluster += 1
                }
                addUnit(
                    index..<next, bytes, isSpace: first.isSpace, style: number, font: first.font, level: first.level,
                    script: first.script, &builder)
                index = next
            }
            finish(builder)
            start = Int(end)
        }
    }

    // MARK: Clusters

    /// Finds the clusters of a paragraph with their fonts, scripts and levels. Returns the paragraph's own level.
    private func addClusters(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, isRightToLeft: Bool) -> UInt8 {
        clusters.removeAll(keepingCapacity: true)
        var index = 0
        var mayRunLeft = isRightToLeft
        while index < bytes.count, !mayRunLeft {
            let (scalar, length) = UTF8Scalars.scalar(bytes, index)
            mayRunLeft = UTF8Scalars.isRightToLeft(scalar)
            index += length
        }
        let level =
            mayRunLeft ? unicode.levels(isRightToLeft: isRightToLeft, into: &levels, offset: range.lowerBound) : 0
        let functions = hb_unicode_funcs_get_default()
        var (script, unresolved) = (UInt32(0), 0)
        var scalars: [UInt32] = []
        index = 0
        for character in String(decoding: bytes, as: UTF8.self) {
            let length = character.utf8.count
            scalars.removeAll(keepingCapacity: true)
            for scalar in character.unicodeScalars { scalars.append(scalar.value) }
            let styled = text.styles[style(at: range.lowerBound + index)]
            let own = hb_unicode_script(functions, scalars[0]).rawValue
            if own != HB_SCRIPT_COMMON.rawValue, own != HB_SCRIPT_INHERITED.rawValue, own != HB_SCRIPT_UNKNOWN.rawValue
            {
                script = own
                // Leading brackets and digits belong to the following text.
                while unresolved < clusters.count {
                    clusters[unresolved].script = own
                    unresolved += 1
                }
            }
            if script != 0 { unresolved = clusters.count + 1 }
            let font = font(for: scalars, styled)
            let isSpace = scalars.count == 1 && UTF8Scalars.isSpace(scalars[0])
            let clusterLevel = mayRunLeft ? levels[index] : 0
            // A cluster too long to shape at once is cut between its scalars.
            var done = index
            while done < index + length {
                var end = min(index + length, done + Self.longestUnit)
                while end < index + length, bytes[end] & 0xC0 == 0x80 { end -= 1 }
                done = end
                clusters.append(
                    Cluster(
                        end: Int32(range.lowerBound + end), script: script, font: font, level: clusterLevel,
                        isSpace: isSpace))
            }
            index += length
        }
        if script == 0 {
            for number in clusters.indices { clusters[number].script = HB_SCRIPT_LATIN.rawValue }
        }
        return level
    }

    /// The font that has all of a cluster: the style's own if possible.
    private func font(for scalars: [UInt32], _ style: PreparedStyle) -> Int16 {
        let face = style.font.font.face
        let first = scalars[0]
        let isEmoji =
            first > 0xA8 || scalars.count > 1
            ? scalars.contains(0xFE0F)
                || (first >= 0x231A && casement_isEmoji(first) != 0 && !scalars.contains(0xFE0E))
            : false
        if !isEmoji || face.isColored {
            var isCovered = true
            for scalar in scalars.prefix(16) where face.glyph(of: scalar) == 0 && !UTF8Scalars.isIgnorable(scalar) {
                isCovered = false
            }
            if !isCovered, scalars.count > 1, scalars.count < 8 { isCovered = composes(scalars, in: face) }
            if isCovered { return text.number(of: style.font.font) }
        }
        var wanted: [UInt32] = []
        for scalar in scalars.prefix(16) where !UTF8Scalars.isIgnorable(scalar) { wanted.append(scalar) }
        guard !wanted.isEmpty, let found = fonts.fallback(for: wanted, isEmoji: isEmoji, like: style.font) else {
            return text.number(of: style.font.font)
        }
        return text.number(of: found)
    }

    /// Whether the font has the composed form of a cluster.
    private func composes(_ scalars: [UInt32], in face: FontFace) -> Bool {
        var string = String.UnicodeScalarView()
        for scalar in scalars { Unicode.Scalar(scalar).map { string.append($0) } }
        let composed = String(string).precomposedStringWithCanonicalMapping.unicodeScalars
        return composed.allSatisfy { face.glyph(of: $0.value) != 0 || UTF8Scalars.isIgnorable($0.value) }
    }

    // MARK: Units

    private struct SegmentBuilder {
        var firstUnit: Int
        var visibleEnd = 0
        var width = 0.0
        var space = 0.0
    }

    private func addUnit(
        _ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>, isSpace: Bool, style: Int, font: Int16, level: UInt8,
        script: UInt32, _ builder: inout SegmentBuilder
    ) {
        let unit = UnitShaper.unit(
            range, bytes, isSpace: isSpace, style: style, font: font, level: level, script: script, in: text,
            cache: fonts.library.words, words: &text.words, isExtra: false)
        text.units.append(unit)
        if isSpace {
            builder.space += unit.advance
        } else {
            builder.width += builder.space + unit.advance
            (builder.space, builder.visibleEnd) = (0, text.units.count)
        }
    }

    /// Adds the tab that begins at a byte; false where none does. Its width is known when all of the line is there.
    private func addTab(at byte: Int, style: Int, level: UInt8, _ builder: inout SegmentBuilder) -> Bool {
        guard tabs.last == byte else { return false }
        tabs.removeLast()
        text.units.append(
            TextUnit(
                start: Int32(byte), end: Int32(byte + Self.tabLength), kind: .tab, level: level,
                style: Int16(clamping: style), font: font(ofStyle: style), word: 0, script: HB_SCRIPT_LATIN.rawValue,
                advance: 0))
        return true
    }

    /// Sets the widths of the tabs of the current paragraph, and of the segments that they are in, for a line that
    /// begins where the paragraph does.
    private func setTabs() {
        var pen = 0.0
        for number in firstSegment..<text.segments.count {
            let segment = text.segments[number]
            let start = pen
            var visible = pen
            for index in segment.units {
                if text.units[Int(index)].kind == .tab {
                    text.units[Int(index)].advance = text.tabStop(after: pen) - pen
                }
                pen += text.units[Int(index)].advance
                if index < segment.visibleEnd { visible = pen }
            }
            (text.segments[number].width, text.segments[number].space) = (visible - start, pen - visible)
        }
    }

    private func finish(_ builder: SegmentBuilder) {
        guard text.units.count > builder.firstUnit else { return }
        var segment = TextSegment(
            units: Int32(builder.firstUnit)..<Int32(text.units.count),
            visibleEnd: Int32(max(builder.visibleEnd, builder.firstUnit)), width: builder.width, space: builder.space)
        // Leading spaces are part of the first word: otherwise they would make an empty line.
        if text.segments.count > firstSegment, let last = text.segments.last, last.visibleEnd == last.units.lowerBound {
            text.segments.removeLast()
            segment.units = last.units.lowerBound..<segment.units.upperBound
            if builder.visibleEnd > 0 {
                segment.width += last.space
            } else {
                (segment.space, segment.visibleEnd) = (segment.space + last.space, last.visibleEnd)
            }
        }
        if text.segments.count > firstSegment { kern(&segment) }
        text.segments.append(segment)
    }

    /// The kerning between the last glyph before a break and the first one after it, which applies if no line ends
    /// there: it is space of no character, and is dropped at the end of a line like spaces.
    private func kern(_ segment: inout TextSegment) {
        let (number, first) = (text.segments.count - 1, Int(segment.units.lowerBound))
        guard text.segments[number].visibleEnd == segment.units.lowerBound, first > 0 else { return }
        let (a, b) = (text.units[first - 1], text.units[first])
        let kern = UnitShaper.kerning(a, b, in: text, cache: fonts.library.words)
        guard kern != 0 else { return }
        var unit = a
        (unit.start, unit.kind, unit.word, unit.advance) = (a.end, .space, 0, kern)
        text.units.insert(unit, at: first)
        text.segments[number].units = text.segments[number].units.lowerBound..<Int32(first + 1)
        text.segments[number].space += kern
        segment.units = Int32(first + 1)..<segment.units.upperBound + 1
        segment.visibleEnd += 1
    }
}

/// Makes units.
enum UnitShaper {
    static func unit(
        _ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>, isSpace: Bool, style number: Int, font: Int16,
        level: UInt8, script: UInt32, in text: PreparedText, cache: WordCache, words: inout ContiguousArray<ShapedWord>,
        isExtra: Bool
    ) -> TextUnit {
        let sized = text.fonts[Int(font)]
        let word = UnsafeBufferPointer(rebasing: bytes[range])
        var unit = TextUnit(
            start: Int32(range.lowerBound), end: Int32(range.upperBound), kind: .shaped, level: level,
            style: Int16(clamping: number), font: font, word: 0, script: script, advance: 0)
        let style = text.styles[number]
        if let attachment = style.attachment {
            unit.kind = .attachment
            let width = Double(attachment.width * style.font.scale)
            unit.advance = width.isFinite ? min(max(width, 0), 1e5) : 0
            return unit
        }
        // The table is made for Latin: a font may have other spaces, digits and stops for other scripts.
        if script == HB_SCRIPT_LATIN.rawValue, level & 1 == 0, sized === style.font.font,
            let extent = style.font.plain.extent(of: word)
        {
            unit.kind = isSpace ? .space : .plain
            unit.advance = max(0, Double(extent.advance) * sized.ratio + style.spacing * Double(word.count))
            return unit
        }
        let shaped = cache.word(
            word, face: sized.face, shaping: style.font.shaping.inOwnLanguage(of: script, cache), script: script,
            isRightToLeft: level & 1 == 1)
        unit.kind = isSpace ? .space : .shaped
        unit.word = Int32(isExtra ? -words.count - 1 : words.count)
        words.append(shaped)
        unit.advance = max(0, Double(shaped.advance) * sized.ratio + style.spacing * Double(shaped.clusters))
        return unit
    }

    /// The kerning between two adjacent units, each shaped separately, in device pixels.
    static func kerning(_ a: TextUnit, _ b: TextUnit, in text: PreparedText, cache: WordCache) -> Double {
        guard a.end == b.start, a.font == b.font, a.style == b.style, a.level == b.level, a.level & 1 == 0,
            a.script == b.script, a.kind == b.kind
        else { return 0 }
        let (font, style) = (text.fonts[Int(a.font)], text.styles[Int(a.style)])
        if a.kind == .plain {
            return Double(style.font.plain.kerning(text.bytes[Int(a.end) - 1], text.bytes[Int(b.start)]) ?? 0)
                * font.ratio
        }
        // Ideographs are squares.
        guard a.kind == .shaped, a.script != HB_SCRIPT_HAN.rawValue, a.word >= 0, b.word >= 0 else { return 0 }
        let (left, right) = (text.words[Int(a.word)].glyphs, text.words[Int(b.word)].glyphs)
        guard let last = left.last?.cluster, let next = right.first?.cluster else { return 0 }
        let tail = left[(left.firstIndex { $0.cluster == last } ?? 0)...]
        let head = right[..<(right.firstIndex { $0.cluster != next } ?? right.count)]
        let end = head.count < right.count ? Int(b.start + right[head.count].cluster) : Int(b.end)
        let pair = text.bytes.withUnsafeBufferPointer {
            cache.word(
                UnsafeBufferPointer(rebasing: $0[Int(a.start + last)..<end]), face: font.face,
                shaping: style.font.shaping.inOwnLanguage(of: a.script, cache), script: a.script, isRightToLeft: false)
        }
        guard pair.glyphs.count == tail.count + head.count,
            zip(pair.glyphs, [tail, head].joined()).allSatisfy({ $0.id == $1.id })
        else { return 0 }
        // Kerning changes the advance of the first glyph; the second may be kerned with its successor.
        var kern: Int32 = 0
        for (together, alone) in zip(pair.glyphs, tail) { kern &+= together.advance &- alone.advance }
        return Double(kern) * font.ratio
    }
}
