import Foundation

/// What a texture shows, so that equal ones are drawn once.
indirect enum TextureKey: Hashable {
    case text(TextPiece)
    /// An outline in points, and the part of it that the texture covers.
    case shape(_ShapeOutline, scale: CGFloat, tile: PixelRect)
    /// Coverage painted with a gradient.
    case painted(TextureKey, GradientBox)
}

/// A gradient, the box that it spans and the part of the box that a texture covers, in device pixels.
struct GradientBox: Hashable {
    var gradient: ResolvedGradient
    var width: Int
    var height: Int
    var scale: CGFloat
    var part: PixelRect

    /// Nil for a plain colour.
    @MainActor init?(_ paint: Paint, width: Int, height: Int, scale: CGFloat, part: PixelRect) {
        guard let gradient = paint.gradient else { return nil }
        (self.gradient, self.width, self.height, self.scale, self.part) = (gradient, width, height, scale, part)
    }
}

/// A texture and who uses it.
@MainActor final class SharedTexture {
    let texture: Texture
    fileprivate(set) var key: TextureKey
    fileprivate(set) var users = 1

    fileprivate init(_ texture: Texture, _ key: TextureKey) { (self.texture, self.key) = (texture, key) }
}

/// Makes, shares and destroys the textures of one window.
@MainActor package final class TextureStore {
    let textEngine: any TextEngine
    let rasteriser: any Rasteriser
    /// Coverage on its way to a gradient.
    private let scratch = Texture(.coverage)
    private var textures: [TextureKey: SharedTexture] = [:]

    package private(set) var created = 0
    package private(set) var updated = 0
    package private(set) var destroyed = 0
    package private(set) var rasterisedPixels = 0
    package var alive: Int { textures.count + layers }
    private var layers = 0

    package init(textEngine: any TextEngine, rasteriser: any Rasteriser) {
        (self.textEngine, self.rasteriser) = (textEngine, rasteriser)
    }

    /// Sets the counters back.
    package func resetCounters() { (created, updated, destroyed, rasterisedPixels) = (0, 0, 0, 0) }

    /// The same, painted with a gradient where there is a `box`.
    func texture(
        for key: TextureKey, painted box: GradientBox?, replacing old: SharedTexture?, draw: (Texture) -> Void
    ) -> SharedTexture {
        guard let box else { return texture(for: key, replacing: old, draw: draw) }
        return texture(for: .painted(key, box), .color, replacing: old) { texture in
            draw(scratch)
            rasteriser.paint(
                box.gradient, boxWidth: box.width, boxHeight: box.height, scale: box.scale, x: box.part.x,
                y: box.part.y, through: scratch, into: texture)
            scratch.resize(width: 0, height: 0)
        }
    }

    /// The texture that shows `key`, drawn by `draw` when nobody has it yet. `old`, which the caller gives up, is drawn again
    /// in place when the caller was its last user.
    func texture(
        for key: TextureKey, _ format: Texture.Format = .coverage, replacing old: SharedTexture?,
        draw: (Texture) -> Void
    ) -> SharedTexture {
        if let old, old.key == key { return old }
        if let shared = textures[key] {
            shared.users += 1
            release(old)
            return shared
        }
        let shared: SharedTexture
        if let old, old.users == 1, old.texture.format == format {
            textures[old.key] = nil
            old.key = key
            shared = old
            updated += 1
        } else {
            release(old)
            shared = SharedTexture(Texture(format), key)
            created += 1
        }
        textures[key] = shared
        draw(shared.texture)
        rasterisedPixels += shared.texture.width * shared.texture.height
        return shared
    }

    func release(_ shared: SharedTexture?) {
        guard let shared else { return }
        shared.users -= 1
        guard shared.users == 0 else { return }
        textures[shared.key] = nil
        destroyed += 1
    }

    func makeLayer() -> Texture {
        layers += 1
        created += 1
        return Texture(.color)
    }

    func destroyLayer() {
        layers -= 1
        destroyed += 1
    }

    /// Counts the frames that were shown.
    private(set) var frame = 0
    /// Nodes whose layers were drawn from a picture of another scale, because they move: when they rest, they are painted anew.
    var unsettled: [LayoutNode] = []

    /// A frame was shown: what has not settled is looked at again in the next.
    func settle(_ tree: LayoutTree) {
        frame += 1
        guard !unsettled.isEmpty else { return }
        for node in unsettled where !node.isReleased { tree.note(.subtree, of: node) }
        unsettled.removeAll(keepingCapacity: true)
    }

    func noteLayerUpdate(pixels: Int) {
        updated += 1
        rasterisedPixels += pixels
    }
}

extension LayoutTree {
    /// The textures of the graphics in this tree.
    package var textures: TextureStore { unsafeDowncast(stage, to: TextureStore.self) }
}
