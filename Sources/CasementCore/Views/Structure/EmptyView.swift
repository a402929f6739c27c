/// A view without displayables.
@frozen public struct EmptyView: Sendable {
    /// Creates a view that shows nothing and takes no space.
    public init() {}
}

extension EmptyView: View {
    public typealias Body = Never

    public static func _makeNode(_ view: EmptyView, in context: _NodeContext) -> _ViewNode<EmptyView> {
        _ViewNode(in: context)
    }

    public static var _viewCount: Int? { 0 }
}

extension ViewBuilder {
    /// An empty block.
    public static func buildBlock() -> EmptyView { EmptyView() }
}

extension EmptyView: ChoiceSource {
    func choices(into walk: inout ChoiceWalk) {}
}
