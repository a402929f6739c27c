import Foundation

/// Finds, decodes and draws pictures, and provides symbols that Casement does not draw itself.
@MainActor package protocol PictureEngine: AnyObject {
    /// Returns the picture with a name; nil if there is none or it cannot be shown: then `message` contains the reason.
    func picture(_ name: PictureName, message: inout String) -> Picture?

    /// Draws a part of a picture at another size into `texture`, which it resizes to that part.
    func draw(_ picture: Picture, _ drawing: PictureDrawing, into texture: Texture)

    /// Draws a colour texture at another size into `texture`, which has the size of the drawing's part: only the pixels
    /// of `changed`, in the drawing's frame.
    func draw(_ pixels: Texture, _ drawing: PictureDrawing, changed: PixelRect, into texture: Texture)

    /// Returns a symbol's outline in a square of 24 units; nil if it is unknown.
    func symbol(_ name: String) -> Path?
}

/// The unstretched margins along a picture's edges, in points.
package struct PictureCaps: Hashable, Sendable {
    package var top, leading, bottom, trailing: CGFloat

    /// Values that are not finite and positive count as 0.
    package init(_ insets: EdgeInsets = EdgeInsets()) {
        func length(_ value: CGFloat) -> CGFloat { value > 0 && value.isFinite ? value : 0 }
        (top, leading) = (length(insets.top), length(insets.leading))
        (bottom, trailing) = (length(insets.bottom), length(insets.trailing))
    }

    package var isEmpty: Bool { self == PictureCaps() }
}

/// How a picture is drawn. Lengths are device pixels.
package struct PictureDrawing: Hashable, Sendable {
    /// The frame that the picture fills.
    package var width: Int
    package var height: Int
    /// Device pixels per point.
    package var scale: CGFloat
    package var caps: PictureCaps
    package var mode: Image.ResizingMode
    package var interpolation: Image.Interpolation
    /// The part of the frame that the texture covers.
    package var part: PixelRect
}
