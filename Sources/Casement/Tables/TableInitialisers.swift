import CasementCore
import Foundation

// Tables of a collection's elements, and of rows listed by the program; without selection, with single or multiple
// selection; without or with a sort order.

extension Table {
    /// A table with a row for each element.
    @inlinable public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Never {
        self.init(rows: TableForEachContent(data), columns: columns())
    }

    /// A table with a row for each element, one of which can be selected.
    @inlinable public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Never {
        self.init(rows: TableForEachContent(data), columns: columns(), one: selection)
    }

    /// A table with a row for each element, any number of which can be selected.
    @inlinable public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Never {
        self.init(rows: TableForEachContent(data), columns: columns(), many: selection)
    }

    /// A table with a row for each element, and a sort order that the titles change.
    @inlinable public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Sort {
        self.init(rows: TableForEachContent(data), columns: columns(), sortOrder: sortOrder)
    }

    /// A table with a row for each element, one of which can be selected, and a sort order that the titles change.
    @inlinable public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Sort {
        self.init(rows: TableForEachContent(data), columns: columns(), one: selection, sortOrder: sortOrder)
    }

    /// A table with a row for each element, any number of which can be selected, and a sort
    /// order that the titles change.
    @inlinable public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Sort {
        self.init(rows: TableForEachContent(data), columns: columns(), many: selection, sortOrder: sortOrder)
    }
}

extension Table {
    /// A table of the rows that `rows` lists.
    public init(
        of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(rows: rows(), columns: columns())
    }

    /// A table of the rows that `rows` lists, one of which can be selected.
    public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(rows: rows(), columns: columns(), one: selection)
    }

    /// A table of the rows that `rows` lists, any number of which can be selected.
    public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(rows: rows(), columns: columns(), many: selection)
    }

    /// A table of the rows that `rows` lists, and a sort order that the titles change.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort {
        self.init(rows: rows(), columns: columns(), sortOrder: sortOrder)
    }

    /// A table of the rows that `rows` lists, one of which can be selected, and a sort order that the titles change.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort {
        self.init(rows: rows(), columns: columns(), one: selection, sortOrder: sortOrder)
    }

    /// A table of the rows that `rows` lists, any number of which can be selected, and a sort
    /// order that the titles change.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort {
        self.init(rows: rows(), columns: columns(), many: selection, sortOrder: sortOrder)
    }
}

extension Table {
    @usableFromInline init(
        rows: Rows, columns: Columns, one: Binding<Value.ID?>? = nil, many: Binding<Set<Value.ID>>? = nil
    ) {
        self.init(rows, columns, one: one, many: many, sorting: nil)
    }

    @usableFromInline init<Sort: SortComparator>(
        rows: Rows, columns: Columns, one: Binding<Value.ID?>? = nil, many: Binding<Set<Value.ID>>? = nil,
        sortOrder: Binding<[Sort]>
    ) {
        self.init(rows, columns, one: one, many: many, sorting: TableSorting(sortOrder))
    }
}
