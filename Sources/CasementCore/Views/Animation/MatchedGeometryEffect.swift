import Foundation

/// Shows a view where another one is.
struct _MatchedGeometryEffect<ID: Hashable>: ViewModifier {
    typealias Body = Never
    let id: ID
    let namespace: Namespace.ID
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool

    static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { MatchedNode(view, in: context) }
}

/// Rule: the layout nodes know their group; they find each other when all are laid out.
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
    /// Lets views share a geometry: those of the same id in a namespace are shown where their source is, whatever place they have
    /// in layout.
    ///
    /// Where one source comes as another one goes, such as in the branches of an `if`, in an animated change, both fly from the
    /// frame of the old one to that of the new one, while the one fades into the other.
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
    ///   - id: What tells the group from others in the namespace.
    ///   - namespace: A name that the views have from a view around them, by `@Namespace`.
    ///   - properties: What the view has from the source. The size is offered: what has one of its own, as by `frame` before
    ///     this modifier, keeps it.
    ///   - anchor: The point of the view that is where that of the source is.
    ///   - isSource: Whether the geometry is this view's own. One of those that are there at the same time should say so.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        modifier(
            _MatchedGeometryEffect(
                id: id, namespace: namespace, properties: properties, anchor: anchor, isSource: isSource))
    }
}
