/// What a style makes of a view such as a label: one displayable, however many the style has.
public struct _StyledContainer<Content: View>: View {
    public typealias Body = Never

    let kind: String
    let content: Content

    /// `kind` is the name that trees and logs show.
    package init(_ kind: String, @ViewBuilder content: () -> Content) { (self.kind, self.content) = (kind, content()) }

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        StyledContainerNode(view, in: context)
    }

    public static var _viewCount: Int? { 1 }
}

/// Rule: the content is updated.
final class StyledContainerNode<Content: View>: ContainerNode<_StyledContainer<Content>, Content> {
    init(_ view: _StyledContainer<Content>, in context: _NodeContext) {
        let layers = LayeredLayoutNode(kind: view.kind, alignment: .center, tree: context.graph.layout)
        super.init(layers, in: context) { _ in view.content }
    }

    override func apply(_ view: _StyledContainer<Content>) { updateContent(view.content) }
}
