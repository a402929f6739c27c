import Foundation

extension LayoutNode {
    /// Returns a picture of the node with the window's scale, without its ancestors and what is behind it. Nil if it
    /// has no size or is not shown.
    func picture() -> Picture? {
        let frame = windowFrame
        var area = PixelRect(rounding: frame, scale: tree.scale)
        // Of very large nodes, only the beginning.
        let side = Texture.largestSide
        (area.width, area.height) = (min(area.width, side), min(area.height, side))
        guard area.width > 0, area.height > 0 else { return nil }
        let texture = Texture(.color)
        texture.resize(width: area.width, height: area.height)
        let painter = tree.textures.rasteriser.painter(for: texture)
        let whole = PixelRect(x: 0, y: 0, width: area.width, height: area.height)
        painter.clip(to: whole)
        painter.clear()
        let pass = PaintPass(clip: whole, scale: tree.scale, painter: painter)
        pass.shift = (-area.x, -area.y)
        pass.paint(self, at: frame.origin, opacity: 1)
        guard let bytes = texture.bytes else { return nil }
        var pixels = [UInt32](repeating: 0, count: whole.area)
        for row in 0..<area.height {
            let from = (bytes + row * texture.stride).assumingMemoryBound(to: UInt32.self)
            for column in 0..<area.width { pixels[row * area.width + column] = from[column] }
        }
        return Picture(CGImage(width: area.width, height: area.height, pixels: pixels), scale: tree.scale)
    }
}
