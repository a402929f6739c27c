import Foundation

/// A picture or a symbol in a canvas: it shares its pixels with images of the same appearance and size.
@MainActor final class CanvasImage: CanvasPictureSource {
    enum Content: Equatable, Sendable {
        case picture(ImageGraphic.Appearance)
        case symbol(SizedSymbol)
    }

    let content: Content
    /// In points.
    let size: CGSize
    let store: TextureStore
    private var shown: SharedTexture?

    init(_ content: Content, size: CGSize, store: TextureStore) {
        (self.content, self.size, self.store) = (content, size, store)
    }

    isolated deinit { store.release(shown) }

    nonisolated func isSame(as other: any CanvasPictureSource) -> Bool {
        guard let other = other as? CanvasImage else { return false }
        return content == other.content && size == other.size
    }

    func picture(scale: CGFloat, version: Int) -> (texture: Texture, area: CGRect)? {
        // If it exceeds the largest texture size, it is drawn at that size and stretched.
        let side = CGFloat(Texture.largestSide)
        let scale = min(scale, side / max(size.width, size.height, 1))
        let width = max(1, Int((size.width * scale).rounded())), height = max(1, Int((size.height * scale).rounded()))
        let texture =
            switch content {
            case .picture(let appearance): texture(of: appearance, width, height, scale)
            case .symbol(let symbol): texture(of: symbol, width, height)
            }
        shown = texture
        return (texture.texture, CGRect(origin: .zero, size: size))
    }

    private func texture(
        of appearance: ImageGraphic.Appearance, _ width: Int, _ height: Int, _ scale: CGFloat
    ) -> SharedTexture {
        let drawing = PictureDrawing(
            width: width, height: height, scale: scale, caps: appearance.caps, mode: appearance.mode,
            interpolation: appearance.interpolation, part: PixelRect(x: 0, y: 0, width: width, height: height))
        let key = TextureKey.picture(appearance.picture.id, drawing, isTemplate: appearance.isTemplate)
        return store.texture(for: key, appearance.isTemplate ? .coverage : .color, replacing: shown) {
            store.rasteriser.pictures.draw(appearance.picture, drawing, into: $0)
        }
    }

    private func texture(of symbol: SizedSymbol, _ width: Int, _ height: Int) -> SharedTexture {
        let drawing = SymbolDrawing(
            name: symbol.outline.name, weight: symbol.weight, width: width, height: height, layer: nil)
        return store.texture(for: .symbol(drawing), replacing: shown) {
            symbol.draw(drawing, into: $0, store.rasteriser)
        }
    }
}
