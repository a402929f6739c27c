import CasementCore
import Foundation

/// The type-erased sort order of a table. The program sorts; the table only chooses the order.
@MainActor struct TableSorting {
    /// The order of a column's comparator; nil if another one is the primary sort key.
    let order: (Any?) -> SortOrder?
    /// Called when a column's title is pressed.
    let press: (Any?) -> Void

    /// A press puts the column's comparator first; a second press reverses its order.
    init<Sort: SortComparator>(_ sortOrder: Binding<[Sort]>) {
        order = { column in
            guard let column = column as? Sort, let first = sortOrder.wrappedValue.first else { return nil }
            return Self.areAlike(first, column) ? first.order : nil
        }
        press = { column in
            guard let column = column as? Sort else { return }
            var sorts = sortOrder.wrappedValue
            if let first = sorts.first, Self.areAlike(first, column) {
                sorts[0].order = first.order == .forward ? .reverse : .forward
            } else {
                sorts.removeAll { Self.areAlike($0, column) }
                sorts.insert(column, at: 0)
            }
            sortOrder.wrappedValue = sorts
        }
    }

    /// Whether two comparators sort by the same value, in either order.
    private static func areAlike<Sort: SortComparator>(_ one: Sort, _ other: Sort) -> Bool {
        if let one = one as? KeyPathComparator<Sort.Compared>, let other = other as? KeyPathComparator<Sort.Compared> {
            return one.keyPath == other.keyPath
        }
        var other = other
        other.order = one.order
        return one == other
    }
}
