import Foundation

/// A text and everything that decides its shape, but not the space it gets.
package struct TextRequest: Hashable, Sendable {
    /// The whole text, of all spans.
    package var text: String
    /// The parts of a text that is written in several ways; empty where one style serves all.
    package var spans: [TextSpan]
    package var shared: SharedTextStyle

    package init(_ text: String, spans: [TextSpan] = [], shared: SharedTextStyle) {
        (self.text, self.spans, self.shared) = (text, spans, shared)
    }

    package init(
        text: String, style: TextStyle, spans: [TextSpan] = [], paragraph: TextParagraph = TextParagraph(),
        scale: CGFloat
    ) { self.init(text, spans: spans, shared: SharedTextStyle(style: style, paragraph: paragraph, scale: scale)) }

    /// How the text is written; that of the first span where there are several.
    package var style: TextStyle { shared.style }
    package var paragraph: TextParagraph { shared.paragraph }
    /// Device pixels per point.
    package var scale: CGFloat { shared.scale }

    /// The same for another number of device pixels per point.
    package func scaled(to scale: CGFloat) -> TextRequest {
        guard scale != self.scale else { return self }
        return TextRequest(text, spans: spans, shared: SharedTextStyle(style: style, paragraph: paragraph, scale: scale))
    }
}

/// How a text is written and its lines are made. An object that many texts share: they differ in their words.
package final class SharedTextStyle: Hashable, Sendable {
    package let style: TextStyle
    package let paragraph: TextParagraph
    /// Device pixels per point.
    package let scale: CGFloat

    package init(style: TextStyle, paragraph: TextParagraph, scale: CGFloat) {
        (self.style, self.paragraph, self.scale) = (style, paragraph, scale)
    }

    package static func == (a: SharedTextStyle, b: SharedTextStyle) -> Bool {
        a === b || a.scale == b.scale && a.style == b.style && a.paragraph == b.paragraph
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(style)
        hasher.combine(paragraph)
        hasher.combine(scale)
    }
}

/// A part of a text in one style.
package struct TextSpan: Hashable, Sendable {
    /// Bytes of the text's UTF-8. The lengths of all spans add up to the text's.
    package var length: Int
    package var style: TextStyle

    package init(length: Int, style: TextStyle) { (self.length, self.style) = (length, style) }
}

/// How a run of text is written. Lengths are points.
package struct TextStyle: Hashable, Sendable {
    package var font: FontRequest
    /// Added after each character; ligatures are broken up.
    package var tracking: CGFloat = 0
    /// Added after each character; ligatures stay.
    package var kerning: CGFloat = 0
    /// How far the run is lifted above the baseline.
    package var baselineOffset: CGFloat = 0
    package var underline: TextRule?
    package var strikethrough: TextRule?
    /// Which of the graphic's paints lies behind the run, as high as its line.
    package var background: Int?
    /// What stands here in place of characters: the run's text is then one U+FFFC.
    package var attachment: TextAttachment?
    /// Which of the graphic's paints the run is drawn with.
    package var paint = 0

    package init(_ font: FontRequest) { self.font = font }
}

/// A line under or through a run.
package struct TextRule: Hashable, Sendable {
    package enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
    package var pattern: Pattern = .solid
    /// Nil draws it with the run's paint.
    package var paint: Int?

    package init(_ pattern: Pattern = .solid, paint: Int? = nil) { (self.pattern, self.paint) = (pattern, paint) }
}

/// Something that is not text and takes a place in a line.
package struct TextAttachment: Hashable, Sendable {
    /// Which of the graphic's attachments it is.
    package var index: Int
    /// Points. The bottom edge stands `descent` below the baseline.
    package var width: CGFloat
    package var height: CGFloat
    package var descent: CGFloat

    package init(index: Int, width: CGFloat, height: CGFloat, descent: CGFloat) {
        (self.index, self.width, self.height, self.descent) = (index, width, height, descent)
    }
}

/// How the lines of a text are made.
package struct TextParagraph: Hashable, Sendable {
    package enum Truncation: Hashable, Sendable { case head, middle, tail }

    /// At most this many lines; nil is unlimited.
    package var lineLimit: Int?
    /// Room for so many lines is kept even where the text has fewer.
    package var leastLines = 1
    package var alignment = TextAlignment.leading
    package var truncation = Truncation.tail
    /// Points, between one line's bottom and the next one's top.
    package var lineSpacing: CGFloat = 0
    /// A text that does not fit is written smaller, down to this factor, before it is truncated.
    package var minimumScaleFactor: CGFloat = 1
    package var allowsTightening = false
    package var isRightToLeft = false
    /// A BCP 47 language, for the choice of glyphs and of line breaks.
    package var language: String?

    package init() {}
}

/// A piece and where it stands.
package struct TextPlace {
    package var piece: TextPiece
    /// Device pixels from the text's top left corner; the size is the texture's.
    package var frame: PixelRect
    /// Which of the graphic's paints it is drawn with.
    package var paint: Int

    package init(_ piece: TextPiece, frame: PixelRect, paint: Int = 0) {
        (self.piece, self.frame, self.paint) = (piece, frame, paint)
    }
}

/// A solid part of a line under or through a text.
package struct TextRulePlace: Hashable, Sendable {
    /// Device pixels from the text's top left corner.
    package var frame: PixelRect
    package var paint: Int
    /// Whether it lies behind the letters.
    package var isBehind: Bool

    package init(frame: PixelRect, paint: Int, isBehind: Bool = false) {
        (self.frame, self.paint, self.isBehind) = (frame, paint, isBehind)
    }
}

/// A text broken into lines for one proposal.
package final class TextLayout {
    /// Points.
    @exclusivity(unchecked) package private(set) var size: CGSize
    /// Distance from the top to the first and last baseline, in points.
    @exclusivity(unchecked) package private(set) var firstBaseline: CGFloat
    @exclusivity(unchecked) package private(set) var lastBaseline: CGFloat
    /// The proposals for which this same layout is the answer.
    @exclusivity(unchecked) package private(set) var widths: AxisRange
    @exclusivity(unchecked) package private(set) var heights: AxisRange
    /// What is drawn as textures.
    @exclusivity(unchecked) package private(set) var pieces: TextPlaces
    /// The lines under and through the text, drawn as rectangles after the pieces.
    package let rules: [TextRulePlace]
    /// Where attachments stand, in device pixels from the text's top left corner.
    package let attachments: [(index: Int, frame: PixelRect)]
    package let isTruncated: Bool
    /// Where something is drawn, in points, if some of it is outside of `size`, such as the overhang of an italic letter.
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

    /// Whether it can serve again for one plain line.
    private var isPlain: Bool { rules.isEmpty && attachments.isEmpty && !isTruncated && overhang == nil }

    /// One plain line, in the memory of `spare`, which nobody may hold any more, where that can serve. `fill` adds the glyphs to an
    /// array that is empty.
    package static func line(
        reusing spare: TextLayout?, _ request: TextRequest, size: CGSize, baseline: CGFloat, widths: AxisRange,
        width: Int, height: Int, _ fill: (inout ContiguousArray<PlacedGlyph>) -> Void
    ) -> TextLayout {
        let layout: TextLayout
        if let spare, spare.isPlain {
            layout = spare
            (layout.size, layout.firstBaseline, layout.lastBaseline) = (size, baseline, baseline)
            (layout.widths, layout.heights) = (widths, .all)
        } else {
            layout = TextLayout(
                size: size, firstBaseline: baseline, lastBaseline: baseline, widths: widths, heights: .all, pieces: [],
                isTruncated: false)
        }
        let source = TextSource(request.text, 0..<request.text.utf8.count)
        layout.pieces.showOnly(
            width: width, height: height, source: source, paint: request.style.paint, fill)
        return layout
    }
}

/// What a text takes for one proposal, without its glyphs.
package struct TextExtent {
    /// Points.
    package var size: CGSize
    /// Distance from the top to the first and last baseline, in points.
    package var firstBaseline: CGFloat
    package var lastBaseline: CGFloat
    /// The proposals for which this same extent is the answer.
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

/// A text with what is the same at any width found out, for one that is broken at many.
package protocol TextWords: AnyObject {
    /// Nil where the measurer has to be asked.
    func measure(width: CGFloat?, height: CGFloat?) -> TextExtent?
    func layout(width: CGFloat?, height: CGFloat?) -> TextLayout?
}

/// Measures and breaks text. The pipeline gets one as a value, so that the core knows no font library.
@MainActor package protocol TextMeasurer: AnyObject {
    /// Breaks `request` into lines for a proposal in points; nil is unspecified (one line a paragraph).
    /// The size is never larger than needed: a short text in a wide proposal keeps its own width. A text that does not
    /// fit in height is cut after the last line that does (at least one) and ends in an ellipsis. `spare` is an old layout that
    /// nobody else holds: its memory may become that of the new one.
    func layout(_ request: TextRequest, width: CGFloat?, height: CGFloat?, reusing spare: TextLayout?) -> TextLayout

    /// What the layout would take, where that can be said without its glyphs.
    func measure(_ request: TextRequest, width: CGFloat?, height: CGFloat?) -> TextExtent?

    /// What breaks this text quickly, where it is plain enough for that.
    func words(of request: TextRequest) -> (any TextWords)?

    /// Where the characters of a text stand when it is laid out for a proposal.
    func geometry(of request: TextRequest, width: CGFloat?, height: CGFloat?) -> TextGeometry

    /// The words of a text and what stands between them, in order and without gaps, as a language has them (BCP 47).
    func segments(of text: String, language: String?) -> [WordSegment]
}

extension TextMeasurer {
    package func layout(_ request: TextRequest, width: CGFloat?, height: CGFloat?) -> TextLayout {
        layout(request, width: width, height: height, reusing: nil)
    }
}
