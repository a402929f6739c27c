import Foundation

/// The layout node of a line across a stack.
@MainActor final class DividerLayoutNode: FlexibleLayoutNode {
    override func measure(_ proposal: ProposedViewSize) -> Measurement {
        var size = proposal.replacingUnspecifiedDimensions()
        let isUpright = stackAxis == .horizontal
        size[isUpright ? .horizontal : .vertical] = 1
        return Measurement(
            size, for: proposal, widths: isUpright ? .all : AxisRange(exactly: proposal.width),
            heights: isUpright ? AxisRange(exactly: proposal.height) : .all)
    }
}
