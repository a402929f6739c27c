import Foundation

/// Creates the children of a layout node while layout runs: a node of the view graph.
@MainActor package protocol ChildrenMaker: AnyObject {
    /// Updates the children, where necessary.
    func makeChildren()
}

/// A container whose children are created while layout runs, when the available space is known.
///
/// A subclass calls `makeChildren()` from its `placeChildren`, or from its `measure` where its size depends on them,
/// and may then measure and place them as if they had always existed. Edits of the children at any other time
/// invalidate the node as those of every container.
@MainActor package class OnDemandLayoutNode: NamedContainerLayoutNode {
    /// Retained by its own parent; it may be removed before this node is released.
    final weak var maker: ChildrenMaker?
    private final var isMaking = false
    fileprivate final var isLate = false

    /// Called when the maker has work to do. Where the size does not depend on the children, `placeLate()` is better.
    func childrenWanted() { invalidate() }

    /// Creates the children after all other nodes were checked, unless the node is placed before that: so they are
    /// created once, for the final size.
    final func placeLate() {
        needsPlacement = true
        guard !isLate, !isReleased else { return }
        isLate = true
        tree.late.append(self)
    }

    /// Lets the maker edit the children, and checks the nodes changed below before it returns.
    final func makeChildren() {
        isLate = false
        guard let maker, !isMaking, !isReleased else { return }
        isMaking = true
        maker.makeChildren()
        tree.flushQueue(below: self)
        isMaking = false
    }

    override func childrenInserted(_ range: Range<Int>) { if !isMaking { invalidate() } }
    override func childrenRemoved(_ range: Range<Int>) { if !isMaking { invalidate() } }
    override func childrenReordered(from start: Int, order: [Int]) { if !isMaking { invalidate() } }

    /// While the children are created, they are about to be measured and placed.
    override func childChanged(_ child: LayoutNode) { if !isMaking { childChangedByItself(child) } }

    /// Called when a child's answers changed at any other time.
    func childChangedByItself(_ child: LayoutNode) { invalidate() }
}

extension LayoutTree {
    /// Places nodes that wait for their final size, outer ones first: inner ones may be removed by that.
    func placeLate() {
        while !late.isEmpty {
            var waiting: ContiguousArray<(depth: Int, node: OnDemandLayoutNode)> = []
            for node in late { waiting.append((node.depth, node)) }
            late.removeAll(keepingCapacity: true)
            if waiting.count > 1 { waiting.sort { $0.depth < $1.depth } }
            for (_, node) in waiting where node.isLate && !node.isReleased {
                node.isLate = false
                node.replaceChildren()
                flushQueue()
            }
        }
    }
}
