import Foundation

/// Replaces redacted text: one bar for each line.
@MainActor final class TextBars {
    private let shape: ShapeGraphic

    /// The opacity of the bars, relative to the text's paint.
    private static let strength = 0.2

    init(store: TextureStore) {
        shape = ShapeGraphic(.color(.white), store: store) { _ in _ShapeOutline(Path()) }
    }

    /// Sets the bars of a layout whose pieces are in device pixels, `scale` per point.
    func set(_ layout: TextLayout, scale: CGFloat) {
        var lines: [CGRect] = []
        for piece in layout.pieces {
            let frame = piece.frame
            let rect = CGRect(
                x: CGFloat(frame.x) / scale, y: CGFloat(frame.y) / scale, width: CGFloat(frame.width) / scale,
                height: CGFloat(frame.height) / scale)
            // Pieces of one line are side by side.
            if let last = lines.last, rect.midY > last.minY, rect.midY < last.maxY {
                lines[lines.count - 1] = last.union(rect)
            } else {
                lines.append(rect)
            }
        }
        var path = Path()
        for line in lines where line.width > 1 && line.height > 2 {
            let bar = line.insetBy(dx: 0, dy: (line.height * 0.12).rounded())
            path.addRoundedRect(in: bar, cornerSize: CGSize(width: 4, height: 4))
        }
        shape.outline = { _ in _ShapeOutline(path) }
    }

    func prepare(_ frame: PixelRect, _ paint: Paint, _ context: PaintContext) {
        shape.paint = paint
        shape.prepare(frame, context)
    }

    func paint(_ frame: PixelRect, opacity: Double, _ context: PaintContext, _ painter: any Painter) {
        shape.paint(frame, opacity: opacity * Self.strength, context, painter)
    }

    func release() { shape.release() }
}
