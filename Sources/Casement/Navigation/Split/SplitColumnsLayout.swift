import CasementCore
import Foundation

/// The widths of the columns as of the last layout, for dragging.
@MainActor final class ColumnMeasure {
    var widths: [CGFloat] = []
    var total: CGFloat = 0
}

/// Places columns side by side, with a divider after each but the last; or all in one place, of which one is shown.
/// Hidden columns are placed where they are shown, and the others as if they were not there.
struct SplitColumnsLayout: Layout {
    let widths: SplitWidths
    /// The column that is shown alone; nil where there is room for several.
    let top: Int?
    /// Whether the last column has the whole width, below the others.
    let isDetailProminent: Bool
    let measure: ColumnMeasure

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let ideal = widths.limits.reduce(0) { $0 + $1.ideal }
        return proposal.replacingUnspecifiedDimensions(by: CGSize(width: ideal, height: 400))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let all = widths.resolved(in: bounds.width)
        // Layout runs on the main actor.
        MainActor.assumeIsolated {
            measure.total = bounds.width
            if top == nil { measure.widths = all }
        }
        let height = bounds.height
        guard subviews.count == 2 * all.count - 1 else { return }
        if top != nil {
            for column in all.indices {
                subviews[2 * column].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
                if 2 * column + 1 < subviews.count {
                    subviews[2 * column + 1].place(
                        at: bounds.origin, proposal: ProposedViewSize(width: 0, height: height))
                }
            }
            return
        }
        var x = bounds.minX
        for (column, width) in all.enumerated() {
            if column == widths.hidden { x = bounds.minX }
            let isWhole = isDetailProminent && column == all.count - 1
            subviews[2 * column].place(
                at: CGPoint(x: isWhole ? bounds.minX : x, y: bounds.minY),
                proposal: ProposedViewSize(width: isWhole ? bounds.width : width, height: height))
            x += width
            guard 2 * column + 1 < subviews.count else { break }
            let aside = (SplitWidths.grip - SplitWidths.line) / 2
            subviews[2 * column + 1].place(
                at: CGPoint(x: x - aside, y: bounds.minY),
                proposal: ProposedViewSize(width: SplitWidths.grip, height: height))
            x += SplitWidths.line
        }
    }
}
