import Foundation

/// The rows from which clicks and keys extend or move the selection. Rows are indices here; the selection itself is
/// stored by value in the program's binding (`SelectedRows`). Shared by lists and tables.
package struct ListSelection: Equatable {
    /// The fixed end of a range selection.
    package private(set) var anchor: Int?
    /// The row from which arrow keys move.
    package private(set) var lead: Int?

    package init() {}

    /// The effect of a click or key on the selection.
    package enum Change: Equatable {
        /// Selects only these rows.
        case only(ClosedRange<Int>)
        /// Adds these rows.
        case adding(ClosedRange<Int>)
        case toggling(Int)
        case clearing
    }

    /// Handles a click on a row, or on no row: Shift selects the range from the anchor, Control toggles the row.
    package mutating func press(_ row: Int?, _ modifiers: EventModifiers, allowsMany: Bool) -> Change {
        guard let row else {
            (anchor, lead) = (nil, nil)
            return .clearing
        }
        if modifiers.contains(.shift), allowsMany, let anchor {
            lead = row
            let range = min(anchor, row)...max(anchor, row)
            return modifiers.contains(.control) ? .adding(range) : .only(range)
        }
        (anchor, lead) = (row, row)
        return modifiers.contains(.control) ? .toggling(row) : .only(row...row)
    }

    /// Handles a key that moves to a row: selects only that row or, with Shift, the range from the anchor.
    package mutating func go(to row: Int, _ modifiers: EventModifiers, allowsMany: Bool) -> Change {
        press(row, modifiers.intersection(.shift), allowsMany: allowsMany)
    }

    /// Makes a row that was selected by other means the anchor and lead.
    package mutating func start(at row: Int) { (anchor, lead) = (row, row) }

    // MARK: Edits

    /// Adjusts to removed rows; ranges ascend and use the indices before the removal.
    package mutating func removed(_ ranges: [Range<Int>]) {
        func place(_ row: Int?) -> Int? {
            guard let row else { return nil }
            var place = row
            for range in ranges where range.lowerBound <= row {
                if range.contains(row) { return nil }
                place -= range.count
            }
            return place
        }
        (anchor, lead) = (place(anchor), place(lead))
    }

    /// Adjusts to inserted rows, by their index after the insertion.
    package mutating func inserted(_ count: Int, at index: Int) {
        if let row = anchor, row >= index { anchor = row + count }
        if let row = lead, row >= index { lead = row + count }
    }

    /// Adjusts to reordered rows: the row now at `start + i` was at `start + order[i]`.
    package mutating func reordered(from start: Int, order: [Int]) {
        func place(_ row: Int?) -> Int? {
            row.map { row in order.firstIndex(of: row - start).map { start + $0 } ?? row }
        }
        (anchor, lead) = (place(anchor), place(lead))
    }
}
