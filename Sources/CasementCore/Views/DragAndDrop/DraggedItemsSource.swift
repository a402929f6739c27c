/// A node that can add further items to a drag of one of its parts.
@MainActor protocol DraggedItemsSource: _Node {
    /// What is dragged with a part of the view: for a selected row of a list, all selected rows in order. Nil if the
    /// part is dragged alone.
    func partsDragged(with part: LayoutNode) -> [DraggedPart]?
}

extension _Node {
    /// What is dragged with this view or a part of it, according to the innermost ancestor with rows.
    final func partsDraggedAlong(with part: LayoutNode) -> [DraggedPart]? {
        var node = parent
        while let current = node {
            if let source = current as? any DraggedItemsSource { return source.partsDragged(with: part) }
            node = current.parent
        }
        return nil
    }
}
