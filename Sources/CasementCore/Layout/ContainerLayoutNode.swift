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

    package override func forEachPainted(_ body: (LayoutNode) -> Void) {
        for child in backToFront ?? children { body(child) }
    }

    /// The children in the order of painting, where that is another.
    @exclusivity(unchecked) private final var backToFront: ContiguousArray<LayoutNode>?
    final var isReordered: Bool { backToFront != nil }

    /// Finds the order of painting again, after children or what they say of it changed.
    final func updatePaintOrder() {
        guard tree.usesZIndex else { return }
        let indices = children.map(\.zIndex)
        let isInOrder = zip(indices, indices.dropFirst()).allSatisfy { $0 <= $1 }
        let places = isInOrder ? [] : indices.indices.sorted { (indices[$0], $0) < (indices[$1], $1) }
        let new = isInOrder ? nil : ContiguousArray(places.map { children[$0] })
        guard new.map(Self.identities) != backToFront.map(Self.identities) else { return }
        backToFront = new
        tree.note(.subtree, of: self)
    }

    private static func identities(_ nodes: ContiguousArray<LayoutNode>) -> [ObjectIdentifier] {
        nodes.map { ObjectIdentifier($0) }
    }

    /// Displayables are nodes of the layout tree.
    final func insert(_ nodes: [Displayable], at index: Int) {
        if index == children.count {
            if children.isEmpty { children.reserveCapacity(nodes.count) }
            for node in nodes { children.append(node.asLayoutNode) }
        } else {
            children.insert(contentsOf: nodes.map(\.asLayoutNode), at: index)
        }
        for node in nodes { adopt(node.asLayoutNode) }
        updatePaintOrder()
        childrenInserted(index..<index + nodes.count)
    }

    final func remove(_ range: Range<Int>) {
        for node in children[range] { node.detach() }
        children.removeSubrange(range)
        updatePaintOrder()
        childrenRemoved(range)
    }

    /// The child now at `start + i` stood at `start + order[i]`.
    final func reorder(from start: Int, order: [Int]) {
        children.permute(from: start, order)
        updatePaintOrder()
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
