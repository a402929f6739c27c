import CasementCore
import Foundation

/// One or more rows of a table.
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
}

/// A row of a table, for one value.
public struct TableRow<Value: Identifiable> {
    let value: Value
    @Environment(\.tableColumns) private var columns

    /// Creates the row of a value.
    public init(_ value: Value) { self.value = value }
}

extension TableRow: View {
    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { 1 }
    public var body: some View { TableLine(cells: columns?.cells(for: value)).tag(value.id) }
}

extension TableRow: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never
    public var _rows: TableRow { self }
}

/// The rows of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    public typealias TableRowBody = Never
    /// A row for each element.
    public let _rows: ForEach<Data, Data.Element.ID, TableRow<Data.Element>>

    // Inlined, so that the loops over the data are specialised for the program's types.
    @inlinable init(_ data: Data) { self.init(rows: ForEach(data) { TableRow($0) }) }

    @usableFromInline init(rows: ForEach<Data, Data.Element.ID, TableRow<Data.Element>>) { _rows = rows }
}

/// A result builder that makes the rows of a table from statements, each of which is one or more rows.
@MainActor @resultBuilder public struct TableRowBuilder<Value: Identifiable> {
    public static func buildExpression<Row: TableRowContent>(_ row: Row) -> Row where Row.TableRowValue == Value { row }
    public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }
    public static func buildBlock<Row: TableRowContent>(_ row: Row) -> Row where Row.TableRowValue == Value { row }

    public static func buildBlock<each Row: TableRowContent>(
        _ row: repeat each Row
    ) -> TupleTableRowContent<Value, repeat each Row> { TupleTableRowContent(rows: (repeat each row)) }

    public static func buildIf<Row: TableRowContent>(_ row: Row?) -> Row? where Row.TableRowValue == Value { row }

    public static func buildEither<First: TableRowContent, Second: TableRowContent>(
        first: First
    ) -> _EitherRows<First, Second> { .first(first) }

    public static func buildEither<First: TableRowContent, Second: TableRowContent>(
        second: Second
    ) -> _EitherRows<First, Second> { .second(second) }
}

/// No rows.
public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never
    /// Creates an empty content.
    public init() {}
    public var _rows: EmptyView { EmptyView() }
}

/// Several rows in order.
public struct TupleTableRowContent<Value: Identifiable, each Row: TableRowContent> {
    let rows: (repeat each Row)
}

extension TupleTableRowContent: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never
    public var _rows: TupleView<(repeat (each Row)._Rows)> { TupleView((repeat (each rows)._rows)) }
}

/// The rows of an `if` with an `else`.
public enum _EitherRows<First: TableRowContent, Second: TableRowContent>: TableRowContent
where First.TableRowValue == Second.TableRowValue {
    public typealias TableRowValue = First.TableRowValue
    public typealias TableRowBody = Never
    case first(First)
    case second(Second)

    @ViewBuilder public var _rows: _ConditionalContent<First._Rows, Second._Rows> {
        switch self {
        case .first(let rows): rows._rows
        case .second(let rows): rows._rows
        }
    }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
    public typealias TableRowBody = Never
    public var _rows: Wrapped._Rows? { map(\._rows) }
}

extension ForEach: TableRowContent where Content: View & TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never
    public var _rows: ForEach { self }
}
