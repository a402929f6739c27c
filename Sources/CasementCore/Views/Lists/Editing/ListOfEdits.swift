// Lists that delete and move the elements of a collection directly.

/// A row for each element of a collection, with a binding to the element.
public typealias _EditedRows<Data: RandomAccessCollection, ID: Hashable, RowContent> = ModifiedContent<
    ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, _RowActionsModifier
> where Data.Index: Hashable

extension List {
    /// Creates a list with a row per identifiable element, which the user can delete or move.
    @inlinable public init<Data, RowContent>(
        _ data: Binding<Data>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        SelectionValue == Never, Content == _EditedRows<Data, Data.Element.ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
        Data.Element: Identifiable, Data.Index: Hashable, RowContent: View
    {
        self.init(.none, content: ForEach(data, content: rowContent).edited(by: editActions, of: data))
    }

    /// Creates a list with a row per element, identified by the key path `id`, which the user can delete or move.
    @inlinable public init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        SelectionValue == Never, Content == _EditedRows<Data, ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
        Data.Index: Hashable, ID: Hashable, RowContent: View
    {
        self.init(.none, content: ForEach(data, id: id, content: rowContent).edited(by: editActions, of: data))
    }
}

extension List {
    /// Creates a list with a row per identifiable element, which the user can delete or move; any number
    /// of rows can be selected.
    @inlinable public init<Data, RowContent>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == _EditedRows<Data, Data.Element.ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Identifiable,
        Data.Index: Hashable, RowContent: View
    {
        self.init(.init(selection), content: ForEach(data, content: rowContent).edited(by: editActions, of: data))
    }

    /// Creates a list with a row per element, identified by the key path `id`, which the user can delete or move; any
    /// number of rows can be selected.
    @inlinable public init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == _EditedRows<Data, ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Index: Hashable,
        ID: Hashable,
        RowContent: View
    {
        self.init(
            .init(selection), content: ForEach(data, id: id, content: rowContent).edited(by: editActions, of: data))
    }
}

extension List {
    /// Creates a list with a row per identifiable element, which the user can delete or move; one row can be selected.
    @inlinable public init<Data, RowContent>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == _EditedRows<Data, Data.Element.ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Identifiable,
        Data.Index: Hashable, RowContent: View
    {
        self.init(.init(selection), content: ForEach(data, content: rowContent).edited(by: editActions, of: data))
    }

    /// Creates a list with a row per element, identified by the key path `id`, which the user can delete or move;
    /// one row can be selected.
    @inlinable public init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == _EditedRows<Data, ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Index: Hashable,
        ID: Hashable,
        RowContent: View
    {
        self.init(
            .init(selection), content: ForEach(data, id: id, content: rowContent).edited(by: editActions, of: data))
    }
}

extension List {
    /// Creates a list with a row per identifiable element, which the user can delete or move;
    /// one row is always selected.
    @_disfavoredOverload @inlinable public init<Data, RowContent>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == _EditedRows<Data, Data.Element.ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Identifiable,
        Data.Index: Hashable, RowContent: View
    {
        self.init(.one(selection), content: ForEach(data, content: rowContent).edited(by: editActions, of: data))
    }

    /// Creates a list with a row per element, identified by the key path `id`, which the user can delete or move;
    /// one row is always selected.
    @_disfavoredOverload @inlinable public init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == _EditedRows<Data, ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Index: Hashable,
        ID: Hashable,
        RowContent: View
    {
        self.init(
            .one(selection), content: ForEach(data, id: id, content: rowContent).edited(by: editActions, of: data))
    }
}

extension ForEach where Content: View {
    /// Creates a view per identifiable element, each with a binding to its element. In a list the elements can be
    /// deleted and moved, as `onDelete(perform:)` and `onMove(perform:)` offer it; these modifiers replace the edits.
    @inlinable public init<C>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
        C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
        edit(by: editActions, of: data)
    }

    /// Creates a view per element, identified by the key path `id`, each with a binding to its element. In a list the
    /// elements can be deleted and moved.
    @inlinable public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Index: Hashable
    {
        self.init(data, id: id, content: content)
        edit(by: editActions, of: data)
    }
}
