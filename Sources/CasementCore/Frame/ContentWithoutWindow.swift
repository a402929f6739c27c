import Foundation

// Queries of the content apart from frames: its sizes, for opening a window, and a picture of it.
extension FramePipeline {
    /// The content's ideal size, in points: for windows that follow their content.
    package var idealSize: CGSize {
        buildIfNeeded()
        return window.idealSize
    }

    /// The size of a window in which the content is as small as it can be, in points.
    package var leastSize: CGSize { window.leastSize }
    /// The size of a window in which the content is as large as it can be.
    package var largestSize: CGSize { window.largestSize }

    /// Whether the content is larger than the window has room for.
    package var overflows: Bool { window.overflows }

    /// How often the content was placed: its sizes can have changed only with this.
    package var placements: Int { window.placements }

    /// The content's size for a proposal, in points.
    package func contentSize(for proposal: ProposedViewSize) -> CGSize {
        updateUntilStable()
        return window.contentSize(for: proposal)
    }

    /// Updates the content and draws it as a picture, without a presenter.
    package func picture(isOpaque: Bool) -> (width: Int, height: Int, pixels: [UInt32]) {
        updateUntilStable()
        graphics.update()
        return graphics.picture(isOpaque: isOpaque)
    }

    /// The tops of the pages on which the content is divided, of a height in points.
    package func pageTops(height: CGFloat) -> [CGFloat] {
        updateUntilStable()
        graphics.update()
        guard let root = layout.root else { return [0] }
        return PageBreaks(of: root, height: height).tops(length: root.size.height)
    }

    /// Updates the content and draws it on a page, with its corner at a point of the page.
    package func draw(on painter: any VectorPainter, at origin: CGPoint = .zero) {
        updateUntilStable()
        graphics.update()
        graphics.draw(on: painter, at: origin)
    }
}
