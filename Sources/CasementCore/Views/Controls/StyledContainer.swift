/// The body of a style for a view such as a label: a single displayable, however many the style has.
package struct _StyledContainer<Content: View>: View {
    package typealias Body = Never

    /// Transforms the elements in the container for assistive programs.
    package typealias AccessibilityDescription =
        @MainActor ([AccessibilityElement], AccessibilityContext) -> [AccessibilityElement]

    let kind: String
    let isRigid: Bool
    let accessibility: AccessibilityDescription?
    let content: Content

    /// `kind` is the name shown in trees and logs. Stacks give rigid content its ideal size before others get more than
    /// their minimum. `accessibility` transforms the elements in the container, if necessary.
    package init(
        _ kind: String, isRigid: Bool = false, accessibility: AccessibilityDescription? = nil,
        @ViewBuilder content: () -> Content
    ) {
        (self.kind, self.isRigid, self.accessibility, self.content) = (kind, isRigid, accessibility, content())
    }

    package static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        StyledContainerNode(view, in: context)
    }

    package static var _viewCount: Int? { 1 }
}

/// Rule: the content is updated.
final class StyledContainerNode<Content: View>: ContainerNode<_StyledContainer<Content>, Content>, AccessibilityOwner {
    private var accessibility: _StyledContainer<Content>.AccessibilityDescription?

    init(_ view: _StyledContainer<Content>, in context: _NodeContext) {
        let layers = LayeredLayoutNode(kind: view.kind, alignment: .center, tree: context.graph.layout)
        layers.isRigid = view.isRigid
        accessibility = view.accessibility
        super.init(layers, in: context) { _ in view.content }
        if accessibility != nil { layers.accessibilityOwner = self }
    }

    override func apply(_ view: _StyledContainer<Content>) {
        (layoutNode as? LayeredLayoutNode)?.isRigid = view.isRigid
        accessibility = view.accessibility
        updateContent(view.content)
    }

    func accessible(_ below: [AccessibilityElement], on node: LayoutNode) -> [AccessibilityElement] {
        accessibility?(below, AccessibilityContext(node, of: self)) ?? below
    }
}
