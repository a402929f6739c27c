import Foundation

/// A text: one retained coverage texture per line, drawn in the text's colour. A line is rasterised when it is first seen.
@MainActor package final class TextGraphic: Graphic {
    private let store: TextureStore
    @exclusivity(unchecked) private var layout: TextLayout?
    @exclusivity(unchecked) private var textures: ContiguousArray<SharedTexture?> = []

    package init(_ paint: Paint, store: TextureStore) {
        self.store = store
        super.init(paint)
    }

    /// Shows another layout; textures stay until the lines that replace theirs are seen, and are drawn again in place.
    package func set(_ layout: TextLayout) {
        guard layout !== self.layout else { return }
        self.layout = layout
        while textures.count > layout.pieces.count { textures.popLast()?.map(store.release) }
        while textures.count < layout.pieces.count { textures.append(nil) }
    }

    override func prepare(_ frame: PixelRect, _ pass: PaintPass) {
        guard let layout else { return }
        for index in layout.pieces.indices {
            let (piece, place) = (layout.pieces[index].piece, layout.pieces[index].frame)
            guard place.offset(x: frame.x, y: frame.y).intersects(pass.clip) else { continue }
            let box = GradientBox(paint, width: frame.width, height: frame.height, scale: pass.scale, part: place)
            let texture = store.texture(for: .text(piece), painted: box, replacing: textures[index]) {
                store.textEngine.rasterise(piece, size: place, into: $0)
            }
            textures[index] = texture
            pass.upload(texture.texture)
        }
    }

    override func paint(_ frame: PixelRect, opacity: Double, _ pass: PaintPass, _ painter: any Painter) {
        guard let layout else { return }
        let tint = paint.tint.faded(by: opacity)
        for index in layout.pieces.indices {
            let place = layout.pieces[index].frame.offset(x: frame.x, y: frame.y)
            guard let texture = textures[index], place.intersects(pass.clip) else { continue }
            painter.draw(texture.texture, x: place.x, y: place.y, tint: tint)
        }
    }

    package override func release() {
        for texture in textures { store.release(texture) }
        textures.removeAll()
        layout = nil
    }
}
