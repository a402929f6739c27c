import Foundation

/// A node with any number of children that stand side by side.
@MainActor package class ContainerLayoutNode: LayoutNode {
    @exclusivity(unchecked) package private(set) final var children: ContiguousArray<LayoutNode> = []
    private let name: String

    init(kind: String, tree: LayoutTree) {
        name = kind
        super.init(tree: tree)
    }

    package override var kind: String { name }

    package final override var orderedChildren: ContiguousArray<LayoutNode> { children }

    package override func forEachChild(_ body: (LayoutNode) -> Void) { for child in children { body(child) } }

    /// Displayables are nodes of the layout tree.
    final func insert(_ nodes: [Displayable], at index: Int) {
        if index == children.count {
            if children.isEmpty { children.reserveCapacity(nodes.count) }
            for node in nodes { children.append(node.asLayoutNode) }
        } else {
            children.insert(contentsOf: nodes.map(\.asLayoutNode), at: index)
        }
        for node in nodes { adopt(node.asLayoutNode) }
        childrenInserted(index..<index + nodes.count)
    }

    final func remove(_ range: Range<Int>) {
        for node in children[range] { node.detach() }
        children.removeSubrange(range)
        childrenRemoved(range)
    }

    /// The child now at `start + i` stood at `start + order[i]`.
    final func reorder(from start: Int, order: [Int]) {
        children.permute(from: start, order)
        tree.note(.subtree, of: self)
        childrenReordered(from: start, order: order)
    }

    // What a kind of container does about it.
    func childrenInserted(_ range: Range<Int>) { invalidate() }
    func childrenRemoved(_ range: Range<Int>) { invalidate() }
    func childrenReordered(from start: Int, order: [Int]) { invalidate() }
}

extension Displayable {
    /// All displayables are nodes of the layout tree; only the graph's stage does not know.
    package final var asLayoutNode: LayoutNode { unsafeDowncast(self, to: LayoutNode.self) }
}
