import Foundation

/// A node's answer to a proposal, with the ranges of proposals for which it is valid.
///
/// Every node keeps some of them: so lengths and flags are stored apart, without padding between them.
struct Measurement {
    var size: CGSize
    private var proposed: CGSize
    private var lower: CGSize
    private var upper: CGSize
    private var hasWidth: Bool
    private var hasHeight: Bool
    private var servesAnyWidth: Bool
    private var servesAnyHeight: Bool

    /// An answer valid for this proposal only.
    init(_ size: CGSize, for proposal: ProposedViewSize) {
        self.init(
            size, for: proposal, widths: AxisRange(exactly: proposal.width),
            heights: AxisRange(exactly: proposal.height))
    }

    @inline(__always) init(_ size: CGSize, for proposal: ProposedViewSize, widths: AxisRange, heights: AxisRange) {
        self.size = size
        proposed = CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
        hasWidth = proposal.width != nil
        hasHeight = proposal.height != nil
        lower = CGSize(width: widths.lower, height: heights.lower)
        upper = CGSize(width: widths.upper, height: heights.upper)
        servesAnyWidth = widths.servesNil
        servesAnyHeight = heights.servesNil
    }

    /// The proposal that was answered.
    var proposal: ProposedViewSize {
        @inline(__always) get {
            ProposedViewSize(width: hasWidth ? proposed.width : nil, height: hasHeight ? proposed.height : nil)
        }
    }

    var widths: AxisRange {
        @inline(__always) get { AxisRange(lower.width, upper.width, servesNil: servesAnyWidth) }
    }

    var heights: AxisRange {
        @inline(__always) get { AxisRange(lower.height, upper.height, servesNil: servesAnyHeight) }
    }

    @inline(__always) func serves(_ proposal: ProposedViewSize) -> Bool {
        widths.contains(proposal.width) && heights.contains(proposal.height)
    }

    /// Whether a parent that relied on `other` can rely on this one instead.
    func replaces(_ other: Measurement) -> Bool {
        size == other.size && widths.contains(other.widths) && heights.contains(other.heights)
    }

    @inline(__always) func range(_ axis: Axis) -> AxisRange { axis == .horizontal ? widths : heights }
}
