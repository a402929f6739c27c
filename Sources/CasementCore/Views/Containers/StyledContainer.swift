/// What a style makes of a view such as a label: one displayable, however many the style has.
public struct _StyledContainer<Content: View>: View {
    public typealias Body = Never

    let kind: String
    let isRigid: Bool
    let content: Content

    /// `kind` is the name that trees and logs show. What is rigid is shown whole by stacks before others get more than they need.
    package init(_ kind: String, isRigid: Bool = false, @ViewBuilder content: () -> Content) {
        (self.kind, self.isRigid, self.content) = (kind, isRigid, content())
    }

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        StyledContainerNode(view, in: context)
    }

    public static var _viewCount: Int? { 1 }
}

/// Rule: the content is updated.
final class StyledContainerNode<Content: View>: ContainerNode<_StyledContainer<Content>, Content> {
    init(_ view: _StyledContainer<Content>, in context: _NodeContext) {
        let layers = LayeredLayoutNode(kind: view.kind, alignment: .center, tree: context.graph.layout)
        layers.isRigid = view.isRigid
        super.init(layers, in: context) { _ in view.content }
    }

    override func apply(_ view: _StyledContainer<Content>) {
        (layoutNode as? LayeredLayoutNode)?.isRigid = view.isRigid
        updateContent(view.content)
    }
}
