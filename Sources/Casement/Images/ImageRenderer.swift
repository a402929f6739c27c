import CasementCombine
import CasementCore
import CasementSDL
import Foundation

/// A renderer that draws a view into a picture, without a window.
///
///     let renderer = ImageRenderer(content: Chart(values: values).frame(width: 300, height: 200))
///     renderer.scale = 2
///     try renderer.writePNG(to: URL(fileURLWithPath: "chart.png"))
///
/// The view lives as long as the renderer: its state is kept, and `objectWillChange` reports that the next picture
/// would differ from the last. Where the view draws nothing, the picture is transparent.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
    /// Sends a value when the next picture would differ: the content, a setting, or a dependency of the view has
    /// changed. (Unsafe in name only: a subject locks itself.)
    public nonisolated(unsafe) let objectWillChange = PassthroughSubject<Void, Never>()

    /// The view that is drawn.
    public var content: Content {
        get { box.content }
        set {
            objectWillChange.send()
            box.content = newValue
        }
    }

    /// The size that the view is offered, in points. If unspecified, as by default, the view has its ideal size.
    public var proposedSize = ProposedViewSize.unspecified { willSet { objectWillChange.send() } }
    /// Pixels per point, 1 by default; at least 0.1 and at most 16.
    public var scale: CGFloat = 1 { willSet { objectWillChange.send() } }
    /// Whether the background is black instead of transparent.
    public var isOpaque = false { willSet { objectWillChange.send() } }
    /// The colour mode of pictures. It has no effect: all pictures are sRGB.
    public var colorMode = ColorRenderingMode.nonLinear { willSet { objectWillChange.send() } }

    private let box: ContentBox<Content>
    let textEngine: SystemTextEngine
    let pipeline: FramePipeline
    /// Whether subscribers know that the last picture is out of date.
    var hasTold = true

    /// Creates a renderer of a view.
    public convenience init(content view: Content) { self.init(content: view, textEngine: SystemTextEngine()) }

    init(content view: Content, textEngine: SystemTextEngine) {
        let box = ContentBox(view)
        self.box = box
        self.textEngine = textEngine
        pipeline = FramePipeline(
            size: .zero, scale: 1, environment: .desktop, textEngine: textEngine,
            rasteriser: CairoRasteriser(), clock: { Date() }, content: { box.content })
        pipeline.graph.onFrameRequest = { [weak self] in self?.notifyObservers() }
    }

    isolated deinit { pipeline.tearDown() }

    private func notifyObservers() {
        guard !hasTold else { return }
        hasTold = true
        objectWillChange.send()
    }

    /// The picture in pixels; nil for a view without a size.
    public var cgImage: CGImage? {
        let picture = picture()
        guard picture.width > 0, picture.height > 0 else { return nil }
        return CGImage(width: picture.width, height: picture.height, pixels: picture.pixels)
    }

    /// The picture with `scale` pixels per point; nil for a view without a size.
    public var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) } }

    /// The picture with `scale` pixels per point; nil for a view without a size.
    public var nsImage: NSImage? { uiImage }

    /// The picture as the bytes of a PNG file; nil for a view without a size. SwiftUI has no such property.
    public var pngData: Data? {
        let picture = picture()
        return PNGWriter.data(picture.pixels, width: picture.width, height: picture.height)
    }

    /// Writes the picture as a PNG file. SwiftUI has no such method.
    public func writePNG(to url: URL) throws {
        guard let data = pngData else {
            throw PNGWriter.Failure(description: "The view has no size, so there is no picture for \(url.path).")
        }
        try data.write(to: url)
    }

    // MARK: Documents

    /// Calls `renderer` with the view's size in points and a function that draws it on the open page of a document, as
    /// vectors: texts stay text.
    ///
    ///     renderer.render { size, context in
    ///         var box = CGRect(origin: .zero, size: size)
    ///         guard let pdf = CGContext(url as CFURL, mediaBox: &box, nil) else { return }
    ///         pdf.beginPDFPage(nil)
    ///         context(pdf)
    ///         pdf.endPDFPage()
    ///         pdf.closePDF()
    ///     }
    ///
    /// Blurs, shadows, colour filters, meshes and pictures have no vectors. They are drawn as pixels, 4 per point (288
    /// per inch): a smaller `rasterizationScale` has no effect, nor has a larger one.
    public func render(
        rasterizationScale: CGFloat = 1, renderer: (_ size: CGSize, _ context: (CGContext) -> Void) -> Void
    ) {
        let size = layOut(scale: PDFFile.scale)
        hasTold = false
        renderer(size) { context in
            guard let painter = context.page(textEngine) else { return }
            pipeline.draw(on: painter)
        }
    }

    /// The view as a PDF file of one page of its size, as vectors; nil for a view without a size. SwiftUI has no such
    /// property.
    public var pdfData: Data? {
        let size = layOut(scale: PDFFile.scale)
        hasTold = false
        guard size.width > 0, size.height > 0 else { return nil }
        let file = PDFFile(size: size)
        guard let painter = file.beginPage(size: size, textEngine: textEngine) else { return nil }
        pipeline.draw(on: painter)
        return file.close()
    }

    /// Writes the view as a PDF file of one page of its size, as vectors. SwiftUI has no such method.
    public func writePDF(to url: URL) throws {
        guard let data = pdfData else {
            throw PNGWriter.Failure(description: "The view has no size, so there is no page for \(url.path).")
        }
        try data.write(to: url)
    }

    /// Gives the view the size that it wants, at most the largest of a picture, and returns it.
    private func layOut(scale: CGFloat) -> CGSize {
        pipeline.setSize(.zero, scale: scale)
        let size = pipeline.contentSize(for: proposedSize)
        // Larger pictures would exceed the memory.
        let side = Self.largestSide / scale
        let bounded = CGSize(width: min(size.width, side), height: min(size.height, side))
        pipeline.setSize(bounded, scale: scale)
        return bounded
    }

    /// The size that the view wants of a proposal.
    func size(for proposal: ProposedViewSize) -> CGSize {
        pipeline.setSize(.zero, scale: 1)
        return pipeline.contentSize(for: proposal)
    }

    /// The pixels of the picture: premultiplied ARGB.
    package func picture() -> (width: Int, height: Int, pixels: [UInt32]) {
        hasTold = true
        _ = layOut(scale: scale.isNaN ? 1 : min(16, max(0.1, scale)))
        let picture = pipeline.picture(isOpaque: isOpaque)
        hasTold = false
        return picture
    }

    /// In pixels.
    private static var largestSide: CGFloat { 16_384 }
}

/// The observed content of the renderer, so that the root runs again for another view.
@MainActor @Observable private final class ContentBox<Content: View> {
    var content: Content
    init(_ content: Content) { self.content = content }
}
