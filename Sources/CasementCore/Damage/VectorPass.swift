import Foundation

/// One walk over the nodes of a window that draws them on a page, as vectors as far as possible. It neither uses nor
/// changes what the window retains, except pictures of effects that have no vectors.
@MainActor final class VectorPass: VectorDrawing {
    let painter: any VectorPainter
    private let store: TextureStore
    /// Inside of transforms, what is on the page is not known.
    private var isTransformed = false

    init(_ painter: any VectorPainter, store: TextureStore) { (self.painter, self.store) = (painter, store) }

    private func pixels(_ rect: CGRect) -> PixelRect { PixelRect(rounding: rect, scale: painter.scale) }

    func area(of node: LayoutNode, at origin: CGPoint) -> PixelRect {
        guard !node.paintBounds.isNull else { return .zero }
        return pixels(node.paintBounds.offsetBy(dx: origin.x, dy: origin.y))
    }

    func draw(_ node: LayoutNode, at origin: CGPoint, opacity: Double) {
        let opacity = opacity * node.opacity
        guard opacity > 0, !node.paintBounds.isNull else { return }
        guard isTransformed || area(of: node, at: origin).intersects(painter.page) else { return }
        guard let layer = node.layer else { return drawContent(of: node, at: origin, opacity: opacity) }
        let outer = isTransformed
        if layer.changesArea { isTransformed = true }
        layer.draw(node, at: origin, opacity: opacity, self)
        isTransformed = outer
    }

    func drawContent(of node: LayoutNode, at origin: CGPoint, opacity: Double) {
        guard node.clipsToFrame else { return drawInside(node, at: origin, opacity: opacity) }
        let frame = painter.points(pixels(CGRect(origin: origin, size: node.size)))
        painter.clip(to: Path(frame), FillStyle()) { drawInside(node, at: origin, opacity: opacity) }
    }

    private func drawInside(_ node: LayoutNode, at origin: CGPoint, opacity: Double) {
        if let content = node.paintedContent, !content.isInFront {
            draw(content, of: node, at: origin, opacity: opacity)
        }
        node.forEachPainted { child in
            draw(child, at: CGPoint(x: origin.x + child.origin.x, y: origin.y + child.origin.y), opacity: opacity)
        }
        if let content = node.content, content.isInFront { draw(content, of: node, at: origin, opacity: opacity) }
    }

    private func draw(_ content: Graphic, of node: LayoutNode, at origin: CGPoint, opacity: Double) {
        let frame = pixels(CGRect(origin: origin, size: node.size))
        if content.change == nil, content.draw(frame, opacity: opacity, on: painter) { return }
        let area = pixels(content.frame(in: node.size).offsetBy(dx: origin.x, dy: origin.y))
        drawPixels(in: area) { pass in
            content.prepareShown(frame, pass)
            if let painter = pass.painter { content.paintShown(frame, opacity: opacity, pass, painter) }
        }
    }

    func drawPixels(in area: PixelRect, _ paint: (any LayerPass) -> Void) {
        let area = isTransformed ? area : area.intersection(painter.page)
        // Of what is far larger than any page, only the beginning.
        let bounded = PixelRect(
            x: area.x, y: area.y, width: min(area.width, 1 << 15), height: min(area.height, 1 << 15))
        for tile in bounded.tiles(atMost: Texture.largestSide) {
            let texture = Texture(.color)
            texture.resize(width: tile.width, height: tile.height)
            let memory = store.rasteriser.painter(for: texture)
            let whole = PixelRect(x: 0, y: 0, width: tile.width, height: tile.height)
            memory.clip(to: whole)
            memory.clear()
            let pass = PaintPass(clip: whole, scale: painter.scale, painter: memory)
            pass.shift = (-tile.x, -tile.y)
            paint(pass)
            painter.draw(texture, x: tile.x, y: tile.y, tint: .white)
        }
    }
}

extension SceneGraphics {
    /// Draws the root on a page, with its corner at a point of the page.
    package func draw(on painter: any VectorPainter, at origin: CGPoint) {
        guard let root = tree.root else { return }
        VectorPass(painter, store: store).draw(root, at: origin, opacity: 1)
    }
}
