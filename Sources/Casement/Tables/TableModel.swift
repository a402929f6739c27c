import CasementCore
import Foundation

/// What the user does with a table: column widths, the horizontal scroll offset, and a title that is dragged.
@MainActor @Observable final class TableModel {
    private var widths: [[AnyHashable]: CGFloat] = [:]
    var scrolled: CGFloat = 0 {
        didSet {
            let start = (scrolled / Self.step).rounded(.down) * Self.step
            if start.isFinite, start != windowStart { windowStart = start }
        }
    }
    /// The start of the part of the table where cells exist. It moves in steps, so that not every frame of horizontal
    /// scrolling runs the rows.
    private(set) var windowStart: CGFloat = 0
    private static let step: CGFloat = 128
    /// The key of the column whose title is dragged.
    var dragged: Int?
    /// How far it is dragged, in points towards the end of the line.
    var distance: CGFloat = 0
    /// The place of the border, from the start of the first column, before which it would be inserted.
    var dropLine: CGFloat?
    /// The width of the column whose border is dragged, at the start of the drag.
    @ObservationIgnored private var held: CGFloat?
    @ObservationIgnored private var keys: [[AnyHashable]: Int] = [:]

    /// A number that stands for a column's id.
    func key(of id: [AnyHashable]) -> Int {
        if let key = keys[id] { return key }
        keys[id] = keys.count
        return keys.count - 1
    }

    /// A table of so few columns has all its cells.
    private static let few = 16

    /// The places of the columns whose cells exist: of texts those in view, others keep their state and their height.
    func present(_ columns: [TableColumnFacts], _ tracks: TableTracks) -> [Int] {
        guard columns.count > Self.few, tracks.total > tracks.space + 0.5, columns.count == tracks.starts.count
        else {
            return Array(columns.indices)
        }
        // Beyond the end, where content is pulled for a moment, the last columns are seen.
        let windowStart = max(0, min(windowStart, tracks.total - tracks.space))
        let range = tracks.columns(
            from: windowStart - 2 * tracks.inset, to: windowStart + tracks.space + Self.step + 2 * tracks.inset)
        return columns.indices.filter { range.contains($0) || !columns[$0].hasTextsOnly }
    }

    // MARK: Widths

    /// The width that the user set. While a border is dragged it is stored here, afterwards in the table's
    /// customization if it has one.
    func width(of column: TableColumnFacts, _ state: TableColumnState?) -> CGFloat? {
        widths[column.id] ?? column.customizationID.flatMap { state?.widths[$0] }
    }

    /// Fixes the widths of all columns except the last, which takes the remaining space.
    func hold(_ column: Int, of columns: [TableColumnFacts], _ tracks: TableTracks) {
        guard tracks.widths.indices.contains(column) else { return }
        held = tracks.widths[column]
        for index in columns.indices.dropLast() { widths[columns[index].id] = tracks.widths[index] }
    }

    func drag(_ column: TableColumnFacts, by distance: CGFloat) {
        guard let held, distance.isFinite else { return }
        widths[column.id] = column.width.bounded(held + distance)
    }

    /// Moves the widths of columns that have a name to the table's customization.
    func release(_ columns: [TableColumnFacts], to state: Binding<TableColumnState>?) {
        held = nil
        guard let state else { return }
        var changed = state.wrappedValue
        for column in columns {
            guard let name = column.customizationID, let width = widths[column.id] else { continue }
            changed.widths[name] = width
            widths[column.id] = nil
        }
        if changed != state.wrappedValue { state.wrappedValue = changed }
    }

    /// Restores the width that the table gives the column.
    func forget(_ column: TableColumnFacts, in state: Binding<TableColumnState>?) {
        widths[column.id] = nil
        if let name = column.customizationID, state?.wrappedValue.widths[name] != nil {
            state?.wrappedValue.widths[name] = nil
        }
    }
}
