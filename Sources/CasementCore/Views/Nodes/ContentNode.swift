/// The base of nodes that show the displayables of one other view.
class ContentNode<V, Content>: _ViewNode<V> {
    @exclusivity(unchecked) final private(set) var child: _ViewNode<Content>?

    /// Creates the content's node. Called once, when this node is initialised.
    final func show(_ content: Content, in context: _NodeContext) where Content: View {
        let child = Content._makeNode(content, in: context)
        self.child = child
        count = child.count
    }

    override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }
}
