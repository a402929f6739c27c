import Foundation

/// Shows a view with the geometry of another.
struct _MatchedGeometryEffect<ID: Hashable>: PrimitiveModifier {
    let id: ID
    let namespace: Namespace.ID
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool

    static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { MatchedNode(view, in: context) }
}

/// Rule: the layout nodes register with their group and are matched after layout.
final class MatchedNode<Content: View, ID: Hashable>: WrapperNode<
    Content, _MatchedGeometryEffect<ID>, MatchedLayoutNode
>
{
    private var group: MatchedGroup.Name {
        MatchedGroup.Name(id: AnyHashable(modifier.id), namespace: modifier.namespace)
    }

    private func configure(_ wrapper: MatchedLayoutNode) {
        wrapper.set(group, modifier.properties, modifier.anchor, isSource: modifier.isSource)
    }

    override func makeWrapper(_ inner: LayoutNode) -> MatchedLayoutNode {
        let wrapper = MatchedLayoutNode(inner)
        configure(wrapper)
        return wrapper
    }

    override func configure() -> Bool {
        for wrapper in wrappers { configure(wrapper) }
        return false
    }
}

extension View {
    /// Shares geometry between views: views with the same id in a namespace are shown with the frame of their source,
    /// whatever their own place in the layout.
    ///
    /// If an animated change replaces one source by another, such as in the branches of an `if`, both move from the old
    /// frame to the new one while they cross-fade.
    ///
    ///     @Namespace private var album
    ///
    ///     if isOpen {
    ///         Cover().matchedGeometryEffect(id: "cover", in: album).frame(width: 300, height: 300)
    ///     } else {
    ///         Cover().matchedGeometryEffect(id: "cover", in: album).frame(width: 40, height: 40)
    ///     }
    ///
    /// - Parameters:
    ///   - id: Identifies the group in the namespace.
    ///   - namespace: The namespace, declared with `@Namespace` in a common ancestor.
    ///   - properties: The properties shared with the source. The size is proposed: a view with a fixed size, as by
    ///     `frame` before this modifier, keeps it.
    ///   - anchor: The point that is aligned with the same point of the source.
    ///   - isSource: Whether the group has this view's geometry. It should be true for one of the views
    ///     that exist at the same time.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        modifier(
            _MatchedGeometryEffect(
                id: id, namespace: namespace, properties: properties, anchor: anchor, isSource: isSource))
    }
}
