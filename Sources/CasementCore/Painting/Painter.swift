import Foundation

/// Paints into one target, in device pixels, over what is there.
@MainActor package protocol Painter: AnyObject {
    /// Everything after this call, until the next, touches only these pixels.
    func clip(to rect: PixelRect)

    /// How what is drawn mixes with what is there. Painters of a device need only know `normal`: what mixes otherwise they get as
    /// a picture.
    var blendMode: BlendMode { get set }

    /// A solid rectangle.
    func fill(_ rect: PixelRect, with color: ResolvedColor)

    /// The whole texture with its top left pixel at (x, y). Coverage is painted in `tint`; a colour texture is painted as it is,
    /// faded by the tint's alpha.
    func draw(_ texture: Texture, x: Int, y: Int, tint: ResolvedColor)
}

/// Paints a retained layer: a texture that several graphics make together.
@MainActor package protocol LayerPainter: Painter {
    /// Makes the clipped pixels transparent, whatever the blend mode.
    func clear()

    /// Keeps of the clipped pixels what `coverage` (or the alpha of a colour texture), with its top left pixel at (x, y), covers; outside of it nothing stays.
    func keep(_ coverage: Texture, x: Int, y: Int)

    /// Draws the texture larger or smaller, with its top left corner at a point that need not be a whole pixel.
    func draw(_ texture: Texture, x: Double, y: Double, scale: Double, tint: ResolvedColor)
}

/// Measures and draws text.
@MainActor package protocol TextEngine: TextMeasurer {
    /// Draws a piece as coverage into `texture`, which it resizes to the piece's frame.
    func rasterise(_ piece: TextPiece, size: PixelRect, into texture: Texture)
}

/// Draws vector paths.
@MainActor package protocol Rasteriser: LayerFilters {
    /// Where pictures come from.
    var pictures: any PictureEngine { get }

    /// Draws an outline (points), filled or stroked, as coverage into `texture`, which already has its size;
    /// `origin` is the point that falls on the texture's top left pixel corner.
    func draw(_ outline: _ShapeOutline, origin: CGPoint, scale: CGFloat, into texture: Texture)

    /// Paints a gradient through coverage into a colour texture of the same size. The gradient spans a box in pixels, in which
    /// the texture's top left pixel stands at (x, y); `scale` is device pixels per point.
    func paint(
        _ gradient: ResolvedGradient, boxWidth: Int, boxHeight: Int, scale: CGFloat, x: Int, y: Int,
        through coverage: Texture, into texture: Texture)

    /// Draws the steps of a canvas into `texture`, a colour texture that already has its size and whose top left pixel is the
    /// canvas's pixel (x, y); black lies under them where the canvas is opaque.
    func draw(
        _ operations: [CanvasOperation], x: Int, y: Int, scale: CGFloat, isOpaque: Bool, pieces: any CanvasPieces,
        into texture: Texture)

    /// A painter whose target is the memory of `layer`, a colour texture.
    func painter(for layer: Texture) -> any LayerPainter
}

/// Owns what a window shows and pushes changed pixels to it.
@MainActor package protocol Presenter: AnyObject {
    /// Whether textures need a twin on the device before they are drawn.
    var wantsUploads: Bool { get }

    /// Brings the device's twin of `texture` up to date. Called for all textures of a frame before the first is drawn.
    func upload(_ texture: Texture)

    /// Whether what the last frame showed is still there, so that a frame may paint parts of it only.
    var keepsPixels: Bool { get }

    /// Moves pixels of the last frame, before the next one is begun. False where it cannot: then they are painted instead.
    func move(_ pixels: PixelMove) -> Bool

    /// Starts a frame that repaints `damage` only; nil when nothing can be painted now (the window is gone or hidden).
    func beginFrame(damage: [PixelRect]) -> (any Painter)?

    /// Shows what was painted.
    func endFrame(damage: [PixelRect])
}
