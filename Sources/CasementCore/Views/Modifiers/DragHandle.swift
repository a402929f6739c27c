import Foundation

/// An invisible area that can be dragged, such as the divider between two columns. It takes the proposed size.
package struct _DragHandle: View {
    package typealias Body = Never

    let began: () -> Void
    let moved: (CGSize) -> Void
    let ended: () -> Void
    let pressedTwice: () -> Void

    /// Creates a drag handle with its actions.
    ///
    /// - Parameters:
    ///   - began: called when the primary button is pressed.
    ///   - moved: called with the pointer's distance from the press, in points of the window.
    ///   - ended: called when the button is released, or the press is cancelled.
    ///   - pressedTwice: called on a double click.
    package init(
        began: @escaping () -> Void, moved: @escaping (CGSize) -> Void, ended: @escaping () -> Void = {},
        pressedTwice: @escaping () -> Void = {}
    ) { (self.began, self.moved, self.ended, self.pressedTwice) = (began, moved, ended, pressedTwice) }

    package static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        DragHandleNode(view, layoutNode: DragHandleLayoutNode(tree: context.graph.layout), in: context)
    }

    package static var _viewCount: Int? { 1 }
}

/// Rule: the most recent closures are called.
final class DragHandleNode: LeafNode<_DragHandle, DragHandleLayoutNode> {
    override func configure(_ environment: EnvironmentValues) -> Bool {
        layoutNode.responder.view = view
        layoutNode.responder.isEnabled = environment.isEnabled
        return false
    }
}

@MainActor final class DragHandleLayoutNode: FlexibleLayoutNode {
    let responder = DragHandleResponder()

    init(tree: LayoutTree) {
        super.init(kind: "DragHandle", tree: tree)
        attach().responders.append(responder)
        // Hit testing needs content, even if it is transparent.
        _ = setFill(.clear)
    }

    override func hitArea(at point: CGPoint) -> HitArea { .frame }
}

/// Measures distances in the window, because the handle may move with the drag.
final class DragHandleResponder: Responder, PressReceiver {
    override var pressReceiver: (any PressReceiver)? { self }
    var view: _DragHandle?
    private var start: CGPoint?

    private func place(_ point: CGPoint) -> CGPoint {
        let frame = node?.windowFrame ?? .zero
        return CGPoint(x: frame.minX + point.x, y: frame.minY + point.y)
    }

    func pressBegan(at point: CGPoint) {
        start = place(point)
        view?.began()
    }

    func pressMoved(to point: CGPoint, isOver: Bool) {
        guard let start else { return }
        let now = place(point)
        if now != start { view?.moved(CGSize(width: now.x - start.x, height: now.y - start.y)) }
    }

    func pressEnded(isOver: Bool, at point: CGPoint, clicks: Int) {
        start = nil
        view?.ended()
        if isOver, clicks == 2 { view?.pressedTwice() }
    }
}
