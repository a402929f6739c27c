import Foundation

extension Image {
    /// Creates an image of a size, in points, drawn by `renderer` as in a `Canvas`. It is drawn again when its
    /// environment changes. The label is its accessibility label. The colour mode has no effect: all pictures are sRGB.
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        self.init(.drawn(ImageDrawing(size: size, isOpaque: opaque, renderer)), label: label?.plainString)
    }

    /// The image with its pixels, if it is a drawing.
    @MainActor func drawn(_ environment: EnvironmentValues, in tree: LayoutTree) -> Image {
        guard case .drawn(let drawing as ImageDrawing) = source, let picture = drawing.picture(environment, in: tree)
        else { return self }
        var image = self
        image.source = .picture(picture)
        return image
    }
}

/// An image drawn by a closure. The closure and the cached picture are used on the main actor only: hence it can
/// be sent.
final class ImageDrawing: DrawnImage, @unchecked Sendable {
    private let isOpaque: Bool
    private let renderer: (inout GraphicsContext) -> Void
    private var known: (environment: EnvironmentValues, picture: Picture)?

    init(size: CGSize, isOpaque: Bool, _ renderer: @escaping (inout GraphicsContext) -> Void) {
        (self.isOpaque, self.renderer) = (isOpaque, renderer)
        super.init(size: size)
    }

    /// Nil for a size without pixels.
    @MainActor func picture(_ environment: EnvironmentValues, in tree: LayoutTree) -> Picture? {
        if let known, known.environment.isIdentical(to: environment) { return known.picture }
        let scale = environment.displayScale
        func pixels(_ length: CGFloat) -> Int {
            length.isFinite ? Int(min(max(0, length * scale), CGFloat(Texture.largestSide)).rounded()) : 0
        }
        let width = pixels(size.width), height = pixels(size.height)
        guard width > 0, height > 0 else { return nil }
        let steps = GraphicsContext.record(environment, size: size, in: tree, renderer)
        let texture = Texture(.color)
        texture.resize(width: width, height: height)
        let pieces = CanvasGraphic(store: tree.textures)
        tree.textures.rasteriser.draw(
            steps, x: 0, y: 0, scale: scale, isOpaque: isOpaque, pieces: pieces, into: texture)
        pieces.release()
        guard let image = CGImage(texture) else { return nil }
        let picture = Picture(image, scale: scale)
        known = (environment, picture)
        return picture
    }
}

extension CGImage {
    /// A copy of a colour texture's pixels.
    @MainActor fileprivate convenience init?(_ texture: Texture) {
        guard let bytes = texture.bytes, texture.width > 0, texture.height > 0 else { return nil }
        var pixels: [UInt32] = []
        pixels.reserveCapacity(texture.width * texture.height)
        for row in 0..<texture.height {
            let start = (bytes + row * texture.stride).assumingMemoryBound(to: UInt32.self)
            pixels += UnsafeBufferPointer(start: start, count: texture.width)
        }
        self.init(width: texture.width, height: texture.height, pixels: pixels)
    }
}

extension Text {
    /// The literal string of the text, if it consists of one.
    fileprivate var plainString: String? {
        switch storage {
        case .verbatim(let string): string
        case .literal(let key): key.text
        case .rich: nil
        }
    }
}
