import Foundation

/// The target that graphics are painted into, and the part of it to paint.
@MainActor package class PaintContext {
    /// The pixels to paint, in the target's coordinates.
    final var clip = PixelRect.zero
    /// The target's pixels that can be visible, now or later, unless something moves.
    final var visible = PixelRect.zero
    final var scale: CGFloat = 1
    /// This context's pixels per window pixel: texts, which are laid out for the window, are scaled by it.
    final var magnification: CGFloat = 1
    /// The number of pixels by which a scaled text may exceed its frame: its corner and those of its pieces are
    /// rounded, and its edges fall between pixels.
    nonisolated static let overrun = 2
    /// The offset from window pixels to the target's.
    final var shift = (x: 0, y: 0)
    /// Receives textures before they are painted, on devices that need uploads.
    final var presenter: (any Presenter)?

    init() {}

    /// Uploads a texture that is about to be painted, if the device needs a copy.
    final func upload(_ texture: Texture) { presenter?.upload(texture) }

    /// The target's pixels that a rectangle of the window covers.
    final func pixels(_ rect: CGRect) -> PixelRect {
        PixelRect(rounding: rect, scale: scale).offset(x: shift.x, y: shift.y)
    }
}
