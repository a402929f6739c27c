import CasementCore
import Foundation

/// A result builder that makes the columns of a table from statements, each of which is one or more columns.
@MainActor @preconcurrency @resultBuilder public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator>
{
    /// A column with the table's types.
    public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }

    /// A column that is not sortable, in a table that is.
    @_disfavoredOverload public static func buildExpression<Column: TableColumnContent>(
        _ column: Column
    ) -> some TableColumnContent<RowValue, Sort>
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Never {
        UnsortedColumns<Column, Sort>(column: column)
    }

    public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }

    public static func buildBlock<each Column: TableColumnContent>(
        _ column: repeat each Column
    ) -> TupleTableColumnContent<RowValue, Sort, repeat each Column> {
        TupleTableColumnContent(columns: (repeat each column))
    }

    public static func buildIf<Column: TableColumnContent>(_ column: Column?) -> Column?
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }

    public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
        first: First
    ) -> _EitherColumns<First, Second> { .first(first) }

    public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
        second: Second
    ) -> _EitherColumns<First, Second> { .second(second) }

    public static func buildLimitedAvailability<Column: TableColumnContent>(_ column: Column) -> Column { column }
}

/// Several columns in order.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, each Column: TableColumnContent> {
    let columns: (repeat each Column)
}

extension TupleTableColumnContent: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never

    public func _addColumns(to list: inout _TableColumnList) {
        var index = 0
        for column in repeat each columns {
            list.add(column, at: index)
            index += 1
        }
    }
}

/// Columns that are not sortable, in a table that is.
struct UnsortedColumns<Column: TableColumnContent, Sort: SortComparator>: TableColumnContent {
    typealias TableRowValue = Column.TableRowValue
    typealias TableColumnSortComparator = Sort
    typealias TableColumnBody = Never
    let column: Column

    func _addColumns(to list: inout _TableColumnList) { column._addColumns(to: &list) }
}

/// The columns of an `if` with an `else`.
public enum _EitherColumns<First: TableColumnContent, Second: TableColumnContent>: TableColumnContent
where
    First.TableRowValue == Second.TableRowValue, First.TableColumnSortComparator == Second.TableColumnSortComparator
{
    public typealias TableRowValue = First.TableRowValue
    public typealias TableColumnSortComparator = First.TableColumnSortComparator
    public typealias TableColumnBody = Never
    case first(First)
    case second(Second)

    public func _addColumns(to list: inout _TableColumnList) {
        switch self {
        case .first(let columns): list.add(columns, at: true)
        case .second(let columns): list.add(columns, at: false)
        }
    }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
    public typealias TableRowValue = Wrapped.TableRowValue
    public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
    public typealias TableColumnBody = Never

    public func _addColumns(to list: inout _TableColumnList) { self?._addColumns(to: &list) }
}

extension Group: TableColumnContent where Content: TableColumnContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableColumnSortComparator = Content.TableColumnSortComparator
    public typealias TableColumnBody = Never

    /// Groups columns into one statement of the enclosing builder.
    public init<R: Identifiable, C: SortComparator>(@TableColumnBuilder<R, C> content: () -> Content)
    where R == Content.TableRowValue, C == Content.TableColumnSortComparator { self = Group.of(content()) }

    public func _addColumns(to list: inout _TableColumnList) { content._addColumns(to: &list) }
}
