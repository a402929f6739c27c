import Foundation

/// The shape of the nearest container with a shape, inset by the distance from the container's edge, so that nested
/// corners are concentric. A rectangle without such a container.
///
///     ContainerRelativeShape().fill(.blue).padding(8)
///         .containerShape(RoundedRectangle(cornerRadius: 24))
///
/// It works as a fill, a stroke, a clip and a background, inside `AnyShape`, and in custom shapes that use its path.
public struct ContainerRelativeShape: InsettableShape {
    private var inset: CGFloat = 0

    /// Creates the shape, which has no settings.
    public init() {}

    /// It is never mirrored.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    public func path(in rect: CGRect) -> Path {
        let inner = CGRect(
            x: rect.minX + inset, y: rect.minY + inset, width: max(0, rect.width - 2 * inset),
            height: max(0, rect.height - 2 * inset))
        guard let container = ContainerOutline.current else { return Path(inner) }
        return container.path(inner, container.distance + inset)
    }

    public func inset(by amount: CGFloat) -> ContainerRelativeShape {
        var shape = self
        shape.inset += amount
        return shape
    }
}

/// Sets the container shape of a view for its descendants.
struct _ContainerShapeModifier<ContainerShape: InsettableShape>: PrimitiveModifier {
    var shape: ContainerShape

    static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { ContainerShapeNode(view, in: context) }

    var outline: ContainerOutline {
        let shape = shape
        var outline = ContainerOutline { inner, inset in
            shape.inset(by: inset).path(in: inner.insetBy(dx: -inset, dy: -inset))
        }
        if let corners = shape as? any ShapeWithCorners { outline.radii = { corners.cornerRadii(in: $0) } }
        return outline
    }
}

/// Rule: a changed shape is updated in place, together with the shapes relative to it.
final class ContainerShapeNode<Content: View, ContainerShape: InsettableShape>: WrapperNode<
    Content, _ContainerShapeModifier<ContainerShape>, ContainerShapeLayoutNode
>
{
    private var shown: ContainerShape?

    override func makeWrapper(_ inner: LayoutNode) -> ContainerShapeLayoutNode {
        shown = modifier.shape
        return ContainerShapeLayoutNode(inner, modifier.outline)
    }

    override func configure() -> Bool {
        guard var old = shown else { return false }
        if TypeDescriptor.of(ContainerShape.self).areEqual(&old, &modifier.shape) { return false }
        shown = modifier.shape
        for wrapper in wrappers { wrapper.set(modifier.outline) }
        return true
    }
}

extension View {
    /// Sets the container shape of the view, which `ContainerRelativeShape` in it follows.
    public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(_ContainerShapeModifier(shape: shape))
    }
}

extension Shape where Self == ContainerRelativeShape {
    /// A shape that follows the corners of the container's shape.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
