import Foundation

/// The node of a container: its layout node arranges the displayables of its content, and is itself one displayable.
/// The edits of its content end here and are logged.
class ContainerNode<V, Content>: _ViewNode<V> {
    final let layoutNode: ContainerLayoutNode
    private final var child: _ViewNode<Content>?

    init(_ layoutNode: ContainerLayoutNode, in context: _NodeContext, content: (_Node) -> Content) where Content: View {
        self.layoutNode = layoutNode
        super.init(in: context)
        if layoutNode.traits.hidesChildren { isInControl = true }
        layoutNode.isMirrored = isRightToLeft
        setContent(content(self))
        count = 1
    }

    /// Creates a container without content.
    init(empty layoutNode: ContainerLayoutNode, in context: _NodeContext) {
        self.layoutNode = layoutNode
        super.init(in: context)
        layoutNode.isMirrored = isRightToLeft
        count = 1
    }

    /// Sets the content, creating its node at the first call.
    final func setContent(_ content: Content) where Content: View {
        if let child { return child.update(to: content) }
        show(Content._makeNode(content, in: context()))
    }

    /// Shows the content's node; called once.
    final func show(_ child: _ViewNode<Content>) {
        self.child = child
        layoutNode.insert(child.displayables, at: 0)
    }

    final func updateContent(_ content: Content) { child?.update(to: content) }

    override func refresh() { layoutNode.isMirrored = isRightToLeft }

    override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }

    final override func appendDisplayables(to list: inout [Displayable]) { list.append(layoutNode) }

    override func tearDown() {
        super.tearDown()
        layoutNode.viewIsGone()
    }

    // MARK: Edits

    /// Edits inside a control are not logged; those in a container of the program's are.
    private var logsEdits: Bool { graph.isLoggingEdits && !isInControl }

    /// Reports an edit inside a control as a change of the control.
    func reportOwnChange() { if isInControl { reportChange() } }

    override func remove(_ ranges: [Range<Int>], of child: _Node) {
        if logsEdits { for index in ranges.joined() { log(.removed, at: index) } }
        for range in ranges.reversed() { layoutNode.remove(range) }
        reportOwnChange()
    }

    override func insert(_ insertions: [DisplayableInsertion], of child: _Node) {
        for insertion in insertions {
            layoutNode.insert(insertion.displayables, at: insertion.index)
            guard logsEdits else { continue }
            for index in insertion.index..<insertion.index + insertion.displayables.count {
                log(.inserted, at: index)
                graph.markReported(layoutNode.children[index])
            }
        }
        reportOwnChange()
    }

    override func reorder(from start: Int, order: [Int], moves: [DisplayableMove], of child: _Node) {
        layoutNode.reorder(from: start, order: order)
        if logsEdits { for move in moves { log(.moved, at: move.to, from: move.from) } }
        reportOwnChange()
    }

    override func change(at index: Int, of child: _Node) {
        if isInControl { return reportOwnChange() }
        guard logsEdits, graph.markReported(layoutNode.children[index]) else { return }
        log(.changed, at: index)
    }

    private func log(_ kind: DisplayableEdit.Kind, at index: Int, from: Int? = nil) {
        graph.log(DisplayableEdit(kind, at: index, from: from, in: layoutNode.kind))
    }
}
