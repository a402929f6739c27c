import CasementCore
import Foundation

/// What a user has changed of columns, by their names.
struct TableColumnState: Equatable, Sendable, Codable {
    var visibility: [String: Bool] = [:]
    /// In points.
    var widths: [String: CGFloat] = [:]
    /// Names of columns in the user's order. It may lack some of the table's columns, and have others, which a table
    /// of changing columns had before.
    var order: [String] = []
}

extension TableColumnState {
    /// The order with the names of all columns: one that is new follows the one that it follows in the program.
    func order(with names: [String]) -> [String] {
        guard !order.isEmpty else { return names }
        var all: [String] = []
        var known: Set<String> = []
        for name in order where known.insert(name).inserted { all.append(name) }
        var last: String?
        for name in names {
            if known.insert(name).inserted {
                all.insert(name, at: last.flatMap { all.firstIndex(of: $0) }.map { $0 + 1 } ?? 0)
            }
            last = name
        }
        return all
    }

    /// Moves a name before another one, or to the end.
    mutating func move(_ name: String, before other: String?, among names: [String]) {
        var all = order(with: names).filter { $0 != name }
        all.insert(name, at: other.flatMap { all.firstIndex(of: $0) } ?? all.endIndex)
        order = all
    }
}

/// The columns that a table shows: which, and in what order.
@MainActor struct TableArrangement {
    /// The names of the columns that can be moved, in the program's order.
    private(set) var movable: [String] = []
    /// The indices of all columns, in their order.
    private(set) var order: [Int] = []
    /// The indices of those that are shown.
    private(set) var shown: [Int] = []

    /// A column that cannot be moved keeps its place; the others take the remaining places in the user's order.
    init(of columns: [TableColumnFacts], _ state: TableColumnState?) {
        order = Array(columns.indices)
        guard let state else {
            shown = order.filter { columns[$0].defaultVisibility != .hidden }
            return
        }
        var places: [String: Int] = [:]
        for (index, column) in columns.enumerated() {
            guard let name = column.customizationID, !column.fixed.contains(.reorder) else { continue }
            places[name] = index
            movable.append(name)
        }
        let slots = movable.compactMap { places[$0] }
        for (slot, index) in zip(slots, state.order(with: movable).compactMap { places[$0] }) { order[slot] = index }
        shown = order.filter { columns[$0].isShown(in: state) }
    }
}

extension TableColumnFacts {
    func isShown(in state: TableColumnState) -> Bool {
        customizationID.flatMap { state.visibility[$0] } ?? (defaultVisibility != .hidden)
    }

    /// The columns with a name each: one whose name another column has loses it.
    static func checked(_ columns: [TableColumnFacts]) -> [TableColumnFacts] {
        var names: Set<String> = []
        var columns = columns
        for index in columns.indices {
            guard let name = columns[index].customizationID, !names.insert(name).inserted else { continue }
            columns[index].customizationID = nil
            RuntimeWarning.issue(
                "Table: several columns have the customizationID \"\(name)\". Only the first can be customized; give each column its own."
            )
        }
        return columns
    }
}
