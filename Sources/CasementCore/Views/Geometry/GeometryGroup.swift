/// Animates the position of a view's content together with the view.
struct _GeometryGroupModifier: PrimitiveModifier, Equatable, Sendable {
    static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { GeometryGroupNode(view, in: context) }
}

/// Rule: a separate layout node, which is animated as a unit; the positions of its content are relative to it.
final class GeometryGroupNode<Content: View>: WrapperNode<Content, _GeometryGroupModifier, WrapperLayoutNode> {
    override func makeWrapper(_ inner: LayoutNode) -> WrapperLayoutNode {
        WrapperLayoutNode(inner, kind: "geometryGroup")
    }
}

extension View {
    /// Animates the view's position and size as a unit: its content moves with it, including content added during
    /// the animation.
    public func geometryGroup() -> some View { modifier(_GeometryGroupModifier()) }
}
