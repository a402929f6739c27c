/// A type-erased view. The node and state are kept as long as the wrapped type stays the same; another type replaces
/// them.
public struct AnyView: View {
    public typealias Body = Never

    let storage: AnyViewStorage

    /// Erases the type of `view`; an `AnyView` is not wrapped again.
    public init<V: View>(_ view: V) {
        storage = (view as? AnyView)?.storage ?? TypedAnyViewStorage(view)
    }

    /// Erases the type of a view that is known as `any View` only, such as what a modifier makes of an `any Shape`. The
    /// compiler tries no generic function for a member of such a value, where the argument's type has to be found.
    @_disfavoredOverload public init(_ view: any View) {
        func erased<V: View>(_ view: V) -> AnyView { AnyView(view) }
        self = erased(view)
    }

    /// Erases the type of `view`; same as `init(_:)`.
    public init<V: View>(erasing view: V) { self.init(view) }

    /// Erases the type of a view of unknown type; nil if `value` is no view.
    public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        self.init(view)
    }

    public static func _makeNode(_ view: AnyView, in context: _NodeContext) -> _ViewNode<AnyView> {
        AnyViewNode(view, in: context)
    }

    /// Nil, because it depends on the value.
    public static var _viewCount: Int? { nil }
}

/// The wrapped value, type-erased.
@MainActor class AnyViewStorage {
    var type: ObjectIdentifier { ObjectIdentifier(AnyViewStorage.self) }
    func makeNode(in context: _NodeContext) -> _Node? { nil }
    func update(_ node: _Node) {}
    func accept<Visitor: ViewVisitor>(_ visitor: inout Visitor) {}
}

private final class TypedAnyViewStorage<V: View>: AnyViewStorage {
    let view: V
    init(_ view: V) { self.view = view }

    override var type: ObjectIdentifier { ObjectIdentifier(V.self) }
    override func makeNode(in context: _NodeContext) -> _Node? { V._makeNode(view, in: context) }
    override func accept<Visitor: ViewVisitor>(_ visitor: inout Visitor) { visitor.visit(view) }
    override func update(_ node: _Node) { unsafeDowncast(node, to: _ViewNode<V>.self).update(to: view) }
}

/// Rule: the same wrapped type updates its child; for another type the old displayables are removed, then the new ones
/// inserted.
final class AnyViewNode: _ViewNode<AnyView>, RowSource {
    private var type: ObjectIdentifier
    private var child: _Node?

    init(_ view: AnyView, in context: _NodeContext) {
        type = view.storage.type
        super.init(in: context)
        child = view.storage.makeNode(in: self.context())
        count = child?.count ?? 0
    }

    override func apply(_ view: AnyView) {
        if view.storage.type == type, let child { return view.storage.update(child) }
        replace(child, as: type) {
            type = view.storage.type
            if let node = graph.returning(type, to: self) {
                child = node
                view.storage.update(node)
                return node
            }
            child = view.storage.makeNode(in: context())
            return child
        }
    }

    override var rowAccess: RowAccess? { .source(self) }
    override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }
}

extension AnyView: ChoiceSource {
    func choices(into walk: inout ChoiceWalk) { storage.accept(&walk) }
}

extension AnyView: AccessibilityTitleSource {
    package func appendTitle(to title: inout AccessibilityTitle) { storage.accept(&title) }
}

extension AnyView: AccessibilityButtonSource {
    package func appendActions(to list: inout [AccessibilityButton]) {
        var finder = AccessibilityButtonFinder()
        storage.accept(&finder)
        list += finder.list
    }
}

extension AnyView: ViewSummarySource {
    package func appendSummary(to summary: inout ViewSummary) { storage.accept(&summary) }
}
