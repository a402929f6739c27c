import Foundation

/// What a texture shows, so that equal ones are drawn once.
enum TextureKey: Hashable {
    case text(TextPiece)
    /// An outline in points, and the part of it that the texture covers.
    case shape(_ShapeOutline, scale: CGFloat, tile: PixelRect)
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

    /// The texture that shows `key`, drawn by `draw` when nobody has it yet. `old`, which the caller gives up, is drawn again
    /// in place when the caller was its last user.
    func texture(for key: TextureKey, replacing old: SharedTexture?, draw: (Texture) -> Void) -> SharedTexture {
        if let old, old.key == key { return old }
        if let shared = textures[key] {
            shared.users += 1
            release(old)
            return shared
        }
        let shared: SharedTexture
        if let old, old.users == 1 {
            textures[old.key] = nil
            old.key = key
            shared = old
            updated += 1
        } else {
            release(old)
            shared = SharedTexture(Texture(.coverage), key)
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

    func noteLayerUpdate(pixels: Int) {
        updated += 1
        rasterisedPixels += pixels
    }
}

extension LayoutTree {
    /// The textures of the graphics in this tree.
    package var textures: TextureStore { unsafeDowncast(stage, to: TextureStore.self) }
}
