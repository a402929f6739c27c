import Foundation

/// The layout node of a view of pixels. It takes the size it is offered; where that is unspecified, one pixel of the
/// picture takes one of the display.
@MainActor final class PixelLayoutNode: FlexibleLayoutNode, PixelWatcher {
    private var pixels: PixelGraphic?
    /// Whether it has the picture's size where none is proposed, or else 10 points as other flexible views.
    var hasIdealSize = true
    /// Called after the node got another size, in pixels of the display.
    var sizeChanged: ((_ width: Int, _ height: Int) -> Void)?
    /// Called with a new picture, which needs a frame.
    var pictureChanged: (() -> Void)?

    /// Shows a buffer; true if that is another one or is shown differently.
    func show(_ buffer: PixelBuffer, _ fitting: PixelGraphic.Fitting) -> Bool {
        if let pixels, pixels.buffer === buffer, pixels.fitting == fitting { return false }
        let old = pixels?.buffer
        let new = PixelGraphic(buffer, fitting, store: tree.textures)
        replaceGraphic(new)
        pixels = new
        if old !== buffer {
            old?.remove(self)
            buffer.add(self)
            if old.map({ ($0.width, $0.height) != (buffer.width, buffer.height) }) ?? true { invalidate() }
        }
        followSize()
        tree.note(.content, of: self)
        return true
    }

    func pixelsChanged(in area: PixelRect) {
        guard !isReleased else { return }
        pixels?.pixelsChanged(in: area)
        tree.note(.content, of: self)
        pictureChanged?()
    }

    /// Forgets the buffer.
    func close() { pixels?.buffer.remove(self) }

    override func measure(_ proposal: ProposedViewSize) -> Measurement {
        guard hasIdealSize else { return Measurement(proposal.replacingUnspecifiedDimensions(), for: proposal) }
        let ideal = CGSize(
            width: CGFloat(pixels?.buffer.width ?? 0) / tree.scale,
            height: CGFloat(pixels?.buffer.height ?? 0) / tree.scale)
        return Measurement(proposal.replacingUnspecifiedDimensions(by: ideal), for: proposal)
    }

    override func placeChildren(_ proposal: ProposedViewSize) { followSize() }

    private func followSize() {
        let rect = PixelRect(rounding: CGRect(origin: .zero, size: size), scale: tree.scale)
        let isWhole =
            abs(CGFloat(rect.width) - size.width * tree.scale) < 1e-6
            && abs(CGFloat(rect.height) - size.height * tree.scale) < 1e-6
        pixels?.wholeSize = isWhole ? rect : nil
        sizeChanged?(rect.width, rect.height)
    }
}
