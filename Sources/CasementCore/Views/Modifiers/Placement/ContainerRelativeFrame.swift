import Foundation

extension _ContainerRelativeLayout: PrimitiveModifier {
    static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { ContainerRelativeNode(view, in: context) }
}

/// Rule: closures cannot be compared, so each new value computes the length again.
final class ContainerRelativeNode<Content: View>:
    WrapperNode<Content, _ContainerRelativeLayout, ContainerRelativeLayoutNode>
{
    override class var followsDirection: Bool { true }

    override func makeWrapper(_ inner: LayoutNode) -> ContainerRelativeLayoutNode {
        ContainerRelativeLayoutNode(inner, modifier)
    }

    override func configure() -> Bool {
        for wrapper in wrappers { wrapper.set(modifier) }
        return false
    }
}

extension View {
    /// Makes the view as long as its nearest container on some axes, and aligns smaller content in it. The container is
    /// the window or a scroll view, without its safe areas and content margins.
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// Divides the length of the nearest container into `count` parts, `spacing` points apart, and makes
    /// the view `span` parts long.
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let count = CGFloat(max(1, count)), span = CGFloat(span)
            return (length - spacing * (count - 1)) / count * span + spacing * (span - 1)
        }
    }

    /// Makes the view as long as `length` computes from the nearest container's length, on some axes.
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(_ContainerRelativeLayout(axes: axes, alignment: alignment, length: length))
    }
}
