/// The part that a node takes between a container of rows, such as a lazy stack or a list, and the views of its rows.
enum RowAccess {
    /// It stands between the container and the views: rows are reached through it.
    case source(any RowSource)
    /// The displayables of its children are rows.
    case container(any RowContainer)
}

extension _Node {
    final var rowSource: (any RowSource)? {
        if case .source(let source)? = rowAccess { source } else { nil }
    }

    /// Whether its displayables are its children's, so that a container of rows reaches through it.
    final var passesRows: Bool { rowSource?.passage == .through }

    /// The container that has the displayables of this node's children for rows: the node itself, or one above.
    final var rowContainer: (any RowContainer)? {
        var node = self
        while true {
            switch node.rowAccess {
            case .container(let container)?: return container
            case .source(let source)? where source.passage == .through:
                guard let parent = node.parent else { return nil }
                node = parent
            default: return nil
            }
        }
    }

    /// Whether the displayables of this node's children are made one by one, when they are seen.
    final var makesRowsOnDemand: Bool { rowContainer?.arrangesLazily ?? false }

    /// The displayable at a place among this node's, made where it is not there yet.
    final func displayable(at index: Int) -> Displayable? {
        if let rowSource { return rowSource.row(at: index) }
        let all = displayables
        return all.indices.contains(index) ? all[index] : nil
    }
}
