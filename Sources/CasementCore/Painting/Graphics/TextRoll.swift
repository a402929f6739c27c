import Foundation

/// A change of a line of text glyph by glyph: equal glyphs move to their new positions, the others roll.
@MainActor final class TextRoll: ContentChange {
    /// A glyph in flight.
    private struct Cell {
        enum Kind { case stays, comes, goes }
        let piece: TextPiece
        let paint: Int
        let kind: Kind
        /// Left edges of the glyph's texture, in pixels from that of the text, at the start and at the end.
        let from, to: Int
        let y: Int
        var texture: SharedTexture?
    }

    private let text: TextGraphic
    private let store: TextureStore
    private let rollsDown: Bool
    private var cells: [Cell] = []
    /// The area drawn during the animation, in pixels from the text's top left corner, and the distance that glyphs
    /// roll.
    private var area: PixelRect
    private let distance: Int
    private let scale: CGFloat

    /// Nil unless both texts are a single line in one style.
    init?(
        of graphic: TextGraphic, from old: TextLayout, to new: TextLayout, rollsDown: Bool, store: TextureStore,
        scale: CGFloat, in host: any GraphicHost
    ) {
        guard graphic.paint.gradient == nil, let before = Glyphs(old), let after = Glyphs(new) else { return nil }
        (text, self.store, self.rollsDown) = (graphic, store, rollsDown)
        self.scale = scale
        distance = max(1, after.frame.height / 2)
        let (a, b) = (before.frame, after.frame)
        let right = max(a.x + a.width, b.x + b.width), bottom = max(a.y + a.height, b.y + b.height)
        let margin = max(before.margin, after.margin)
        area = PixelRect(
            x: min(a.x, b.x) - margin, y: min(a.y, b.y) - distance, width: right - min(a.x, b.x) + 2 * margin,
            height: bottom - min(a.y, b.y) + 2 * distance)
        super.init(of: graphic, in: host)
        match(before, after)
    }

    /// A line's glyphs, each of which can be drawn separately.
    private struct Glyphs {
        let piece: TextPiece
        let frame: PixelRect
        let paint: Int
        var count: Int { piece.glyphs.count }
        /// Pixels around a glyph's texture, for what it draws beyond its width.
        var margin: Int { piece.height / 3 }

        init?(_ layout: TextLayout) {
            guard layout.pieces.count == 1, layout.rules.isEmpty, layout.attachments.isEmpty else { return nil }
            let place = layout.pieces[0]
            // A text with more glyphs than this is not a number.
            guard !place.piece.isColored, place.piece.zoom == 1, place.piece.glyphs.count <= 64 else { return nil }
            (piece, frame, paint) = (place.piece, place.frame, place.paint)
        }

        func isSame(_ index: Int, as other: Glyphs, _ otherIndex: Int) -> Bool {
            let a = piece.glyphs[index], b = other.piece.glyphs[otherIndex]
            return a.font == b.font && a.glyph == b.glyph && a.y == b.y
        }

        /// The left edge of a glyph's texture, in pixels from that of the text.
        func left(_ index: Int) -> Int { frame.x + (piece.glyphs[index].x >> 2) - margin }

        func single(_ index: Int) -> TextPiece {
            let glyph = piece.glyphs[index]
            let end = index + 1 < count ? piece.glyphs[index + 1].x : piece.width * 4
            let width = max(1, (end - glyph.x) >> 2) + 2 * margin + 1
            let alone = PlacedGlyph(
                font: glyph.font, glyph: glyph.glyph, x: glyph.x & 3 + margin * 4, y: glyph.y)
            return TextPiece(
                glyphs: [alone], width: width, height: piece.height, source: TextSource("", 0..<0))
        }
    }

    /// Matches a common prefix first; the rest is compared from the end, as suits numbers.
    private func match(_ old: Glyphs, _ new: Glyphs) {
        var start = 0
        while start < min(old.count, new.count), old.isSame(start, as: new, start) {
            cells.append(cell(.stays, new, start, from: old.left(start)))
            start += 1
        }
        for back in 1...max(1, max(old.count, new.count) - start) {
            let (a, b) = (old.count - back, new.count - back)
            if a >= start, b >= start, old.isSame(a, as: new, b) {
                cells.append(cell(.stays, new, b, from: old.left(a)))
                continue
            }
            if a >= start { cells.append(cell(.goes, old, a, from: old.left(a))) }
            if b >= start { cells.append(cell(.comes, new, b, from: new.left(b))) }
        }
    }

    private func cell(_ kind: Cell.Kind, _ glyphs: Glyphs, _ index: Int, from: Int) -> Cell {
        Cell(
            piece: glyphs.single(index), paint: glyphs.paint, kind: kind, from: from, to: glyphs.left(index),
            y: glyphs.frame.y)
    }

    override func paintBounds(in size: CGSize) -> CGRect {
        CGRect(
            x: CGFloat(area.x) / scale, y: CGFloat(area.y) / scale, width: CGFloat(area.width) / scale,
            height: CGFloat(area.height) / scale)
    }

    /// A glyph's current position and opacity.
    private func state(_ cell: Cell) -> (place: PixelRect, opacity: Double) {
        let x = cell.from + Int((Double(cell.to - cell.from) * progress).rounded())
        let way: Double
        switch cell.kind {
        case .stays: way = 0
        case .comes: way = 1 - progress
        case .goes: way = -progress
        }
        let y = cell.y + Int((way * Double(distance)).rounded()) * (rollsDown ? -1 : 1)
        let place = PixelRect(x: x, y: y, width: cell.piece.width, height: cell.piece.height)
        return (place, cell.kind == .stays ? 1 : 1 - abs(way))
    }

    override func prepare(_ frame: PixelRect, _ context: PaintContext) {
        for index in cells.indices {
            let (place, rest) = context.pieceFrame(state(cells[index]).place)
            let piece = context.magnified(cells[index].piece, rest: rest)
            let texture = store.texture(for: .text(piece), replacing: cells[index].texture) {
                store.textEngine.rasterise(piece, size: place, into: $0)
            }
            cells[index].texture = texture
            context.upload(texture.texture)
        }
    }

    override func paint(_ frame: PixelRect, opacity: Double, _ context: PaintContext, _ painter: any Painter) {
        for cell in cells {
            guard let texture = cell.texture else { continue }
            let (place, share) = state(cell)
            let tint = text.paint(cell.paint).tint.faded(by: opacity * share)
            context.draw(texture.texture, place, in: frame, tint, painter)
        }
    }

    override func release() {
        for index in cells.indices {
            cells[index].texture.map(store.release)
            cells[index].texture = nil
        }
    }
}
