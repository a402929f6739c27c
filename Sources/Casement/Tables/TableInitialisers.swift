import CasementCore
import Foundation

// Tables of a collection's elements, and of rows listed by the program; without selection, with single or multiple
// selection; without or with a sort order.

extension Table {
    /// A table with a row for each element.
    @inlinable public init<Data: RandomAccessCollection>(
        _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Never {
        self.init(rows: TableForEachContent(data), columns: columns(), customization: columnCustomization)
    }

    /// A table with a row for each element, one of which can be selected.
    @inlinable public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Never {
        self.init(
            rows: TableForEachContent(data), columns: columns(), customization: columnCustomization, one: selection)
    }

    /// A table with a row for each element, any number of which can be selected.
    @inlinable public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Never {
        self.init(
            rows: TableForEachContent(data), columns: columns(), customization: columnCustomization, many: selection)
    }

    /// A table with a row for each element, and a sort order that the titles change.
    @inlinable public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Sort {
        self.init(
            rows: TableForEachContent(data), columns: columns(), customization: columnCustomization,
            sortOrder: sortOrder)
    }

    /// A table with a row for each element, one of which can be selected, and a sort order that the titles change.
    @inlinable public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Sort {
        self.init(
            rows: TableForEachContent(data), columns: columns(), customization: columnCustomization, one: selection,
            sortOrder: sortOrder)
    }

    /// A table with a row for each element, any number of which can be selected, and a sort
    /// order that the titles change.
    @inlinable public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Sort {
        self.init(
            rows: TableForEachContent(data), columns: columns(), customization: columnCustomization, many: selection,
            sortOrder: sortOrder)
    }
}

extension Table {
    /// A table of the rows that `rows` lists. Its type of values can be omitted where the rows tell it.
    public init(
        of valueType: Value.Type = Value.self, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(rows: rows(), columns: columns(), customization: columnCustomization)
    }

    /// A table of the rows that `rows` lists, one of which can be selected.
    public init(
        of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(rows: rows(), columns: columns(), customization: columnCustomization, one: selection)
    }

    /// A table of the rows that `rows` lists, any number of which can be selected.
    public init(
        of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(rows: rows(), columns: columns(), customization: columnCustomization, many: selection)
    }

    /// A table of the rows that `rows` lists, and a sort order that the titles change.
    public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort {
        self.init(rows: rows(), columns: columns(), customization: columnCustomization, sortOrder: sortOrder)
    }

    /// A table of the rows that `rows` lists, one of which can be selected, and a sort order that the titles change.
    public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort {
        self.init(
            rows: rows(), columns: columns(), customization: columnCustomization, one: selection, sortOrder: sortOrder)
    }

    /// A table of the rows that `rows` lists, any number of which can be selected, and a sort
    /// order that the titles change.
    public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort {
        self.init(
            rows: rows(), columns: columns(), customization: columnCustomization, many: selection, sortOrder: sortOrder)
    }
}

extension Table {
    @usableFromInline init(
        rows: Rows, columns: Columns, customization: Binding<TableColumnCustomization<Value>>?,
        one: Binding<Value.ID?>? = nil, many: Binding<Set<Value.ID>>? = nil
    ) {
        self.init(rows, columns, one: one, many: many, customization: customization, sorting: nil)
    }

    @usableFromInline init<Sort: SortComparator>(
        rows: Rows, columns: Columns, customization: Binding<TableColumnCustomization<Value>>?,
        one: Binding<Value.ID?>? = nil, many: Binding<Set<Value.ID>>? = nil, sortOrder: Binding<[Sort]>
    ) {
        self.init(
            rows, columns, one: one, many: many, customization: customization, sorting: TableSorting(sortOrder))
    }
}
