import Foundation

/// Drawing of texts at another scale. Texts are laid out for the window's pixels; in a picture of another scale the
/// same glyphs, at the same positions, are rasterised larger or smaller, so that they are sharp. A piece that would
/// exceed the texture size is drawn enlarged from its own texture.
extension PaintContext {
    /// The frame of a piece that was laid out at `part` of a text, in this context's pixels from the text's corner, and
    /// the factor by which its texture is enlarged.
    func pieceFrame(_ part: PixelRect) -> (frame: PixelRect, rest: CGFloat) {
        if magnification == 1 { return (part, 1) }
        // Sizes do not depend on positions: equal pieces have equal textures.
        let width = (CGFloat(part.width) * magnification).rounded(.up) + 1
        let height = (CGFloat(part.height) * magnification).rounded(.up) + 1
        guard max(width, height) <= CGFloat(Texture.largestSide) else { return (part, magnification) }
        let x = (CGFloat(part.x) * magnification).rounded(), y = (CGFloat(part.y) * magnification).rounded()
        return (PixelRect(x: Int(x), y: Int(y), width: Int(width), height: Int(height)), 1)
    }

    /// A piece scaled for this context.
    func magnified(_ piece: TextPiece, rest: CGFloat) -> TextPiece {
        magnification == rest ? piece : piece.scaled(by: magnification)
    }

    /// The pixels of a line or an attachment, from the text's corner.
    func ruleFrame(_ part: PixelRect) -> PixelRect {
        if magnification == 1 { return part }
        let place = CGRect(x: part.x, y: part.y, width: part.width, height: part.height)
        var frame = PixelRect(rounding: place, scale: magnification)
        (frame.width, frame.height) = (max(1, frame.width), max(1, frame.height))
        return frame
    }

    /// Draws the visible part of a piece of a text whose corner is that of `frame`.
    func draw(
        _ texture: Texture, _ part: PixelRect, in frame: PixelRect, _ tint: ResolvedColor, _ painter: any Painter
    ) {
        let (piece, rest) = pieceFrame(part)
        let place = piece.offset(x: frame.x, y: frame.y)
        guard rest != 1, let painter = painter as? any LayerPainter else {
            if place.intersects(clip) { painter.draw(texture, x: place.x, y: place.y, tint: tint) }
            return
        }
        let m = Double(rest)
        painter.draw(
            texture, x: Double(frame.x) + Double(part.x) * m, y: Double(frame.y) + Double(part.y) * m, scale: m,
            tint: tint)
    }
}
