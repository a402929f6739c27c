import Foundation

/// Texts are laid out and rasterised for the window's pixels. In a picture of another scale they are drawn larger or smaller.
extension PaintPass {
    /// Pixels a point that texts are made for.
    var textScale: CGFloat { magnification == 1 ? scale : scale / magnification }

    /// A length of this pass in pixels that texts are made for.
    func textLength(_ length: Int) -> Int {
        magnification == 1 ? length : Int((CGFloat(length) / magnification).rounded())
    }

    /// The pixels of a part of a text, whose own corner is that of `frame`.
    func place(of part: PixelRect, in frame: PixelRect) -> PixelRect {
        if magnification == 1 { return part.offset(x: frame.x, y: frame.y) }
        let place = CGRect(x: part.x, y: part.y, width: part.width, height: part.height)
        return PixelRect(rounding: place, scale: magnification).offset(x: frame.x, y: frame.y)
    }

    /// Draws a part of a text where it is seen.
    func draw(
        _ texture: Texture, _ part: PixelRect, in frame: PixelRect, _ tint: ResolvedColor, _ painter: any Painter
    ) {
        let place = place(of: part, in: frame)
        guard magnification != 1, let painter = painter as? any LayerPainter else {
            if place.intersects(clip) { painter.draw(texture, x: place.x, y: place.y, tint: tint) }
            return
        }
        guard place.inset(by: -2).intersects(clip) else { return }
        let m = Double(magnification)
        painter.draw(
            texture, x: Double(frame.x) + Double(part.x) * m, y: Double(frame.y) + Double(part.y) * m, scale: m,
            tint: tint)
    }
}
