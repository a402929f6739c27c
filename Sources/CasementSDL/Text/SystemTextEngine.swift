import CasementCore
import Foundation

/// A text engine based on the system's libraries, with its own line layout: fontconfig finds fonts, HarfBuzz shapes
/// words, FreeType draws glyphs, ICU finds line breaks. Needs no display.
@MainActor package final class SystemTextEngine: TextEngine {
    /// The engine of a program, whose windows share its caches.
    package static let shared = SystemTextEngine()

    let setter = TextSetter()
    /// The number of files registered by all engines, and the number that this engine has taken into account.
    @exclusivity(unchecked) private static var registered = 0
    @exclusivity(unchecked) private var known = 0

    /// Nothing is loaded before the first text.
    package init() {}

    package func layout(_ request: TextRequest, width: CGFloat?, height: CGFloat?) -> TextLayout {
        checkFonts()
        return setter.layout(request, width: width, height: height)
    }

    package func lines(of request: TextRequest, width: CGFloat?, height: CGFloat?) -> TextLines {
        checkFonts()
        return setter.lines(of: request, width: width, height: height)
    }

    package func place(_ request: TextRequest, _ extent: PlainExtent, reusing spare: TextLayout?) -> TextLayout {
        checkFonts()
        return setter.place(request, extent, reusing: spare)
    }

    package func measure(_ request: TextRequest, width: CGFloat?, height: CGFloat?) -> TextExtent? {
        checkFonts()
        return setter.measure(request, width: width, height: height)
    }

    /// The measures of a font in points; nil if no font can be opened.
    package func metrics(of font: FontRequest) -> FontMetrics? {
        checkFonts()
        return setter.fonts.font(for: font, scale: 1).map { FontMetrics($0.font.face, size: font.size) }
    }

    package func words(of request: TextRequest) -> (any TextWords)? {
        checkFonts()
        return PlainWords(request, fonts: setter.fonts)
    }

    package func rasterise(_ piece: TextPiece, size: PixelRect, into texture: Texture) {
        texture.resize(width: size.width, height: size.height)
        texture.clear()
        let memory = texture.memory
        guard let bytes = memory.bytes else { return }
        GlyphPainter(
            bytes: bytes.assumingMemoryBound(to: UInt8.self), stride: memory.stride, width: memory.width,
            height: memory.height, isColored: texture.format == .color
        ).draw(piece, fonts: setter.fonts, glyphs: setter.glyphs)
    }

    /// Registers the fonts of a file for this program, that is for all engines. Returns the names of its families, or
    /// none if it cannot be read. Subsequent layouts may use them, even where another font was substituted before.
    @discardableResult package static func registerFonts(in path: String) -> [String] {
        guard let families = FontFinder.register(path) else {
            FileHandle.standardError.write(
                Data(
                    "Casement cannot read \(path) as a font: it is not registered. OpenType and TrueType files are understood.\n"
                        .utf8))
            return []
        }
        registered += 1
        return families
    }

    /// A font that was missing before a registration may be found after it.
    @inline(__always) func checkFonts() {
        guard known != Self.registered else { return }
        known = Self.registered
        setter.forgetFonts()
    }
}

/// Lays out texts. It belongs to the engine alone and never leaves its actor; not being marked so itself saves checks
/// in its inner loops.
final class TextSetter {
    let fonts = FontBook()
    let glyphs = GlyphStore()
    /// For queries about a text that do not concern its lines.
    let unicode = UnicodeAnalysis()
    private let preparer: TextPreparer
    private let filler: LineFiller
    private let lines = LineSetter()
    @exclusivity(unchecked) private(set) var prepared = PreparedCache()
    /// The frames of the current text's lines; all are as wide as the widest.
    @exclusivity(unchecked) private var frames: ContiguousArray<PixelRect> = []

    init() {
        preparer = TextPreparer(fonts: fonts)
        filler = LineFiller(cache: fonts.library.words)
    }

    func forgetFonts() {
        prepared.removeAll()
        fonts.forget()
    }

    func layout(_ request: TextRequest, width: CGFloat?, height: CGFloat?) -> TextLayout {
        let width = width.flatMap { $0.isNaN ? nil : $0 }, height = height.flatMap { $0.isNaN ? nil : $0 }
        if let line = PlainLine.layout(request, width: width, fonts: fonts) { return line }
        return fitted(request, width: width, height: height)
    }

    func lines(of request: TextRequest, width: CGFloat?, height: CGFloat?) -> TextLines {
        let width = width.flatMap { $0.isNaN ? nil : $0 }
        if let extent = PlainLine.extent(of: request, width: width, fonts: fonts) { return .plain(extent) }
        return .placed(fitted(request, width: width, height: height.flatMap { $0.isNaN ? nil : $0 }))
    }

    /// If the line's font was replaced since it was measured, the text is laid out anew in the same width.
    func place(_ request: TextRequest, _ extent: PlainExtent, reusing spare: TextLayout?) -> TextLayout {
        PlainLine.place(request, extent, fonts: fonts, reusing: spare)
            ?? fitted(request, width: CGFloat(extent.width) / request.scale, height: nil)
    }

    private func fitted(_ request: TextRequest, width: CGFloat?, height: CGFloat?) -> TextLayout {
        let layout = fill(request, width: width, height: height)
        guard layout.isTruncated else { return layout }
        let paragraph = request.paragraph
        if paragraph.allowsTightening, let tight = tightened(request, width: width, height: height) { return tight }
        if paragraph.minimumScaleFactor < 1, let small = shrunk(request, width: width, height: height) { return small }
        return layout
    }

    // MARK: Fitting

    private func tightened(_ request: TextRequest, width: CGFloat?, height: CGFloat?) -> TextLayout? {
        for share in [0.02, 0.04] as [CGFloat] {
            let layout = fill(
                request.changed(style: { $0.kerning -= $0.font.size * share }), width: width, height: height)
            if !layout.isTruncated { return TextLayout(only: layout, width: width, height: height) }
        }
        return nil
    }

    /// The layout at the largest size that fits, or at the smallest one allowed.
    private func shrunk(_ request: TextRequest, width: CGFloat?, height: CGFloat?) -> TextLayout? {
        func layout(_ factor: CGFloat) -> TextLayout {
            let smaller = request.changed(paragraph: { $0.lineSpacing *= factor }) { style in
                style.font.size *= factor
                style.tracking *= factor
                style.kerning *= factor
                style.baselineOffset *= factor
            }
            return fill(smaller, width: width, height: height)
        }
        let least = max(request.paragraph.minimumScaleFactor, 0.01)
        guard least.isFinite else { return nil }
        var (low, high) = (least, CGFloat(1))
        var best = layout(least)
        if !best.isTruncated {
            for _ in 0..<6 {
                let middle = (low + high) / 2
                let tried = layout(middle)
                if tried.isTruncated { high = middle } else { (low, best) = (middle, tried) }
            }
        }
        return TextLayout(only: best, width: width, height: height)
    }

    // MARK: Lines

    /// Breaks a text, which then is in `filler`, and computes the places of its lines, in device pixels. Nil if no font
    /// can be opened.
    private func breakLines(_ request: TextRequest, width: CGFloat?, height: CGFloat?) -> PreparedText? {
        // Requests that differ only in properties without effect on units and breaks share one prepared text.
        let key = request.changed(paragraph: { whole in
            let (isRightToLeft, language) = (whole.isRightToLeft, whole.language)
            whole = TextParagraph()
            (whole.isRightToLeft, whole.language) = (isRightToLeft, language)
        })
        guard let text = prepared.text(key, prepare: { preparer.prepare(request) }) else { return nil }
        let scale = request.scale, paragraph = request.paragraph
        let limit = width.map { max(0, Double($0 * scale)) } ?? .infinity
        let room = height.map { Double($0 * scale) } ?? .infinity
        let spacing = Self.pixels(paragraph.lineSpacing * scale)
        filler.fill(
            text, limit: limit, room: room, maximum: paragraph.lineLimit ?? .max, spacing: spacing,
            truncation: paragraph.truncation, lineHeight: paragraph.lineHeight)
        frames.removeAll(keepingCapacity: frames.count < 1024)
        var (widest, top) = (0, 0)
        for line in filler.lines { widest = max(widest, line.width) }
        for line in filler.lines {
            let x = paragraph.alignment.offset(ofWidth: line.width, in: widest, isRightToLeft: paragraph.isRightToLeft)
            frames.append(PixelRect(x: x, y: top, width: widest, height: line.height))
            top += max(line.skip, line.height) + spacing
        }
        return text
    }

    /// Calls `body` with the lines of a text and their places.
    func withLines(
        _ request: TextRequest, width: CGFloat?, height: CGFloat?,
        _ body: (PreparedText, LineFiller, ContiguousArray<PixelRect>) -> Void
    ) {
        guard let text = breakLines(request, width: width, height: height) else { return }
        body(text, filler, frames)
        filler.release()
    }

    private func fill(_ request: TextRequest, width: CGFloat?, height: CGFloat?) -> TextLayout {
        guard let text = breakLines(request, width: width, height: height) else { return .nothing }
        let scale = request.scale
        lines.begin(text, extraWords: filler.extraWords)
        lines.reserve(filler.lines.count)
        for index in filler.lines.indices {
            let line = filler.lines[index]
            lines.set(line, of: line.isExtra ? filler.extra : text.units, x: frames[index].x, y: frames[index].y)
        }
        let extent = extent(of: text, request, width: width, height: height)
        let (widest, bottom) = (extent.size.width * scale, extent.size.height * scale)
        let bounds = lines.bounds
        let layout = TextLayout(
            extent, pieces: TextPlaces(lines.pieces), rules: lines.rules, attachments: lines.attachments,
            isTruncated: filler.isTruncated,
            overhang: bounds.x >= 0 && bounds.y >= 0 && bounds.maxX <= Int(widest.rounded())
                && bounds.maxY <= Int(bottom.rounded())
                ? nil
                : CGRect(
                    x: CGFloat(bounds.x) / scale, y: CGFloat(bounds.y) / scale, width: CGFloat(bounds.width) / scale,
                    height: CGFloat(bounds.height) / scale))
        lines.end()
        filler.release()
        return layout
    }

    /// The size of a text, without its glyphs; nil if it must be tightened or shrunk to fit, or no font can be opened.
    func measure(_ request: TextRequest, width: CGFloat?, height: CGFloat?) -> TextExtent? {
        let width = width.flatMap { $0.isNaN ? nil : $0 }, height = height.flatMap { $0.isNaN ? nil : $0 }
        guard let text = breakLines(request, width: width, height: height) else { return nil }
        defer { filler.release() }
        let isMadeToFit = request.paragraph.allowsTightening || request.paragraph.minimumScaleFactor < 1
        if filler.isTruncated, isMadeToFit { return nil }
        return extent(of: text, request, width: width, height: height)
    }

    /// The size of the current lines.
    private func extent(of text: PreparedText, _ request: TextRequest, width: CGFloat?, height: CGFloat?) -> TextExtent
    {
        let scale = request.scale, paragraph = request.paragraph
        let spacing = Self.pixels(paragraph.lineSpacing * scale)
        let first = filler.lines[0], last = filler.lines[filler.lines.count - 1]
        let widest = frames[0].width, lastTop = frames[frames.count - 1].y
        var bottom = frames[frames.count - 1].maxY
        if paragraph.leastLines > filler.lines.count {
            let further = min(paragraph.leastLines - filler.lines.count, 100_000)
            bottom += further * (filler.skip(of: text) + spacing)
        }
        return TextExtent(
            size: CGSize(width: CGFloat(widest) / scale, height: CGFloat(bottom) / scale),
            firstBaseline: CGFloat(first.ascent) / scale, lastBaseline: CGFloat(lastTop + last.ascent) / scale,
            widths: Self.widths(width, widest: widest, holdingBelow: filler.breaksHoldBelow, scale: scale),
            heights: heights(height, text: text, spacing: spacing, scale: scale))
    }

    static func pixels(_ length: CGFloat) -> Int {
        let pixels = length.rounded()
        return pixels.isFinite ? Int(min(max(pixels, 0), 1e5)) : 0
    }

    /// The widths for which the same lines result; `bound` is the one below which the breaks hold, as far as known.
    static func widths(_ width: CGFloat?, widest: Int, holdingBelow bound: Double?, scale: CGFloat) -> AxisRange {
        guard let bound else { return AxisRange(exactly: width) }
        // A text of width zero is also the same at width zero.
        let lower = widest == 0 ? -CGFloat.infinity : CGFloat(widest) / scale
        // No wider line was tried: these are the text's natural lines.
        if bound == .infinity { return AxisRange(lower, .infinity, servesNil: true) }
        let range = AxisRange(lower, (CGFloat(bound) - 2 * LineFiller.tolerance) / scale)
        return range.contains(width) ? range : AxisRange(exactly: width)
    }

    /// The heights for which the same lines result. One line is the minimum at any height.
    private func heights(_ height: CGFloat?, text: PreparedText, spacing: Int, scale: CGFloat) -> AxisRange {
        let count = filler.lines.count, own = frames[count - 1].maxY
        guard count > 1 || filler.isCutByHeight else { return .all }
        // The omitted text may be higher than what is shown.
        if filler.isTruncated, !text.isUniform { return AxisRange(exactly: height) }
        var range = AxisRange(count == 1 ? -.infinity : CGFloat(own) / scale, .infinity, servesNil: true)
        if filler.isCutByHeight {
            let next = CGFloat(own + filler.skip(of: text) + spacing) / scale
            range = AxisRange(range.lower, next - 2 * LineFiller.tolerance / scale)
        }
        return range.contains(height) ? range : AxisRange(exactly: height)
    }
}

extension TextRequest {
    /// The request with its paragraph and all its styles changed.
    fileprivate func changed(
        paragraph changeParagraph: (inout TextParagraph) -> Void = { _ in },
        style changeStyle: (inout TextStyle) -> Void = { _ in }
    ) -> TextRequest {
        var (style, paragraph, spans) = (style, paragraph, spans)
        changeParagraph(&paragraph)
        changeStyle(&style)
        for index in spans.indices { changeStyle(&spans[index].style) }
        return TextRequest(text: text, style: style, spans: spans, paragraph: paragraph, scale: scale)
    }
}

extension TextAlignment {
    func offset(ofWidth width: Int, in whole: Int, isRightToLeft: Bool) -> Int {
        switch self {
        case .center: (whole - width) / 2
        case .leading: isRightToLeft ? whole - width : 0
        case .trailing: isRightToLeft ? 0 : whole - width
        }
    }
}

extension TextLayout {
    /// The layout used if no font can be opened.
    static var nothing: TextLayout {
        TextLayout(
            size: .zero, firstBaseline: 0, lastBaseline: 0, widths: .all, heights: .all, pieces: [], isTruncated: false)
    }

    /// The same layout as the answer to one proposal only.
    fileprivate convenience init(only other: TextLayout, width: CGFloat?, height: CGFloat?) {
        var extent = other.extent
        (extent.widths, extent.heights) = (AxisRange(exactly: width), AxisRange(exactly: height))
        self.init(
            extent, pieces: other.pieces, rules: other.rules, attachments: other.attachments,
            isTruncated: other.isTruncated, overhang: other.overhang)
    }
}
