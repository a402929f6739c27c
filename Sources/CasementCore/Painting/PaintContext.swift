import Foundation

/// What graphics are painted into, and which part of it.
@MainActor package class PaintContext {
    /// The pixels to paint, in the target's coordinates.
    final var clip = PixelRect.zero
    /// The target's pixels that can be seen at all, now or later, without anything moving.
    final var visible = PixelRect.zero
    final var scale: CGFloat = 1
    /// Pixels of this context to one of the window: texts, which are laid out for the window, are drawn larger or smaller by it.
    final var magnification: CGFloat = 1
    /// How many pixels a text that is drawn larger or smaller may exceed its frame by: its corner and those of its pieces are
    /// rounded, and its edges fall between pixels.
    nonisolated static let overrun = 2
    /// From window pixels to the target's.
    final var shift = (x: 0, y: 0)
    /// Where textures go before they are painted, on devices that need it.
    final var presenter: (any Presenter)?

    init() {}

    /// Hands a texture that is about to be painted to a device that needs a copy.
    final func upload(_ texture: Texture) { presenter?.upload(texture) }

    /// The target's pixels that a rectangle of the window covers.
    final func pixels(_ rect: CGRect) -> PixelRect {
        PixelRect(rounding: rect, scale: scale).offset(x: shift.x, y: shift.y)
    }
}
