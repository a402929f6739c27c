/// The node of a view that may say that more than the view that was taken hold of is dragged.
@MainActor protocol DraggedItemsSource: _Node {
    /// What is dragged with a part of the view: in a list, with a row that is selected all that are, in their order. Nil where that is
    /// dragged alone.
    func itemsDragged(with part: LayoutNode) -> [TransferItem]?
}

extension _Node {
    /// What is dragged with this view or a part of it, as the innermost view around it that has rows says.
    final func itemsDraggedAlong(with part: LayoutNode) -> [TransferItem]? {
        var node = parent
        while let current = node {
            if let source = current as? any DraggedItemsSource { return source.itemsDragged(with: part) }
            node = current.parent
        }
        return nil
    }
}
