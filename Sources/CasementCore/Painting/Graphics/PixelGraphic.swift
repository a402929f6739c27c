import Foundation

/// The picture of a pixel buffer: painted from the buffer's memory where it is shown at its own size, otherwise from
/// retained textures of the displayed size, in which only changed pixels are scaled again.
@MainActor package final class PixelGraphic: Graphic {
    /// How the picture is fitted into the frame.
    struct Fitting: Equatable {
        /// Nil stretches it.
        var contentMode: ContentMode?
        var interpolation: Image.Interpolation
    }

    let buffer: PixelBuffer
    let fitting: Fitting
    /// The node's size in pixels if those are whole, so that its frame has that size wherever it is.
    var wholeSize: PixelRect?
    private let store: TextureStore
    /// Shows the buffer's memory.
    private let source: Texture
    /// The changed pixels of the picture that `source` does not know of yet.
    private var changed: PixelRect
    /// The changed pixels of the next frame; nil if more than pixels of the picture changed.
    private var damaged: PixelRect?
    /// The frame of the last painting from its own top left corner, in pixels, and its scale.
    private var drawn = PixelRect.zero
    private var scale: CGFloat = 1
    private var tiles: [Tile] = []

    /// A part of the scaled picture.
    private struct Tile {
        /// In the node's frame.
        let frame: PixelRect
        let texture: Texture
        /// What must be scaled again, in the node's frame.
        var stale: PixelRect
    }

    init(_ buffer: PixelBuffer, _ fitting: Fitting, store: TextureStore) {
        (self.buffer, self.fitting, self.store) = (buffer, fitting, store)
        source = store.makeLayer(isOpaque: buffer.isOpaque)
        changed = PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
        super.init(.color(.white))
    }

    /// Notes that pixels of the picture changed.
    func pixelsChanged(in area: PixelRect) {
        changed = changed.union(area)
        damaged = damaged?.union(area)
    }

    /// The changed pixels, with those around them that scaling mixes them with.
    override var changedFrame: CGRect {
        defer { damaged = .zero }
        guard let damaged, !drawn.isEmpty else { return shownFrame }
        let area = scaled(damaged, to: place(in: drawn))
        guard !area.isEmpty else { return .null }
        return CGRect(
            x: shownFrame.minX + CGFloat(area.x) / scale, y: shownFrame.minY + CGFloat(area.y) / scale,
            width: CGFloat(area.width) / scale, height: CGFloat(area.height) / scale
        ).intersection(shownFrame)
    }

    override func isHit(at point: CGPoint, in frame: CGRect) -> Bool { true }

    override func isOpaque(_ opacity: Double) -> Bool {
        guard buffer.isOpaque, opacity > 0.999, let wholeSize, buffer.width > 0, buffer.height > 0 else { return false }
        return place(in: wholeSize).contains(wholeSize)
    }

    // MARK: Places

    /// Where the whole picture is, in pixels, in a frame that begins at (0, 0).
    private func place(in frame: PixelRect) -> PixelRect {
        guard let contentMode = fitting.contentMode, buffer.width > 0, buffer.height > 0 else { return frame }
        let across = Double(frame.width) / Double(buffer.width), down = Double(frame.height) / Double(buffer.height)
        let zoom = contentMode == .fit ? min(across, down) : max(across, down)
        let width = Int((Double(buffer.width) * zoom).rounded()), height = Int((Double(buffer.height) * zoom).rounded())
        return PixelRect(
            x: (frame.width - width) / 2, y: (frame.height - height) / 2, width: width, height: height)
    }

    /// The pixels of `place` that pixels of the picture influence.
    private func scaled(_ area: PixelRect, to place: PixelRect) -> PixelRect {
        guard !area.isEmpty else { return .zero }
        if place.width == buffer.width, place.height == buffer.height { return area.offset(x: place.x, y: place.y) }
        func span(_ from: Int, _ to: Int, _ length: Int, _ target: Int) -> (from: Int, to: Int) {
            let zoom = Double(target) / Double(length)
            let rim = 2 + zoom
            return (
                max(0, Int((Double(from) * zoom - rim).rounded(.down))),
                min(target, Int((Double(to) * zoom + rim).rounded(.up)))
            )
        }
        let across = span(area.x, area.maxX, buffer.width, place.width)
        let down = span(area.y, area.maxY, buffer.height, place.height)
        return PixelRect(
            x: place.x + across.from, y: place.y + down.from, width: across.to - across.from,
            height: down.to - down.from)
    }

    // MARK: Painting

    override func prepare(_ frame: PixelRect, _ context: PaintContext) {
        guard buffer.width > 0, buffer.height > 0, !frame.isEmpty else { return }
        let frameSize = PixelRect(x: 0, y: 0, width: frame.width, height: frame.height)
        let place = place(in: frameSize)
        let isScaled = place.width != buffer.width || place.height != buffer.height
        let isNew = drawn != frameSize || scale != context.scale
        (drawn, scale) = (frameSize, context.scale)
        takePixels(place: place)
        guard isScaled else {
            releaseTiles()
            return context.upload(source)
        }
        if isNew || tiles.isEmpty { layOut(place.intersection(frameSize)) }
        for index in tiles.indices where tiles[index].frame.offset(x: frame.x, y: frame.y).intersects(context.clip) {
            scale(&tiles[index], place)
            context.upload(tiles[index].texture)
        }
    }

    /// Shows the memory of the latest picture.
    private func takePixels(place: PixelRect) {
        let memory = buffer.shown
        guard !changed.isEmpty || source.bytes != memory.start.map({ UnsafeMutableRawPointer($0) }) else { return }
        source.show(memory.start, width: buffer.width, height: buffer.height, of: memory, changed: changed)
        let area = scaled(changed, to: place)
        changed = .zero
        for index in tiles.indices {
            tiles[index].stale = tiles[index].stale.union(area.intersection(tiles[index].frame))
        }
    }

    private func layOut(_ visible: PixelRect) {
        releaseTiles()
        // Nothing is drawn farther away than the user can scroll.
        let far = 1 << 17
        let bounded = visible.intersection(PixelRect(x: 0, y: 0, width: far, height: far))
        tiles = bounded.tiles(atMost: Texture.largestSide).map { frame in
            Tile(frame: frame, texture: store.makeLayer(isOpaque: buffer.isOpaque), stale: frame)
        }
    }

    private func scale(_ tile: inout Tile, _ place: PixelRect) {
        guard !tile.stale.isEmpty else { return }
        if tile.texture.bytes == nil { tile.texture.resize(width: tile.frame.width, height: tile.frame.height) }
        let drawing = PictureDrawing(
            width: place.width, height: place.height, scale: 1, caps: PictureCaps(), mode: .stretch,
            interpolation: fitting.interpolation, part: tile.frame.offset(x: -place.x, y: -place.y))
        store.rasteriser.pictures.draw(
            source, drawing, changed: tile.stale.offset(x: -place.x, y: -place.y), into: tile.texture)
        tile.texture.touch(tile.stale.offset(x: -tile.frame.x, y: -tile.frame.y))
        store.noteLayerUpdate(pixels: tile.stale.area)
        tile.stale = .zero
    }

    override func paint(_ frame: PixelRect, opacity: Double, _ context: PaintContext, _ painter: any Painter) {
        guard source.bytes != nil, !drawn.isEmpty else { return }
        let tint = ResolvedColor.white.faded(by: opacity)
        guard !tiles.isEmpty else {
            let place = place(in: drawn)
            return painter.draw(source, x: frame.x + place.x, y: frame.y + place.y, tint: tint)
        }
        for tile in tiles {
            let place = tile.frame.offset(x: frame.x, y: frame.y)
            if place.intersects(context.clip) { painter.draw(tile.texture, x: place.x, y: place.y, tint: tint) }
        }
    }

    private func releaseTiles() {
        for _ in tiles { store.destroyLayer() }
        tiles.removeAll()
    }

    private var isReleased = false

    package override func release() {
        guard !isReleased else { return }
        isReleased = true
        releaseTiles()
        store.destroyLayer()
    }
}
