// Lists of views and of elements, without a selection, with any number of selected rows, and with one.
// A binding to a collection is a collection too, but has separate initialisers (`ListOfBindings`).

extension List {
    /// Creates a list of the views that `content` builds.
    @inlinable public init(
        @ViewBuilder content: () -> Content
    ) where SelectionValue == Never {
        self.init(.none, content: content())
    }

    /// Creates a list with a row per identifiable element.
    @_disfavoredOverload @inlinable public init<Data, RowContent>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        SelectionValue == Never, Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
        Data.Element: Identifiable, RowContent: View
    {
        self.init(.none, content: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row per element, identified by the key path `id`.
    @inlinable public init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        SelectionValue == Never, Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable,
        RowContent: View
    {
        self.init(.none, content: ForEach(data, id: id, content: rowContent))
    }

    /// Creates a list with a row per number of a range.
    @inlinable public init<RowContent>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where SelectionValue == Never, Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
        self.init(.none, content: ForEach(data, content: rowContent))
    }
}

extension List {
    /// Creates a list of the views that `content` builds; any number of rows can be selected.
    @inlinable public init(
        selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
    ) {
        self.init(.init(selection), content: content())
    }

    /// Creates a list with a row per identifiable element; any number of rows can be selected.
    @_disfavoredOverload @inlinable public init<Data, RowContent>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, Data.Element: Identifiable,
        RowContent: View
    {
        self.init(.init(selection), content: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row per element, identified by the key path `id`; any number of rows can be selected.
    @inlinable public init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
        self.init(.init(selection), content: ForEach(data, id: id, content: rowContent))
    }

    /// Creates a list with a row per number of a range; any number of rows can be selected.
    @inlinable public init<RowContent>(
        _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
        self.init(.init(selection), content: ForEach(data, content: rowContent))
    }
}

extension List {
    /// Creates a list of the views that `content` builds; one row can be selected.
    @inlinable public init(
        selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
    ) {
        self.init(.init(selection), content: content())
    }

    /// Creates a list with a row per identifiable element; one row can be selected.
    @_disfavoredOverload @inlinable public init<Data, RowContent>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, Data.Element: Identifiable,
        RowContent: View
    {
        self.init(.init(selection), content: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row per element, identified by the key path `id`; one row can be selected.
    @inlinable public init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
        self.init(.init(selection), content: ForEach(data, id: id, content: rowContent))
    }

    /// Creates a list with a row per number of a range; one row can be selected.
    @inlinable public init<RowContent>(
        _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
        self.init(.init(selection), content: ForEach(data, content: rowContent))
    }
}

extension List {
    /// Creates a list of the views that `content` builds; one row is always selected.
    @_disfavoredOverload @inlinable public init(
        selection: Binding<SelectionValue>?, _one: Void = (), @ViewBuilder content: () -> Content
    ) {
        self.init(selection.map { .one($0) } ?? .none, content: content())
    }

    /// Creates a list with a row per identifiable element; one row is always selected.
    // Optional as in the other initialisers, and ranked after them by the compiler, or it would
    // also match a set of values.
    @_disfavoredOverload @inlinable public init<Data, RowContent>(
        _ data: Data, selection: Binding<SelectionValue>?, _one: Void = (),
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, Data.Element: Identifiable,
        RowContent: View
    {
        self.init(selection.map { .one($0) } ?? .none, content: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row per element, identified by the key path `id`; one row is always selected.
    @_disfavoredOverload @inlinable public init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
        self.init(.one(selection), content: ForEach(data, id: id, content: rowContent))
    }

    /// Creates a list with a row per number of a range; one row is always selected.
    @_disfavoredOverload @inlinable public init<RowContent>(
        _ data: Range<Int>, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
        self.init(.one(selection), content: ForEach(data, content: rowContent))
    }
}
