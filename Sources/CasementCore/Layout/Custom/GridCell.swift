import Foundation

/// What a view says to the grid around it.
struct GridCell {
    /// The row it stands in; nil for a view that is a row by itself.
    var row: GridRowMark?
    var columns: Int?
    var anchor: UnitPoint?
    var unsizedAxes: Axis.Set?
    var columnAlignment: HorizontalAlignment?

    /// Takes what is not said yet from a view further inside.
    mutating func complete(from inner: GridCell) {
        row = row ?? inner.row
        columns = columns ?? inner.columns
        anchor = anchor ?? inner.anchor
        unsizedAxes = unsizedAxes ?? inner.unsizedAxes
        columnAlignment = columnAlignment ?? inner.columnAlignment
    }
}

/// Cells with the same mark stand in one row.
@MainActor final class GridRowMark {
    /// Where the row's views line up; nil is as the grid says.
    var alignment: VerticalAlignment?
    init(_ alignment: VerticalAlignment?) { self.alignment = alignment }
}

extension LayoutNode {
    /// What the view, or one inside its modifiers, says to the grid around it; what is said further outside counts.
    final var gridCell: GridCell {
        var cell = GridCell()
        var node = self
        while true {
            if let own = node.attachments?.cell { cell.complete(from: own) }
            guard let wrapper = node as? WrapperLayoutNode else { return cell }
            node = wrapper.inner
        }
    }
}
