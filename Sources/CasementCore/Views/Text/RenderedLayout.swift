import Foundation

extension Text {
    /// A text as it is laid out: its lines, which have runs, which have letters.
    public struct Layout: RandomAccessCollection, Equatable {
        let lines: [Line]
        /// Whether some of the text is left out.
        public let isTruncated: Bool

        public var startIndex: Int { 0 }
        public var endIndex: Int { lines.count }
        public subscript(index: Int) -> Line { lines[index] }
    }
}

extension Text.Layout {
    /// Where something stands and how high it is, in points from the text's top left corner.
    public struct TypographicBounds: Equatable, Sendable {
        /// The left end of the baseline.
        public var origin: CGPoint
        public var width: CGFloat
        /// Above the baseline.
        public var ascent: CGFloat
        /// Below the baseline.
        public var descent: CGFloat
        /// To the next line; what lies between lines belongs to none.
        public var leading: CGFloat = 0

        /// The rectangle that is covered.
        public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }
    }

    /// How a part is drawn.
    @frozen public struct DrawingOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Not moved to whole pixels. A context never moves what it draws.
        public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }

    /// A line.
    public struct Line: RandomAccessCollection, Equatable {
        let runs: [Run]
        public let typographicBounds: TypographicBounds
        /// The left end of the baseline.
        public var origin: CGPoint { typographicBounds.origin }

        public var startIndex: Int { 0 }
        public var endIndex: Int { runs.count }
        public subscript(index: Int) -> Run { runs[index] }
    }

    /// A part of a line in one paint, with the same attributes.
    public struct Run: RandomAccessCollection, Equatable {
        let part: RenderedPart
        let slices: [RunSlice]
        public var typographicBounds: TypographicBounds { part.bounds }
        public let layoutDirection: LayoutDirection

        public var startIndex: Int { 0 }
        public var endIndex: Int { slices.count }
        public subscript(index: Int) -> RunSlice { slices[index] }

        /// The attribute of a type, where the run has one.
        public subscript<T: TextAttribute>(key: T.Type) -> T? { part.attribute(key) }
    }

    /// A letter with its marks, or letters that are written as one; left to right.
    public struct RunSlice: Equatable {
        let part: RenderedPart
        public var typographicBounds: TypographicBounds { part.bounds }

        /// The attribute of a type, where the run has one.
        public subscript<T: TextAttribute>(key: T.Type) -> T? { part.attribute(key) }
    }
}

/// Glyphs that are drawn together.
struct RenderedPart: Equatable {
    let place: TextPlace
    let bounds: Text.Layout.TypographicBounds
    let drawing: TextDrawing

    static func == (a: RenderedPart, b: RenderedPart) -> Bool {
        a.bounds == b.bounds && a.place.paint == b.place.paint && a.place.piece == b.place.piece
    }

    func attribute<T: TextAttribute>(_ key: T.Type) -> T? {
        for box in drawing.facts[place.paint]?.attributes ?? [] { if let value = box.value as? T { return value } }
        return nil
    }

    /// One part for each place at which glyphs stand. A texture has room on its sides for what leaves its letter.
    func slices(scale: CGFloat) -> [RenderedPart] {
        let glyphs = place.piece.glyphs.sorted { $0.x < $1.x }
        var parts: [RenderedPart] = []
        var start = 0
        while start < glyphs.count {
            var end = start + 1
            while end < glyphs.count, glyphs[end].x == glyphs[start].x { end += 1 }
            let left = glyphs[start].x / 4, right = end < glyphs.count ? glyphs[end].x / 4 : place.frame.width
            parts.append(part(of: glyphs[start..<end], from: left, to: max(left, right), scale))
            start = end
        }
        return parts
    }

    private func part(of glyphs: ArraySlice<PlacedGlyph>, from left: Int, to right: Int, _ scale: CGFloat)
        -> RenderedPart
    {
        let room = place.frame.height / 2, origin = left - room
        let moved = glyphs.map { PlacedGlyph(font: $0.font, glyph: $0.glyph, x: $0.x - 4 * origin, y: $0.y) }
        let piece = TextPiece(
            glyphs: ContiguousArray(moved), width: right - left + 2 * room, height: place.frame.height,
            isColored: place.piece.isColored, source: TextSource("", 0..<0))
        let frame = PixelRect(
            x: place.frame.x + origin, y: place.frame.y, width: piece.width, height: piece.height)
        var bounds = bounds
        bounds.origin.x = CGFloat(place.frame.x + left) / scale
        bounds.width = CGFloat(right - left) / scale
        return RenderedPart(place: TextPlace(piece, frame: frame, paint: place.paint), bounds: bounds, drawing: drawing)
    }
}

extension GraphicsContext {
    /// Draws a line of a text at its place. The options have no effect.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
        for run in line { draw(run, options: options) }
    }

    /// Draws a run of a text at its place, with the lines under and through it. The options have no effect.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
        let frame = run.part.place.frame
        let rules = run.part.drawing.layout.map { layout in
            layout.rules.filter { $0.frame.x < frame.maxX && frame.x < $0.frame.maxX && $0.frame.intersects(frame) }
        }
        draw(run.part, rules: rules ?? [])
    }

    /// Draws a letter of a text at its place. The options have no effect.
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
        draw(slice.part, rules: [])
    }

    private func draw(_ part: RenderedPart, rules: [TextRulePlace]) {
        guard let layout = part.drawing.layout else { return }
        let drawn = TextLayout(
            size: layout.size, firstBaseline: layout.firstBaseline, lastBaseline: layout.lastBaseline,
            widths: layout.widths, heights: layout.heights, pieces: TextPlaces(part.place), rules: rules,
            isTruncated: false)
        var text = CanvasText(
            request: part.drawing.request, paints: part.drawing.canvasPaints, origin: .zero, width: nil, height: nil,
            layout: drawn)
        text.part = part.place.piece
        text.partFrame = part.place.frame
        recording.add(.text(text), state)
    }
}
