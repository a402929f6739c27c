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

    /// Appends the columns to the list.
    func _addColumns(to list: inout _TableColumnList)
}

extension TableColumnContent {
    /// The columns of programs are those of their body; the framework's own have implementations.
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
    public func _addColumns(to list: inout _TableColumnList) {}
}

/// The columns of a table, in the order in which the program lists them.
@MainActor public struct _TableColumnList {
    private(set) var columns: [TableColumnFacts] = []
    /// The position of the next column in the column description.
    private var path: [AnyHashable] = []

    mutating func add(_ facts: TableColumnFacts) {
        var facts = facts
        facts.id = path
        columns.append(facts)
    }

    /// Adds columns nested at a step below the current position.
    mutating func add(_ content: some TableColumnContent, at step: AnyHashable) {
        path.append(step)
        content._addColumns(to: &self)
        path.removeLast()
    }

    /// Adds columns, and changes the properties of each.
    mutating func add(_ content: some TableColumnContent, changing change: (inout TableColumnFacts) -> Void) {
        let first = columns.count
        content._addColumns(to: &self)
        for index in first..<columns.count { change(&columns[index]) }
    }
}

/// The properties of one column.
@MainActor struct TableColumnFacts {
    /// The position in the column description, which keeps the column's width when other columns are added or removed.
    var id: [AnyHashable] = []
    let label: AnyView
    let width: TableColumnWidth
    let comparator: Any?
    /// A `TableCellMaker` of the table's value.
    let cells: AnyObject
    /// Whether its cells are texts alone, which need not exist where they are scrolled out.
    let hasTextsOnly: Bool
    var alignment: TableColumnAlignment
    var customizationID: String?
    var defaultVisibility = Visibility.automatic
    var fixed: TableColumnCustomizationBehavior = []
}

/// Makes the cells of one column.
final class TableCellMaker<Value> {
    let cell: @MainActor (Value) -> AnyView
    init(_ cell: @escaping @MainActor (Value) -> AnyView) { self.cell = cell }
}

/// The alignment of cells in their column.
public struct TableColumnAlignment: Hashable, Sendable {
    let horizontal: HorizontalAlignment
    private var isAutomatic = false

    private init(horizontal: HorizontalAlignment, isAutomatic: Bool = false) {
        (self.horizontal, self.isAutomatic) = (horizontal, isAutomatic)
    }

    /// The default alignment, at the leading edge.
    public static let automatic = TableColumnAlignment(horizontal: .leading, isAutomatic: true)
    /// At the leading edge.
    public static let leading = TableColumnAlignment(horizontal: .leading)
    /// In the middle.
    public static let center = TableColumnAlignment(horizontal: .center)
    /// At the trailing edge.
    public static let trailing = TableColumnAlignment(horizontal: .trailing)
    /// The alignment for numbers, at the trailing edge.
    public static let numeric = TableColumnAlignment(horizontal: .trailing)
}
