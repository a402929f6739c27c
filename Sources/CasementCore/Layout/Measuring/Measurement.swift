import Foundation

/// A node's answer to a proposal, with the ranges of proposals for which it is valid.
struct Measurement {
    var size: CGSize
    /// The proposal that was answered.
    var proposal: ProposedViewSize
    var widths: AxisRange
    var heights: AxisRange

    /// An answer valid for this proposal only.
    init(_ size: CGSize, for proposal: ProposedViewSize) {
        self.init(
            size, for: proposal, widths: AxisRange(exactly: proposal.width),
            heights: AxisRange(exactly: proposal.height))
    }

    init(_ size: CGSize, for proposal: ProposedViewSize, widths: AxisRange, heights: AxisRange) {
        (self.size, self.proposal, self.widths, self.heights) = (size, proposal, widths, heights)
    }

    func serves(_ proposal: ProposedViewSize) -> Bool {
        widths.contains(proposal.width) && heights.contains(proposal.height)
    }

    /// Whether a parent that relied on `other` can rely on this one instead.
    func replaces(_ other: Measurement) -> Bool {
        size == other.size && widths.contains(other.widths) && heights.contains(other.heights)
    }

    func range(_ axis: Axis) -> AxisRange { axis == .horizontal ? widths : heights }
}
