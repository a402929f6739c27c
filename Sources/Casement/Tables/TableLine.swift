import CasementCore
import Foundation

/// The columns of a table, without the types of their views.
@MainActor class TableColumns {
    let facts: [TableColumnFacts]

    init(_ facts: [TableColumnFacts]) { self.facts = TableColumnFacts.checked(facts) }

    func shown(_ places: [Int], _ model: TableModel, isOutline: Bool) -> ShownTableColumns {
        ShownTableColumns([], [], isOutline: isOutline)
    }
}

final class TypedTableColumns<Value>: TableColumns {
    override func shown(_ places: [Int], _ model: TableModel, isOutline: Bool) -> ShownTableColumns {
        ShownCells<Value>(
            places.map { facts[$0] }, places.map { model.key(of: facts[$0].id) }, isOutline: isOutline)
    }
}

/// The columns that a table shows, in their order.
@MainActor class ShownTableColumns {
    let facts: [TableColumnFacts]
    /// Numbers that stand for the columns' ids, which take longer to compare.
    let keys: [Int]

    /// Whether the first column has room for the chevrons of rows that expand.
    let isOutline: Bool

    init(_ facts: [TableColumnFacts], _ keys: [Int], isOutline: Bool) {
        (self.facts, self.keys, self.isOutline) = (facts, keys, isOutline)
    }
}

/// Makes the cells of rows.
private final class ShownCells<Value>: ShownTableColumns {
    private let makers: [TableCellMaker<Value>?]

    override init(_ facts: [TableColumnFacts], _ keys: [Int], isOutline: Bool) {
        makers = facts.map { $0.cells as? TableCellMaker<Value> }
        super.init(facts, keys, isOutline: isOutline)
    }

    func cell(_ place: Int, of value: Value) -> AnyView { makers[place]?.cell(value) ?? AnyView(EmptyView()) }
}

/// What the rows of a table take from it.
@MainActor struct TableLineContext {
    let columns: ShownTableColumns
    let model: TableModel
    /// The number of expandable rows that contain the row.
    var depth = 0
    /// Whether the rows below a row are shown, if it is one that expands.
    var expansion: Binding<Bool>?
}

private struct TableLineKey: EnvironmentKey { static var defaultValue: TableLineContext? { nil } }
private struct TableTracksKey: EnvironmentKey { static var defaultValue: TableTracks { TableTracks() } }

extension EnvironmentValues {
    var tableLine: TableLineContext? {
        get { self[TableLineKey.self] }
        set { self[TableLineKey.self] = newValue }
    }

    var tableTracks: TableTracks {
        get { self[TableTracksKey.self] }
        set { self[TableTracksKey.self] = newValue }
    }
}

/// A row of a table, for one value.
public struct TableRow<Value: Identifiable> {
    let value: Value
    @Environment(\.tableLine) private var line

    /// Creates the row of a value.
    public init(_ value: Value) { self.value = value }
}

extension TableRow: View {
    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { 1 }

    public var body: some View { TableLine(value: TableRowBox(value), line: line).tag(value.id) }
}

extension TableRow: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never
    public var _rows: TableRow { self }
}

/// The value of a row. It is compared by identity, because values of programs may not be comparable.
private final class TableRowBox<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
}

/// The cells of a row, placed in the columns. A resized column runs only this view, not the code that makes the cells.
private struct TableLine<Value>: View {
    let value: TableRowBox<Value>
    let line: TableLineContext?
    @Environment(\.tableTracks) private var tracks

    static var _isBuiltIn: Bool { true }
    static var _viewCount: Int? { 1 }

    var body: some View {
        let columns = line?.columns as? ShownCells<Value>
        let present = columns.flatMap { line?.model.present($0.facts, tracks) } ?? []
        TableRowLayout(tracks: tracks, present: present, isHeader: false) {
            if let line, let columns {
                ForEach(present.map { TablePlace(place: $0, id: columns.keys[$0]) }) { column in
                    TableCell(
                        columns: columns, place: column.place, value: value,
                        depth: columns.isOutline && column.place == 0 ? line.depth : nil,
                        isExpanded: column.place == 0 ? line.expansion : nil)
                }
            }
        }
    }
}

/// A column, by its place among those that are shown.
private struct TablePlace: Identifiable {
    let place: Int
    let id: Int
}

/// One cell. It does not run when other columns enter the view.
private struct TableCell<Value>: View {
    let columns: ShownCells<Value>
    let place: Int
    let value: TableRowBox<Value>
    let depth: Int?
    let isExpanded: Binding<Bool>?

    static var _isBuiltIn: Bool { true }
    static var _viewCount: Int? { 1 }

    // Always an AnyView: a condition would be another node for each cell.
    var body: some View {
        let cell = columns.cell(place, of: value.value)
        return columns.isOutline
            ? AnyView(TableOutlineCell(content: cell, depth: depth, isExpanded: isExpanded)) : cell
    }
}

/// A cell of a table whose rows expand: in the first column, beside a chevron or the room for one.
private struct TableOutlineCell: View {
    let content: AnyView
    /// The level of the row; nil in other columns than the first.
    let depth: Int?
    let isExpanded: Binding<Bool>?

    static var _isBuiltIn: Bool { true }
    static var _viewCount: Int? { 1 }

    var body: some View {
        let indent = CGFloat(depth ?? 0) * ListRow.indent
        content
            .padding(.leading, depth == nil ? 0 : indent + ListRow.indent)
            .overlay(alignment: .leading) {
                if let isExpanded {
                    Chevron(isExpanded: isExpanded).frame(width: ListRow.indent - 6).padding(.leading, indent)
                }
            }
    }
}
