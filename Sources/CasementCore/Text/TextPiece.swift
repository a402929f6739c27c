import Foundation

/// A glyph and its position in its piece.
@usableFromInline package struct PlacedGlyph: Hashable, Sendable {
    /// 20 bits of font, 16 of glyph, 12 of y and 16 of x.
    @usableFromInline package let bits: UInt64

    /// `font` is the font's number in the engine; `x` is in quarters of a device pixel from the piece's left edge, `y`
    /// in whole ones from its top to the baseline.
    @inlinable package init(font: Int, glyph: UInt32, x: Int, y: Int) {
        let place = UInt64(UInt16(truncatingIfNeeded: min(max(x, -32_768), 32_767)))
        let row = UInt64(UInt16(truncatingIfNeeded: min(max(y, -2048), 2047)) & 0xFFF)
        bits = UInt64(font & 0xF_FFFF) << 44 | UInt64(glyph & 0xFFFF) << 28 | row << 16 | place
    }

    package var font: Int { Int(bits >> 44) }
    package var glyph: UInt32 { UInt32(bits >> 28 & 0xFFFF) }
    package var x: Int { Int(Int16(truncatingIfNeeded: bits)) }
    package var y: Int { Int(Int16(truncatingIfNeeded: bits >> 12) >> 4) }
}

/// A unit of text that is rasterised as one texture: the glyphs of one paint on one line, or on a part of a line that
/// is too wide for a texture. Pieces are equal if their pixels are; equal ones share a texture. It is an object because
/// each is referenced in several places, and a retain costs less than copying its contents. It never changes while it
/// has owners other than a layout.
package final class TextPiece: Hashable {
    @exclusivity(unchecked) package private(set) var glyphs: ContiguousArray<PlacedGlyph>
    /// The texture's size in device pixels, before `zoom`.
    @exclusivity(unchecked) package private(set) var width: Int
    @exclusivity(unchecked) package private(set) var height: Int
    /// Whether the glyphs have their own colours: then it needs a colour texture.
    package let isColored: Bool
    /// The factor by which it is rasterised larger than it was laid out.
    package let zoom: CGFloat
    /// The hash of the glyphs and the size. Equal pieces have the same.
    @exclusivity(unchecked) package private(set) var contentHash: Int
    @exclusivity(unchecked) private var source: TextSource

    package init(
        glyphs: ContiguousArray<PlacedGlyph>, width: Int, height: Int, isColored: Bool = false, source: TextSource
    ) {
        (self.glyphs, self.width, self.height, self.isColored) = (glyphs, width, height, isColored)
        self.source = source
        zoom = 1
        contentHash = Self.hash(glyphs, width, height)
    }

    /// Replaces the content, reusing the memory. `fill` receives the array empty, with its capacity.
    fileprivate func become(
        width: Int, height: Int, source: TextSource, _ fill: (inout ContiguousArray<PlacedGlyph>) -> Void
    ) {
        glyphs.removeAll(keepingCapacity: true)
        fill(&glyphs)
        (self.width, self.height, self.source) = (width, height, source)
        contentHash = Self.hash(glyphs, width, height)
    }

    /// Whether it can be reused for other glyphs.
    fileprivate var isPlain: Bool { zoom == 1 && !isColored }

    private static func hash(_ glyphs: ContiguousArray<PlacedGlyph>, _ width: Int, _ height: Int) -> Int {
        var hash = UInt64(truncatingIfNeeded: width &* 31 &+ height)
        for glyph in glyphs {
            hash = (hash ^ glyph.bits) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash >> 32
        }
        return Int(truncatingIfNeeded: hash)
    }

    private init(_ piece: TextPiece, zoom: CGFloat) {
        (glyphs, width, height, isColored) = (piece.glyphs, piece.width, piece.height, piece.isColored)
        (source, contentHash) = (piece.source, piece.contentHash)
        self.zoom = zoom
    }

    /// Returns the same glyphs for a texture scaled by a factor.
    package func scaled(by factor: CGFloat) -> TextPiece {
        guard factor > 0, factor.isFinite, factor != 1 else { return self }
        return TextPiece(self, zoom: zoom * factor)
    }

    /// The text that it shows.
    package var text: String { source.text }

    package static func == (a: TextPiece, b: TextPiece) -> Bool {
        if a === b { return true }
        return a.contentHash == b.contentHash && a.zoom == b.zoom && a.width == b.width && a.height == b.height
            && a.isColored == b.isColored && a.glyphs == b.glyphs
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(contentHash)
        if zoom != 1 { hasher.combine(zoom) }
    }
}

/// The characters that a piece shows: those between two bytes of a text, with an ellipsis where some were truncated.
package struct TextSource: Sendable {
    private let whole: String
    private let start: Int32
    private let end: Int32
    /// The truncated range, in bytes of the whole text; nil if none.
    private let gap: (start: Int32, end: Int32)?

    package init(_ whole: String, _ range: Range<Int>, leavingOut gap: Range<Int>? = nil) {
        self.whole = whole
        (start, end) = (Int32(truncatingIfNeeded: range.lowerBound), Int32(truncatingIfNeeded: range.upperBound))
        self.gap = gap.map { (Int32(truncatingIfNeeded: $0.lowerBound), Int32(truncatingIfNeeded: $0.upperBound)) }
    }

    package var text: String {
        guard let gap else { return part(start, end) }
        return part(start, gap.start) + "\u{2026}" + part(gap.end, end)
    }

    private func part(_ start: Int32, _ end: Int32) -> String {
        let utf8 = whole.utf8
        guard start < end, Int(end) <= utf8.count else { return "" }
        return String(decoding: utf8.dropFirst(Int(start)).prefix(Int(end - start)), as: UTF8.self)
    }
}

/// The pieces of a text. Most texts have one, which needs no array.
package struct TextPlaces: RandomAccessCollection, ExpressibleByArrayLiteral {
    private var only: TextPlace?
    private var all: [TextPlace] = []

    package init(_ only: TextPlace) { self.only = only }

    package init(_ all: [TextPlace]) {
        if all.count == 1 { only = all[0] } else { self.all = all }
    }

    package init(arrayLiteral elements: TextPlace...) { self.init(elements) }

    /// Replaces the pieces by one plain piece, reusing the memory of the current one if it has no other owner.
    package mutating func showOnly(
        width: Int, height: Int, source: TextSource, paint: Int, _ fill: (inout ContiguousArray<PlacedGlyph>) -> Void
    ) {
        let frame = PixelRect(x: 0, y: 0, width: width, height: height)
        if only != nil, isKnownUniquelyReferenced(&only!.piece), only!.piece.isPlain {
            only!.piece.become(width: width, height: height, source: source, fill)
            (only!.frame, only!.paint) = (frame, paint)
        } else {
            var glyphs = ContiguousArray<PlacedGlyph>()
            fill(&glyphs)
            let piece = TextPiece(glyphs: glyphs, width: width, height: height, source: source)
            self = TextPlaces(TextPlace(piece, frame: frame, paint: paint))
        }
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { only == nil ? all.count : 1 }

    package subscript(index: Int) -> TextPlace {
        if index == 0, let only { return only }
        return all[index]
    }
}
