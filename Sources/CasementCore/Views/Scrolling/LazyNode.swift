import Foundation

/// A container that creates its rows when they become visible.
@MainActor protocol LazyContainer: View {
    associatedtype Content: View
    static var axis: Axis { get }
    static var kind: String { get }
    var arrangement: LazyArrangement { get }
    var content: Content { get }
}

/// Rule: a changed arrangement is applied in place; then the content is updated. Rows of a `ForEach` are indices until
/// layout requests them; edits report only indices to layout.
class LazyNode<Container: LazyContainer>: _ViewNode<Container>, LazyRows, LazyRowSource, RowContainer {
    final let layoutNode: LazyLayoutNode
    final private(set) var child: _ViewNode<Container.Content>?

    init(_ view: Container, in context: _NodeContext) {
        layoutNode = LazyLayoutNode(
            Container.axis, kind: Container.kind, view.arrangement, tree: context.graph.layout)
        super.init(in: context)
        layoutNode.isMirrored = isRightToLeft
        count = 1
        prepare(view)
        child = Container.Content._makeNode(view.content, in: self.context())
        layoutNode.source = self
        layoutNode.reset()
    }

    /// Called before the content is made, which may ask this container.
    func prepare(_ view: Container) {}

    override func apply(_ view: Container) {
        if layoutNode.set(view.arrangement) { reportChange() }
        child?.update(to: view.content)
    }

    override func refresh() { layoutNode.isMirrored = isRightToLeft }

    final override var rowAccess: RowAccess? { .container(self) }
    final var arrangesLazily: Bool { true }
    var rowEnvironment: RowEnvironment? { nil }
    func rowsChanged() -> Bool { false }

    override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }
    override func appendDisplayables(to list: inout [Displayable]) { list.append(layoutNode) }

    override func tearDown() {
        super.tearDown()
        layoutNode.viewIsGone()
    }

    // MARK: Rows

    var rowsNode: LayoutNode { layoutNode }
    func frame(ofRow index: Int) -> CGRect { layoutNode.frame(ofRow: index) }

    var rowCount: Int { child?.count ?? 0 }
    func row(at index: Int) -> LayoutNode? { child?.displayable(at: index) }
    var setsUpRows: Bool { false }
    func isRowOnDemand(_ index: Int) -> Bool { child?.rowSource?.isOnDemand(index) ?? false }
    func keepOnlyRows(in range: Range<Int>) { child?.rowSource?.keepRows(in: range) }

    func displayable(of row: LayoutNode) -> LayoutNode { row }

    func rowLeaves(_ row: LayoutNode) {}

    func rowArrived(_ node: LayoutNode, in transaction: Transaction) {
        let outer = graph.transactions.enter(transaction)
        graph.arrive([node])
        graph.transactions.leave(to: outer)
    }

    func rowsResolved(afterEdits: Bool) {}
    func pinnedInset(of row: LayoutNode) -> CGFloat { 0 }
    func rowFloats(_ row: LayoutNode, _ floats: Bool) {}

    var sections: [LazySection] { sectionPlaces }

    // MARK: Edits

    override func remove(_ ranges: [Range<Int>], of child: _Node) {
        for range in ranges { log(.removed, range) }
        layoutNode.removed(ranges)
    }

    override func insert(_ insertions: [DisplayableInsertion], of child: _Node) {
        for insertion in insertions {
            log(.inserted, insertion.index..<insertion.index + insertion.count)
        }
        layoutNode.inserted(insertions)
        if graph.animatesArrivals { layoutNode.arrive(insertions, in: graph.transactions.current) }
    }

    override func reorder(from start: Int, order: [Int], moves: [DisplayableMove], of child: _Node) {
        layoutNode.reordered(from: start, order: order)
        guard graph.isLoggingEdits, !isInControl else { return }
        for move in moves { graph.log(DisplayableEdit(.moved, at: move.to, from: move.from, in: Container.kind)) }
    }

    override func change(at index: Int, of child: _Node) { log(.changed, index..<index + 1) }

    /// The maximum number of logged lines per edit: longer logs are not useful.
    private static var mostLines: Int { 1000 }

    private func log(_ kind: DisplayableEdit.Kind, _ range: Range<Int>) {
        guard graph.isLoggingEdits, !isInControl else { return }
        for index in range.prefix(Self.mostLines) { graph.log(DisplayableEdit(kind, at: index, in: Container.kind)) }
    }
}
