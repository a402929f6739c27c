import Foundation

/// The node of a container whose content is created during layout, by a closure that may depend on the available space.
///
/// The closure is a separate dependency scope. It runs when layout visits the node and there is no content yet, or
/// `contentChanged()` was called, or something that it read has changed. Until then all dirty descendants wait too:
/// they may have been removed once the closure has run.
class OnDemandNode<V, Content: View>: ContainerNode<V, Content>, ChildrenMaker {
    private final let onDemand: OnDemandLayoutNode
    private final var needsContent = true

    init(_ layoutNode: OnDemandLayoutNode, in context: _NodeContext) {
        onDemand = layoutNode
        super.init(empty: layoutNode, in: context)
        layoutNode.maker = self
        isDeferredToLayout = true
    }

    /// Runs the closure; called so that what it reads becomes this node's dependency.
    func content() -> Content { fatalError("content() is abstract") }

    /// Marks the content as out of date: the closure, or an input that it does not read itself, has changed.
    final func contentChanged() {
        needsContent = true
        isDeferredToLayout = true
        onDemand.childrenWanted()
    }

    final override func refresh() {
        super.refresh()
        contentChanged()
    }

    /// Called by layout: updates this node and dirty descendants, parents first, and resolves the preferences that
    /// changed.
    func makeChildren() {
        guard isDeferredToLayout, !isRemoved else { return }
        isDeferredToLayout = false
        if graph.transactions.hasWaiting { graph.transactions.forget(self) }
        if takeDirty() || needsContent {
            needsContent = false
            graph.noteBody(of: self)
            setContent(track { content() })
        }
        // Each run discards the recorded reads of the environment.
        layoutNode.isMirrored = isRightToLeft
        updateDirtyDescendants()
        graph.resolvePreferences(below: self)
    }
}
