import Foundation

extension Text {
    /// The layout of a text: a collection of lines, which contain runs, which contain glyph slices.
    public struct Layout: RandomAccessCollection, Equatable {
        let lines: [Line]
        /// Whether some of the text is truncated.
        public let isTruncated: Bool

        public var startIndex: Int { 0 }
        public var endIndex: Int { lines.count }
        /// The line at an index, from the top.
        public subscript(index: Int) -> Line { lines[index] }
    }
}

extension Text.Layout {
    /// The position and extent of a part of a text, in points from the text's top left corner.
    public struct TypographicBounds: Equatable, Sendable {
        /// The left end of the baseline.
        public var origin: CGPoint
        /// The width, in points.
        public var width: CGFloat
        /// The height above the baseline.
        public var ascent: CGFloat
        /// The depth below the baseline.
        public var descent: CGFloat
        /// The distance to the next line; the space between lines belongs to neither.
        public var leading: CGFloat = 0

        /// The bounding rectangle.
        public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }
    }

    /// Options for drawing a part of a text.
    @frozen public struct DrawingOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Does not align glyphs with whole pixels. A context never aligns them, so this has no effect.
        public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }

    /// A line of a text: a collection of runs.
    public struct Line: RandomAccessCollection, Equatable {
        let runs: [Run]
        /// The position and extent of the line.
        public let typographicBounds: TypographicBounds
        /// The left end of the baseline.
        public var origin: CGPoint { typographicBounds.origin }

        public var startIndex: Int { 0 }
        public var endIndex: Int { runs.count }
        /// The run at an index, from the left.
        public subscript(index: Int) -> Run { runs[index] }
    }

    /// A part of a line with one paint and one set of attributes.
    public struct Run: RandomAccessCollection, Equatable {
        let part: RenderedPart
        let slices: [RunSlice]
        /// The position and extent of the run.
        public var typographicBounds: TypographicBounds { part.bounds }
        /// The layout direction of the text's paragraphs.
        public let layoutDirection: LayoutDirection

        public var startIndex: Int { 0 }
        public var endIndex: Int { slices.count }
        /// The slice at an index, from the left.
        public subscript(index: Int) -> RunSlice { slices[index] }

        /// The run's attribute of a type, or nil.
        public subscript<T: TextAttribute>(key: T.Type) -> T? { part.attribute(key) }
    }

    /// A character with its marks, or a ligature. Slices are ordered from left to right.
    public struct RunSlice: Equatable {
        let part: RenderedPart
        /// The position and extent of the slice.
        public var typographicBounds: TypographicBounds { part.bounds }

        /// The attribute of a type of the slice's run, or nil.
        public subscript<T: TextAttribute>(key: T.Type) -> T? { part.attribute(key) }
    }
}

/// Glyphs drawn together.
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

    /// One part for each glyph position. A texture has margins on its sides for glyphs that exceed their advance.
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
    /// Draws a line of a text at its position. The options have no effect.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
        for run in line { draw(run, options: options) }
    }

    /// Draws a run of a text at its position, with underlines and strikethroughs. The options have no effect.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
        let frame = run.part.place.frame
        let rules = run.part.drawing.layout.map { layout in
            layout.rules.filter { $0.frame.x < frame.maxX && frame.x < $0.frame.maxX && $0.frame.intersects(frame) }
        }
        draw(run.part, rules: rules ?? [])
    }

    /// Draws a slice of a text at its position. The options have no effect.
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
