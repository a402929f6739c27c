import Foundation
import Synchronization

/// A picture with its intended size: pixels, or bytes that are decoded when it is first shown.
package final class Picture: Sendable, Hashable {
    package enum Content: Sendable {
        case pixels(CGImage)
        /// A file that is decoded when shown, and again if its pixels were evicted.
        case file(path: String)
        /// Drawn separately for each size.
        case vector(Data)
    }

    package let content: Content
    /// The size in points.
    package let size: CGSize
    /// The number of pixels per point.
    package let scale: CGFloat
    /// Whether the picture is a template for the foreground style.
    package let isTemplate: Bool
    /// A unique number, never reused, so that cache keys can identify the picture by it.
    package let id: Int

    private static let ids = Atomic(0)

    package init(_ content: Content, size: CGSize, scale: CGFloat = 1, isTemplate: Bool = false) {
        (self.content, self.size, self.scale, self.isTemplate) = (content, size, scale, isTemplate)
        id = Self.ids.add(1, ordering: .relaxed).newValue
    }

    /// Creates a picture from pixels; `scale` is the number of pixels per point.
    package convenience init(_ image: CGImage, scale: CGFloat) {
        let scale = scale > 0 && scale.isFinite ? scale : 1
        let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
        self.init(.pixels(image), size: size, scale: scale)
    }

    /// The same picture, as a template or not.
    package func with(isTemplate: Bool) -> Picture {
        isTemplate == self.isTemplate ? self : Picture(content, size: size, scale: scale, isTemplate: isTemplate)
    }

    /// One transparent pixel.
    package static var transparent: Picture { Picture(CGImage(width: 1, height: 1, pixels: [0]), scale: 1) }

    package static func == (a: Picture, b: Picture) -> Bool { a === b }
    package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A request for a named picture.
package struct PictureName: Hashable, Sendable {
    package var name: String
    /// The resource folder of a bundle; nil searches the program's folders.
    package var folder: String?
    /// Device pixels per point, to choose among several resolutions.
    package var scale: CGFloat
    package var isDark: Bool

    package init(_ name: String, folder: String?, scale: CGFloat, isDark: Bool) {
        (self.name, self.folder, self.scale, self.isDark) = (name, folder, scale, isDark)
    }
}
