import Foundation

/// A view's callbacks for drags. Locations are in the view's coordinates.
struct DropTarget {
    var takes: (ItemDrag, CGPoint) -> Bool
    var entered: (ItemDrag, CGPoint) -> Void = { _, _ in }
    var moved: (ItemDrag, CGPoint) -> Void = { _, _ in }
    var left: (ItemDrag, CGPoint) -> Void = { _, _ in }
    /// Also with the size of the view.
    var dropped: (ItemDrag, CGPoint, CGSize) -> Bool
}

/// Makes a view a drop target.
struct _DropModifier: PrimitiveModifier {
    let target: DropTarget

    static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { DropNode(view, in: context) }
}

/// Accepts drops anywhere within its frame, even where the view draws nothing; other pointer events pass through there.
@MainActor final class DropLayoutNode: WrapperLayoutNode {
    fileprivate final weak var drags: DragController?

    override func hitArea(at point: CGPoint) -> HitArea {
        guard drags?.isLooking ?? false, CGRect(origin: .zero, size: size).contains(point) else {
            return super.hitArea(at: point)
        }
        return .point
    }
}

@MainActor private final class DropResponder: Responder, DropReceiver {
    let target: () -> DropTarget?
    /// The node of the destination; nil when it was removed.
    weak var owner: _Node?
    init(target: @escaping () -> DropTarget?) { self.target = target }
    override var dropReceiver: (any DropReceiver)? { self }

    private func place(_ drag: ItemDrag) -> CGPoint { node?.local(drag.place) ?? drag.place }

    func takes(_ drag: ItemDrag) -> Bool { target()?.takes(drag, place(drag)) ?? false }
    func dropEntered(_ drag: ItemDrag) { target()?.entered(drag, place(drag)) }
    func dropMoved(_ drag: ItemDrag) {
        target()?.moved(drag, place(drag))
        owner?.configureDrop(of: drag)
    }
    func dropLeft(_ drag: ItemDrag) { target()?.left(drag, place(drag)) }
    func dropped(_ drag: ItemDrag) -> Bool { target()?.dropped(drag, place(drag), node?.size ?? .zero) ?? false }
    func dropPhase(_ phase: DropSession.Phase, of drag: ItemDrag) {
        if let owner, !owner.isRemoved { owner.tellDrop(phase, of: drag) }
    }
}

/// Rule: the current actions are called.
final class DropNode<Content: View>: WrapperNode<Content, _DropModifier, DropLayoutNode> {
    override func makeWrapper(_ inner: LayoutNode) -> DropLayoutNode {
        let wrapper = DropLayoutNode(inner, kind: "dropDestination")
        wrapper.drags = graph.drags
        graph.drags.receiverAppeared()
        wrapper.replaceGraphic(AreaGraphic { _ShapeOutline(Path($0)) })
        let responder = DropResponder { [weak self] in self?.modifier.target }
        responder.owner = self
        responder.isEnabled = readEnvironment(\.isEnabled)
        wrapper.attach().responders.append(responder)
        return wrapper
    }

    override func configure() -> Bool {
        let isEnabled = readEnvironment(\.isEnabled)
        for wrapper in wrappers {
            for case let responder as DropResponder in wrapper.attachments?.responders ?? [] {
                responder.isEnabled = isEnabled
            }
        }
        return false
    }
}
