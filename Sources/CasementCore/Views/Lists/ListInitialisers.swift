// Lists of views and of elements, without a selection, with any number of rows selected, and with one.
// A binding to a collection is a collection too, but has initialisers of its own (`ListOfBindings`).

extension List {
    /// A list of the views that `content` builds.
    @inlinable public init(
        @ViewBuilder content: () -> Content
    ) where SelectionValue == Never {
        self.init(.none, content: content())
    }

    /// A list with a row for each identifiable element.
    @_disfavoredOverload @inlinable public init<Data, RowContent>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        SelectionValue == Never, Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
        Data.Element: Identifiable, RowContent: View
    {
        self.init(.none, content: ForEach(data, content: rowContent))
    }

    /// A list with a row for each element, known by what `id` leads to.
    @inlinable public init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        SelectionValue == Never, Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable,
        RowContent: View
    {
        self.init(.none, content: ForEach(data, id: id, content: rowContent))
    }

    /// A list with a row for each number of a range.
    @inlinable public init<RowContent>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where SelectionValue == Never, Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
        self.init(.none, content: ForEach(data, content: rowContent))
    }
}

extension List {
    /// A list of the views that `content` builds, any number of which can be selected.
    @inlinable public init(
        selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
    ) {
        self.init(selection.map { .many($0) } ?? .none, content: content())
    }

    /// A list with a row for each identifiable element, any number of which can be selected.
    @_disfavoredOverload @inlinable public init<Data, RowContent>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, Data.Element: Identifiable,
        RowContent: View
    {
        self.init(selection.map { .many($0) } ?? .none, content: ForEach(data, content: rowContent))
    }

    /// A list with a row for each element, known by what `id` leads to, any number of which can be selected.
    @inlinable public init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
        self.init(selection.map { .many($0) } ?? .none, content: ForEach(data, id: id, content: rowContent))
    }

    /// A list with a row for each number of a range, any number of which can be selected.
    @inlinable public init<RowContent>(
        _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
        self.init(selection.map { .many($0) } ?? .none, content: ForEach(data, content: rowContent))
    }
}

extension List {
    /// A list of the views that `content` builds, one of which can be selected.
    @inlinable public init(
        selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
    ) {
        self.init(selection.map { .optional($0) } ?? .none, content: content())
    }

    /// A list with a row for each identifiable element, one of which can be selected.
    @_disfavoredOverload @inlinable public init<Data, RowContent>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, Data.Element: Identifiable,
        RowContent: View
    {
        self.init(selection.map { .optional($0) } ?? .none, content: ForEach(data, content: rowContent))
    }

    /// A list with a row for each element, known by what `id` leads to, one of which can be selected.
    @inlinable public init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
        self.init(selection.map { .optional($0) } ?? .none, content: ForEach(data, id: id, content: rowContent))
    }

    /// A list with a row for each number of a range, one of which can be selected.
    @inlinable public init<RowContent>(
        _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
        self.init(selection.map { .optional($0) } ?? .none, content: ForEach(data, content: rowContent))
    }
}

extension List {
    /// A list of the views that `content` builds, one of which is selected.
    @_disfavoredOverload @inlinable public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(.one(selection), content: content())
    }

    /// A list with a row for each identifiable element, one of which is selected.
    // Optional like those of the others, and after them in the compiler's order, or it would be taken for a set of values too.
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

    /// A list with a row for each element, known by what `id` leads to, one of which is selected.
    @_disfavoredOverload @inlinable public init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
        self.init(.one(selection), content: ForEach(data, id: id, content: rowContent))
    }

    /// A list with a row for each number of a range, one of which is selected.
    @_disfavoredOverload @inlinable public init<RowContent>(
        _ data: Range<Int>, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
        self.init(.one(selection), content: ForEach(data, content: rowContent))
    }
}
