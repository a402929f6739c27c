import CasementCore
import CasementSDL
import Foundation

// What UIKit and AppKit do with pictures.

extension UIImage {
    /// How a picture is painted.
    public enum RenderingMode: Int, Sendable {
        /// As the picture says, in its own colours, or as a template for the foreground style.
        case automatic, alwaysOriginal, alwaysTemplate
    }

    /// How the picture is painted.
    public var renderingMode: RenderingMode { picture.isTemplate ? .alwaysTemplate : .automatic }

    /// The picture, painted in another way.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        switch renderingMode {
        case .automatic: return self
        case .alwaysOriginal: return UIImage(picture.with(isTemplate: false))
        case .alwaysTemplate:
            if symbol != nil { return self }
            return UIImage(picture.with(isTemplate: true))
        }
    }

    /// The picture in one colour, that of the light appearance. What is transparent stays so.
    public func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: .automatic)
    }

    /// The picture in one colour, that of the light appearance; as a template it is one for the foreground style.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        guard let image = PictureEncoder.pixels(of: picture) else { return self }
        let scale = picture.size.width > 0 ? CGFloat(image.width) / picture.size.width : 1
        let tinted = UIImage(
            Picture(image.tinted(color), scale: scale).with(isTemplate: renderingMode == .alwaysTemplate))
        tinted.size = picture.size
        return tinted
    }

    /// The picture as the bytes of a JPEG file; the quality is 0 to 1. What is transparent becomes white. Nil if it
    /// cannot be decoded.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        PictureEncoder.pixels(of: picture).flatMap { PictureEncoder.jpeg($0, quality: compressionQuality) }
    }

    /// The picture in its own colours and upright: pictures always are.
    public var imageOrientation: Image.Orientation { .up }
}

extension CGImage {
    /// The opacity of the picture in a colour.
    fileprivate func tinted(_ color: UIColor) -> CGImage {
        let parts = [color.alphaComponent, color.redComponent, color.greenComponent, color.blueComponent]
        let ratios = parts.enumerated().map { index, part in
            min(1, max(0, part)) * (index == 0 ? 1 : min(1, max(0, parts[0])))
        }
        let table = (0..<256).map { alpha in
            ratios.reduce(UInt32(0)) { $0 << 8 | UInt32((CGFloat(alpha) * $1).rounded()) }
        }
        return CGImage(width: width, height: height, pixels: pixels.map { table[Int($0 >> 24)] })
    }
}

extension NSImage {
    /// The name of a picture.
    public typealias Name = String

    /// A transparent picture of one point.
    public convenience init() { self.init(.transparent) }

    /// A transparent picture, in which `lockFocus()` begins to draw.
    public convenience init(size: CGSize) {
        self.init(.transparent)
        self.size = size
    }

    /// A symbol, by its SF Symbols name; nil if it is unknown. The description has no effect: views have labels.
    public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
        self.init(systemName: name)
    }

    /// The picture in a file; nil if it cannot be read.
    public convenience init?(byReferencingFile fileName: String) { self.init(contentsOfFile: fileName) }

    /// The picture in the file of a URL; transparent if it cannot be read.
    public convenience init(byReferencing url: URL) {
        self.init(UIImage(contentsOf: url)?.picture ?? .transparent)
    }

    /// A picture of pixels, in a size in points; zero is one point for each pixel.
    public convenience init(cgImage: CGImage, size: CGSize) {
        self.init(cgImage: cgImage)
        self.size = size
    }

    /// The pixels; nil if it cannot be decoded. The arguments have no effect.
    public func cgImage(
        forProposedRect proposedDestRect: UnsafeMutablePointer<CGRect>?, context referenceContext: Any?,
        hints: [AnyHashable: Any]?
    ) -> CGImage? { PictureEncoder.pixels(of: picture) }

    /// The picture in its pixels.
    public var representations: [NSBitmapImageRep] {
        PictureEncoder.pixels(of: picture).map { [NSBitmapImageRep(cgImage: $0)] } ?? []
    }

    /// Whether it can be shown.
    public var isValid: Bool { size.width > 0 && size.height > 0 }
}

/// Pixels that are written as files, by the name of AppKit.
///
///     let bitmap = NSBitmapImageRep(data: image.tiffRepresentation!)
///     try bitmap?.representation(using: .png, properties: [:])?.write(to: url)
public final class NSBitmapImageRep: Sendable {
    /// The format of a file. Only `tiff`, `bmp`, `jpeg` and `png` are written.
    public enum FileType: UInt, Sendable { case tiff, bmp, gif, jpeg, png, jpeg2000 }

    /// How a file is written.
    public struct PropertyKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The quality of JPEG files, a number of 0 to 1.
        public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
        /// Has no effect.
        public static let compressionMethod = PropertyKey(rawValue: "NSImageCompressionMethod")
        /// Has no effect.
        public static let interlaced = PropertyKey(rawValue: "NSImageInterlaced")
    }

    /// The pixels.
    public let cgImage: CGImage?
    private let image: CGImage

    /// Pixels.
    public init(cgImage: CGImage) {
        image = cgImage
        self.cgImage = cgImage
    }

    /// The pixels in the bytes of a file; nil if it is no picture.
    public convenience init?(data: Data) {
        guard let picture = UIImage(data: data)?.picture, let image = PictureEncoder.pixels(of: picture) else {
            return nil
        }
        self.init(cgImage: image)
    }

    /// The width in pixels.
    public var pixelsWide: Int { image.width }
    /// The height in pixels.
    public var pixelsHigh: Int { image.height }
    /// The size in points: one for each pixel.
    public var size: CGSize { CGSize(width: image.width, height: image.height) }
    /// The bytes of a TIFF file.
    public var tiffRepresentation: Data? { PictureEncoder.tiff(image) }

    /// The colour of a pixel, counted from the top left corner; nil outside.
    public func colorAt(x: Int, y: Int) -> NSColor? {
        guard (0..<image.width).contains(x), (0..<image.height).contains(y) else { return nil }
        let pixel = image.pixels[y * image.width + x]
        let alpha = CGFloat(pixel >> 24)
        func part(_ shift: UInt32) -> CGFloat { alpha > 0 ? CGFloat(pixel >> shift & 255) / alpha : 0 }
        return NSColor(red: part(16), green: part(8), blue: part(0), alpha: alpha / 255)
    }

    /// The bytes of a file; nil for GIF and JPEG 2000, which are not written.
    public func representation(using storageType: FileType, properties: [PropertyKey: Any]) -> Data? {
        switch storageType {
        case .png: return PNGWriter.data(image.pixels, width: image.width, height: image.height)
        case .tiff: return PictureEncoder.tiff(image)
        case .bmp: return PictureEncoder.bmp(image)
        case .jpeg:
            let quality = properties[.compressionFactor]
            let number = (quality as? any BinaryFloatingPoint).map { Double($0) }
            return PictureEncoder.jpeg(image, quality: number ?? (quality as? NSNumber)?.doubleValue ?? 0.9)
        case .gif, .jpeg2000: return nil
        }
    }
}
