import Foundation

/// What a view is to a page swipe.
package enum PageSwipeRole: Equatable, Sendable {
    /// The page on top, which moves with the fingers.
    case above
    /// The page below, which has been moved aside by a share of its width, and comes back.
    case below(share: CGFloat)
    /// The shade over the page below, which disappears.
    case shade
}

/// Moves a view with a page swipe.
package struct _PageSwipeModifier: PrimitiveModifier {
    let swipe: PageSwipe
    /// Nil where the view does not take part.
    let role: PageSwipeRole?
    /// The swipe in which it does; later ones do not move it.
    let turn: Int

    package static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { PageSwipeNode(view, in: context) }
}

private final class PageSwipeNode<Content: View>: WrapperNode<Content, _PageSwipeModifier, PageSwipeLayoutNode> {
    override class var followsDirection: Bool { true }

    override func makeWrapper(_ inner: LayoutNode) -> PageSwipeLayoutNode {
        let wrapper = PageSwipeLayoutNode(inner, modifier.swipe)
        wrapper.take(modifier.role, in: modifier.turn)
        return wrapper
    }

    override func configure() -> Bool {
        var isChanged = false
        for wrapper in wrappers where wrapper.take(modifier.role, in: modifier.turn) { isChanged = true }
        return isChanged
    }
}

/// The layout node of a view that moves with a page swipe. Only what is drawn moves: nothing is placed again. It has a
/// layer while it is moved.
@MainActor private final class PageSwipeLayoutNode: WrapperLayoutNode, PageSwipeFollower {
    private let swipe: PageSwipe
    private var role: PageSwipeRole?
    private var turn = 0
    private var shown: Layer?
    private var fade = 1.0

    init(_ inner: LayoutNode, _ swipe: PageSwipe) {
        self.swipe = swipe
        super.init(inner, kind: "pageSwipe")
        (traits.isImplicit, traits.showsInner) = (true, true)
        swipe.add(self)
    }

    override var layer: NodeLayer? { shown }
    override var ownOpacity: Double { fade }

    override func placeChildren(_ proposal: ProposedViewSize) {
        super.placeChildren(proposal)
        swipeMoved()
    }

    /// True if that changes what is shown.
    @discardableResult func take(_ role: PageSwipeRole?, in turn: Int) -> Bool {
        (self.role, self.turn) = (role, turn)
        return show()
    }

    func swipeMoved() { show() }

    @discardableResult private func show() -> Bool {
        var (shift, opacity): (CGFloat, Double) = (0, 1)
        let progress = turn == swipe.turn ? swipe.progress : 0
        switch role {
        case .above: shift = progress * size.width
        case .below(let share): shift = progress * share * size.width
        case .shade: opacity = 1 - Double(progress)
        case nil: break
        }
        if isMirrored { shift.negate() }
        guard set(shift: shift) || opacity != fade else { return false }
        fade = opacity
        tree.note([.subtree, .paintBounds], of: self)
        return true
    }

    private func set(shift: CGFloat) -> Bool {
        if shown == nil {
            guard shift != 0 else { return false }
            shown = Layer(store: tree.textures, effect: .transform(ProjectionTransform()))
        }
        let transform = ProjectionTransform(CGAffineTransform(translationX: shift, y: 0))
        return shown?.set(.transform(transform)) ?? false
    }
}

extension View {
    /// Moves the view with a page swipe, from when its number was `turn`; nil does nothing.
    package func swiped(by swipe: PageSwipe, as role: PageSwipeRole?, turn: Int) -> some View {
        modifier(_PageSwipeModifier(swipe: swipe, role: role, turn: turn))
    }
}
