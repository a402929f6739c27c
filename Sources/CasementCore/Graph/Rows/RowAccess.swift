/// A node's role between a container of rows, such as a lazy stack or a list, and the views of its rows.
enum RowAccess {
    /// It is between the container and the views: rows are reached through it.
    case source(any RowSource)
    /// The displayables of its children are rows.
    case container(any RowContainer)
}

extension _Node {
    final var rowSource: (any RowSource)? {
        if case .source(let source)? = rowAccess { source } else { nil }
    }

    /// Whether its displayables are its children's, so that a container of rows can reach through it.
    final var passesRows: Bool { rowSource?.passage == .through }

    /// The container whose rows are the displayables of this node's children: the node itself or an ancestor.
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

    /// Whether the displayables of this node's children are created one by one, when visible.
    final var makesRowsOnDemand: Bool { rowContainer?.arrangesLazily ?? false }

    /// Returns the displayable at an index among this node's, creating it if needed.
    final func displayable(at index: Int) -> Displayable? {
        if let rowSource { return rowSource.row(at: index) }
        let all = displayables
        return all.indices.contains(index) ? all[index] : nil
    }
}
