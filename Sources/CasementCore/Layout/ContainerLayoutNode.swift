import Foundation

/// A node with any number of children.
@MainActor package class ContainerLayoutNode: LayoutNode, RemovalContainer {
    @exclusivity(unchecked) package private(set) final var children = LayoutChildren()
    /// What few containers have.
    private final var rarities: ContainerRarities? {
        guard let own = rareParts?.own else { return nil }
        return unsafeDowncast(own, to: ContainerRarities.self)
    }

    final override var isCrowded: Bool { children.count > 4 }

    package override func forEachChild(_ body: (LayoutNode) -> Void) { children.visit(body) }

    package override func forEachPainted(_ body: (LayoutNode) -> Void) {
        guard let backToFront else { return children.visit(body) }
        for child in backToFront { body(child) }
    }

    private func rare() -> ContainerRarities {
        if let rarities { return rarities }
        let new = ContainerRarities()
        allRareParts().own = new
        return new
    }

    /// Removed children that are still drawn, each with the number of children that were before it.
    private var leaving: ContiguousArray<ContainerRarities.Leaving> { rarities?.leaving ?? [] }
    /// The children in the order of painting, where it differs from view order.
    private var backToFront: ContiguousArray<LayoutNode>? { rarities?.backToFront }
    final var isReordered: Bool { backToFront != nil }

    /// The children and the removed ones that are still drawn, in view order.
    package final var present: ContiguousArray<LayoutNode> {
        guard !leaving.isEmpty else { return children.array }
        var all = ContiguousArray<LayoutNode>()
        var next = 0
        for entry in leaving {
            while next < min(entry.index, children.count) {
                all.append(children[next])
                next += 1
            }
            all.append(entry.node)
        }
        all.append(contentsOf: children[next...])
        return all
    }

    package override func forEachPresent(_ body: (LayoutNode) -> Void) {
        if leaving.isEmpty { forEachChild(body) } else { for child in present { body(child) } }
    }
    override func forEachHeld(_ body: (LayoutNode) -> Void) {
        if leaving.isEmpty { children.visit(body) } else { for child in present { body(child) } }
    }

    /// Keeps drawing removed children until the removal ends.
    private func keep(_ range: Range<Int>, for removal: RemovedContent) {
        for index in range {
            let node = children[index]
            node.isRemoving = true
            node.endMotion()
            let proposal = node.measurements.placed?.proposal
            rare().leaving.append(.init(node: node, index: range.lowerBound, proposal: proposal, removal: removal))
        }
        rare().leaving.sort { $0.index < $1.index }
        tree.removal.hasLeft = true
        removal.keep(children[range], in: self)
        tree.note(.paintBounds, of: self)
    }

    /// Places removed children again whose transition has changed their layout: where they were, from where they move.
    final override func placeLeaving() {
        for entry in leaving {
            guard let proposal = entry.proposal, let removal = entry.removal else { continue }
            tree.removal.ticket = removal.ticket
            entry.node.placeAgain(for: proposal)
        }
        tree.removal.ticket = nil
    }

    /// Stops drawing removed nodes.
    final func drop(_ nodes: ContiguousArray<LayoutNode>) {
        for node in nodes where !node.isReleased {
            rarities?.leaving.removeAll { $0.node === node }
            node.detach()
        }
        updatePaintOrder()
        tree.note(.paintBounds, of: self)
    }

    /// Updates the order of painting after the children or their z-indices changed.
    final func updatePaintOrder() {
        guard tree.features.usesZIndex || !leaving.isEmpty || backToFront != nil else { return }
        let present = present
        let indices = present.map(\.zIndex)
        let isInOrder = leaving.isEmpty && zip(indices, indices.dropFirst()).allSatisfy { $0 <= $1 }
        let places = isInOrder ? [] : indices.indices.sorted { (indices[$0], $0) < (indices[$1], $1) }
        let new = isInOrder ? nil : ContiguousArray(places.map { present[$0] })
        guard new.map(Self.identities) != backToFront.map(Self.identities) else { return }
        rare().backToFront = new
        tree.note(.subtree, of: self)
    }

    private static func identities(_ nodes: ContiguousArray<LayoutNode>) -> [ObjectIdentifier] {
        nodes.map { ObjectIdentifier($0) }
    }

    final func insert(_ nodes: [Displayable], at index: Int) {
        children.insert(nodes, at: index)
        for node in nodes {
            if node.isRemoving { rarities?.leaving.removeAll { $0.node === node } }
            node.isRemoving = false
            adopt(node)
        }
        rarities?.childrenInserted(index..<index + nodes.count)
        updatePaintOrder()
        childrenInserted(index..<index + nodes.count)
    }

    final func remove(_ range: Range<Int>) {
        rarities?.childrenRemoved(range)
        if let removal = tree.removal.current {
            keep(range, for: removal)
        } else {
            for node in children[range] { node.detach() }
        }
        children.removeChildren(in: range)
        updatePaintOrder()
        childrenRemoved(range)
    }

    /// Reorders children: the one now at `start + i` was at `start + order[i]`.
    final func reorder(from start: Int, order: [Int]) {
        children.permute(from: start, order)
        updatePaintOrder()
        tree.note(.subtree, of: self)
        childrenReordered(from: start, order: order)
    }

    // Overridden by kinds of container.
    func childrenInserted(_ range: Range<Int>) { invalidate() }
    func childrenRemoved(_ range: Range<Int>) { invalidate() }
    func childrenReordered(from start: Int, order: [Int]) { invalidate() }
}

/// What few containers have. Apart from them, because a long list has a stack for each row.
@MainActor private final class ContainerRarities {
    @exclusivity(unchecked) var leaving: ContiguousArray<Leaving> = []
    @exclusivity(unchecked) var backToFront: ContiguousArray<LayoutNode>?

    struct Leaving {
        let node: LayoutNode
        var index: Int
        /// What it was placed with last.
        let proposal: ProposedViewSize?
        /// Not kept by this: the view that it was removed from may go before the container.
        weak var removal: RemovedContent?
    }

    func childrenInserted(_ range: Range<Int>) {
        for place in leaving.indices where leaving[place].index > range.lowerBound {
            leaving[place].index += range.count
        }
    }

    func childrenRemoved(_ range: Range<Int>) {
        for place in leaving.indices where leaving[place].index > range.lowerBound {
            leaving[place].index = max(range.lowerBound, leaving[place].index - range.count)
        }
    }
}

/// A container that is not a stack. Apart from these, because a long list has a stack for each row.
@MainActor package class NamedContainerLayoutNode: ContainerLayoutNode {
    private let name: String

    init(kind: String, tree: LayoutTree) {
        name = kind
        super.init(tree: tree)
    }

    package override var kind: String { name }
}
