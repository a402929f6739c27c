import Foundation

/// The node of a container whose content is made while layout runs, by a closure that may depend on the space there is.
///
/// The closure is a dependency scope of its own. It runs when layout comes by and there is no content yet, or `contentChanged()`
/// was called, or something that it read has changed. Until then everything dirty below waits too: what stands
/// there may be gone once the closure has run.
class OnDemandNode<V: View, Content: View>: ContainerNode<V, Content>, ChildrenMaker {
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

    /// The closure has another value, or what it is given that it does not ask for itself.
    final func contentChanged() {
        needsContent = true
        isDeferredToLayout = true
        onDemand.childrenWanted()
    }

    final override func refresh() {
        super.refresh()
        contentChanged()
    }

    /// Layout comes by: what is dirty here and below is updated, parents first, and what preferences below changed with it.
    func makeChildren() {
        guard isDeferredToLayout, !isRemoved else { return }
        isDeferredToLayout = false
        if takeDirty() || needsContent {
            needsContent = false
            graph.noteBody(of: self)
            setContent(track { content() })
        }
        // What was read of the environment is forgotten with each run.
        layoutNode.isMirrored = isRightToLeft
        updateDirtyDescendants()
        graph.resolvePreferences(below: self)
    }
}
