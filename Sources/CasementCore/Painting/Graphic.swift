import Foundation

/// What one node draws: a fill, a border, a shape, a text. It keeps its textures for as long as the node exists.
@MainActor package class Graphic {
    @exclusivity(unchecked) package final var paint: Paint
    /// The frame drawn in the last frame of the window, in the node's coordinates; `.null` before the first.
    @exclusivity(unchecked) final var shownFrame = CGRect.null
    /// The change from the previous content, while it is in flight; see `ContentChange`.
    @exclusivity(unchecked) final var change: ContentChange?

    init(_ paint: Paint) { self.paint = paint }

    /// Releases its textures.
    package func release() {}

    /// The area that is drawn for a node of this size, in the node's coordinates.
    func frame(in size: CGSize) -> CGRect { CGRect(origin: .zero, size: size) }

    /// The part of the last frame's area that a change of its content repaints, in the node's coordinates.
    var changedFrame: CGRect { shownFrame }

    /// Whether the pointer at `point`, in the node's coordinates, is over the drawn content.
    func isHit(at point: CGPoint, in frame: CGRect) -> Bool { paint.isVisible }

    /// Whether it is drawn after the node's children instead of before.
    var isInFront: Bool { false }

    /// Whether every pixel of the node's frame is opaque, given `opacity`: then nothing behind it needs painting.
    func isOpaque(_ opacity: Double) -> Bool { false }

    /// Calls `body` for the parts of `frame`, the node's own pixels in the window, that differ from their neighbours in
    /// `area`: if pixels of the area are moved while the node stays in place, these must be painted again.
    func forEachNonUniformRect(_ frame: PixelRect, in area: PixelRect, scale: CGFloat, _ body: (PixelRect) -> Void) {
        body(frame)
    }

    /// Updates the textures visible inside `context.clip`; for devices that upload, passes each texture to `upload`.
    func prepare(_ frame: PixelRect, _ context: PaintContext) {}

    /// Draws into `frame`, the node's own pixels.
    func paint(_ frame: PixelRect, opacity: Double, _ context: PaintContext, _ painter: any Painter) {}

    /// Draws on a page as vectors. False if it cannot: then its pixels are.
    func draw(_ frame: PixelRect, opacity: Double, on painter: any VectorPainter) -> Bool { false }
}

/// A rectangle of one colour; it needs no texture.
@MainActor package final class FillGraphic: Graphic {
    override func isOpaque(_ opacity: Double) -> Bool { Double(paint.tint.alpha) * opacity > 0.999 }

    override func forEachNonUniformRect(
        _ frame: PixelRect, in area: PixelRect, scale: CGFloat, _ body: (PixelRect) -> Void
    ) {
        if !frame.contains(area) { body(frame) }
    }

    override func paint(_ frame: PixelRect, opacity: Double, _ context: PaintContext, _ painter: any Painter) {
        painter.fill(frame, with: paint.tint.faded(by: opacity))
    }

    override func draw(_ frame: PixelRect, opacity: Double, on painter: any VectorPainter) -> Bool {
        painter.fill(frame, with: paint.tint.faded(by: opacity))
        return true
    }
}

/// Four lines inside the edges, over the content.
@MainActor package final class BorderGraphic: Graphic {
    /// In points.
    package var width: CGFloat

    init(_ paint: Paint, width: CGFloat) {
        self.width = width
        super.init(paint)
    }

    override var isInFront: Bool { true }

    /// A border is decoration: only the content inside it is hit.
    override func isHit(at point: CGPoint, in frame: CGRect) -> Bool { false }

    override func paint(_ frame: PixelRect, opacity: Double, _ context: PaintContext, _ painter: any Painter) {
        let color = paint.tint.faded(by: opacity)
        forEachLine(of: frame, scale: context.scale) { painter.fill($0, with: color) }
    }

    override func draw(_ frame: PixelRect, opacity: Double, on painter: any VectorPainter) -> Bool {
        let color = paint.tint.faded(by: opacity)
        forEachLine(of: frame, scale: painter.scale) { painter.fill($0, with: color) }
        return true
    }

    override func forEachNonUniformRect(
        _ frame: PixelRect, in area: PixelRect, scale: CGFloat, _ body: (PixelRect) -> Void
    ) {
        forEachLine(of: frame, scale: scale, body)
    }

    private func forEachLine(of frame: PixelRect, scale: CGFloat, _ body: (PixelRect) -> Void) {
        let thickness = Swift.max(1, Int((width * scale).rounded()))
        guard width > 0, !frame.isEmpty else { return }
        guard frame.width > 2 * thickness, frame.height > 2 * thickness else { return body(frame) }
        let (x, y, w, h) = (frame.x, frame.y, frame.width, frame.height)
        body(PixelRect(x: x, y: y, width: w, height: thickness))
        body(PixelRect(x: x, y: y + h - thickness, width: w, height: thickness))
        let sides = PixelRect(x: x, y: y + thickness, width: thickness, height: h - 2 * thickness)
        body(sides)
        body(sides.offset(x: w - thickness, y: 0))
    }
}
