import CasementCombine
import CasementCore
import CasementSDL
import Foundation

/// Draws a view into a picture, without a window.
///
///     let renderer = ImageRenderer(content: Chart(values: values).frame(width: 300, height: 200))
///     renderer.scale = 2
///     try renderer.writePNG(to: URL(fileURLWithPath: "chart.png"))
///
/// The view lives as long as the renderer: its state stays, and `objectWillChange` tells when something that it shows has changed, so
/// that another picture would be a different one. Where the view draws nothing the picture is transparent.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
    /// Tells that the next picture would be another one: the content, a setting, or something that the view read has changed.
    /// (Unsafe in name only: a subject locks itself.)
    public nonisolated(unsafe) let objectWillChange = PassthroughSubject<Void, Never>()

    /// The view that is drawn.
    public var content: Content {
        get { box.content }
        set {
            objectWillChange.send()
            box.content = newValue
        }
    }

    /// What the view is offered, in points. Unspecified, as it is unless told, lets it take the size that it likes best.
    public var proposedSize = ProposedViewSize.unspecified { willSet { objectWillChange.send() } }
    /// Pixels per point, 1 unless told; at least 0.1 and at most 16.
    public var scale: CGFloat = 1 { willSet { objectWillChange.send() } }
    /// Whether black lies behind the view.
    public var isOpaque = false { willSet { objectWillChange.send() } }
    /// How colours are kept. All pictures are sRGB.
    public var colorMode = ColorRenderingMode.nonLinear { willSet { objectWillChange.send() } }

    private let box: ContentBox<Content>
    private let pipeline: FramePipeline
    /// Whether it was said that the picture made last is old.
    private var hasTold = true

    /// A renderer of a view.
    public init(content view: Content) {
        let box = ContentBox(view)
        self.box = box
        pipeline = FramePipeline(
            size: .zero, scale: 1, environment: EnvironmentValues(), textEngine: SystemTextEngine(),
            rasteriser: CairoRasteriser(), clock: { Date() }, content: { box.content })
        pipeline.graph.onFrameRequest = { [weak self] in self?.tell() }
    }

    isolated deinit { pipeline.tearDown() }

    private func tell() {
        guard !hasTold else { return }
        hasTold = true
        objectWillChange.send()
    }

    /// The picture, pixel by pixel; nil for a view without a size.
    public var cgImage: CGImage? {
        let picture = picture()
        guard picture.width > 0, picture.height > 0 else { return nil }
        return CGImage(width: picture.width, height: picture.height, pixels: picture.pixels)
    }

    /// The picture with `scale` pixels a point; nil for a view without a size.
    public var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) } }

    /// The picture with `scale` pixels a point; nil for a view without a size.
    public var nsImage: NSImage? { uiImage }

    /// The picture as the bytes of a PNG file; nil for a view without a size. This is Casement's own.
    public var pngData: Data? {
        let picture = picture()
        return PNGWriter.data(picture.pixels, width: picture.width, height: picture.height)
    }

    /// Writes the picture as a PNG file; Casement's own, as `pngData`.
    public func writePNG(to url: URL) throws {
        guard let data = pngData else {
            throw PNGWriter.Failure(description: "The view has no size, so there is no picture for \(url.path).")
        }
        try data.write(to: url)
    }

    /// The picture, pixel by pixel: premultiplied ARGB.
    package func picture() -> (width: Int, height: Int, pixels: [UInt32]) {
        hasTold = true
        let scale = scale.isNaN ? 1 : min(16, max(0.1, scale))
        pipeline.setSize(.zero, scale: scale)
        let size = pipeline.contentSize(for: proposedSize)
        // More than anybody can keep in memory is not made.
        let side = Self.largestSide / scale
        pipeline.setSize(CGSize(width: min(size.width, side), height: min(size.height, side)), scale: scale)
        let picture = pipeline.picture(isOpaque: isOpaque)
        hasTold = false
        return picture
    }

    /// Pixels.
    private static var largestSide: CGFloat { 16_384 }
}

/// What the renderer draws, so that the root runs again for another view.
@MainActor @Observable private final class ContentBox<Content: View> {
    var content: Content
    init(_ content: Content) { self.content = content }
}
