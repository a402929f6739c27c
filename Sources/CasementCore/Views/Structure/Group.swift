/// Several views treated as one: a modifier of the group modifies each of its displayables.
@frozen public struct Group<Content> {
    package let content: Content

    /// Creates a group of content other than views, such as columns.
    package static func of(_ content: Content) -> Group { Group(content: content) }
}

extension Group: View where Content: View {
    public typealias Body = Never

    /// Creates a group of the views that `content` builds.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        GroupNode(view, in: context)
    }

    public static var _viewCount: Int? { Content._viewCount }
}

/// Rule: the content updates its child.
final class GroupNode<Content: View>: ContentNode<Group<Content>, Content>, RowSource {
    init(_ view: Group<Content>, in context: _NodeContext) {
        super.init(in: context)
        show(view.content, in: self.context())
    }

    override func apply(_ view: Group<Content>) { child?.update(to: view.content) }

    override var rowAccess: RowAccess? { .source(self) }
}

extension Group: ChoiceSource where Content: View {
    func choices(into walk: inout ChoiceWalk) { content.appendChoices(to: &walk) }
}
