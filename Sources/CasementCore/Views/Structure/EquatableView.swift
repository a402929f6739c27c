/// A view that is compared by its `==`: while that returns true, its body does not run for new values, whatever their
/// fields hold.
@frozen public struct EquatableView<Content: View & Equatable>: View {
    public typealias Body = Never

    /// The view that is compared.
    public var content: Content

    /// Creates a view that is compared by its `==`.
    public init(content: Content) { self.content = content }

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        EquatableNode(view, in: context)
    }

    public static var _viewCount: Int? { Content._viewCount }
}

/// Rule: a value equal to the last one by `==` is not passed on; changes of what the content itself read still run it.
final class EquatableNode<Content: View & Equatable>: ContentNode<EquatableView<Content>, Content>, RowSource {
    private var content: Content

    init(_ view: EquatableView<Content>, in context: _NodeContext) {
        content = view.content
        super.init(in: context)
        show(content, in: self.context())
    }

    override func apply(_ view: EquatableView<Content>) {
        if CutOff.isEnabled, content == view.content { return }
        content = view.content
        child?.update(to: content)
    }

    override var rowAccess: RowAccess? { .source(self) }
}

extension View where Self: Equatable {
    /// Compares this view by its `==` and runs its body only for values that differ.
    ///
    /// Without it, Casement compares a view's stored properties field by field, and treats those that cannot be
    /// compared, such as most closures, as changed.
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

extension EquatableView: ChoiceSource {
    func choices(into walk: inout ChoiceWalk) { content.appendChoices(to: &walk) }
}
