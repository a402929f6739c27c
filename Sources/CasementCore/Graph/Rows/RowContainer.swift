/// Changes the environment of the views of rows, by their role; nil if it stays unchanged.
typealias RowEnvironment = (RowRole) -> ((inout EnvironmentValues) -> Void)?

/// A node whose children's displayables are rows: a lazy container, a list, a form, a menu.
@MainActor protocol RowContainer: _Node {
    /// Whether rows are created when visible.
    var arrangesLazily: Bool { get }
    /// The environment of its rows; nil if they are not rows of a list.
    var rowEnvironment: RowEnvironment? { get }
    /// Called when a descendant's description of its rows changed. Returns false if that does not concern this
    /// container; then the containers around it are notified.
    func rowsChanged() -> Bool
}

extension RowContainer {
    var arrangesLazily: Bool { false }
    var rowEnvironment: RowEnvironment? { nil }
    func rowsChanged() -> Bool { false }
}

extension _Node {
    /// Notifies the enclosing list that this node's description of its rows changed.
    final func noteRowsChanged() {
        var node: _Node? = self
        while let current = node {
            if case .container(let container)? = current.rowAccess, container.rowsChanged() { return }
            node = current.parent
        }
    }

    /// Whether its displayables are rows of a list, or the content of a row except for modifiers of any kind.
    final var isWholeRow: Bool {
        var node = self
        while true {
            switch node.rowAccess {
            case .container(let container)?: return container.rowEnvironment != nil
            case .source?:
                guard let parent = node.parent else { return false }
                node = parent
            default: return false
            }
        }
    }
}
