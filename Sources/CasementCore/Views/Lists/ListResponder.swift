import Foundation

/// Delivers pointer and key events to a list. It is attached to the list's scroll view, so that clicks beside the
/// rows reach the list too.
@MainActor final class ListResponder: Responder, PressReceiver, FocusTarget, DropReceiver {
    weak var list: ListController?

    override var pressReceiver: (any PressReceiver)? { self }
    override var focusTarget: (any FocusTarget)? { self }
    override var dropReceiver: (any DropReceiver)? { self }
    override var shortcutSources: [any ShortcutSource] { list.map(SelectionMenu.sources) ?? [] }

    var canFocus: Bool { list?.selection.selected != nil }
    var takesFocusOnPress: Bool { canFocus }
    func focusChanged(_ focus: FocusAppearance) { list?.focus.changed(focus) }
    var menuPlace: CGPoint? { list?.pointer.menuPlace }
    func keyPressed(_ press: KeyPress) -> Bool { list?.keys.pressed(press.key, press.modifiers) ?? false }

    func can(_ command: EditCommand) -> Bool? {
        guard command == .selectAll, let list, let selected = list.selection.selected else { return nil }
        return selected.allowsMany && list.content?.count ?? 0 > 0
    }

    override func secondaryPressed(at point: CGPoint) -> Bool { list?.pointer.openMenu(at: point) ?? false }
    override func describe(_ elements: inout [AccessibilityElement], on node: LayoutNode) {
        guard let list else { return }
        elements = [list.accessibility.element(of: elements, on: node)]
        super.describe(&elements, on: node)
    }

    var followsPress: Bool { false }
    var sharesPresses: Bool { true }

    func pressBegan(at point: CGPoint) { list?.pointer.pressBegan(at: point, modifiers) }
    func pressMoved(to point: CGPoint, isOver: Bool) { list?.pointer.pressMoved(to: point) }
    func pressEnded(isOver: Bool, at point: CGPoint, clicks: Int) {
        list?.pointer.pressEnded(at: point, clicks: clicks)
    }
    func pressCancelled() { list?.pointer.pressCancelled() }

    func takes(_ drag: ItemDrag) -> Bool { list?.drops.takes(drag) ?? false }
    func dropMoved(_ drag: ItemDrag) { list?.drops.dropMoved(drag) }
    func dropPhase(_ phase: DropSession.Phase, of drag: ItemDrag) { list?.drops.tell(phase, of: drag) }
    func dropLeft(_ drag: ItemDrag) { list?.drops.dropLeft() }
    func dropped(_ drag: ItemDrag) -> Bool { list?.drops.dropped(drag) ?? false }
}
