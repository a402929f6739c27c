import Foundation

/// A text and everything that decides its shape, but not the space it gets.
package struct TextRequest: Hashable, Sendable {
    package var text: String
    package var font: FontRequest
    /// Device pixels per point.
    package var scale: CGFloat
    /// At most this many lines; nil is unlimited.
    package var lineLimit: Int?
    package var alignment: TextAlignment

    package init(
        text: String, font: FontRequest, scale: CGFloat, lineLimit: Int? = nil, alignment: TextAlignment = .leading
    ) {
        (self.text, self.font, self.scale, self.lineLimit, self.alignment) = (text, font, scale, lineLimit, alignment)
    }
}

/// What is rasterised as one texture: one line of text, or a part of a line that is too wide for a texture.
/// Equal pieces share a texture.
package struct TextPiece: Hashable, Sendable {
    package var text: String
    package var font: FontRequest
    package var scale: CGFloat

    package init(text: String, font: FontRequest, scale: CGFloat) {
        (self.text, self.font, self.scale) = (text, font, scale)
    }
}

/// A text broken into lines for one proposal.
package final class TextLayout: Sendable {
    /// Points.
    package let size: CGSize
    /// Distance from the top to the first and last baseline, in points.
    package let firstBaseline: CGFloat
    package let lastBaseline: CGFloat
    /// The proposals for which this same layout is the answer.
    package let widths: AxisRange
    package let heights: AxisRange
    /// The pieces and where each stands, in device pixels from the text's top left corner.
    package let pieces: [(piece: TextPiece, frame: PixelRect)]
    package let isTruncated: Bool

    package init(
        size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, widths: AxisRange, heights: AxisRange,
        pieces: [(piece: TextPiece, frame: PixelRect)], isTruncated: Bool
    ) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.widths = widths
        self.heights = heights
        self.pieces = pieces
        self.isTruncated = isTruncated
    }
}

/// Measures and breaks text. The pipeline gets one as a value, so that the core knows no font library.
@MainActor package protocol TextMeasurer: AnyObject {
    /// Breaks `request` into lines for a proposal in points; nil is unspecified (one line a paragraph).
    /// The size is never larger than needed: a short text in a wide proposal keeps its own width. A text that does not
    /// fit in height is cut after the last line that does (at least one) and ends in an ellipsis.
    func layout(_ request: TextRequest, width: CGFloat?, height: CGFloat?) -> TextLayout
}
