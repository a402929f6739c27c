import CasementCore
import CasementSDL
import Foundation

/// A decoded picture. `NSImage` is another name of it.
///
///     if let photo = UIImage(data: bytes) { Image(uiImage: photo).resizable() }
///
/// Its initialisers may be used on any thread; they give nil for what is no picture, is damaged, or is larger than `PictureLimits`
/// allow, and read no more than its header then.
public final class UIImage: Sendable, Hashable {
    package let picture: Picture

    package init(_ picture: Picture) { self.picture = picture }

    /// The picture in the bytes of a PNG, JPEG, WebP, GIF, BMP or SVG file.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// The same, with so many pixels a point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let picture = try? PictureDecoder.picture(data, scale: scale) else { return nil }
        self.init(picture)
    }

    /// The picture in a file. A name that ends in `@2x` or `@3x` before the dot has two or three pixels a point.
    public convenience init?(contentsOfFile path: String) {
        guard let data = try? PictureFolders.read(path) else { return nil }
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        self.init(data: data, scale: name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1)
    }

    /// The picture in the file of a URL; nil for other URLs, which would keep the caller waiting.
    public convenience init?(contentsOf url: URL) {
        guard url.isFileURL else { return nil }
        self.init(contentsOfFile: url.path)
    }

    /// A picture of the program's resources.
    @MainActor public convenience init?(named name: String) { self.init(named: name, in: nil) }

    /// A picture of a bundle's resources.
    @MainActor public convenience init?(named name: String, in bundle: Bundle?) {
        var message = ""
        let wanted = PictureName(name, folder: bundle?.resourcePath, scale: 1, isDark: false)
        guard let picture = PictureFolders.shared.picture(wanted, message: &message) else { return nil }
        self.init(picture)
    }

    /// Pixels, one to a point.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// Pixels, of which `scale` make a point.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation) {
        self.init(Picture(cgImage.upright(orientation), scale: scale))
    }

    /// Points.
    public var size: CGSize { picture.size }

    /// Pixels a point.
    public var scale: CGFloat { picture.scale }

    /// The pixels; nil for a vector picture and for one that is decoded when it is shown.
    public var cgImage: CGImage? {
        if case .pixels(let image) = picture.content { image } else { nil }
    }

    public static func == (a: UIImage, b: UIImage) -> Bool { a.picture == b.picture }
    public func hash(into hasher: inout Hasher) { hasher.combine(picture) }
}

/// The name of `UIImage` in programs for the desktop.
public typealias NSImage = UIImage

extension Image {
    /// A picture that is there already, at its own size until it is made `resizable`.
    public init(uiImage: UIImage) { self.init(uiImage.picture) }

    /// A picture that is there already, at its own size until it is made `resizable`.
    public init(nsImage: NSImage) { self.init(nsImage.picture) }
}
