import Foundation

/// Makes a view draggable.
struct _DraggableModifier<Preview: View>: PrimitiveModifier {
    /// Called when a drag begins.
    let item: () -> TransferItem
    /// Nil shows the view itself.
    let preview: (() -> Preview)?
    /// What a container of drags knows it by; nil where it drags its own item alone.
    var containerItem: ContainerItem?

    static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { DraggableNode(view, in: context) }
}

/// Rule: a drag uses the item and preview that are current when it begins, and keeps them.
final class DraggableNode<Content: View, Preview: View>: AttachmentNode<Content, _DraggableModifier<Preview>>,
    GestureOwner, DragSource
{
    override func arrived(_ displayables: [Displayable], at index: Int) {
        for displayable in displayables {
            let responder = GestureResponder(owner: self)
            responder.priority = .drag
            responder.isEnabled = readEnvironment(\.isEnabled)
            displayable.attach().responders.append(responder)
        }
    }

    func makeRecogniser() -> _AnyGestureRecogniser {
        let recogniser = DragSourceRecogniser(graph.drags)
        recogniser.source = self
        return recogniser
    }

    override func refresh() {
        let isEnabled = readEnvironment(\.isEnabled)
        for node in content {
            for case let responder as GestureResponder in node.attachments?.responders ?? []
            where responder.owner === self {
                responder.isEnabled = isEnabled
            }
        }
    }

    private var container: DragContainer? {
        modifier.containerItem.flatMap { dragContainer(in: $0.namespace) }
    }

    var draggedPart: DraggedPart? {
        let id = modifier.containerItem?.id()
        if let id, container != nil { return DraggedPart(nil, id: id) }
        let item = modifier.item()
        return item.value != nil || !item.offers.isEmpty ? DraggedPart(item, id: id) : nil
    }

    func beginDrag(from node: LayoutNode, at point: CGPoint) -> ItemDrag? {
        guard let pressed = draggedPart else { return nil }
        let parts = carried(pressed, with: node)
        let items = parts.compactMap(\.item)
        guard !items.isEmpty else { return nil }
        let drag = ItemDrag(items, at: point, from: node, preview: preview(of: items.count, with: node, at: point))
        drag.itemIDs = parts.compactMap(\.ownID)
        drag.pressedIndex = pressed.ownID.flatMap(drag.itemIDs.firstIndex) ?? 0
        followDrag(drag)
        return drag
    }

    /// What is dragged with this view, which is pressed: the items of its container, or of all selected rows around it.
    private func carried(_ pressed: DraggedPart, with node: LayoutNode) -> [DraggedPart] {
        guard let container, let id = pressed.id else { return partsDraggedAlong(with: node) ?? [pressed] }
        let selected = dragSelection(of: id, in: modifier.containerItem?.namespace)
        let ids = selected ?? partsDraggedAlong(with: node)?.compactMap(\.id) ?? [id]
        return container.items(ids) ?? []
    }

    /// The preview for dragging `count` items with a node.
    private func preview(of count: Int, with node: LayoutNode, at point: CGPoint) -> DragPreview? {
        func shown(_ view: AnyView) -> AnyView { count > 1 ? AnyView(DraggedStack(top: view, count: count)) : view }
        if let preview = modifier.preview {
            return DragPreview(
                shown(AnyView(preview())), at: .middle(point), pointer: point, graph: graph, scope: scope)
        }
        guard let picture = node.picture() else { return nil }
        let view = shown(AnyView(Image(picture)))
        return DragPreview(
            view, at: .corner(node.windowFrame.origin), pointer: point, graph: graph, scope: scope)
    }
}

extension DraggedPart {
    /// Its identifier, or that of its value.
    fileprivate var ownID: AnyHashable? {
        func ownID<Value: Identifiable>(_ value: Value) -> AnyHashable { AnyHashable(value.id) }
        if let id { return id }
        guard let value = item?.value as? any Identifiable else { return nil }
        return ownID(value)
    }
}

extension View {
    /// Makes the view draggable to destinations of its payload: a view with `dropDestination` or `onDrop`, a list,
    /// a field.
    ///
    ///     Text(card.title).draggable(card)
    ///
    /// The drag begins when the pointer has moved four points with its button down. A picture of the view follows the
    /// pointer; it returns to its source if the drag is rejected or cancelled with Escape. A selected row of a list is
    /// dragged with all selected rows: the preview is then a stack with their number. Other programs of the desktop
    /// accept texts and files.
    ///
    /// - Parameter payload: the value, evaluated when the drag begins.
    public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        modifier(_DraggableModifier<EmptyView>(item: { TransferItem(payload()) }, preview: nil))
    }

    /// Makes the view draggable with a custom preview, centred under the pointer; see `draggable(_:)`.
    public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: @escaping () -> V
    ) -> some View {
        modifier(_DraggableModifier(item: { TransferItem(payload()) }, preview: preview))
    }

    /// Makes the view draggable with an item provider, the older form.
    public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(_DraggableModifier<EmptyView>(item: { data().item }, preview: nil))
    }

    /// Makes the view draggable with an item provider; nil makes it draggable without data.
    public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
        modifier(_DraggableModifier<EmptyView>(item: { action?()?.item ?? TransferItem(offers: []) }, preview: nil))
    }

    /// Makes the view draggable with an item provider, the older form, and a custom preview.
    public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: @escaping () -> V
    ) -> some View {
        modifier(_DraggableModifier(item: { data().item }, preview: preview))
    }
}
