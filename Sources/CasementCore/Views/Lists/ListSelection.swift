import Foundation

/// The rows that a person's clicks and keys go on from. Rows are numbers here; what is selected is kept by its value, in the
/// program's binding (`SelectedRows`). Lists and tables share it.
package struct ListSelection: Equatable {
    /// The row that a range counts from.
    package private(set) var anchor: Int?
    /// The row that keys go on from.
    package private(set) var lead: Int?

    package init() {}

    /// What a click or a key does to the selection.
    package enum Change: Equatable {
        /// These rows and no others.
        case only(ClosedRange<Int>)
        /// These rows too.
        case adding(ClosedRange<Int>)
        case toggling(Int)
        case clearing
    }

    /// A click on a row, or on none: with Shift, the range from the anchor; with Control, the row changes sides.
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

    /// A key leads to a row: alone, or with Shift, as the end of the range from the anchor.
    package mutating func go(to row: Int, _ modifiers: EventModifiers, allowsMany: Bool) -> Change {
        press(row, modifiers.intersection(.shift), allowsMany: allowsMany)
    }

    /// Keys go on from a row that was selected otherwise.
    package mutating func start(at row: Int) { (anchor, lead) = (row, row) }

    // MARK: Edits

    /// Rows left; ranges ascend and count as they stood before.
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

    /// Rows came; places ascend and count as they stand afterwards.
    package mutating func inserted(_ count: Int, at index: Int) {
        if let row = anchor, row >= index { anchor = row + count }
        if let row = lead, row >= index { lead = row + count }
    }

    /// Rows changed places: the one now at `start + i` stood at `start + order[i]`.
    package mutating func reordered(from start: Int, order: [Int]) {
        func place(_ row: Int?) -> Int? {
            row.map { row in order.firstIndex(of: row - start).map { start + $0 } ?? row }
        }
        (anchor, lead) = (place(anchor), place(lead))
    }
}
