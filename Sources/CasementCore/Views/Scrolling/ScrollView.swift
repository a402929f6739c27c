/// A view that shows a part of its content, which a person moves with the wheel, the keyboard or the bars at its edges.
///
/// The content has its ideal length along the axes of scrolling; the view takes the length it is offered there, and the content's
/// across. Several views stand below each other.
///
///     ScrollView {
///         LazyVStack { ForEach(messages) { MessageRow(message: $0) } }
///     }
public struct ScrollView<Content: View>: View {
    public typealias Body = Never

    /// What is scrolled.
    public var content: Content
    /// The axes along which the content may be longer than the view.
    public var axes: Axis.Set
    /// Whether bars appear while the content is scrolled and under the pointer.
    public var showsIndicators: Bool

    /// - Parameters:
    ///   - axes: the axes along which the content scrolls, the vertical one by default.
    ///   - showsIndicators: whether there are scroll bars; see also `scrollIndicators`.
    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        (self.axes, self.showsIndicators, self.content) = (axes, showsIndicators, content())
    }

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        ScrollNode(view, in: context)
    }

    public static var _viewCount: Int? { 1 }
}
