import Foundation

/// A text with everything that determines its shape, except the available space.
package struct TextRequest: Hashable, Sendable {
    /// The whole text of all spans.
    package var text: String
    package var shared: SharedTextStyle

    package init(_ text: String, shared: SharedTextStyle) { (self.text, self.shared) = (text, shared) }

    package init(
        text: String, style: TextStyle, spans: [TextSpan] = [], paragraph: TextParagraph = TextParagraph(),
        scale: CGFloat
    ) {
        self.init(
            text, shared: SharedTextStyle(style: style, spans: spans, paragraph: paragraph, scale: scale))
    }

    /// The spans of a text in several styles; empty if there is only one style.
    package var spans: [TextSpan] { shared.spans }
    /// The style of the text; that of the first span if there are several.
    package var style: TextStyle { shared.style }
    package var paragraph: TextParagraph { shared.paragraph }
    /// Device pixels per point.
    package var scale: CGFloat { shared.scale }

    /// Returns the same request at another scale, in device pixels per point.
    package func scaled(to scale: CGFloat) -> TextRequest {
        guard scale != self.scale else { return self }
        return TextRequest(text: text, style: style, spans: spans, paragraph: paragraph, scale: scale)
    }
}

/// The style of a text and its lines. An object shared by many texts, which differ in their words; a text in several
/// styles has its own.
package final class SharedTextStyle: Hashable, Sendable {
    package let style: TextStyle
    /// The spans of a text in several styles; empty if there is only one style.
    package let spans: [TextSpan]
    package let paragraph: TextParagraph
    /// Device pixels per point.
    package let scale: CGFloat
    /// Whether a text in it that fits in one line is only glyphs from left to right.
    package let isPlain: Bool

    package init(style: TextStyle, spans: [TextSpan] = [], paragraph: TextParagraph, scale: CGFloat) {
        (self.style, self.spans, self.paragraph, self.scale) = (style, spans, paragraph, scale)
        isPlain =
            spans.isEmpty && style.tracking == 0 && style.kerning == 0 && style.baselineOffset == 0
            && style.underline == nil && style.strikethrough == nil && style.attachment == nil
            && style.background == nil && paragraph.leastLines <= 1 && !paragraph.isRightToLeft
            && paragraph.lineHeight == nil
    }

    package static func == (a: SharedTextStyle, b: SharedTextStyle) -> Bool {
        a === b || a.scale == b.scale && a.style == b.style && a.paragraph == b.paragraph && a.spans == b.spans
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(style)
        hasher.combine(spans)
        hasher.combine(paragraph)
        hasher.combine(scale)
    }
}

/// A part of a text in one style.
package struct TextSpan: Hashable, Sendable {
    /// Its length in bytes of UTF-8. The lengths of all spans add up to the text's.
    package var length: Int
    package var style: TextStyle

    package init(length: Int, style: TextStyle) { (self.length, self.style) = (length, style) }
}

/// The style of a run of text. Lengths are points.
package struct TextStyle: Hashable, Sendable {
    package var font: FontRequest
    /// Added after each character; ligatures are broken up.
    package var tracking: CGFloat = 0
    /// Added after each character; ligatures are kept.
    package var kerning: CGFloat = 0
    /// How far the run is raised above the baseline.
    package var baselineOffset: CGFloat = 0
    package var underline: TextRule?
    package var strikethrough: TextRule?
    /// The index of the graphic's paint behind the run, as high as its line.
    package var background: Int?
    /// The attachment in place of characters: the run's text is then a single U+FFFC.
    package var attachment: TextAttachment?
    /// The index of the graphic's paint for the run.
    package var paint = 0

    package init(_ font: FontRequest) { self.font = font }
}

/// An underline or strikethrough of a run.
package struct TextRule: Hashable, Sendable {
    package enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
    package var pattern: Pattern = .solid
    /// The index of the line's paint; nil for the run's paint.
    package var paint: Int?

    package init(_ pattern: Pattern = .solid, paint: Int? = nil) { (self.pattern, self.paint) = (pattern, paint) }
}

/// Something other than text that occupies space in a line.
package struct TextAttachment: Hashable, Sendable {
    /// Its index in the graphic's attachments.
    package var index: Int
    /// In points. The bottom edge is `descent` below the baseline.
    package var width: CGFloat
    package var height: CGFloat
    package var descent: CGFloat

    package init(index: Int, width: CGFloat, height: CGFloat, descent: CGFloat) {
        (self.index, self.width, self.height, self.descent) = (index, width, height, descent)
    }
}

/// How a text is broken into lines.
package struct TextParagraph: Hashable, Sendable {
    package enum Truncation: Hashable, Sendable { case head, middle, tail }

    /// The maximum number of lines; nil is unlimited.
    package var lineLimit: Int?
    /// The minimum number of lines to reserve space for.
    package var leastLines = 1
    package var alignment = TextAlignment.leading
    package var truncation = Truncation.tail
    /// The distance in points between one line's bottom and the next one's top.
    package var lineSpacing: CGFloat = 0
    /// The distance of the baselines of two lines; nil is that of the font.
    package var lineHeight: TextLineHeight?
    /// A text that does not fit is scaled down to this factor before it is truncated.
    package var minimumScaleFactor: CGFloat = 1
    package var allowsTightening = false
    package var isRightToLeft = false
    /// A BCP 47 language, for the choice of glyphs and of line breaks.
    package var language: String?

    package init() {}
}

/// A piece and its position.
package struct TextPlace {
    package var piece: TextPiece
    /// In device pixels from the text's top left corner; the size is the texture's.
    package var frame: PixelRect
    /// The index of the graphic's paint for the piece.
    package var paint: Int

    package init(_ piece: TextPiece, frame: PixelRect, paint: Int = 0) {
        (self.piece, self.frame, self.paint) = (piece, frame, paint)
    }
}

/// A solid part of an underline or strikethrough.
package struct TextRulePlace: Hashable, Sendable {
    /// In device pixels from the text's top left corner.
    package var frame: PixelRect
    package var paint: Int
    /// Whether it is behind the glyphs.
    package var isBehind: Bool

    package init(frame: PixelRect, paint: Int, isBehind: Bool = false) {
        (self.frame, self.paint, self.isBehind) = (frame, paint, isBehind)
    }
}

/// A text broken into lines for one proposal.
package final class TextLayout {
    /// In points.
    @exclusivity(unchecked) package private(set) var size: CGSize
    /// The distance from the top to the first and last baseline, in points.
    @exclusivity(unchecked) package private(set) var firstBaseline: CGFloat
    @exclusivity(unchecked) package private(set) var lastBaseline: CGFloat
    /// The range of proposals with this same layout.
    @exclusivity(unchecked) package private(set) var widths: AxisRange
    @exclusivity(unchecked) package private(set) var heights: AxisRange
    /// The parts drawn as textures.
    @exclusivity(unchecked) package private(set) var pieces: TextPlaces
    /// Underlines and strikethroughs, drawn as rectangles.
    package let rules: [TextRulePlace]
    /// The frames of attachments, in device pixels from the text's top left corner.
    package let attachments: [(index: Int, frame: PixelRect)]
    package let isTruncated: Bool
    /// The area drawn, in points, if part of it is outside `size`, such as the overhang of an italic letter.
    package let overhang: CGRect?

    package init(
        size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, widths: AxisRange, heights: AxisRange,
        pieces: TextPlaces, rules: [TextRulePlace] = [], attachments: [(index: Int, frame: PixelRect)] = [],
        isTruncated: Bool, overhang: CGRect? = nil
    ) {
        self.overhang = overhang
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.widths = widths
        self.heights = heights
        self.pieces = pieces
        self.rules = rules
        self.attachments = attachments
        self.isTruncated = isTruncated
    }

    /// Whether it can be reused for a plain line.
    var isPlain: Bool { rules.isEmpty && attachments.isEmpty && !isTruncated && overhang == nil }

    /// Returns the layout of one plain line, reusing the memory of `spare` if possible, which must have no other owner.
    /// `fill` appends the glyphs to an empty array.
    package static func line(
        reusing spare: TextLayout?, _ request: TextRequest, _ extent: TextExtent, width: Int, height: Int,
        _ fill: (inout ContiguousArray<PlacedGlyph>) -> Void
    ) -> TextLayout {
        let layout: TextLayout
        if let spare, spare.isPlain {
            layout = spare
            layout.size = extent.size
            layout.firstBaseline = extent.firstBaseline
            layout.lastBaseline = extent.lastBaseline
            layout.widths = extent.widths
            layout.heights = extent.heights
        } else {
            layout = TextLayout(extent, pieces: [], isTruncated: false)
        }
        let source = TextSource(request.text, 0..<request.text.utf8.count)
        layout.pieces.showOnly(
            width: width, height: height, source: source, paint: request.shared.style.paint, fill)
        return layout
    }
}

/// The extent of a text for one proposal, without its glyphs.
package struct TextExtent {
    /// In points.
    package var size: CGSize
    /// The distance from the top to the first and last baseline, in points.
    package var firstBaseline: CGFloat
    package var lastBaseline: CGFloat
    /// The range of proposals with this same extent.
    package var widths: AxisRange
    package var heights: AxisRange

    package init(
        size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, widths: AxisRange, heights: AxisRange
    ) {
        (self.size, self.firstBaseline, self.lastBaseline) = (size, firstBaseline, lastBaseline)
        (self.widths, self.heights) = (widths, heights)
    }
}

extension TextLayout {
    package convenience init(
        _ extent: TextExtent, pieces: TextPlaces, rules: [TextRulePlace] = [],
        attachments: [(index: Int, frame: PixelRect)] = [], isTruncated: Bool, overhang: CGRect? = nil
    ) {
        self.init(
            size: extent.size, firstBaseline: extent.firstBaseline, lastBaseline: extent.lastBaseline,
            widths: extent.widths, heights: extent.heights, pieces: pieces, rules: rules, attachments: attachments,
            isTruncated: isTruncated, overhang: overhang)
    }

    package var extent: TextExtent {
        TextExtent(
            size: size, firstBaseline: firstBaseline, lastBaseline: lastBaseline, widths: widths, heights: heights)
    }
}

/// A text prepared for breaking at many widths: everything independent of the width is cached.
package protocol TextWords: AnyObject {
    /// Returns the extent; nil if the measurer must be called instead.
    func measure(width: CGFloat?, height: CGFloat?) -> TextExtent?
    func layout(width: CGFloat?, height: CGFloat?) -> TextLayout?
}

/// Measures and breaks text. The pipeline receives one as a value, so that the core does not depend on a font library.
@MainActor package protocol TextMeasurer: AnyObject {
    /// Breaks `request` into lines for a proposal in points; nil is unspecified (one line per paragraph). The size is
    /// never larger than needed: a short text in a wide proposal keeps its own width. A text that does not fit in
    /// height is truncated after the last line that does (at least one) and ends in an ellipsis.
    func layout(_ request: TextRequest, width: CGFloat?, height: CGFloat?) -> TextLayout

    /// Like `layout`, but places no glyphs if the text is one plain line, as most are.
    func lines(of request: TextRequest, width: CGFloat?, height: CGFloat?) -> TextLines

    /// Places the glyphs of a plain line, whose extent `lines` returned. `spare` is an old layout without other owners,
    /// whose memory may be reused.
    func place(_ request: TextRequest, _ extent: PlainExtent, reusing spare: TextLayout?) -> TextLayout

    /// Returns the extent of the layout, if it can be determined without its glyphs.
    func measure(_ request: TextRequest, width: CGFloat?, height: CGFloat?) -> TextExtent?

    /// Returns a prepared text that breaks quickly, if the text is plain enough.
    func words(of request: TextRequest) -> (any TextWords)?

    /// Returns the positions of the characters of a text that is laid out for a proposal.
    func geometry(of request: TextRequest, width: CGFloat?, height: CGFloat?) -> TextGeometry

    /// Returns the words of a text and the segments between them, in order and without gaps, by the rules of a language
    /// (BCP 47).
    func segments(of text: String, language: String?) -> [WordSegment]
}

/// The lines of a text for a proposal.
package enum TextLines {
    /// One line, whose glyphs `place` places when they are needed. All that it draws is inside of its extent.
    case plain(PlainExtent)
    case placed(TextLayout)
}

/// The extent of one plain line, which it has in any proposal that is as wide.
package struct PlainExtent {
    // In device pixels, because each text of a long list has one.
    private let storedWidth: Int32
    private let height: UInt16
    /// The distance from the top to the baseline.
    private let baseline: UInt16

    private init() { (storedWidth, height, baseline) = (-1, 0, 0) }

    /// An extent in device pixels; nil for one that no screen shows.
    package init?(width: Int, height: Int, baseline: Int) {
        guard width >= 0, let width = Int32(exactly: width), let height = UInt16(exactly: height),
            let baseline = UInt16(exactly: baseline)
        else { return nil }
        (storedWidth, self.height, self.baseline) = (width, height, baseline)
    }

    /// The extent of a text that is no plain line, or was not measured.
    package static let unknown = PlainExtent()
    package var isKnown: Bool { storedWidth >= 0 }

    /// The width in device pixels.
    package var width: Int { Int(storedWidth) }

    /// The range of proposals in points that are as wide.
    @inline(__always) package func widths(at scale: CGFloat) -> AxisRange {
        storedWidth == 0 ? .all : AxisRange(CGFloat(storedWidth) / scale, .infinity, servesNil: true)
    }

    /// The extent in points.
    @inline(__always) package func extent(at scale: CGFloat) -> TextExtent {
        let baseline = CGFloat(baseline) / scale
        return TextExtent(
            size: CGSize(width: CGFloat(storedWidth) / scale, height: CGFloat(height) / scale),
            firstBaseline: baseline, lastBaseline: baseline, widths: widths(at: scale), heights: .all)
    }
}
