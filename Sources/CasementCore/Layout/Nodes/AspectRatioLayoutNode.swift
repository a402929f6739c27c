import Foundation

/// Proposes to a view the largest size of an aspect ratio that fits into the proposal, or the smallest that fills it.
@MainActor final class AspectRatioLayoutNode: WrapperLayoutNode {
    /// Width divided by height; nil is the ratio of the view's ideal size.
    private var ratio: CGFloat?
    private var mode: ContentMode

    init(_ inner: LayoutNode, ratio: CGFloat?, mode: ContentMode) {
        (self.ratio, self.mode) = (ratio, mode)
        super.init(inner, kind: "aspectRatio")
    }

    /// Sets the ratio and mode; true where they changed.
    func set(ratio: CGFloat?, mode: ContentMode) -> Bool {
        guard ratio != self.ratio || mode != self.mode else { return false }
        (self.ratio, self.mode) = (ratio, mode)
        invalidate()
        return true
    }

    override func proposal(inside proposal: ProposedViewSize) -> ProposedViewSize {
        let ideal = inner.measurement(for: .unspecified).size
        let ratio = ratio ?? ideal.width / ideal.height
        guard ratio > 0, ratio.isFinite else { return proposal }
        switch (proposal.width, proposal.height) {
        case (let width?, let height?):
            let byHeight = height * ratio
            let chosen = mode == .fit ? min(width, byHeight) : max(width, byHeight)
            return ProposedViewSize(
                width: chosen, height: chosen == byHeight ? height : chosen / ratio)
        case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
        case (nil, nil):
            let (width, height) = (ideal.width, ideal.height)
            let chosen = mode == .fit ? min(width, height * ratio) : max(width, height * ratio)
            return ProposedViewSize(width: chosen, height: chosen / ratio)
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> Measurement {
        Measurement(inner.measurement(for: self.proposal(inside: proposal)).size, for: proposal)
    }
}
