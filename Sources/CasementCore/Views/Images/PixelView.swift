import Foundation

/// A view of pixels that the program writes itself: video, an emulator's screen, the output of another renderer.
///
///     let screen = PixelBuffer(width: 640, height: 480)
///
///     PixelView(screen)
///         .interpolation(.none)
///         .focusable()
///         .onKeyPress { key in … }
///
/// A new picture in the buffer repaints the pixels that changed: no body runs and nothing is laid out. The view takes
/// the size it is offered, and the picture is scaled to it; with an unspecified size, and in `fixedSize()`, one pixel
/// of the picture takes one of the display, and is copied unchanged. SwiftUI has no such view: there, programs wrap an
/// `NSView`.
public struct PixelView: View {
    public typealias Body = Never

    let buffer: PixelBuffer
    let fitting: PixelGraphic.Fitting
    var sizeAction: ((_ width: Int, _ height: Int) -> Void)?
    var frameAction: ((_ time: TimeInterval) -> Void)?
    var source: (any PixelSource)?

    /// Creates a view of a buffer.
    ///
    /// - Parameter contentMode: Whether the whole picture is visible (`fit`, the default) or fills the view, cut off at
    ///   the edges; nil stretches it.
    public init(_ buffer: PixelBuffer, contentMode: ContentMode? = .fit) {
        self.buffer = buffer
        fitting = PixelGraphic.Fitting(contentMode: contentMode, interpolation: .medium)
    }

    private init(_ view: PixelView, _ interpolation: Image.Interpolation) {
        buffer = view.buffer
        fitting = PixelGraphic.Fitting(contentMode: view.fitting.contentMode, interpolation: interpolation)
        (sizeAction, frameAction, source) = (view.sizeAction, view.frameAction, view.source)
    }

    /// A view without an ideal size whose pictures an object draws when it asks for it.
    package init(_ buffer: PixelBuffer, source: any PixelSource) {
        self.init(buffer, contentMode: nil)
        self.source = source
    }

    /// Sets how pixels are mixed at another size; `medium` by default. With `none` they stay squares.
    public func interpolation(_ interpolation: Image.Interpolation) -> PixelView { PixelView(self, interpolation) }

    /// Runs an action with the view's size in pixels of the display: when it has appeared, and whenever that changes,
    /// by its size in points or by the display's scale. The view shows the buffer it has until the program gives it
    /// another.
    public func onPixelSizeChange(perform action: @escaping (_ width: Int, _ height: Int) -> Void) -> PixelView {
        var view = self
        view.sizeAction = action
        return view
    }

    /// Runs an action before each frame of the display while the view exists, with the frame's time in seconds, to draw
    /// the next picture of an animation. Without it, the window is idle between the program's pictures.
    public func onFrame(perform action: @escaping (_ time: TimeInterval) -> Void) -> PixelView {
        var view = self
        view.frameAction = action
        return view
    }

    /// The position in the picture, in pixels, that is shown at a point of the view, as gestures report it in the local
    /// coordinate space. It lies outside of the picture where the point does.
    ///
    /// - Parameter size: The view's size in points.
    public func pixelPosition(at point: CGPoint, in size: CGSize) -> CGPoint {
        let picture = CGSize(width: buffer.width, height: buffer.height)
        let across = size.width / picture.width, down = size.height / picture.height
        guard across > 0, down > 0, across.isFinite, down.isFinite, point.x.isFinite, point.y.isFinite else {
            return .zero
        }
        let zoom =
            switch fitting.contentMode {
            case .fit: CGSize(width: min(across, down), height: min(across, down))
            case .fill: CGSize(width: max(across, down), height: max(across, down))
            case nil: CGSize(width: across, height: down)
            }
        return CGPoint(
            x: (point.x - size.width / 2) / zoom.width + picture.width / 2,
            y: (point.y - size.height / 2) / zoom.height + picture.height / 2)
    }

    public static func _makeNode(_ view: PixelView, in context: _NodeContext) -> _ViewNode<PixelView> {
        PixelNode(view, layoutNode: PixelLayoutNode(kind: "Pixels", tree: context.graph.layout), in: context)
    }

    public static var _viewCount: Int? { 1 }
}

/// Rule: another buffer or fitting is shown in place. New pictures do not reach the node: the layout node repaints.
final class PixelNode: LeafNode<PixelView, PixelLayoutNode> {
    private var ticker: FrameTicker?
    private var knownSize: (width: Int, height: Int)?
    private var source: (any PixelSource)?
    /// Whether the object will draw in this frame or the next one.
    private var isAwake = false

    override func configure(_ environment: EnvironmentValues) -> Bool {
        // The ideal size depends on it.
        _ = environment.displayScale
        layoutNode.pictureChanged = { [unowned self] in graph.requestFrame() }
        layoutNode.sizeChanged = view.sizeAction == nil ? nil : { [unowned self] in report($0, $1) }
        layoutNode.hasIdealSize = view.source == nil
        follow(view.source)
        startTicking()
        return layoutNode.show(view.buffer, view.fitting)
    }

    /// Lets the object ask for frames.
    private func follow(_ new: (any PixelSource)?) {
        guard source !== new else { return }
        source?.wake = nil
        source = new
        new?.wake = { [weak self] in self?.wake() }
        if new != nil { wake() }
    }

    /// Draws in the frame that is being made, or else in the next one.
    private func wake() {
        guard !isRemoved else { return }
        startTicking()
        guard !isAwake else { return }
        isAwake = true
        graph.enqueueAction { [weak self] in
            self?.isAwake = false
            self?.source?.drawStale()
        }
        graph.requestFrame()
    }

    private func startTicking() {
        guard view.frameAction != nil || view.source?.isRunning == true, ticker == nil else { return }
        let ticker = FrameTicker { [weak self] in self?.runFrameAction(at: $0) ?? false }
        self.ticker = ticker
        graph.clock.start(ticker)
    }

    private func report(_ width: Int, _ height: Int) {
        guard width > 0, height > 0, knownSize.map({ $0 != (width, height) }) ?? true else { return }
        knownSize = (width, height)
        graph.enqueueAction { [weak self] in
            // A size that a later pass of the same frame has replaced is not reported.
            guard let self, !isRemoved, let knownSize, knownSize == (width, height) else { return }
            view.sizeAction?(width, height)
        }
    }

    /// False once there is no action any more.
    private func runFrameAction(at time: Double) -> Bool {
        guard !isRemoved, view.frameAction != nil || source?.isRunning == true else {
            ticker = nil
            return false
        }
        view.frameAction?(time)
        source?.drawNext(at: time)
        return true
    }

    override func tearDown() {
        source?.wake = nil
        layoutNode.close()
        super.tearDown()
    }
}

/// An object that draws the pictures of a view.
@MainActor package protocol PixelSource: AnyObject {
    /// Set while a view shows its pictures: makes the window draw.
    var wake: (() -> Void)? { get set }
    /// Whether there is a new picture in every frame.
    var isRunning: Bool { get }
    /// Draws what was asked for, after the layout of a frame.
    func drawStale()
    /// Draws the picture of a frame while `isRunning`.
    func drawNext(at time: TimeInterval)
}

/// Runs a closure in every frame until it returns false.
@MainActor private final class FrameTicker: Animating {
    private let action: (_ time: Double) -> Bool
    init(_ action: @escaping (_ time: Double) -> Bool) { self.action = action }
    func step(to time: Double) -> Bool { action(time) }
}
