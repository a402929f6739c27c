import Foundation

/// Names a view's coordinate space.
struct _CoordinateSpaceModifier<Name: Hashable>: PrimitiveModifier {
    var name: Name

    static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { CoordinateSpaceNode(view, in: context) }
}

/// Rule: each displayable of the content has the name.
final class CoordinateSpaceNode<Content: View, Name: Hashable>: AttachmentNode<
    Content, _CoordinateSpaceModifier<Name>
>
{
    private var owner: ObjectIdentifier { ObjectIdentifier(self) }

    override func arrived(_ displayables: [Displayable], at index: Int) {
        for displayable in displayables { displayable.attach().spaces.append((owner, modifier.name)) }
    }

    override func modifierChanged(from old: _CoordinateSpaceModifier<Name>) {
        guard old.name != modifier.name else { return }
        for node in content {
            node.attachments?.spaces.removeAll { $0.owner == owner }
            node.attach().spaces.append((owner, modifier.name))
        }
        graph.layout.spacesChanged()
    }
}

extension View {
    /// Names the view's coordinate space, so that descendants can express positions in it.
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(_CoordinateSpaceModifier(name: name.name))
    }

    /// Names the view's coordinate space, so that descendants can express positions in it (the older form).
    public func coordinateSpace<T: Hashable>(name: T) -> some View { modifier(_CoordinateSpaceModifier(name: name)) }
}
