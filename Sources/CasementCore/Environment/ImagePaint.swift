import Foundation

/// A picture again and again, from the top left corner of what is painted.
///
///     Circle().fill(ImagePaint(image: Image("Wood"), scale: 0.5))
///
/// Shapes, backgrounds, borders and canvases show it; texts and symbols are grey instead, as is what a picture without colours of its own would
/// paint.
public struct ImagePaint: ShapeStyle, Equatable {
    public var image: Image
    /// The part of the picture that is repeated, from 0 to 1 in its own size.
    public var sourceRect: CGRect
    /// The size of a tile in proportion to the picture's.
    public var scale: CGFloat

    /// Paints with a picture, by default with all of it in its own size.
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
    /// A picture again and again; see `ImagePaint`.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
