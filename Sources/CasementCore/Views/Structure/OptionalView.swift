extension Optional: View where Wrapped: View {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        let node = makeNode(in: context)
        // Not `if let`, which looks up the type of the optional view to copy it.
        if view != nil { show(view, in: node) }
        return node
    }

    @MainActor @inline(never) private static func show(_ view: Self, in node: OptionalNode<Wrapped>) {
        if let view { node.show(view) }
    }

    @MainActor private static func makeNode(in context: _NodeContext) -> OptionalNode<Wrapped> {
        let known: AnyClass = NodeClasses.optional.known(for: Wrapped.self, OptionalNode<Wrapped>.self)
        return unsafeBitCast(known, to: OptionalNode<Wrapped>.Type.self).init(emptyIn: context)
    }

    public static func _isAbsent(at view: UnsafeRawPointer) -> Bool {
        view.assumingMemoryBound(to: Self.self).pointee == nil
    }

    public static func _makeEmptyNode(in context: _NodeContext) -> _Node? { makeNode(in: context) }

    /// Nil, because it depends on the value.
    public static var _viewCount: Int? { nil }
}

extension ViewBuilder {
    /// An `if` without `else`.
    @inlinable public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
}

/// Rule: a view that stays is updated; one that appears or disappears is an insertion or a removal.
final class OptionalNode<Wrapped: View>: _ViewNode<Wrapped?>, RowSource {
    private var child: _ViewNode<Wrapped>?

    required init(emptyIn context: _NodeContext) { super.init(in: context) }

    /// Shows the first view; called at most once, before the node has a container.
    fileprivate func show(_ view: Wrapped) {
        let child = Wrapped._makeNode(view, in: context())
        self.child = child
        count = child.count
    }

    override func apply(_ view: Wrapped?) {
        if let child, let view { return child.update(to: view) }
        guard child != nil || view != nil else { return }
        replace(child, as: 0) {
            guard let view else {
                child = nil
                return nil
            }
            child = returned(0, view) { Wrapped._makeNode(view, in: context()) }
            return child
        }
    }

    override var rowAccess: RowAccess? { .source(self) }
    override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }
}

extension Optional: ChoiceSource where Wrapped: View {
    func choices(into walk: inout ChoiceWalk) { self?.appendChoices(to: &walk) }
}
