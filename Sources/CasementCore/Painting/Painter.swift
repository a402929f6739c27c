import Foundation

/// Paints into one target, in device pixels, over the existing pixels.
@MainActor package protocol Painter: AnyObject {
    /// Restricts all following drawing to these pixels, until the next call.
    func clip(to rect: PixelRect)

    /// How drawing blends with existing pixels. Painters of a device only need to support `normal`: content in other
    /// modes is passed to them as a picture.
    var blendMode: BlendMode { get set }

    /// The number of bands of rows in which much content is best painted into a rectangle, one after another.
    func bands(of rect: PixelRect) -> Int

    /// Fills a rectangle with a solid colour.
    func fill(_ rect: PixelRect, with color: ResolvedColor)

    /// Draws the whole texture with its top left pixel at (x, y). Coverage is painted in `tint`; a colour texture is
    /// painted as it is, faded by the tint's alpha.
    func draw(_ texture: Texture, x: Int, y: Int, tint: ResolvedColor)
}

extension Painter {
    package func bands(of rect: PixelRect) -> Int { 1 }
}

/// Paints a retained layer: a texture that combines several graphics.
@MainActor package protocol LayerPainter: Painter {
    /// Makes the clipped pixels transparent, whatever the blend mode.
    func clear()

    /// Multiplies the clipped pixels by `coverage` (or the alpha of a colour texture), whose top left pixel is at (x,
    /// y); outside it they become transparent.
    func keep(_ coverage: Texture, x: Int, y: Int)

    /// Draws the texture scaled, with its top left corner at a position that need not be a whole pixel.
    func draw(_ texture: Texture, x: Double, y: Double, scale: Double, tint: ResolvedColor)
}

/// Measures and draws text.
@MainActor package protocol TextEngine: TextMeasurer {
    /// Draws a piece as coverage into `texture`, which it resizes to the piece's frame.
    func rasterise(_ piece: TextPiece, size: PixelRect, into texture: Texture)
}

/// Draws vector paths.
@MainActor package protocol Rasteriser: LayerFilters {
    /// The source of pictures.
    var pictures: any PictureEngine { get }

    /// Draws an outline (in points), filled or stroked, as coverage into `texture`, which already has its size;
    /// `origin` is the point at the corner of the texture's top left pixel.
    func draw(_ outline: _ShapeOutline, origin: CGPoint, scale: CGFloat, into texture: Texture)

    /// Paints a gradient through coverage into a colour texture of the same size. The gradient spans a box in pixels,
    /// in which the texture's top left pixel is at (x, y); `scale` is device pixels per point.
    func paint(
        _ gradient: ResolvedGradient, boxWidth: Int, boxHeight: Int, scale: CGFloat, x: Int, y: Int,
        through coverage: Texture, into texture: Texture)

    /// Draws the operations of a canvas into `texture`, a colour texture that already has its size and whose top left
    /// pixel is the canvas's pixel (x, y); an opaque canvas has a black background.
    func draw(
        _ operations: [CanvasOperation], x: Int, y: Int, scale: CGFloat, isOpaque: Bool, pieces: any CanvasPieces,
        into texture: Texture)

    /// Returns a painter whose target is the memory of `layer`, a colour texture.
    func painter(for layer: Texture) -> any LayerPainter
}

/// Owns a window's pixels and presents changed ones.
@MainActor package protocol Presenter: AnyObject {
    /// Whether textures need a copy on the device before they are drawn.
    var wantsUploads: Bool { get }

    /// Updates the device's copy of `texture`. Called for all textures of a frame before the first is drawn.
    func upload(_ texture: Texture)

    /// Whether the pixels of the last frame are retained, so that a frame may paint only parts of it.
    var keepsPixels: Bool { get }

    /// Moves pixels of the last frame, before the next one begins. False if not supported: then they are painted
    /// instead.
    func move(_ pixels: PixelMove) -> Bool

    /// Begins a frame that repaints only `damage`; nil if nothing can be painted now (the window is gone or hidden).
    func beginFrame(damage: [PixelRect]) -> (any Painter)?

    /// Ends the frame and presents the painted pixels.
    func endFrame(damage: [PixelRect])
}
