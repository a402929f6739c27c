/// A view that shows part of its content, scrolled by wheel, keyboard or scroll bars.
///
/// Along the scroll axes, the content has its ideal length and the view takes the proposed length; across, the view has
/// the content's length. Several content views are stacked vertically.
///
///     ScrollView {
///         LazyVStack { ForEach(messages) { MessageRow(message: $0) } }
///     }
public struct ScrollView<Content: View>: View {
    public typealias Body = Never

    /// The scrolled content.
    public var content: Content
    /// The axes along which the content scrolls.
    public var axes: Axis.Set
    /// Whether scroll bars appear while the content scrolls and under the pointer.
    public var showsIndicators: Bool

    /// Creates a scroll view.
    ///
    /// - Parameters:
    ///   - axes: the scroll axes; vertical by default.
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
