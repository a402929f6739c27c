/// The children of a node that are dirty or have dirty descendants.
///
/// One word, without a list where there is one such child: a change has one path to the root, and after the sleep
/// between two frames a list would be one more piece of cold memory for each ancestor.
enum DirtyChildren {
    case none
    case one(_Node)
    case many(List)

    /// Kept from frame to frame, for nodes whose children change together.
    @MainActor final class List {
        @exclusivity(unchecked) var nodes: ContiguousArray<_Node>

        init(_ nodes: ContiguousArray<_Node>) { self.nodes = nodes }
    }

    @MainActor var isEmpty: Bool {
        switch self {
        case .none: true
        case .one: false
        case .many(let list): list.nodes.isEmpty
        }
    }

    @MainActor mutating func append(_ node: _Node) {
        switch self {
        case .none: self = .one(node)
        case .one(let first): self = .many(List([first, node]))
        case .many(let list): list.nodes.append(node)
        }
    }

    /// Takes the child out where it is the only one.
    @MainActor mutating func takeSole() -> _Node? {
        switch self {
        case .none: return nil
        case .one(let node):
            self = .none
            return node
        case .many(let list): return list.nodes.count == 1 ? list.nodes.removeLast() : nil
        }
    }

    /// Takes all out.
    mutating func take() -> DirtyChildren {
        defer { self = .none }
        return self
    }
}
