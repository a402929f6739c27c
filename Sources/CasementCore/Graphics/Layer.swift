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
        let frame = PixelRect(rounding: area.offsetBy(dx: origin.x, dy: origin.y), scale: pass.scale)
        guard frame.width <= Texture.largestSide, frame.height <= Texture.largestSide else { return false }
        guard !frame.isEmpty, frame.intersects(pass.clip) else { return true }
        let texture = texture ?? store.makeLayer()
        self.texture = texture
        prepare(texture, frame, node, origin, pass)
        pass.upload(texture)
        pass.painter?.draw(texture, x: frame.x, y: frame.y, tint: ResolvedColor.white.faded(by: opacity))
        return true
    }

    private func prepare(
        _ texture: Texture, _ frame: PixelRect, _ node: LayoutNode, _ origin: CGPoint, _ pass: PaintPass
    ) {
        let phase = CGPoint(
            x: origin.x * pass.scale - CGFloat(frame.x), y: origin.y * pass.scale - CGFloat(frame.y))
        let isSame =
            pass.scale == scale && frame.width == self.frame.width && frame.height == self.frame.height
            && phase == self.phase
        let whole = PixelRect(x: 0, y: 0, width: frame.width, height: frame.height)
        var stale = whole
        if isSame {
            guard !damage.isNull else { return }
            stale = PixelRect(rounding: damage.offsetBy(dx: origin.x, dy: origin.y), scale: pass.scale)
                .offset(x: -frame.x, y: -frame.y).intersection(whole)
        } else {
            texture.resize(width: frame.width, height: frame.height)
        }
        (self.frame, self.phase, scale, damage) = (frame, phase, pass.scale, .null)
        guard !stale.isEmpty else { return }
        let painter = store.rasteriser.painter(for: texture)
        painter.clip(to: stale)
        painter.clear()
        // The layer's own grid: window pixels, moved so that its first pixel is the texture's.
        let inner = PaintPass(clip: stale, scale: pass.scale, painter: painter)
        inner.shift = (pass.shift.x - frame.x, pass.shift.y - frame.y)
        inner.paintContent(of: node, at: origin, opacity: 1)
        if let mask {
            let own = PixelRect(rounding: CGRect(origin: origin, size: node.size), scale: pass.scale)
                .offset(x: pass.shift.x - frame.x, y: pass.shift.y - frame.y)
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
