import Foundation

/// The settings of a view for the grid around it.
struct GridCell {
    /// Its row; nil for a view that is a row by itself.
    var row: GridRowMark?
    var columns: Int?
    var anchor: UnitPoint?
    var unsizedAxes: Axis.Set?
    var columnAlignment: HorizontalAlignment?

    /// Fills unset values from a view further inside.
    mutating func complete(from inner: GridCell) {
        row = row ?? inner.row
        columns = columns ?? inner.columns
        anchor = anchor ?? inner.anchor
        unsizedAxes = unsizedAxes ?? inner.unsizedAxes
        columnAlignment = columnAlignment ?? inner.columnAlignment
    }
}

/// Identifies a row: cells with the same mark are in one row.
@MainActor final class GridRowMark {
    /// The vertical alignment in the row; nil is the grid's.
    var alignment: VerticalAlignment?
    init(_ alignment: VerticalAlignment?) { self.alignment = alignment }
}

extension LayoutNode {
    /// The settings of the view and its modifiers; the outermost ones apply.
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
