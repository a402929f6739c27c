/// Keeps the places of what is in a view apart from the view's own.
struct _GeometryGroupModifier: ViewModifier, Equatable, Sendable {
    typealias Body = Never

    static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { GeometryGroupNode(view, in: context) }
}

/// Rule: a layout node of its own, which moves as one; what stands in it counts from it.
final class GeometryGroupNode<Content: View>: WrapperNode<Content, _GeometryGroupModifier, WrapperLayoutNode> {
    override func makeWrapper(_ inner: LayoutNode) -> WrapperLayoutNode {
        WrapperLayoutNode(inner, kind: "geometryGroup")
    }
}

extension View {
    /// Lets the view move and grow as one: what is in it goes along with it on its way, also what comes while it is on it.
    public func geometryGroup() -> some View { modifier(_GeometryGroupModifier()) }
}
