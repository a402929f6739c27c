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

    final func insert(_ nodes: [LayoutNode], at index: Int) {
        for node in nodes { adopt(node) }
        children.insert(contentsOf: nodes, at: index)
        childrenChanged()
    }

    final func remove(_ range: Range<Int>) {
        for node in children[range] { node.detach() }
        children.removeSubrange(range)
        childrenChanged()
    }

    /// The child now at `start + i` stood at `start + order[i]`.
    final func reorder(from start: Int, order: [Int]) {
        let old = ContiguousArray(children[start..<start + order.count])
        for (index, place) in order.enumerated() { children[start + index] = old[place] }
        tree.note(.subtree, of: self)
        childrenChanged()
    }

    func childrenChanged() { invalidate() }
}
