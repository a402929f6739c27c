/// The placeholder for the content of a modifier, such as the view that a transition is applied to.
public struct PlaceholderContentView<Value>: View {
    public typealias Body = Never
    private let makeNode: (PlaceholderContentView<Value>, _NodeContext) -> _ViewNode<PlaceholderContentView<Value>>

    init<Modifier: ViewModifier>(_ content: _ViewModifier_Content<Modifier>) { self.init(standingFor: content) }

    /// Creates a placeholder for the content of a modifier, which must be the same whenever the modifier's body runs.
    init<Inner: View>(standingFor content: Inner) {
        makeNode = { view, context in PassThroughNode(view, content, in: context) }
    }

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        view.makeNode(view, context)
    }

    public static var _viewCount: Int? { nil }
}

/// The node of a view that represents another one.
private final class PassThroughNode<Outer: View, Inner: View>: ContentNode<Outer, Inner>, RowSource {
    init(_ view: Outer, _ inner: Inner, in context: _NodeContext) {
        super.init(in: context)
        show(inner, in: self.context())
    }

    // The enclosing modifier updates the content.
    override func apply(_ view: Outer) {}
    override var rowAccess: RowAccess? { .source(self) }
}

extension PlaceholderContentView: AccessibilityTitleSource {
    package func appendTitle(to title: inout AccessibilityTitle) { title.append(.existing) }
}
