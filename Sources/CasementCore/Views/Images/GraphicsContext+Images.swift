import Foundation

extension GraphicsContext {
    /// An image with the context's font and colours, ready to be drawn.
    public struct ResolvedImage {
        let source: CanvasImage
        let isSmooth: Bool
        /// Whether it fills a rectangle with its caps or tiles instead of being stretched.
        let isResizable: Bool

        /// The natural size, in points.
        public let size: CGSize
        /// The distance from the top to the baseline: for symbols, that of adjacent text; for pictures, the lower edge.
        public let baseline: CGFloat
        /// The paint of symbols and templates; nil for pictures with their own colours.
        public var shading: Shading?
    }

    /// Resolves an image with this context's font and colours, so that it can be measured and drawn repeatedly.
    public func resolve(_ image: Image) -> ResolvedImage {
        let recording = recording
        // Safe: a canvas runs its closure on the main actor, which this function never leaves.
        nonisolated(unsafe) let environment = recording.environment
        let tree = recording.tree
        let (source, baseline, isStencil) = MainActor.assumeIsolated {
            let store = tree.textures
            let content = image.drawn(environment, in: tree).canvasContent(environment, store.rasteriser.pictures)
            switch content {
            case .symbol(let symbol):
                return (CanvasImage(content, size: symbol.size, store: store), symbol.baseline, true)
            case .picture(let appearance):
                let size = appearance.picture.size
                return (CanvasImage(content, size: size, store: store), size.height, appearance.isTemplate)
            }
        }
        return ResolvedImage(
            source: source, isSmooth: image.chosenInterpolation != Image.Interpolation.none,
            isResizable: image.resizing != nil, size: source.size, baseline: baseline,
            shading: isStencil ? resolve(.foreground) : nil)
    }

    /// Draws an image in a rectangle: stretched, or with its caps and tiles if it is `resizable`. The style has no
    /// effect on images.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
        var source = image.source
        if image.isResizable, rect.size != source.size {
            let (old, size) = (source, rect.size)
            source = MainActor.assumeIsolated { old.resized(size) }
        }
        var picture = CanvasPicture(
            source: source, version: 0, size: image.isResizable ? rect.size : image.size, frame: rect,
            paint: image.shading.flatMap { paint($0, in: rect) })
        picture.isSmooth = image.isSmooth
        recording.add(.picture(picture), state)
    }

    /// Draws an image at its natural size, aligning its anchor with a point.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = image.size
        let origin = CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
        draw(image, in: CGRect(origin: origin, size: size))
    }

    /// Draws an image in a rectangle: stretched, or with its caps and tiles if it is `resizable`. The style has no
    /// effect on images.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    /// Draws an image at its natural size, aligning its anchor with a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }
}

extension GraphicsContext.Shading {
    /// A tiling of an image from `origin` on. `sourceRect` is the repeated part, from 0 to 1 of the image's size;
    /// `scale` is the size of a tile relative to the image's. Symbols and templates, which have no colours,
    /// paint nothing.
    public static func tiledImage(
        _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        scale: CGFloat = 1
    ) -> Self { Self(kind: .tiled(image, origin, sourceRect, scale)) }
}

extension GraphicsContext {
    func paint(tiled image: Image, _ origin: CGPoint, _ part: CGRect, _ scale: CGFloat) -> CanvasPaint? {
        let image = resolve(drawn(image).cropped(to: part))
        guard scale > 0, scale.isFinite, image.size.width > 0, image.size.height > 0 else { return nil }
        let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
        return .tiled(
            CanvasPicture(
                source: image.source, version: 0, size: image.size, frame: CGRect(origin: origin, size: size)))
    }
}

extension GraphicsContext {
    /// The image with its pixels.
    private func drawn(_ image: Image) -> Image {
        // Safe: as in `resolve`.
        nonisolated(unsafe) let environment = recording.environment
        let tree = recording.tree
        return MainActor.assumeIsolated { image.drawn(environment, in: tree) }
    }
}

extension CanvasImage {
    /// The image at another size.
    func resized(_ size: CGSize) -> CanvasImage { CanvasImage(content, size: size, store: store) }
}

extension Image {
    /// A part of decoded pixels, from 0 to 1; other images are unchanged.
    fileprivate func cropped(to part: CGRect) -> Image {
        guard case .picture(let picture) = source, case .pixels(let pixels) = picture.content,
            part != CGRect(x: 0, y: 0, width: 1, height: 1), let cropped = pixels.cropped(to: part)
        else { return self }
        var image = self
        image.source = .picture(Picture(cropped, scale: picture.scale))
        return image
    }
}

extension CGImage {
    /// Nil if the part contains no pixels.
    fileprivate func cropped(to part: CGRect) -> CGImage? {
        func edge(_ unit: CGFloat, _ length: Int) -> Int {
            unit.isFinite ? Int((min(1, max(0, unit)) * CGFloat(length)).rounded()) : 0
        }
        let left = edge(part.minX, width), right = edge(part.maxX, width)
        let top = edge(part.minY, height), bottom = edge(part.maxY, height)
        guard left < right, top < bottom else { return nil }
        var rows: [UInt32] = []
        rows.reserveCapacity((right - left) * (bottom - top))
        for row in top..<bottom { rows += pixels[row * width + left..<row * width + right] }
        return CGImage(width: right - left, height: bottom - top, pixels: rows)
    }
}
