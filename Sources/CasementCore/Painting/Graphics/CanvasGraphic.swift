import Foundation

/// A canvas: operations recorded by the program's closure, drawn together into a retained colour texture.
///
/// The closure runs when the canvas is visible, at most once per frame, and only after something that it read, its
/// value or the size has changed. If it then records the same operations, nothing is drawn again.
@MainActor package final class CanvasGraphic: Graphic, CanvasPieces {
    private let store: TextureStore
    /// Runs the program's closure.
    package var record: () -> [CanvasOperation] = { [] }
    /// Whether it covers its whole frame; black where nothing is drawn.
    package var isOpaque = false { didSet { if isOpaque != oldValue { forgetPixels() } } }
    /// How far it is drawn beyond its frame on all sides, in points.
    package var margin: CGFloat = 0 { didSet { if margin != oldValue { drawnSize = nil } } }
    /// The area that receives the pointer, for a rectangle; nil for the whole frame.
    package var hitOutline: ((CGRect) -> _ShapeOutline)?
    /// Whether it is drawn over the node's content.
    package var isDecoration = false
    private var isStale = true
    private var operations: [CanvasOperation] = []
    private var drawnSize: (width: Int, height: Int, scale: CGFloat)?
    private var tiles: [(frame: PixelRect, texture: Texture, isDrawn: Bool)] = []
    /// Lines of text used by the operations, and those of the previous run, until everything has been drawn again.
    private var pieces: [TextPiece: SharedTexture] = [:]
    private var olderPieces: [TextPiece: SharedTexture] = [:]

    package init(store: TextureStore) {
        self.store = store
        super.init(.color(.white))
    }

    /// Marks the recorded operations as out of date: the closure runs again.
    package func setStale() { isStale = true }

    override func isOpaque(_ opacity: Double) -> Bool { isOpaque && opacity > 0.999 }

    override var isInFront: Bool { isDecoration }

    override func frame(in size: CGSize) -> CGRect {
        CGRect(origin: .zero, size: size).insetBy(dx: -margin, dy: -margin)
    }

    /// A canvas is hit in its whole frame.
    override func isHit(at point: CGPoint, in frame: CGRect) -> Bool {
        !isDecoration && hitOutline?(frame).contains(point) ?? true
    }

    override func prepare(_ frame: PixelRect, _ context: PaintContext) {
        guard !frame.isEmpty else { return }
        if isStale {
            isStale = false
            let new = record()
            if new != operations {
                operations = new
                forgetPixels()
            }
        }
        layOut(width: frame.width, height: frame.height, scale: context.scale)
        for index in tiles.indices {
            let tile = tiles[index]
            guard tile.frame.offset(x: frame.x, y: frame.y).intersects(context.clip) else { continue }
            if !tile.isDrawn { draw(tile.frame, context.scale, into: tile.texture) }
            tiles[index].isDrawn = true
            context.upload(tile.texture)
        }
        guard !olderPieces.isEmpty, tiles.allSatisfy(\.isDrawn) else { return }
        for piece in olderPieces.values { store.release(piece) }
        olderPieces.removeAll(keepingCapacity: true)
    }

    private func forgetPixels() {
        for index in tiles.indices { tiles[index].isDrawn = false }
        olderPieces.merge(pieces) { older, newer in
            store.release(older)
            return newer
        }
        pieces.removeAll(keepingCapacity: true)
    }

    private func layOut(width: Int, height: Int, scale: CGFloat) {
        if let drawnSize, drawnSize == (width, height, scale) { return }
        drawnSize = (width, height, scale)
        // Nothing is kept farther away than the user can scroll.
        let rim = Int(min(margin * scale, 1024).rounded(.up))
        let whole = PixelRect(
            x: -rim, y: -rim, width: min(width, Self.largestSide) + 2 * rim,
            height: min(height, Self.largestSide) + 2 * rim)
        let frames = whole.tiles(atMost: Texture.largestSide)
        for (index, frame) in frames.enumerated() {
            if index < tiles.count {
                tiles[index].frame = frame
                tiles[index].isDrawn = false
            } else {
                tiles.append((frame, store.makeLayer(), false))
            }
        }
        while tiles.count > frames.count {
            tiles.removeLast()
            store.destroyLayer()
        }
    }

    private static let largestSide = 1 << 17

    private func draw(_ tile: PixelRect, _ scale: CGFloat, into texture: Texture) {
        texture.resize(width: tile.width, height: tile.height)
        store.rasteriser.draw(
            operations, x: tile.x, y: tile.y, scale: scale, isOpaque: isOpaque, pieces: self, into: texture)
        texture.touch(PixelRect(x: 0, y: 0, width: tile.width, height: tile.height))
        store.noteLayerUpdate(pixels: tile.area)
    }

    package func texture(for place: TextPlace) -> Texture {
        let current = pieces[place.piece]
        let known = current ?? olderPieces.removeValue(forKey: place.piece)
        let shared = store.texture(of: place.piece, size: place.frame, replacing: known)
        if shared !== current { pieces[place.piece] = shared }
        return shared.texture
    }

    override func paint(_ frame: PixelRect, opacity: Double, _ context: PaintContext, _ painter: any Painter) {
        let tint = ResolvedColor.white.faded(by: opacity)
        for tile in tiles where tile.isDrawn {
            let place = tile.frame.offset(x: frame.x, y: frame.y)
            if place.intersects(context.clip) { painter.draw(tile.texture, x: place.x, y: place.y, tint: tint) }
        }
    }

    override func draw(_ frame: PixelRect, opacity: Double, on painter: any VectorPainter) -> Bool {
        let place = painter.points(frame)
        painter.clip(to: Path(place.insetBy(dx: -margin, dy: -margin)), FillStyle()) {
            painter.group(opacity: opacity, .normal) {
                if isOpaque { painter.fill(frame, with: .black) }
                painter.draw(record(), at: place.origin, pieces: self)
            }
        }
        return true
    }

    package override func release() {
        for piece in pieces.values { store.release(piece) }
        for piece in olderPieces.values { store.release(piece) }
        pieces.removeAll()
        olderPieces.removeAll()
        for _ in tiles { store.destroyLayer() }
        tiles.removeAll()
        drawnSize = nil
        record = { [] }
    }
}

/// Provides the pixels of lines of text.
@MainActor package protocol CanvasPieces {
    /// The coverage of a line, or of a part of one.
    func texture(for place: TextPlace) -> Texture
}
