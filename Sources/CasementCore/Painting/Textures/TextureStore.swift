import Foundation

/// The content of a texture, so that equal ones are drawn once.
enum TextureKey: Hashable {
    case text(TextPiece)
    /// An outline in points, and the part of it that the texture covers.
    case shape(_ShapeOutline, scale: CGFloat, tile: PixelRect)
    /// Coverage painted with a gradient.
    indirect case painted(TextureKey, GradientBox)
    /// A picture by its id, at one size.
    case picture(Int, PictureDrawing, isTemplate: Bool)
    case symbol(SymbolDrawing)

    /// Whether it is so costly to create that it is kept for a while when not shown: texts and shapes take
    /// microseconds.
    var isCostly: Bool {
        switch self {
        case .picture: true
        case .painted(let key, _): key.isCostly
        case .text, .shape, .symbol: false
        }
    }

    /// The hash for the texture table; cached for a text.
    var tableHash: Int {
        if case .text(let piece) = self { return piece.contentHash }
        return hashValue
    }

    /// Whether both show the same picture: then the one at the old size is no longer needed.
    func showsSame(as other: TextureKey) -> Bool {
        switch (self, other) {
        case (.picture(let a, _, _), .picture(let b, _, _)): a == b
        case (.painted(let a, _), .painted(let b, _)): a.showsSame(as: b)
        default: false
        }
    }
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

/// A texture and the number of its users.
@MainActor final class SharedTexture {
    let texture: Texture
    @exclusivity(unchecked) fileprivate(set) var hash: Int
    /// The next one in its chain of the table.
    @exclusivity(unchecked) var next: SharedTexture?
    @exclusivity(unchecked) fileprivate(set) var users = 1
    /// The frame in which it was last shown.
    @exclusivity(unchecked) fileprivate var lastShown = 0
    /// Whether its pixels were evicted; they are drawn again when it is next shown.
    @exclusivity(unchecked) fileprivate var isBlank = false

    /// The piece of a text that it shows; nil if it shows something else, or the text gave up its piece.
    @exclusivity(unchecked) private var piece: TextPiece?
    /// What it shows if that is not a text in one paint, which most are. Apart, because such a key is large.
    @exclusivity(unchecked) private var other: OtherKey?

    private final class OtherKey {
        var key: TextureKey
        init(_ key: TextureKey) { self.key = key }
    }

    fileprivate init(_ texture: Texture, _ key: TextureKey, hash: Int) {
        (self.texture, self.hash) = (texture, hash)
        show(key, hash: hash)
    }

    /// Sets what it shows.
    fileprivate func show(_ key: TextureKey, hash: Int) {
        if case .text(let piece) = key { return show(piece, hash: hash) }
        (piece, self.hash) = (nil, hash)
        if let other { other.key = key } else { other = OtherKey(key) }
    }

    fileprivate func show(_ piece: TextPiece, hash: Int) {
        self.piece = piece
        if other != nil { other = nil }
        self.hash = hash
    }

    /// Whether it is of a text in one paint.
    var showsText: Bool { other == nil }
    /// Whether it is of this piece of a text.
    func shows(_ piece: TextPiece) -> Bool { self.piece == piece }
    func shows(_ key: TextureKey) -> Bool {
        if case .text(let piece) = key { return shows(piece) }
        guard let other else { return false }
        return other.key == key
    }

    fileprivate var isCostly: Bool { other?.key.isCostly ?? false }
    /// Whether it shows the same picture as `key` does, maybe at another size.
    fileprivate func showsSame(as key: TextureKey) -> Bool { other?.key.showsSame(as: key) ?? false }

    /// Releases the piece of a text that is about to change. The pixels stay until the next one is shown.
    fileprivate func giveUpPiece() {
        piece = nil
        // A piece painted with a gradient.
        if other != nil { other = nil }
    }
}

/// Creates, shares and destroys the textures of one window.
@MainActor package final class TextureStore {
    let textEngine: any TextEngine
    let rasteriser: any Rasteriser
    /// Coverage that a gradient is painted through.
    private let scratch = Texture(.coverage)
    // As in `_Node`: fields that each text touches in each frame skip the run-time check of exclusive access.
    @exclusivity(unchecked) private var textures = TextureTable()

    @exclusivity(unchecked) package private(set) var created = 0
    @exclusivity(unchecked) package private(set) var updated = 0
    @exclusivity(unchecked) package private(set) var destroyed = 0
    @exclusivity(unchecked) package private(set) var rasterisedPixels = 0
    package var alive: Int { textures.count - kept + layers }
    @exclusivity(unchecked) private var layers = 0
    private var stencils: [Texture] = []
    /// Whether there ever was a layer.
    @exclusivity(unchecked) var hasEffects = false

    /// Bytes of all textures except those of layers.
    @exclusivity(unchecked) package private(set) var bytes = 0
    /// Cached costly textures that are not shown now.
    @exclusivity(unchecked) package private(set) var kept = 0
    /// The counter that `lastShown` refers to: frames, and walks over the visible textures.
    @exclusivity(unchecked) private var frameNumber = 0
    /// The size in bytes beyond which eviction is tried again.
    @exclusivity(unchecked) private var trimsBeyond = 0

    package init(textEngine: any TextEngine, rasteriser: any Rasteriser) {
        (self.textEngine, self.rasteriser) = (textEngine, rasteriser)
    }

    /// Resets the counters.
    package func resetCounters() { (created, updated, destroyed, rasterisedPixels) = (0, 0, 0, 0) }

    /// Returns a texture like the other method, painted with a gradient if there is a `box`.
    func texture(
        for key: TextureKey, painted box: GradientBox?, replacing old: SharedTexture?, draw: (Texture) -> Void
    ) -> SharedTexture {
        guard let box else { return texture(for: key, replacing: old, draw: draw) }
        return texture(for: .painted(key, box), .color, replacing: old) { texture in
            draw(scratch)
            rasteriser.paint(
                loaded(box.gradient), boxWidth: box.width, boxHeight: box.height, scale: box.scale, x: box.part.x,
                y: box.part.y, through: scratch, into: texture)
            scratch.resize(width: 0, height: 0)
        }
    }

    /// Returns the texture for `key`, drawn by `draw` if it does not exist yet. `old`, which the caller releases, is
    /// drawn again in place if the caller was its last user.
    func texture(
        for key: TextureKey, _ format: Texture.Format = .coverage, replacing old: SharedTexture?,
        draw: (Texture) -> Void
    ) -> SharedTexture {
        let hash = key.tableHash
        if let old, old.hash == hash, old.shows(key) { return shown(old, draw) }
        if let shared = textures.find(key, hash: hash) {
            if shared.users == 0 {
                kept -= 1
                created += 1
            }
            shared.users += 1
            release(old)
            return shown(shared, draw)
        }
        let shared: SharedTexture
        if let old, old.users == 1, old.texture.format == format, !old.isCostly || old.showsSame(as: key) {
            textures.remove(old)
            old.show(key, hash: hash)
            shared = old
            updated += 1
        } else {
            release(old)
            shared = SharedTexture(Texture(format), key, hash: hash)
            created += 1
        }
        textures.insert(shared)
        shared.isBlank = true
        return shown(shared, draw)
    }

    /// Returns the texture of a text in one paint, like the other methods. A text that changes in each frame is
    /// compared without copying keys, which have many kinds.
    func texture(of piece: TextPiece, size: PixelRect, replacing old: SharedTexture?) -> SharedTexture {
        let hash = piece.contentHash, format: Texture.Format = piece.isColored ? .color : .coverage
        if let old, old.hash == hash, old.shows(piece) { return shown(old, piece, size) }
        if let shared = textures.find(piece, hash: hash) {
            // A text's texture without users is destroyed.
            shared.users += 1
            release(old)
            return shown(shared, piece, size)
        }
        guard let old, old.users == 1, old.texture.format == format, old.showsText else {
            return texture(for: .text(piece), format, replacing: old) {
                textEngine.rasterise(piece, size: size, into: $0)
            }
        }
        textures.remove(old)
        old.show(piece, hash: hash)
        updated += 1
        textures.insert(old)
        old.isBlank = true
        return shown(old, piece, size)
    }

    /// Releases the piece of a text whose only user is about to write the next one in its memory.
    func giveUpPiece(of shared: SharedTexture) { if shared.users == 1 { shared.giveUpPiece() } }

    private func shown(_ shared: SharedTexture, _ piece: TextPiece, _ size: PixelRect) -> SharedTexture {
        shown(shared) { textEngine.rasterise(piece, size: size, into: $0) }
    }

    /// Marks a texture as shown if it has pixels; false if they were evicted.
    func isStillThere(_ shared: SharedTexture) -> Bool {
        shared.lastShown = frameNumber
        return !shared.isBlank
    }

    /// Marks a texture as shown, and draws its pixels if they were evicted.
    private func shown(_ shared: SharedTexture, _ draw: (Texture) -> Void) -> SharedTexture {
        shared.lastShown = frameNumber
        guard shared.isBlank else { return shared }
        let texture = shared.texture
        bytes -= texture.byteCount
        draw(texture)
        bytes += texture.byteCount
        shared.isBlank = false
        rasterisedPixels += texture.width * texture.height
        return shared
    }

    func release(_ shared: SharedTexture?) {
        guard let shared else { return }
        shared.users -= 1
        guard shared.users == 0 else { return }
        destroyed += 1
        if shared.isCostly, !shared.isBlank { kept += 1 } else { remove(shared) }
    }

    private func remove(_ shared: SharedTexture) {
        textures.remove(shared)
        bytes -= shared.texture.byteCount
    }

    // MARK: Memory

    /// Starts a frame.
    func beginFrame() { frameNumber += 1 }

    /// Evicts the textures not shown for longest, if textures take more than `PictureLimits.textureMemory`. Visible
    /// ones are kept: `markVisible` must request every texture that is visible now.
    func trim(markVisible: () -> Void) {
        let limit = PictureLimits.current.textureMemory
        guard bytes > max(limit, trimsBeyond) else {
            if bytes < limit { trimsBeyond = 0 }
            return
        }
        frameNumber += 1
        markVisible()
        let unseen = textures.filter { $0.lastShown < frameNumber && !$0.isBlank }
        for shared in unseen.sorted(by: { $0.lastShown < $1.lastShown }) where bytes > limit - limit / 4 {
            if shared.users == 0 {
                kept -= 1
                remove(shared)
            } else {
                bytes -= shared.texture.byteCount
                shared.texture.resize(width: 0, height: 0)
                (shared.texture.twin, shared.texture.view) = (nil, nil)
                shared.isBlank = true
            }
        }
        // If the visible textures exceed the limit, trying again in each frame would find nothing.
        trimsBeyond = bytes > limit ? bytes + limit / 4 : 0
    }

    func makeLayer(isOpaque: Bool = false) -> Texture {
        layers += 1
        created += 1
        return Texture(.color, isOpaque: isOpaque)
    }

    func destroyLayer() {
        layers -= 1
        destroyed += 1
    }

    /// The number of frames shown.
    @exclusivity(unchecked) private(set) var frame = 0
    /// Hosts whose layers were drawn from a picture of another scale because they move: they are painted again when
    /// they come to rest.
    @exclusivity(unchecked) var movingHosts: [any GraphicHost] = []

    /// Pictures that are arguments of shaders.
    var shaderPixels: [ShaderPicture: Shader.Pixels] = [:]

    /// Hosts of effects that fill the area of their content, if that was computed in this frame.
    @exclusivity(unchecked) var filledHosts: [any GraphicHost] = []

    /// Called after a frame was shown: hosts drawn from a picture of another scale are repainted in the next.
    func didPresent() {
        frame += 1
        guard !movingHosts.isEmpty else { return }
        for host in movingHosts where !host.isReleased { host.repaint() }
        movingHosts.removeAll(keepingCapacity: true)
    }

    /// Returns a temporary colour texture; nested masks take several.
    func takeStencil() -> Texture { stencils.popLast() ?? Texture(.color) }

    /// Returns a stencil for reuse; its memory is kept unless it is large.
    func giveBack(_ stencil: Texture) {
        if stencil.byteCount > 4 << 20 { stencil.resize(width: 0, height: 0) }
        stencils.append(stencil)
    }

    func noteLayerUpdate(pixels: Int) {
        updated += 1
        rasterisedPixels += pixels
    }
}
