import Foundation

// What is asked of the content apart from frames: its sizes, for the window that is opened, and a picture of it.
extension FramePipeline {
    /// The size that the content likes best, in points: for windows that follow their content.
    package var idealSize: CGSize {
        buildIfNeeded()
        return window.idealSize
    }

    /// The size that the content takes where so much is offered, in points.
    package func contentSize(for proposal: ProposedViewSize) -> CGSize {
        updateUntilStable()
        return window.contentSize(for: proposal)
    }

    /// Brings the content up to date and draws it as a picture, without a presenter.
    package func picture(isOpaque: Bool) -> (width: Int, height: Int, pixels: [UInt32]) {
        updateUntilStable()
        graphics.update()
        return graphics.picture(isOpaque: isOpaque)
    }
}
