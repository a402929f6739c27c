import Foundation

/// A picture: a retained texture of its pixels at the displayed size, so that painting copies them. A template is
/// coverage, drawn in the foreground style.
@MainActor package final class ImageGraphic: Graphic {
    /// The picture and how it is drawn.
    package struct Appearance: Hashable, Sendable {
        package var picture: Picture
        package var caps = PictureCaps()
        package var mode = Image.ResizingMode.stretch
        package var interpolation = Image.Interpolation.medium
        package var isTemplate = false

        package init(_ picture: Picture) { self.picture = picture }
    }

    private let store: TextureStore
    package var appearance: Appearance
    private var drawnSize: (width: Int, height: Int)?
    private var tiles: [(frame: PixelRect, texture: SharedTexture?)] = []

    package init(_ appearance: Appearance, _ paint: Paint, store: TextureStore) {
        (self.appearance, self.store) = (appearance, store)
        super.init(paint)
    }

    override func isHit(at point: CGPoint, in frame: CGRect) -> Bool { true }

    override func prepare(_ frame: PixelRect, _ context: PaintContext) {
        layOut(width: frame.width, height: frame.height)
        for index in tiles.indices where tiles[index].frame.offset(x: frame.x, y: frame.y).intersects(context.clip) {
            let tile = tiles[index].frame
            let drawing = PictureDrawing(
                width: frame.width, height: frame.height, scale: context.scale, caps: appearance.caps,
                mode: appearance.mode, interpolation: appearance.interpolation, part: tile)
            let key = TextureKey.picture(appearance.picture.id, drawing, isTemplate: appearance.isTemplate)
            let picture = appearance.picture
            let draw: (Texture) -> Void = { [store] in store.rasteriser.pictures.draw(picture, drawing, into: $0) }
            let texture: SharedTexture
            if appearance.isTemplate {
                let box = GradientBox(paint, width: frame.width, height: frame.height, scale: context.scale, part: tile)
                texture = store.texture(for: key, painted: box, replacing: tiles[index].texture, draw: draw)
            } else {
                texture = store.texture(for: key, .color, replacing: tiles[index].texture, draw: draw)
            }
            tiles[index].texture = texture
            context.upload(texture.texture)
        }
    }

    private func layOut(width: Int, height: Int) {
        if let drawnSize, drawnSize == (width, height) { return }
        drawnSize = (width, height)
        // Nothing is drawn farther away than the user can scroll.
        let far = 1 << 17
        let whole = PixelRect(x: 0, y: 0, width: min(width, far), height: min(height, far))
        let frames = whole.tiles(atMost: Texture.largestSide)
        while tiles.count > frames.count { store.release(tiles.removeLast().texture) }
        for (index, frame) in frames.enumerated() {
            if index < tiles.count { tiles[index].frame = frame } else { tiles.append((frame, nil)) }
        }
    }

    override func paint(_ frame: PixelRect, opacity: Double, _ context: PaintContext, _ painter: any Painter) {
        let tint = (appearance.isTemplate ? paint.tint : .white).faded(by: opacity)
        for (tile, texture) in tiles {
            let place = tile.offset(x: frame.x, y: frame.y)
            guard let texture, place.intersects(context.clip) else { continue }
            painter.draw(texture.texture, x: place.x, y: place.y, tint: tint)
        }
    }

    package override func release() {
        change?.end()
        for tile in tiles { store.release(tile.texture) }
        tiles.removeAll()
        drawnSize = nil
    }
}
