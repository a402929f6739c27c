import CasementCore
import Foundation

/// A result builder that makes the rows of a table from statements, each of which is one or more rows.
@MainActor @preconcurrency @resultBuilder public struct TableRowBuilder<Value: Identifiable> {
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

    public static func buildLimitedAvailability<Row: TableRowContent>(_ row: Row) -> Row { row }
}

/// Several rows in order.
public struct TupleTableRowContent<Value: Identifiable, each Row: TableRowContent> {
    let rows: (repeat each Row)
}

extension TupleTableRowContent: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never
    public var _rows: TupleView<(repeat (each Row)._Rows)> { TupleView((repeat (each rows)._rows)) }

    public static var _isOutline: Bool {
        var isOutline = false
        func note(_ isOneOutline: Bool) { isOutline = isOutline || isOneOutline }
        repeat note((each Row)._isOutline)
        return isOutline
    }
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

    public static var _isOutline: Bool { First._isOutline || Second._isOutline }
}
