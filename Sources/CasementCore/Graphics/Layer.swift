import Foundation

/// A group of graphics painted together into a retained texture, because one texture per graphic cannot say what is asked: a
/// clip to a shape, or one opacity for the group. It has damage of its own: what did not change under it is not painted again.
@MainActor package final class Layer: DrawnContent {
    private let store: TextureStore
    /// The clip, if any, as coverage of the node's frame.
    package let mask: ShapeGraphic?
    private var texture: Texture?
    private var frame = PixelRect.zero
    /// The part of a pixel by which the frame's exact origin misses the grid: children round differently when it changes.
    private var phase = CGPoint.zero
    private var scale: CGFloat = 0
    /// In the node's coordinates, points.
    private var damage = CGRect.null

    package init(store: TextureStore, mask: ShapeGraphic?) { (self.store, self.mask) = (store, mask) }

    /// Something in it looks different.
    package func add(_ area: CGRect) { damage = damage.isNull ? area : damage.union(area) }

    /// Everything in it looks different.
    package func addAll() { scale = 0 }

    /// Paints what changed, then shows the layer. False where it is too large for a texture: then the caller paints its
    /// content without it.
    func paint(_ node: LayoutNode, at origin: CGPoint, opacity: Double, _ pass: PaintPass) -> Bool {
        let area = mask == nil ? node.reach : node.reach.intersection(CGRect(origin: .zero, size: node.size))
        let frame = pass.pixels(area.offsetBy(dx: origin.x, dy: origin.y))
        guard frame.width <= Texture.largestSide, frame.height <= Texture.largestSide else { return false }
        guard !frame.isEmpty, frame.intersects(pass.clip) else { return true }
        let texture = texture ?? store.makeLayer()
        self.texture = texture
        let phase = CGPoint(
            x: origin.x * pass.scale + CGFloat(pass.shift.x - frame.x),
            y: origin.y * pass.scale + CGFloat(pass.shift.y - frame.y))
        prepare(texture, frame, phase, node, pass.scale)
        pass.upload(texture)
        pass.painter?.draw(texture, x: frame.x, y: frame.y, tint: ResolvedColor.white.faded(by: opacity))
        return true
    }

    /// Whether what was painted at another place looks the same at this one, but for the sums' last digits.
    private func isKept(_ frame: PixelRect, _ phase: CGPoint, _ scale: CGFloat) -> Bool {
        scale == self.scale && frame.width == self.frame.width && frame.height == self.frame.height
            && abs(phase.x - self.phase.x) < 1e-6 && abs(phase.y - self.phase.y) < 1e-6
    }

    private func prepare(_ texture: Texture, _ frame: PixelRect, _ phase: CGPoint, _ node: LayoutNode, _ scale: CGFloat)
    {
        // The layer's own grid, whose first pixel is the texture's.
        let origin = CGPoint(x: phase.x / scale, y: phase.y / scale)
        let whole = PixelRect(x: 0, y: 0, width: frame.width, height: frame.height)
        var stale = whole
        if isKept(frame, phase, scale) {
            guard !damage.isNull else { return }
            let area = damage.offsetBy(dx: origin.x, dy: origin.y)
            stale = PixelRect(rounding: area, scale: scale).intersection(whole)
        } else {
            texture.resize(width: frame.width, height: frame.height)
        }
        (self.frame, self.phase, self.scale, damage) = (frame, phase, scale, .null)
        guard !stale.isEmpty else { return }
        let painter = store.rasteriser.painter(for: texture)
        painter.clip(to: stale)
        painter.clear()
        let inner = PaintPass(clip: stale, scale: scale, painter: painter)
        inner.paintContent(of: node, at: origin, opacity: 1)
        if let mask {
            let own = PixelRect(rounding: CGRect(origin: origin, size: node.size), scale: scale)
            painter.clip(to: stale)
            mask.prepare(own, inner)
            mask.keep(own, painter)
        }
        texture.touch(stale)
        store.noteLayerUpdate(pixels: stale.area)
    }

    package override func release() {
        if texture != nil { store.destroyLayer() }
        texture = nil
        mask?.release()
    }
}
