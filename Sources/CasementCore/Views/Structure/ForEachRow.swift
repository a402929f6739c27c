/// The node of one element: a dependency scope, because the closure that makes its content is the user's.
final class ForEachRow<Element, Content: View>: _Node {
    private var element: Element
    private var make: (Element) -> Content
    private var child: _ViewNode<Content>?

    init(_ element: Element, _ make: @escaping (Element) -> Content, in context: _NodeContext) {
        self.element = element
        self.make = make
        super.init(in: context)
        let child = Content._makeNode(run(), in: self.context())
        self.child = child
        count = child.count
    }

    private func run() -> Content {
        graph.noteBody(of: self)
        return track { make(element) }
    }

    /// Takes the element and the closure of the next value of the ForEach. Closures cannot be compared, so it runs.
    func update(_ element: Element, _ make: @escaping (Element) -> Content) {
        graph.statistics.nodesUpdated += 1
        _ = takeDirty()
        self.element = element
        self.make = make
        refresh()
        settle()
    }

    override func refresh() { child?.update(to: run()) }

    override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }
}
