import Foundation

/// The picture of a popup outside of its window, in a window of its own: a layer whose content is not drawn
/// with the window's. Pixels that it does not cover are transparent.
@MainActor package final class PopupSurface: NodeLayer {
    private let tree: LayoutTree
    private let store: TextureStore
    /// The pixels that it shows, in the window's coordinates: those of the popup, without a shadow around it.
    package private(set) var frame = PixelRect.zero
    /// The picture, as painted last.
    package let texture: Texture
    /// The colour of its window where edges are partly transparent.
    package private(set) var background = ResolvedColor.white
    /// The least distance to the edges of the screen, in points.
    package static let margin = PopupPlacement.margin
    /// That of the popup from which it was opened; nil if that is in the window.
    package private(set) weak var parent: PopupSurface?
    /// For the picture of a drag, the pixel of the window at which the pointer is; nil for popups.
    package private(set) var pointer: (x: Int, y: Int)?
    /// The opacity of pictures of drags.
    package static let carriedOpacity = 0.8
    /// What must be painted, in the window's coordinates.
    private var damage = DamageRegion(bounds: .zero)
    /// What was painted since it was last shown, in the texture's coordinates.
    private var painted = DamageRegion(bounds: .zero)

    package init(tree: LayoutTree, store: TextureStore) {
        (self.tree, self.store) = (tree, store)
        texture = store.makeLayer()
        store.hasEffects = true
    }

    package override func release() { store.destroyLayer() }

    /// Collects damage inside the popup. Returns `.null`: none is passed on to the window.
    package override func addDamage(_ area: CGRect) -> CGRect {
        damage.add(PixelRect(rounding: area, scale: tree.scale))
        return .null
    }

    /// The window's scale or colours have changed.
    func damageAll() { damage.add(frame) }

    /// Paints what changed; true if anything did.
    func paint(_ node: PresentedLayoutNode, over background: ResolvedColor, statistics: inout FrameStatistics) -> Bool {
        self.background = background
        parent = node.anchor?.presentation?.surface as? PopupSurface
        follow(CGRect(origin: node.inner.origin, size: node.inner.size))
        pointer = node.carrier.map {
            (Int(($0.pointer.x * tree.scale).rounded()), Int(($0.pointer.y * tree.scale).rounded()))
        }
        guard !damage.isEmpty else { return false }
        let painter = store.rasteriser.painter(for: texture)
        let pass = PaintPass(
            clip: PixelRect(x: 0, y: 0, width: frame.width, height: frame.height), scale: tree.scale, painter: painter)
        pass.shift = (-frame.x, -frame.y)
        for rect in damage.rects {
            let place = rect.offset(x: -frame.x, y: -frame.y)
            pass.clip = place
            painter.clip(to: place)
            painter.clear()
            pass.paintContent(of: node, at: .zero, opacity: 1)
            texture.touch(place)
            painted.add(place)
        }
        statistics.damagedPixels += damage.area
        statistics.graphicsPainted += pass.drawn
        damage.clear()
        return true
    }

    /// Takes another place and size.
    private func follow(_ place: CGRect) {
        var new = PixelRect(rounding: place, scale: tree.scale)
        new.width = min(new.width, Texture.largestSide)
        new.height = min(new.height, Texture.largestSide)
        guard new != frame else { return }
        let isResized = new.width != frame.width || new.height != frame.height
        frame = new
        if isResized {
            texture.resize(width: new.width, height: new.height)
            painted = DamageRegion(bounds: PixelRect(x: 0, y: 0, width: new.width, height: new.height))
        }
        damage = DamageRegion(bounds: new)
        damage.add(new)
    }

    /// The painted rectangles that were not shown yet, in the texture's coordinates.
    package func takePainted() -> [PixelRect] {
        defer { painted.clear() }
        return painted.rects
    }
}
