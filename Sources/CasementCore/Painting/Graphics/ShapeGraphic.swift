import Foundation

/// A filled or stroked shape: coverage in retained textures, drawn in the shape's colour or painted with its gradient.
/// The path is made for the shape's whole pixels, so that its edges are sharp at any position.
@MainActor package final class ShapeGraphic: Graphic {
    private let store: TextureStore
    // As in `_Node`: without the run-time check of exclusive access.
    /// The shape's outline in a rectangle.
    @exclusivity(unchecked) package var outline: (CGRect) -> _ShapeOutline {
        didSet { (drawnSize, reach) = (nil, nil) }
    }
    /// The area drawn for a size, cached because it is needed whenever the shape moves or fades.
    @exclusivity(unchecked) private var reach: (size: CGSize, frame: CGRect)?
    @exclusivity(unchecked) private var drawnSize: (width: Int, height: Int, scale: CGFloat)?
    @exclusivity(unchecked) private var drawn = _ShapeOutline(Path())
    @exclusivity(unchecked) private var tiles: [Tile] = []

    private struct Tile {
        var frame: PixelRect
        var texture: SharedTexture?
        /// Whether the texture shows the current outline, as coverage.
        var isCurrent = false
    }

    package init(_ paint: Paint, store: TextureStore, outline: @escaping (CGRect) -> _ShapeOutline) {
        self.store = store
        self.outline = outline
        super.init(paint)
    }

    override func frame(in size: CGSize) -> CGRect {
        if let reach, reach.size == size { return reach.frame }
        let frame = CGRect(origin: .zero, size: size)
        let bounds = outline(frame).bounds
        // One point more where it extends beyond its frame: its edges there do not fall on whole pixels.
        let whole = frame.contains(bounds) || bounds.isNull ? frame : frame.union(bounds.insetBy(dx: -1, dy: -1))
        reach = (size, whole)
        return whole
    }

    override func isHit(at point: CGPoint, in frame: CGRect) -> Bool {
        paint.isVisible && outline(frame).contains(point)
    }

    override func prepare(_ frame: PixelRect, _ context: PaintContext) {
        layOut(width: frame.width, height: frame.height, scale: context.scale)
        for index in tiles.indices where tiles[index].frame.offset(x: frame.x, y: frame.y).intersects(context.clip) {
            if tiles[index].isCurrent, paint.gradient == nil, let known = tiles[index].texture,
                store.isStillThere(known)
            {
                context.upload(known.texture)
                continue
            }
            let tile = tiles[index].frame
            let box = GradientBox(paint, width: frame.width, height: frame.height, scale: context.scale, part: tile)
            let texture = store.texture(
                for: .shape(drawn, scale: context.scale, tile: tile), painted: box, replacing: tiles[index].texture
            ) { texture in
                texture.resize(width: tile.width, height: tile.height)
                texture.clear()
                let origin = CGPoint(x: CGFloat(tile.x) / context.scale, y: CGFloat(tile.y) / context.scale)
                store.rasteriser.draw(drawn, origin: origin, scale: context.scale, into: texture)
            }
            tiles[index].texture = texture
            tiles[index].isCurrent = box == nil
            context.upload(texture.texture)
        }
    }

    private func layOut(width: Int, height: Int, scale: CGFloat) {
        if let drawnSize, drawnSize == (width, height, scale) { return }
        drawnSize = (width, height, scale)
        let frame = CGRect(x: 0, y: 0, width: CGFloat(width) / scale, height: CGFloat(height) / scale)
        drawn = outline(frame)
        var area = PixelRect(x: 0, y: 0, width: width, height: height)
        let bounds = drawn.bounds
        if !bounds.isNull, !frame.contains(bounds) {
            area = area.union(PixelRect(rounding: bounds.insetBy(dx: -1 / scale, dy: -1 / scale), scale: scale))
        }
        // An outline that extends far beyond its frame is drawn only near it: an unlimited number of tiles would fill
        // the memory.
        let near = 1 << 14, far = 1 << 17
        area = area.intersection(
            PixelRect(x: -near, y: -near, width: min(width, far) + 2 * near, height: min(height, far) + 2 * near))
        let frames = drawn.path.isEmpty ? [] : area.tiles(atMost: Texture.largestSide)
        while tiles.count > frames.count { store.release(tiles.removeLast().texture) }
        for (index, frame) in frames.enumerated() {
            if index < tiles.count {
                tiles[index].frame = frame
                tiles[index].isCurrent = false
            } else {
                tiles.append(Tile(frame: frame))
            }
        }
    }

    override func paint(_ frame: PixelRect, opacity: Double, _ context: PaintContext, _ painter: any Painter) {
        let tint = paint.tint.faded(by: opacity)
        for index in tiles.indices {
            let place = tiles[index].frame.offset(x: frame.x, y: frame.y)
            guard place.intersects(context.clip), let texture = tiles[index].texture else { continue }
            painter.draw(texture.texture, x: place.x, y: place.y, tint: tint)
        }
    }

    override func draw(_ frame: PixelRect, opacity: Double, on painter: any VectorPainter) -> Bool {
        // A mesh and the pixels of a function have no outlines.
        switch paint.gradient?.form {
        case .mesh, .shader: return false
        default: break
        }
        painter.draw(outline(in: frame, scale: painter.scale), in: frame, paint, opacity: opacity)
        return true
    }

    /// The outline in a frame of pixels, in points from its corner.
    func outline(in frame: PixelRect, scale: CGFloat) -> _ShapeOutline {
        outline(CGRect(x: 0, y: 0, width: CGFloat(frame.width) / scale, height: CGFloat(frame.height) / scale))
    }

    /// Keeps only the part of the painter's pixels inside `clip` that the shape covers, and nothing outside `frame`;
    /// `prepare` must be called before.
    func keep(_ frame: PixelRect, in clip: PixelRect, _ painter: any LayerPainter) {
        painter.clip(to: clip)
        guard !tiles.isEmpty else { return painter.clear() }
        for tile in tiles {
            let place = tile.frame.offset(x: frame.x, y: frame.y)
            // A single tile also clears its surroundings.
            let part = tiles.count == 1 ? clip : place.intersection(clip)
            guard !part.isEmpty else { continue }
            painter.clip(to: part)
            guard let texture = tile.texture?.texture else {
                painter.clear()
                continue
            }
            painter.keep(texture, x: place.x, y: place.y)
        }
        painter.clip(to: clip)
    }

    package override func release() {
        for tile in tiles { store.release(tile.texture) }
        tiles.removeAll()
        drawnSize = nil
    }
}

extension Graphic {
    /// Returns a graphic for a rectangle; one of a single colour needs no texture.
    static func rectangle(_ paint: Paint, store: TextureStore) -> Graphic {
        if paint.gradient == nil { return FillGraphic(paint) }
        return ShapeGraphic(paint, store: store) { _ShapeOutline(Path($0)) }
    }
}

extension PixelRect {
    /// Cuts the rectangle into pieces of at most `side` pixels a side.
    func tiles(atMost side: Int) -> [PixelRect] {
        guard !isEmpty else { return [] }
        if width <= side, height <= side { return [self] }
        var tiles: [PixelRect] = []
        for top in stride(from: y, to: maxY, by: side) {
            for left in stride(from: x, to: maxX, by: side) {
                tiles.append(PixelRect(x: left, y: top, width: min(side, maxX - left), height: min(side, maxY - top)))
            }
        }
        return tiles
    }
}
