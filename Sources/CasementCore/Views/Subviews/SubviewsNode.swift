/// A view created from the subviews of another.
@MainActor protocol SubviewsReader: View where Body == Never {
    associatedtype Base: View
    associatedtype Result: View
    var base: Base { get }
    /// Which views are opened, where it lists choices and not subviews.
    var opening: ChoiceOpening? { get }
    func show(_ walk: ChoiceWalk) -> Result
}

extension SubviewsReader {
    var opening: ChoiceOpening? { nil }
}

/// Rule: the subviews of the base are listed again, then the result is created from them. Subviews are values: their
/// nodes are created where they are shown, with the environment of that position, and those that keep their id keep
/// their state.
final class SubviewsNode<V: SubviewsReader>: _ViewNode<V>, SubviewsOwner, AnyPlaceholder, RowSource {
    private var view: V
    private var child: _ViewNode<V.Result>?
    private var opened: [OpenedView: (node: _Node, walk: Int)] = [:]
    private var sources: [(source: any ModifierContentSource, version: Int)] = []
    private var walk = 0

    init(_ view: V, in context: _NodeContext) {
        self.view = view
        super.init(in: context)
        let child = V.Result._makeNode(makeResult(), in: self.context(at: 1))
        self.child = child
        count = child.count
    }

    private func makeResult() -> V.Result {
        graph.noteBody(of: self)
        walk += 1
        let result = track {
            var walk = ChoiceWalk(for: self, opening: view.opening)
            view.base.appendChoices(to: &walk)
            return view.show(walk)
        }
        for (key, open) in opened where open.walk != walk {
            opened[key] = nil
            open.node.tearDown()
        }
        return result
    }

    override func apply(_ new: V) {
        _ = takeDirty()
        view = new
        refresh()
    }

    override func refresh() { child?.update(to: makeResult()) }

    override func forEachChild(_ body: (_Node) -> Void) {
        for open in opened.values { body(open.node) }
        if let child { body(child) }
    }

    override var rowAccess: RowAccess? { .source(self) }

    // MARK: Resolving composed views

    func open<Opened: View>(_ view: Opened, at place: ChoiceWalk) -> Opened.Body {
        let key = OpenedView(type: ObjectIdentifier(Opened.self), path: place.path)
        let scope = place.scope ?? scope
        let known = opened[key].map { unsafeDowncast($0.node, to: OpenedNode<Opened>.self) }
        let node = known ?? OpenedNode(view, in: context(scope: scope), identity: key.path.hashValue)
        opened[key] = (node, walk)
        return node.takeBody(of: view, in: scope)
    }

    func openedChanged() { refresh() }

    func makeSubview<Several: View>(_ view: Several) -> AnyView { AnyView(ZStack { view }) }

    func follow(_ source: any ModifierContentSource) {
        if let index = sources.firstIndex(where: { $0.source === source }) {
            sources[index].version = source.contentVersion
        } else {
            sources.append((source, source.contentVersion))
            source.add(self)
        }
    }

    func updateContent() {
        if sources.contains(where: { $0.source.contentVersion != $0.version }) { refresh() }
    }

    override func tearDown() {
        for (source, _) in sources { source.remove(self) }
        sources.removeAll()
        super.tearDown()
    }
}

private struct OpenedView: Hashable {
    let type: ObjectIdentifier
    let path: Subview.ID
}

/// Keeps the state of a composed view that is evaluated only for its body.
private final class OpenedNode<V: View>: _Node {
    private var view: V
    private var body: V.Body?
    private let type = TypeDescriptor.of(V.self)
    private var store: PropertyStore?
    private let identity: Int

    init(_ view: V, in context: _NodeContext, identity: Int) {
        (self.view, self.identity) = (view, identity)
        super.init(in: context)
        if let memory = graph.rowMemory { store = memory.take(for: self) }
    }

    func takeBody(of new: V, in scope: EnvironmentScope) -> V.Body {
        let isDirty = takeDirty() || scope !== self.scope
        if graph.transactions.hasWaiting { graph.transactions.forget(self) }
        var new = new
        if let body, !isDirty, CutOff.isEnabled, type.areEqual(&view, &new) { return body }
        (view, self.scope) = (new, scope)
        if !V._isBuiltIn { graph.noteBody(of: self) }
        let body = track {
            type.connect(&view, to: self, store: &store)
            return view.body
        }
        self.body = body
        return body
    }

    override func refresh() {
        body = nil
        (parent as? any SubviewsOwner)?.openedChanged()
    }

    override var viewType: Any.Type { V.self }
    override var propertyStore: PropertyStore? { store }
    override var identityHash: Int { identity }
}
