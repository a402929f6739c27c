import Foundation
import Synchronization

/// A picture and the size at which it is meant to be seen: pixels, or bytes that are decoded when it is first shown.
package final class Picture: Sendable, Hashable {
    package enum Content: Sendable {
        case pixels(CGImage)
        /// A file that is decoded when it is shown, and again when its pixels were given up meanwhile.
        case file(path: String)
        /// Drawn anew for every size.
        case vector(Data)
    }

    package let content: Content
    /// Points.
    package let size: CGSize
    /// Pixels per point.
    package let scale: CGFloat
    /// Whether it is meant as a stencil for the foreground style.
    package let isTemplate: Bool
    /// Never used twice, so that it may stand for the picture in a cache's key.
    package let id: Int

    private static let ids = Atomic(0)

    package init(_ content: Content, size: CGSize, scale: CGFloat = 1, isTemplate: Bool = false) {
        (self.content, self.size, self.scale, self.isTemplate) = (content, size, scale, isTemplate)
        id = Self.ids.add(1, ordering: .relaxed).newValue
    }

    /// Pixels of which so many make a point.
    package convenience init(_ image: CGImage, scale: CGFloat) {
        let scale = scale > 0 && scale.isFinite ? scale : 1
        let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
        self.init(.pixels(image), size: size, scale: scale)
    }

    package static func == (a: Picture, b: Picture) -> Bool { a === b }
    package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// What is asked of the surroundings under a name.
package struct PictureName: Hashable, Sendable {
    package var name: String
    /// The folder of a bundle's resources; nil looks in the program's.
    package var folder: String?
    /// Device pixels per point, to choose among several resolutions.
    package var scale: CGFloat
    package var isDark: Bool

    package init(_ name: String, folder: String?, scale: CGFloat, isDark: Bool) {
        (self.name, self.folder, self.scale, self.isDark) = (name, folder, scale, isDark)
    }
}
