import Foundation

/// What stands for a text that is not to be read: a bar for each line of it.
@MainActor final class TextBars {
    private let shape: ShapeGraphic

    /// How strong the bars are, of the text's own paint.
    private static let strength = 0.2

    init(store: TextureStore) {
        shape = ShapeGraphic(.color(.white), store: store) { _ in _ShapeOutline(Path()) }
    }

    /// The bars of a layout whose pieces stand in device pixels of this many to a point.
    func set(_ layout: TextLayout, scale: CGFloat) {
        var lines: [CGRect] = []
        for piece in layout.pieces {
            let frame = piece.frame
            let rect = CGRect(
                x: CGFloat(frame.x) / scale, y: CGFloat(frame.y) / scale, width: CGFloat(frame.width) / scale,
                height: CGFloat(frame.height) / scale)
            // Pieces of one line stand beside each other.
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
