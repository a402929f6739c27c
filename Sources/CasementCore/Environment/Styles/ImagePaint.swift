import Foundation

/// A style that tiles an image, from the top left corner of the painted area.
///
///     Circle().fill(ImagePaint(image: Image("Wood"), scale: 0.5))
///
/// It is supported by shapes, backgrounds, borders and canvases; texts and symbols are grey instead, and so are
/// template images and symbols as tiles.
public struct ImagePaint: ShapeStyle, Equatable {
    /// The tiled image.
    public var image: Image
    /// The part of the image that is tiled, in fractions of its size.
    public var sourceRect: CGRect
    /// The size of a tile relative to the image.
    public var scale: CGFloat

    /// Creates a style from an image, by default from the whole image in its own size.
    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
    }

    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        var paint = Color.gray._paint(in: environment)
        paint.picture = self
        return paint
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// A style that tiles an image; see `ImagePaint`.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
