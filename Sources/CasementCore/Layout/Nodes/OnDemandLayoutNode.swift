import Foundation

/// Who makes the children of a layout node while layout runs: a node of the view graph.
@MainActor package protocol ChildrenMaker: AnyObject {
    /// Brings the children up to date, where anything is to be done.
    func makeChildren()
}

/// A container whose children are made while layout runs, when it is known what space there is for them.
///
/// A kind of it calls `makeChildren()` from its `placeChildren`, or from its `measure` where its size depends on them, and may
/// then measure and place them as if they had always been there. Children that are edited at any other time make the node
/// wait for the next layout as those of every container.
@MainActor package class OnDemandLayoutNode: ContainerLayoutNode {
    /// Held by its own parent; it may leave before this node is let go.
    final weak var maker: ChildrenMaker?
    private final var isMaking = false
    fileprivate final var isLate = false

    /// The maker has something to do. Where the size does not depend on the children, `placeLate()` is better than this.
    func childrenWanted() { invalidate() }

    /// The children are made when everything else is checked, unless the node is placed before that: so they are made once, for
    /// the size that holds in the end.
    final func placeLate() {
        needsPlacement = true
        guard !isLate, !isReleased else { return }
        isLate = true
        tree.late.append(self)
    }

    /// Lets the maker edit the children. What that touched below is checked before this returns.
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

    /// While the children are made, they are about to be measured and placed.
    override func childChanged(_ child: LayoutNode) { if !isMaking { childChangedByItself(child) } }

    /// A child's answers changed at any other time.
    func childChangedByItself(_ child: LayoutNode) { invalidate() }
}

extension LayoutTree {
    /// Places what waits for the size that it has in the end, outer nodes first: inner ones may not be there afterwards.
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
