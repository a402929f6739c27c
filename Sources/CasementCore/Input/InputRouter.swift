import Foundation

/// Brings events to those they are meant for: the pointer to what is under it, or to what was pressed; keys to shortcuts.
@MainActor package final class InputRouter {
    private let tree: LayoutTree
    private var pointer: CGPoint?
    private var hovered: [Responder] = []
    private var pressed: Responder?
    /// Those around the pressed one, innermost first, which get the release where it does not take it.
    private var outer: [Responder] = []
    private var clicks = 1
    private var modifiers: EventModifiers = []

    private let scroller: Scroller
    /// Who has the keyboard.
    package let focus: FocusManager

    package init(tree: LayoutTree, clock: AnimationClock? = nil) {
        self.tree = tree
        scroller = Scroller(tree: tree, clock: clock)
        focus = tree.focus
        focus.clock = clock
    }

    package func handle(_ event: InputEvent) {
        switch event {
        case .pointerMoved(let point): move(to: point)
        case .pointerDown(let point, .primary, let clicks): press(at: point, clicks: clicks)
        case .pointerUp(let point, .primary): release(at: point)
        case .pointerLeft: move(to: nil)
        case .keyDown(let key, let modifiers, let isRepeat):
            if !focus.keyDown(key, modifiers, isRepeat: isRepeat) { scroller.handle(key, modifiers, at: pointer) }
        case .keyUp(let key, let modifiers): focus.keyUp(key, modifiers)
        case .text(let text): focus.text(text)
        case .textEditing(let preedit, let selection): focus.editing(preedit, selection: selection)
        case .modifiersChanged(let modifiers): self.modifiers = modifiers
        case .scroll(let point, let dx, let dy): scroller.scroll(at: point, by: CGSize(width: dx, height: dy))
        case .wheel(let point, let dx, let dy): scroller.click(at: point, by: CGSize(width: dx, height: dy))
        case .pointerDown, .pointerUp: break
        }
    }

    /// After the window's content changed under a resting pointer.
    package func contentChanged() {
        focus.contentChanged()
        hovered.removeAll { $0.node == nil || $0.node?.isReleased == true }
        if pressed?.node?.isReleased ?? false { pressed = nil }
        if let pointer, pressed == nil { hover(at: pointer) }
    }

    /// The receivers at a point, innermost first.
    private func responders(at point: CGPoint) -> [Responder] {
        var found: [Responder] = []
        var node = tree.root?.hit(point)
        while let current = node {
            if let responders = current.attachments?.responders {
                for case let responder as Responder in responders where responder.isEnabled {
                    responder.node = current
                    found.append(responder)
                }
            }
            node = current.parent
        }
        return found
    }

    private func move(to point: CGPoint?) {
        pointer = point
        if let pressed, let point {
            pressed.pressMoved(to: pressed.node?.local(point) ?? point, isOver: isOver(pressed, point))
        }
        if pressed == nil { hover(at: point) }
    }

    private func hover(at point: CGPoint?) {
        let new = point.map { responders(at: $0).filter(\.wantsHover) } ?? []
        for responder in hovered where !new.contains(where: { $0 === responder }) { responder.hoverChanged(false) }
        for responder in new where !hovered.contains(where: { $0 === responder }) { responder.hoverChanged(true) }
        hovered = new
    }

    private func press(at point: CGPoint, clicks: Int) {
        move(to: point)
        self.clicks = clicks
        let found = responders(at: point)
        focus.pressed(found)
        outer = found.filter(\.wantsPresses)
        for responder in outer { (responder.modifiers, responder.clicks) = (modifiers, clicks) }
        pressed = outer.isEmpty ? nil : outer.removeFirst()
        if let pressed { pressed.pressBegan(at: pressed.node?.local(point) ?? point) }
    }

    private func release(at point: CGPoint) {
        if let pressed {
            self.pressed = nil
            let over = isOver(pressed, point)
            pressed.pressEnded(isOver: over, at: pressed.node?.local(point) ?? point, clicks: clicks)
            if over, !pressed.takes(clicks: clicks), let next = outer.first(where: { $0.takes(clicks: clicks) }) {
                next.pressEnded(isOver: isOver(next, point), at: next.node?.local(point) ?? point, clicks: clicks)
            }
            outer.removeAll()
        }
        move(to: point)
    }

    private func isOver(_ responder: Responder, _ point: CGPoint) -> Bool {
        responders(at: point).contains { $0 === responder }
    }
}
