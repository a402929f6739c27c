import CasementCore
import Foundation

/// One or more columns of a table. Conform a type to it to use the same columns in several tables:
///
///     struct NameColumns: TableColumnContent {
///         var tableColumnBody: some TableColumnContent<Person, Never> {
///             TableColumn("Given name", value: \.givenName)
///             TableColumn("Family name", value: \.familyName)
///         }
///     }
@MainActor @preconcurrency public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// The value that one row of the table shows.
    associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
    /// The comparator of the columns; `Never` if they are not sortable.
    associatedtype TableColumnSortComparator: SortComparator = TableColumnBody.TableColumnSortComparator
    /// The type of the columns that `tableColumnBody` returns.
    associatedtype TableColumnBody: TableColumnContent

    /// The columns that this content consists of.
    @TableColumnBuilder<TableRowValue, TableColumnSortComparator> var tableColumnBody: TableColumnBody { get }

    /// The cells of one row: a view for each column.
    associatedtype _Cells: View = TableColumnBody._Cells
    func _cells<Row>(for row: Row) -> _Cells
    /// Appends the columns to the list.
    func _addColumns(to list: inout _TableColumnList)
}

extension TableColumnContent where _Cells == TableColumnBody._Cells {
    public func _cells<Row>(for row: Row) -> _Cells { tableColumnBody._cells(for: row) }
    public func _addColumns(to list: inout _TableColumnList) { tableColumnBody._addColumns(to: &list) }
}

extension TableColumnContent where TableColumnBody == Never {
    /// Columns of the framework have no body; calling this stops the program with a message that names the type.
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

/// The properties of a table's columns, without their cells.
@MainActor public struct _TableColumnList {
    private(set) var columns: [TableColumnFacts] = []
    /// The position of the next column in the column description.
    private var path: [AnyHashable] = []

    mutating func add<Label: View>(
        _ label: Label, _ width: TableColumnWidth, _ alignment: TableColumnAlignment, _ comparator: Any?
    ) {
        columns.append(
            TableColumnFacts(
                id: path, label: AnyView(label), width: width, alignment: alignment, comparator: comparator))
    }

    /// Adds columns nested at a step below the current position.
    mutating func add(_ content: some TableColumnContent, at step: AnyHashable) {
        path.append(step)
        content._addColumns(to: &self)
        path.removeLast()
    }
}

/// The properties of one column.
struct TableColumnFacts: Identifiable {
    /// The position in the column description, which keeps the column's width when other columns are added or removed.
    let id: [AnyHashable]
    let label: AnyView
    let width: TableColumnWidth
    let alignment: TableColumnAlignment
    let comparator: Any?
}

/// The alignment of cells in their column.
public struct TableColumnAlignment: Hashable, Sendable {
    let horizontal: HorizontalAlignment
    /// The default alignment, at the leading edge.
    public static let automatic = TableColumnAlignment(horizontal: .leading)
    /// At the leading edge.
    public static let leading = TableColumnAlignment(horizontal: .leading)
    /// In the middle.
    public static let center = TableColumnAlignment(horizontal: .center)
    /// At the trailing edge.
    public static let trailing = TableColumnAlignment(horizontal: .trailing)
    /// The alignment for numbers, at the trailing edge.
    public static let numeric = TableColumnAlignment(horizontal: .trailing)
}
