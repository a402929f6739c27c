import Foundation

/// A decoded, immutable picture in memory.
///
/// Linux has no CoreGraphics: this class offers what SwiftUI programs use of `CGImage`, its size and identity.
public final class CGImage: Sendable, Hashable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// Premultiplied ARGB in native byte order, rows from the top without gaps.
    package let pixels: [UInt32]

    /// - Precondition: there are `width` times `height` pixels, and at least one.
    package init(width: Int, height: Int, pixels: [UInt32]) {
        precondition(width > 0 && height > 0 && pixels.count == width * height, "a picture has all its pixels")
        (self.width, self.height, self.pixels) = (width, height, pixels)
    }

    /// The size in memory, in bytes.
    package var byteCount: Int { pixels.count * 4 }

    public static func == (a: CGImage, b: CGImage) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// The part of the picture in a rectangle, in pixels from the top left corner, rounded to whole pixels; nil where
    /// they share none.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        var cropped: [UInt32] = []
        cropped.reserveCapacity(Int(part.width) * Int(part.height))
        for row in Int(part.minY)..<Int(part.maxY) {
            let start = row * width + Int(part.minX)
            cropped += pixels[start..<start + Int(part.width)]
        }
        return CGImage(width: Int(part.width), height: Int(part.height), pixels: cropped)
    }

    /// The picture rotated and mirrored so that its orientation is `up`.
    package func upright(_ orientation: Image.Orientation) -> CGImage {
        if orientation == .up { return self }
        let (sourceWidth, sourceHeight) = (width, height)
        let isTurned = orientation.isTurned
        let newWidth = isTurned ? sourceHeight : sourceWidth, newHeight = isTurned ? sourceWidth : sourceHeight
        let turned = [UInt32](unsafeUninitializedCapacity: pixels.count) { target, count in
            for y in 0..<newHeight {
                for x in 0..<newWidth {
                    let (column, row) =
                        switch orientation {
                        case .up: (x, y)
                        case .upMirrored: (sourceWidth - 1 - x, y)
                        case .down: (sourceWidth - 1 - x, sourceHeight - 1 - y)
                        case .downMirrored: (x, sourceHeight - 1 - y)
                        case .leftMirrored: (y, x)
                        case .right: (y, sourceHeight - 1 - x)
                        case .rightMirrored: (sourceWidth - 1 - y, sourceHeight - 1 - x)
                        case .left: (sourceWidth - 1 - y, x)
                        }
                    target[y * newWidth + x] = pixels[row * sourceWidth + column]
                }
            }
            count = pixels.count
        }
        return CGImage(width: newWidth, height: newHeight, pixels: turned)
    }
}
