import CasementCore
import Foundation

/// An object that draws into a rectangle of the window with code of its own, pixel by pixel: the role of AppKit's
/// `NSView`. `SDLView` and `OpenGLView` are surfaces that draw with SDL's renderer and with OpenGL.
///
/// A `SurfaceViewRepresentable` makes it a view. A subclass overrides `draw`:
///
///     final class Checkers: SurfaceView {
///         var side = 8 { didSet { needsDisplay = true } }
///
///         override func draw(_ pixels: inout PixelBuffer.Pixels) {
///             for y in 0..<pixels.height {
///                 for x in 0..<pixels.width {
///                     pixels[x, y] = (x / side + y / side) % 2 == 0 ? 0xFFFF_FFFF : 0xFF20_4080
///                 }
///             }
///         }
///     }
///
/// The picture has as many pixels as the view takes on the display, 4,096 on a side at most. It is drawn before the
/// frame that shows it: after a change of size, after `needsDisplay` was set, and before every frame while `isPaused`
/// is false. Pixels that are not drawn stay as they were, until the size changes.
@MainActor @preconcurrency open class SurfaceView {
    /// Whether alpha is ignored, and nothing behind the picture is seen. Colours of others are premultiplied by alpha.
    public let isOpaque: Bool
    /// The width of the picture in pixels of the display; 0 before the view is shown.
    public private(set) var pixelWidth = 0
    /// The height of the picture in pixels of the display; 0 before the view is shown.
    public private(set) var pixelHeight = 0
    /// The pixels of the display in a point.
    public internal(set) var displayScale: CGFloat = 1
    /// The time of the frame that is drawn, in seconds, for animations.
    public private(set) var time: TimeInterval = 0

    /// Whether the picture is drawn anew only when it is asked for; true by default. While it is false, it is drawn
    /// before every frame of the display.
    public var isPaused = true {
        didSet { if !isPaused { wake?() } }
    }

    /// The memory of the picture.
    var buffer: PixelBuffer
    /// Tells the view that there is another buffer.
    var bufferChanged: ((PixelBuffer) -> Void)?
    /// Tells the view why nothing can be drawn; nil when it can again.
    var failureChanged: ((String?) -> Void)?
    /// Why nothing can be drawn.
    private(set) var failure: String?
    /// The name of the view, for messages.
    var name = ""
    package var wake: (() -> Void)?
    /// What is to be drawn, in pixels; nil for nothing.
    private var stale: PixelRect?

    /// Creates an object that has no size yet.
    public init(isOpaque: Bool = true) {
        self.isOpaque = isOpaque
        buffer = PixelBuffer(inPlace: 0, 0, isOpaque: isOpaque)
    }

    // MARK: Asking for a picture

    /// Whether the picture will be drawn before the next frame. Setting it asks for that.
    public var needsDisplay: Bool {
        get { stale != nil }
        set {
            stale = newValue ? whole : nil
            if newValue { wake?() }
        }
    }

    /// Says that a part of the picture is to be drawn, in pixels from the top left corner: only that part of the window
    /// is painted. `draw` is called once for all parts.
    public func setNeedsDisplay(_ area: CGRect) {
        guard ![area.minX, area.minY, area.width, area.height].contains(where: \.isNaN) else { return }
        let area = PixelRect(rounding: area.integral, scale: 1).intersection(whole)
        guard !area.isEmpty else { return }
        stale = stale?.union(area) ?? area
        wake?()
    }

    private var whole: PixelRect { PixelRect(x: 0, y: 0, width: pixelWidth, height: pixelHeight) }

    /// The pixel at a point of the view, as gestures report it in the local coordinate space.
    public func convertToBacking(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x * displayScale, y: point.y * displayScale)
    }

    // MARK: What subclasses override

    /// Draws the picture. Pixels are those of the last picture; of a new size, they are transparent or black.
    open func draw(_ pixels: inout PixelBuffer.Pixels) {}

    /// The picture has another size, and is drawn next. Does nothing by default.
    open func reshape() {}

    /// Follows to other memory, of another size. It may fail.
    func move(to memory: PixelMemory) { reshape() }

    /// Draws into the memory. It may fail.
    func render(into memory: PixelMemory) {
        var pixels = PixelBuffer.Pixels(memory)
        draw(&pixels)
    }

    /// Shows a placeholder in place of the picture, with a message.
    final func fail(_ reason: String) {
        (pixelWidth, pixelHeight, stale) = (0, 0, nil)
        failure = reason
        RuntimeWarning.issue("\(name) shows nothing: \(reason).")
        failureChanged?(reason)
    }

    /// Draws again, with the first size that the view reports.
    final func recover() {
        guard failure != nil else { return }
        failure = nil
        failureChanged?(nil)
    }

    // MARK: The view

    /// Takes the view's size, and draws the first picture of it.
    final func resize(width: Int, height: Int) {
        guard width > 0, height > 0, (width, height) != (pixelWidth, pixelHeight) else { return }
        let new = PixelBuffer(inPlace: width, height, isOpaque: isOpaque)
        (pixelWidth, pixelHeight) = (new.width, new.height)
        buffer = new
        stale = whole
        move(to: new.shown)
        drawStale()
        if failure == nil { bufferChanged?(new) }
    }
}

extension SurfaceView: PixelSource {
    package var isRunning: Bool { !isPaused }

    package func drawStale() {
        guard let area = stale, !area.isEmpty else { return }
        stale = nil
        buffer.drawInPlace(area) { render(into: $0) }
    }

    package func drawNext(at time: TimeInterval) {
        self.time = time
        stale = whole
        drawStale()
    }
}
