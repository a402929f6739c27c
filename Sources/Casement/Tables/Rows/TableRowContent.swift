import CasementCore
import Foundation

/// One or more rows of a table. Conform a type to it to use the same rows in several tables.
@MainActor @preconcurrency public protocol TableRowContent<TableRowValue> {
    /// The value that a row shows.
    associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
    /// The type of the rows that `tableRowBody` returns.
    associatedtype TableRowBody: TableRowContent

    /// The rows that this content consists of.
    @TableRowBuilder<TableRowValue> var tableRowBody: TableRowBody { get }

    /// The rows as views.
    associatedtype _Rows: View = TableRowBody._Rows
    var _rows: _Rows { get }
    /// Whether there may be rows that expand, so that the first column needs room for their chevrons.
    static var _isOutline: Bool { get }
}

extension TableRowContent {
    public static var _isOutline: Bool { TableRowBody.self == Never.self ? false : TableRowBody._isOutline }
}

extension TableRowContent where _Rows == TableRowBody._Rows {
    public var _rows: _Rows { tableRowBody._rows }
}

extension TableRowContent where TableRowBody == Never {
    /// Rows of the framework have no body; calling this stops the program with a message that names the type.
    public var tableRowBody: Never {
        fatalError("\(Self.self) is a row of the framework: it has no body. Put it into a Table instead.")
    }
}

extension Never: TableRowContent {
    public typealias TableRowBody = Never
    public typealias _Rows = Never
    public var _rows: Never { switch self {} }
    public static var _isOutline: Bool { false }
}

/// The rows of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    public typealias TableRowBody = Never
    public let _rows: ForEach<Data, Data.Element.ID, TableRow<Data.Element>>

    // Inlined, so that the loops over the data are specialised for the program's types.
    @inlinable init(_ data: Data) { self.init(rows: ForEach(data) { TableRow($0) }) }

    @usableFromInline init(rows: ForEach<Data, Data.Element.ID, TableRow<Data.Element>>) { _rows = rows }
}

/// No rows.
public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never
    /// Creates an empty content.
    public nonisolated init() {}
    public var _rows: EmptyView { EmptyView() }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
    public typealias TableRowBody = Never
    public var _rows: Wrapped._Rows? { map(\._rows) }
    public static var _isOutline: Bool { Wrapped._isOutline }
}

extension Group: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never

    /// Groups rows into one statement of the enclosing builder.
    public init<R: Identifiable>(@TableRowBuilder<R> content: () -> Content)
    where R == Content.TableRowValue { self = Group.of(content()) }

    public var _rows: Group<Content._Rows> { Group<Content._Rows>.of(content._rows) }
    public static var _isOutline: Bool { Content._isOutline }
}
