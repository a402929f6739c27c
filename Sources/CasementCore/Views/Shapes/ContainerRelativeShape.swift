import Foundation

/// The shape of the nearest container that has one, moved inwards by the distance from the container's edge: corners in corners have one
/// centre. A rectangle where no container has a shape.
///
///     ContainerRelativeShape().fill(.blue).padding(8)
///         .containerShape(RoundedRectangle(cornerRadius: 24))
///
/// It knows its place as a fill, a stroke, a clip and a background, inside `AnyShape`, and where a shape of yours uses its path.
public struct ContainerRelativeShape: InsettableShape {
    private var inset: CGFloat = 0

    /// The shape, which has no settings.
    public init() {}

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

/// Gives a view a shape, for what in it is shaped as its container.
public struct _ContainerShapeModifier<ContainerShape: InsettableShape>: ViewModifier {
    public typealias Body = Never
    var shape: ContainerShape

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { ContainerShapeNode(view, in: context) }

    var outline: ContainerOutline {
        let shape = shape
        return ContainerOutline { inner, inset in
            shape.inset(by: inset).path(in: inner.insetBy(dx: -inset, dy: -inset))
        }
    }
}

/// Rule: another shape changes in place, and with it those that are shaped as their container.
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
    /// Gives the view a shape, which `ContainerRelativeShape` in it follows.
    public func containerShape<T: InsettableShape>(
        _ shape: T
    ) -> ModifiedContent<Self, _ContainerShapeModifier<T>> {
        modifier(_ContainerShapeModifier(shape: shape))
    }
}
