import Foundation

extension View {
    /// Provides the items of the draggable views in this view when a drag begins. They have only their identifiers, by
    /// `draggable(containerItemID:)`, so that several are dragged together without a view of each.
    ///
    ///     LazyVGrid(columns: columns) {
    ///         ForEach(photos) { photo in
    ///             PhotoView(photo).draggable(containerItemID: photo.file)
    ///         }
    ///     }
    ///     .dragContainer(for: Photo.self, itemID: \.file) { files in photos.filter { files.contains($0.file) } }
    ///     .dragContainerSelection(Array(selection))
    ///
    /// - Parameters:
    ///   - itemType: the type of the items.
    ///   - itemID: the identifier of an item.
    ///   - namespace: tells containers in each other apart; nil is for all draggable views that name none.
    ///   - payload: called with the identifiers of what is dragged: those of the selection, if the pressed one is in
    ///     it, or else the pressed one. It returns the items; none keeps the drag from beginning.
    public func dragContainer<ItemID: Hashable & Sendable, Item: Transferable, Data: Collection>(
        for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>, in namespace: Namespace.ID? = nil,
        _ payload: @escaping ([ItemID]) -> Data
    ) -> some View where Data.Element == Item {
        modifier(
            _DragTraitModifier(
                trait: .container(
                    DragContainer(namespace: namespace) { ids in
                        let own = ids.compactMap { $0.base as? ItemID }
                        guard !own.isEmpty else { return nil }
                        return payload(own).map { DraggedPart(TransferItem($0), id: $0[keyPath: itemID]) }
                    })))
    }

    /// Provides the items of the draggable views in this view by the identifiers that they have themselves; see
    /// `dragContainer(for:itemID:in:_:)`.
    public func dragContainer<Item: Transferable & Identifiable, Data: Collection>(
        for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
        _ payload: @escaping ([Item.ID]) -> Data
    ) -> some View where Data.Element == Item, Item.ID: Sendable {
        dragContainer(for: itemType, itemID: \.id, in: namespace, payload)
    }

    /// Says what is selected in the drag containers in this view: a drag of one of these items takes all of them. Where
    /// nothing says it, the selection of a list around the pressed row counts.
    public func dragContainerSelection<ItemID: Hashable & Sendable>(
        _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil
    ) -> some View { modifier(_DragTraitModifier(trait: .selection({ selection() }, namespace: containerNamespace))) }

    /// Makes the view draggable with the item that the container of drags around it has for an identifier; see
    /// `dragContainer(for:itemID:in:_:)`. Without such a container it cannot be dragged.
    public func draggable<ItemID: Hashable & Sendable>(
        containerItemID: ItemID, containerNamespace: Namespace.ID? = nil
    ) -> some View {
        modifier(
            _DraggableModifier<EmptyView>(
                item: { TransferItem(offers: []) }, preview: nil,
                containerItem: ContainerItem(id: { containerItemID }, namespace: containerNamespace)))
    }

    /// Makes the view draggable with a value, unless that is nil. Where a container of drags is around it, that
    /// provides what is dragged, by the identifier of the value.
    public func draggable<Item: Transferable & Identifiable>(
        _ itemType: Item.Type = Item.self, item: @autoclosure @escaping () -> Item?,
        containerNamespace: Namespace.ID? = nil
    ) -> some View where Item.ID: Sendable {
        draggable(itemType, id: \.id, item: item(), containerNamespace: containerNamespace)
    }

    /// Makes the view draggable with a value, unless that is nil, which is known by an identifier. Where a container of
    /// drags is around it, that provides what is dragged, by this identifier.
    public func draggable<Item: Transferable, ItemID: Hashable & Sendable>(
        _ itemType: Item.Type = Item.self, id: KeyPath<Item, ItemID>, item: @autoclosure @escaping () -> Item?,
        containerNamespace: Namespace.ID? = nil
    ) -> some View {
        modifier(
            _DraggableModifier<EmptyView>(
                item: { item().map { TransferItem($0) } ?? TransferItem(offers: []) }, preview: nil,
                containerItem: ContainerItem(
                    id: { item().map { AnyHashable($0[keyPath: id]) } }, namespace: containerNamespace)))
    }
}

extension View {
    /// Makes the view draggable with the value that a closure returns when the drag begins, unless that is nil; see
    /// `draggable(_:item:containerNamespace:)`.
    public func draggable<Item: Transferable & Identifiable>(
        _ itemType: Item.Type = Item.self, containerNamespace: Namespace.ID? = nil, _ item: @escaping () -> Item?
    ) -> some View where Item.ID: Sendable {
        draggable(itemType, id: \.id, item: item(), containerNamespace: containerNamespace)
    }

    /// Makes the view draggable with the value that a closure returns when the drag begins, unless that is nil, which
    /// is known by an identifier; see `draggable(_:id:item:containerNamespace:)`.
    public func draggable<Item: Transferable, ItemID: Hashable & Sendable>(
        _ itemType: Item.Type = Item.self, id: KeyPath<Item, ItemID>, containerNamespace: Namespace.ID? = nil,
        _ item: @escaping () -> Item?
    ) -> some View { draggable(itemType, id: id, item: item(), containerNamespace: containerNamespace) }
}

/// What a container of drags knows a draggable view by.
struct ContainerItem {
    /// The identifier; nil where there is nothing to drag.
    let id: () -> AnyHashable?
    let namespace: Namespace.ID?
}
