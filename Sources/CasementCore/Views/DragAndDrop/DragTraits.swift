import Foundation

/// What a modifier says of the drags from the views in it, or of those that are dropped on them.
enum DragTrait {
    case sessionUpdate((DragSession) -> Void)
    case configuration(DragConfiguration)
    case container(DragContainer)
    case selection(() -> [AnyHashable], namespace: Namespace.ID?)
    case dropUpdate((DropSession) -> Void)
    case dropConfiguration((DropSession) -> DropConfiguration)
}

/// A container of draggable views, which provides the items.
struct DragContainer {
    let namespace: Namespace.ID?
    /// The items with some identifiers, and their own; nil where the identifiers are of another type.
    let items: ([AnyHashable]) -> [DraggedPart]?
}

struct _DragTraitModifier: PrimitiveModifier {
    let trait: DragTrait

    static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { DragTraitNode(view, in: context) }
}

/// The node of a modifier that says something of drags.
@MainActor protocol DragTraitSource: _Node {
    var trait: DragTrait { get }
    /// The view at a point of the window, for which the point is converted.
    func view(at point: CGPoint) -> LayoutNode?
}

/// Rule: drags ask for what is said when they need it.
final class DragTraitNode<Content: View>: AttachmentNode<Content, _DragTraitModifier>, DragTraitSource {
    var trait: DragTrait { modifier.trait }

    func view(at point: CGPoint) -> LayoutNode? {
        let views = content
        return views.first { CGRect(origin: .zero, size: $0.size).contains($0.local(point)) } ?? views.first
    }
}

extension DragTraitSource {
    /// The place of a drag in the view, and its size.
    fileprivate func place(of drag: ItemDrag) -> CGRect {
        guard let view = view(at: drag.place) else { return CGRect(origin: drag.place, size: .zero) }
        return CGRect(origin: view.local(drag.place), size: view.size)
    }

    fileprivate func session(_ drag: ItemDrag, _ phase: DropSession.Phase) -> DropSession {
        let place = place(of: drag)
        return DropSession(drag, phase, at: place.origin, in: place.size)
    }
}

extension _Node {
    /// The modifiers around this node that say something of drags, the innermost first.
    final var dragTraits: [any DragTraitSource] {
        var found: [any DragTraitSource] = []
        var node = parent
        while let current = node {
            if let source = current as? any DragTraitSource { found.append(source) }
            node = current.parent
        }
        return found
    }

    /// Those of the same view that are inside of this modifier, the innermost first.
    private final var innerDragTraits: [any DragTraitSource] {
        var found: [any DragTraitSource] = []
        var node: _Node? = self
        while let current = node, current.count > 0, let source = current.rowSource, !(source is any RowElementSource) {
            if let trait = current as? any DragTraitSource { found.append(trait) }
            node = source.child(containingDisplayable: 0)?.node
        }
        return found.reversed()
    }

    /// Says what happens to a drag over this destination to its view and those around it.
    final func tellDrop(_ phase: DropSession.Phase, of drag: ItemDrag) {
        for source in innerDragTraits + dragTraits {
            if case .dropUpdate(let update) = source.trait { update(source.session(drag, phase)) }
        }
    }

    /// Takes the operation that is said for this destination.
    final func configureDrop(of drag: ItemDrag) {
        for source in innerDragTraits + dragTraits {
            guard case .dropConfiguration(let configure) = source.trait else { continue }
            let configuration = configure(source.session(drag, .active))
            if configuration.acceptedItemCount != nil {
                WithoutEffect.note("acceptedItemCount", "previews show the number of items that is dragged")
            }
            drag.proposal = DropProposal(operation: configuration.operation)
            return
        }
    }

    /// Has the views around this source told of a drag, also when they are removed meanwhile.
    final func followDrag(_ drag: ItemDrag) {
        let traits = dragTraits
        for source in traits {
            if case .configuration(let configuration) = source.trait {
                drag.configuration = configuration
                break
            }
        }
        let followers = traits.filter { if case .sessionUpdate = $0.trait { true } else { false } }
        guard !followers.isEmpty else { return }
        drag.onPhase = { [unowned drag] phase in
            for source in followers {
                guard case .sessionUpdate(let update) = source.trait else { continue }
                update(DragSession(drag, phase, at: source.place(of: drag).origin))
            }
        }
    }

    /// The nearest container of drags around this node, of a namespace if that is given.
    final func dragContainer(in namespace: Namespace.ID?) -> DragContainer? {
        for source in dragTraits {
            if case .container(let container) = source.trait, namespace == nil || container.namespace == namespace {
                return container
            }
        }
        return nil
    }

    /// The selection of the nearest modifier that gives one to a container of drags, if an identifier is in it.
    final func dragSelection(of id: AnyHashable, in namespace: Namespace.ID?) -> [AnyHashable]? {
        for source in dragTraits {
            guard case .selection(let ids, let own) = source.trait, namespace == nil || own == nil || own == namespace
            else { continue }
            let selected = ids()
            return selected.contains(id) ? selected : [id]
        }
        return nil
    }
}
