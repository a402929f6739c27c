import CasementCore
import Foundation

/// One or more columns of a table. Write your own to use the same columns in several tables:
///
///     struct NameColumns: TableColumnContent {
///         var tableColumnBody: some TableColumnContent<Person, Never> {
///             TableColumn("Given name", value: \.givenName)
///             TableColumn("Family name", value: \.familyName)
///         }
///     }
@MainActor @preconcurrency public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// What one row of the table shows.
    associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
    /// What the columns sort by; `Never` where they do not.
    associatedtype TableColumnSortComparator: SortComparator = TableColumnBody.TableColumnSortComparator
    /// The type of the columns that `tableColumnBody` returns.
    associatedtype TableColumnBody: TableColumnContent

    /// The columns that this content is made of.
    @TableColumnBuilder<TableRowValue, TableColumnSortComparator> var tableColumnBody: TableColumnBody { get }

    /// The cells of one row: a view for each column.
    associatedtype _Cells: View = TableColumnBody._Cells
    func _cells<Row>(for row: Row) -> _Cells
    /// Adds the columns to those before them.
    func _addColumns(to list: inout _TableColumnList)
}

extension TableColumnContent where _Cells == TableColumnBody._Cells {
    public func _cells<Row>(for row: Row) -> _Cells { tableColumnBody._cells(for: row) }
    public func _addColumns(to list: inout _TableColumnList) { tableColumnBody._addColumns(to: &list) }
}

extension TableColumnContent where TableColumnBody == Never {
    /// Columns of the framework have no body; asking for it stops the program with a message that names the type.
    public var tableColumnBody: Never {
        fatalError("\(Self.self) is a column of the framework: it has no body. Put it into a Table instead.")
    }
}

extension Never: TableColumnContent {
    public typealias TableRowValue = Never
    public typealias TableColumnSortComparator = Never
    public typealias TableColumnBody = Never
    public typealias _Cells = Never
    public func _cells<Row>(for row: Row) -> Never { switch self {} }
    public func _addColumns(to list: inout _TableColumnList) {}
}

/// What a table knows of its columns, apart from their cells.
@MainActor public struct _TableColumnList {
    private(set) var columns: [TableColumnFacts] = []
    /// Where in the columns' description the next one stands.
    private var path: [AnyHashable] = []

    mutating func add<Label: View>(
        _ label: Label, _ width: TableColumnWidth, _ alignment: TableColumnAlignment, _ comparator: Any?
    ) {
        columns.append(
            TableColumnFacts(
                id: path, label: AnyView(label), width: width, alignment: alignment, comparator: comparator))
    }

    /// Adds columns that stand at a step below those around them.
    mutating func add(_ content: some TableColumnContent, at step: AnyHashable) {
        path.append(step)
        content._addColumns(to: &self)
        path.removeLast()
    }
}

/// What a table knows of one column.
struct TableColumnFacts: Identifiable {
    /// The way to it in the columns' description, by which it keeps its width when others come and go.
    let id: [AnyHashable]
    let label: AnyView
    let width: TableColumnWidth
    let alignment: TableColumnAlignment
    let comparator: Any?
}

/// Where the cells of a column stand in it.
public struct TableColumnAlignment: Hashable, Sendable {
    let horizontal: HorizontalAlignment
    /// At the leading edge.
    public static let automatic = TableColumnAlignment(horizontal: .leading)
    /// At the leading edge.
    public static let leading = TableColumnAlignment(horizontal: .leading)
    /// In the middle.
    public static let center = TableColumnAlignment(horizontal: .center)
    /// At the trailing edge.
    public static let trailing = TableColumnAlignment(horizontal: .trailing)
    /// As numbers stand below each other: at the trailing edge.
    public static let numeric = TableColumnAlignment(horizontal: .trailing)
}
