/// The closure that creates the content of all rows of one ForEach: its latest value.
@MainActor final class RowContent<Element, Content: View> {
    @exclusivity(unchecked) var make: (Element) -> Content
    init(_ make: @escaping (Element) -> Content) { self.make = make }
}

/// The node of one element: a dependency scope, because the closure that creates its content is the program's.
final class ForEachRow<Element, Content: View>: ElementRow<Element>, RowSource {
    private let content: RowContent<Element, Content>
    private var child: _ViewNode<Content>? {
        // No closure, which would check for the main actor.
        guard let contentNode else { return nil }
        return unsafeDowncast(contentNode.takeUnretainedValue(), to: _ViewNode<Content>.self)
    }

    required init(_ element: Element, _ content: RowContent<Element, Content>, in context: _NodeContext) {
        self.content = content
        super.init(element, in: context)
        let child = Content._makeNode(run(), in: self.context())
        own(child)
        count = child.count
    }

    private func run() -> Content {
        graph.noteBody(of: self)
        return track { content.make(element) }
    }

    /// Sets the next value of its element. The closure is new with every value of the ForEach and cannot be compared,
    /// so it runs.
    func update(_ element: Element) {
        graph.statistics.nodesUpdated += 1
        _ = takeDirty()
        self.element = element
        if graph.transactions.hasWaiting { refreshInTransaction() } else { refresh() }
        updateDirtyDescendants()
    }

    /// Sets the content that the closure created in a walk.
    func update(content: Content) {
        child?.update(to: content)
        updateDirtyDescendants()
    }

    /// A row that is being removed stays as it was: the closure is for data without its element.
    override func refresh() { if !isRemoving { child?.update(to: run()) } }

    override var dumpName: String { "row \(position)" }

    override var rowAccess: RowAccess? { .source(self) }
    override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }
    override func appendDisplayables(to list: inout [Displayable]) { child?.appendDisplayables(to: &list) }
}
