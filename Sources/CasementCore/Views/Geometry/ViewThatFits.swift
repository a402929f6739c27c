import Foundation

/// Shows the first of its views that fits the available space.
///
/// Each view is measured at its ideal size on the relevant axes; the first whose size does not exceed the proposal is
/// shown, otherwise the last. The other views exist for measuring and keep their state, but are not shown: they appear
/// when they are chosen, and disappear when another is.
///
///     ViewThatFits(in: .horizontal) {
///         HStack { Text("Upload progress"); ProgressBar() }
///         ProgressBar()
///         Text("50 %")
///     }
public struct ViewThatFits<Content: View>: View {
    public typealias Body = Never
    let axes: Axis.Set
    let content: Content

    /// - Parameters:
    ///   - axes: the axes on which a view must fit; without any, the first view is shown.
    ///   - content: the views, in order of preference.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        (self.axes, self.content) = (axes, content())
    }

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        ViewThatFitsNode(view, in: context)
    }

    public static var _viewCount: Int? { 1 }
}

/// Rule: changed axes are updated in place; then the content is updated.
final class ViewThatFitsNode<Content: View>: ContainerNode<ViewThatFits<Content>, Content> {
    private let choice: ChoiceLayoutNode

    init(_ view: ViewThatFits<Content>, in context: _NodeContext) {
        choice = ChoiceLayoutNode(axes: view.axes, tree: context.graph.layout)
        super.init(empty: choice, in: context)
        // Ancestors may not be in a choice; the content is.
        let wasInChoice = isInChoice
        isInChoice = true
        setContent(view.content)
        isInChoice = wasInChoice
        choice.onChoice = { [weak self] in self?.notifyContent() }
    }

    private func notifyContent() { forEachChild { $0.notifyVisibilityChanged() } }

    override func apply(_ view: ViewThatFits<Content>) {
        if choice.set(axes: view.axes) { reportChange() }
        updateContent(view.content)
    }
}
