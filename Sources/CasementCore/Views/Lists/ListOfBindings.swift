// Lists whose rows can change their elements. As for `ForEach`, the data is a collection of bindings by what it can.

extension List {
    /// Creates a list with a row per identifiable element, built with a binding to it.
    @inlinable public init<Data, RowContent>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        SelectionValue == Never,
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data: RandomAccessCollection & DynamicProperty, Data.Element: Identifiable, Data.Index: Hashable,
        RowContent: View
    {
        self.init(.none, content: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row per element, identified by the key path `id` and built with a binding to it.
    @inlinable public init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element._Value, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        SelectionValue == Never, Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
        Data: RandomAccessCollection & DynamicProperty, Data.Element: DynamicProperty, Data.Index: Hashable,
        ID: Hashable, RowContent: View
    {
        self.init(.none, content: ForEach(data, id: id, content: rowContent))
    }
}

extension List {
    /// Creates a list with a row per identifiable element, built with a binding to it; any number
    /// of rows can be selected.
    @inlinable public init<Data, RowContent>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data: RandomAccessCollection & DynamicProperty, Data.Element: Identifiable, Data.Index: Hashable,
        RowContent: View
    {
        self.init(.init(selection), content: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row per element, identified by the key path `id` and built with a binding to it; any
    /// number of rows can be selected.
    @inlinable public init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element._Value, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
        Data: RandomAccessCollection & DynamicProperty, Data.Element: DynamicProperty, Data.Index: Hashable,
        ID: Hashable, RowContent: View
    {
        self.init(.init(selection), content: ForEach(data, id: id, content: rowContent))
    }
}

extension List {
    /// Creates a list with a row per identifiable element, built with a binding to it; one row can be selected.
    @inlinable public init<Data, RowContent>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data: RandomAccessCollection & DynamicProperty, Data.Element: Identifiable, Data.Index: Hashable,
        RowContent: View
    {
        self.init(.init(selection), content: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row per element, identified by the key path `id` and built with a binding to it;
    /// one row can be selected.
    @inlinable public init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element._Value, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
        Data: RandomAccessCollection & DynamicProperty, Data.Element: DynamicProperty, Data.Index: Hashable,
        ID: Hashable, RowContent: View
    {
        self.init(.init(selection), content: ForEach(data, id: id, content: rowContent))
    }
}

extension List {
    /// Creates a list with a row per identifiable element, built with a binding to it; one row is always selected.
    @_disfavoredOverload @inlinable public init<Data, RowContent>(
        _ data: Data, selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data: RandomAccessCollection & DynamicProperty, Data.Element: Identifiable, Data.Index: Hashable,
        RowContent: View
    {
        self.init(.one(selection), content: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row per element, identified by the key path `id` and built with a binding to it;
    /// one row is always selected.
    @_disfavoredOverload @inlinable public init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element._Value, ID>, selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
        Data: RandomAccessCollection & DynamicProperty, Data.Element: DynamicProperty, Data.Index: Hashable,
        ID: Hashable, RowContent: View
    {
        self.init(.one(selection), content: ForEach(data, id: id, content: rowContent))
    }
}
