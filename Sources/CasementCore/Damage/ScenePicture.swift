import Foundation

extension SceneGraphics {
    /// Returns the whole window as a separate picture, on a transparent or a black background: premultiplied ARGB, rows
    /// from the top. Empty if the window has no size. Independent of the window's damage, which it does not change.
    package func picture(isOpaque: Bool) -> (width: Int, height: Int, pixels: [UInt32]) {
        let whole = damage.bounds
        guard let root = tree.root, !whole.isEmpty else { return (0, 0, []) }
        var pixels = [UInt32](repeating: 0, count: whole.area)
        let texture = Texture(.color)
        for tile in whole.tiles(atMost: Texture.largestSide) {
            texture.resize(width: tile.width, height: tile.height)
            let area = PixelRect(x: 0, y: 0, width: tile.width, height: tile.height)
            let painter = store.rasteriser.painter(for: texture)
            painter.clip(to: area)
            painter.clear()
            if isOpaque { painter.fill(area, with: .black) }
            let pass = PaintPass(clip: area, scale: tree.scale, painter: painter)
            pass.shift = (-tile.x, -tile.y)
            pass.paint(root, at: .zero, opacity: 1)
            guard let bytes = texture.bytes else { continue }
            for row in 0..<tile.height {
                let from = (bytes + row * texture.stride).assumingMemoryBound(to: UInt32.self)
                let start = (tile.y + row) * whole.width + tile.x
                for column in 0..<tile.width { pixels[start + column] = from[column] }
            }
        }
        return (whole.width, whole.height, pixels)
    }
}
