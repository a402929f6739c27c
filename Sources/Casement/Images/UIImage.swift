import CasementCore
import CasementSDL
import Foundation

/// A decoded picture, also available as `NSImage`.
///
///     if let photo = UIImage(data: bytes) { Image(uiImage: photo).resizable() }
///
/// Its initialisers can be used on any thread; they return nil for data that is no picture, is damaged, or exceeds
/// `PictureLimits`, after reading only its header.
public final class UIImage: Sendable, Hashable {
    package let picture: Picture

    package init(_ picture: Picture) { self.picture = picture }

    /// The picture in the bytes of a PNG, JPEG, WebP, GIF, BMP, SVG or uncompressed TIFF file, one pixel per point.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// The picture in the bytes of a file, with `scale` pixels per point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let picture = try? PictureDecoder.picture(data, scale: scale) else { return nil }
        self.init(picture)
    }

    /// The picture in a file. A name that ends in `@2x` or `@3x` before the extension has two
    /// or three pixels per point.
    public convenience init?(contentsOfFile path: String) {
        guard let data = try? PictureFolders.read(path) else { return nil }
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        self.init(data: data, scale: name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1)
    }

    /// The picture in the file of a URL; nil for other URLs, which would block the caller.
    public convenience init?(contentsOf url: URL) {
        guard url.isFileURL else { return nil }
        self.init(contentsOfFile: url.path)
    }

    /// A picture from the program's resources.
    @MainActor public convenience init?(named name: String) { self.init(named: name, in: nil) }

    /// A picture from a bundle's resources.
    @MainActor public convenience init?(named name: String, in bundle: Bundle?) {
        var message = ""
        let wanted = PictureName(name, folder: bundle?.resourcePath, scale: 1, isDark: false)
        guard let picture = PictureFolders.shared.picture(wanted, message: &message) else { return nil }
        self.init(picture)
    }

    /// A picture of pixels, one per point.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// A picture of pixels, `scale` per point.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation) {
        self.init(Picture(cgImage.upright(orientation), scale: scale))
    }

    /// The size in points.
    public var size: CGSize { picture.size }

    /// Pixels per point.
    public var scale: CGFloat { picture.scale }

    /// The pixels; nil for a vector picture and for one that is decoded only when it is shown.
    public var cgImage: CGImage? {
        if case .pixels(let image) = picture.content { image } else { nil }
    }

    public static func == (a: UIImage, b: UIImage) -> Bool { a.picture == b.picture }
    public func hash(into hasher: inout Hasher) { hasher.combine(picture) }
}

/// AppKit's name of `UIImage`.
public typealias NSImage = UIImage

extension Image {
    /// Creates an image of a loaded picture, at its own size unless it is `resizable`.
    public init(uiImage: UIImage) { self.init(uiImage.picture) }

    /// Creates an image of a loaded picture, at its own size unless it is `resizable`.
    ///
    /// A reference to `Image.init` for a picture is to `init(uiImage:)`, since the two types are one.
    @_disfavoredOverload public init(nsImage: NSImage) { self.init(nsImage.picture) }
}
