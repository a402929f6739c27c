/// Changes the environment of the views of rows, by their role; nil where it stays as it is around them.
typealias RowEnvironment = (RowRole) -> ((inout EnvironmentValues) -> Void)?

/// A node whose children's displayables are rows: a lazy container, a list, a form, a menu.
@MainActor protocol RowContainer: _Node {
    /// Whether rows are made when they are seen.
    var arrangesLazily: Bool { get }
    /// What its rows have in their environment; nil where they are no list's.
    var rowEnvironment: RowEnvironment? { get }
    /// What a node below says of its rows changed. False where that does not concern the container: then those around it are
    /// told.
    func rowsChanged() -> Bool
}

extension RowContainer {
    var arrangesLazily: Bool { false }
    var rowEnvironment: RowEnvironment? { nil }
    func rowsChanged() -> Bool { false }
}

extension _Node {
    /// What this node says of its rows changed: the list around it is told.
    final func noteRowsChanged() {
        var node: _Node? = self
        while let current = node {
            if case .container(let container)? = current.rowAccess, container.rowsChanged() { return }
            node = current.parent
        }
    }

    /// Whether its displayables are rows of a list, or what a row has in it but for modifiers that only attach something.
    final var isWithinRow: Bool {
        var node = self
        while true {
            switch node.rowAccess {
            case .container(let container)?: return container.rowEnvironment != nil
            case .source(let source)? where source.passage != .wrapping:
                guard let parent = node.parent else { return false }
                node = parent
            default: return false
            }
        }
    }
}
