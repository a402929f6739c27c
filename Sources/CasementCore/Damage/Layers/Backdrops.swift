import Foundation

/// Damaged rectangles whose content blends with what is behind it: they are painted in memory, and passed to the device
/// as pictures. The textures of one frame are reused in the next.
@MainActor struct Backdrops {
    private var scale: CGFloat = 1
    private var background = ResolvedColor.white
    private var pictures: [(part: PixelRect, texture: Texture)] = []
    private var spare: [Texture] = []

    mutating func begin(scale: CGFloat, background: ResolvedColor) {
        (self.scale, self.background) = (scale, background)
        // Textures that the last frame did not need either are released.
        if !spare.isEmpty { spare.removeAll(keepingCapacity: true) }
        while let last = pictures.popLast() { spare.append(last.texture) }
    }

    /// Paints the content of `rect` of the window.
    mutating func paint(_ root: LayoutNode, _ rect: PixelRect, _ rasteriser: any Rasteriser, _ presenter: any Presenter)
    {
        for part in rect.tiles(atMost: Texture.largestSide) {
            let texture = spare.popLast() ?? Texture(.color)
            texture.resize(width: part.width, height: part.height)
            let painter = rasteriser.painter(for: texture)
            let whole = PixelRect(x: 0, y: 0, width: part.width, height: part.height)
            painter.clip(to: whole)
            painter.fill(whole, with: background)
            let pass = PaintPass(clip: whole, scale: scale, painter: painter)
            pass.shift = (-part.x, -part.y)
            pass.paint(root, at: .zero, opacity: 1)
            presenter.upload(texture)
            pictures.append((part, texture))
        }
    }

    /// Draws the pictures of `rect`; false if there are none.
    func draw(_ rect: PixelRect, _ painter: any Painter) -> Bool {
        if pictures.isEmpty { return false }
        painter.clip(to: rect)
        var isDrawn = false
        for picture in pictures where rect.contains(picture.part) {
            // Areas cut out of the window are black, instead of keeping their previous pixels.
            painter.fill(picture.part, with: .black)
            painter.draw(picture.texture, x: picture.part.x, y: picture.part.y, tint: .white)
            isDrawn = true
        }
        return isDrawn
    }
}
