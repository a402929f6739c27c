import Foundation

/// Draws on a page that keeps outlines and texts instead of pixels. Positions are the page's pixels, of which `scale`
/// make a point: the grid on which contents are laid out, and the resolution of what can only be drawn as pixels.
@MainActor package protocol VectorPainter: AnyObject {
    var scale: CGFloat { get }
    /// The pixels of the page.
    var page: PixelRect { get }

    /// Draws the operations of a canvas whose corner is at a point of the page, in points. `pieces` provides the pixels
    /// of texts that have no outlines.
    func draw(_ operations: [CanvasOperation], at origin: CGPoint, pieces: (any CanvasPieces)?)

    /// Draws the glyphs of a piece, as text that can be selected. `start` is the number of bytes of its text that
    /// earlier pieces of the same line showed; returns that number with this piece. Nil if its font has no outlines.
    func draw(_ piece: TextPiece, x: Int, y: Int, _ paint: CanvasPaint, textFrom start: Int) -> Int?

    /// Draws pixels; coverage in `tint`, as `Painter` does.
    func draw(_ texture: Texture, x: Int, y: Int, tint: ResolvedColor)

    /// Draws what `body` draws as one picture.
    func group(opacity: Double, _ mode: BlendMode, _ body: () -> Void)
    /// Shows what `body` draws only inside a path, in points of the page.
    func clip(to path: Path, _ style: FillStyle, _ body: () -> Void)
    /// Shows what `body` draws through a map of the page's points.
    func transform(_ map: CGAffineTransform, _ body: () -> Void)
    /// Shows the first drawing with the opacity of the second.
    func mask(_ body: () -> Void, by stencil: () -> Void)
}

extension VectorPainter {
    /// A rectangle of pixels in points.
    package func points(_ rect: PixelRect) -> CGRect {
        CGRect(
            x: CGFloat(rect.x) / scale, y: CGFloat(rect.y) / scale, width: CGFloat(rect.width) / scale,
            height: CGFloat(rect.height) / scale)
    }

    func fill(_ rect: PixelRect, with color: ResolvedColor) {
        let shape = Path(CGRect(origin: .zero, size: points(rect).size))
        draw(_ShapeOutline(shape), in: rect, .color(color), opacity: 1)
    }

    /// Draws an outline whose corner is that of `frame`; a gradient spans the frame.
    func draw(_ outline: _ShapeOutline, in frame: PixelRect, _ paint: Paint, opacity: Double) {
        let place = points(frame)
        let color = CanvasPaint(paint.faded(by: opacity), in: CGRect(origin: .zero, size: place.size))
        let content: CanvasOperation.Content =
            if let stroke = outline.stroke {
                .stroke(outline.path, color, stroke)
            } else {
                .fill(outline.path, color, outline.fill)
            }
        draw([CanvasOperation(content, CanvasState())], at: place.origin, pieces: nil)
    }
}
