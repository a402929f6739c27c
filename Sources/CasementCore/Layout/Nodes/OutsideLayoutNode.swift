/// The parent of children that are not in the window, for a node that shows only some of its children. Changes of these
/// children are passed to that node.
@MainActor final class OutsideLayoutNode: LayoutNode {
    /// The node that has the children.
    weak var inside: LayoutNode?

    override func childChanged(_ child: LayoutNode) { inside?.childChanged(child) }
    override func invalidate() { inside?.invalidate() }
    override var forwardedParent: LayoutNode? { inside?.parent }
    override var measurer: LayoutNode? { inside }
    override func forgetAnswers() {}

    /// Takes a child out of the window.
    func take(_ child: LayoutNode) {
        tree.vacate(child)
        child.parent = self
    }

    /// Brings a child into the window, below `parent`.
    func give(_ child: LayoutNode, to parent: LayoutNode) {
        child.parent = parent
        child.isNewInWindow()
    }
}

extension LayoutNode {
    /// Marks the subtree as not in the last frame, whatever was noted of it.
    fileprivate final func isNewInWindow() {
        forgetShown()
        tree.note([.place, .paintBounds], of: self)
        forEachChild { $0.isNewInWindow() }
    }
}
