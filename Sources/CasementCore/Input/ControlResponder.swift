import Foundation

/// The pointer and keyboard state of a control, for its appearance.
package struct ControlState: Equatable, Sendable {
    package var isHovered = false
    package var isPressed = false
    /// Whether it has the keyboard focus.
    package var isFocused = false
    /// Whether the state changed because the pointer left or the press ended. That fades; the start
    /// of a state shows at once.
    package var isReleasing = false
    package init() {}
}

/// Makes a control out of a node: shows hover and press, and triggers when released over it.
@MainActor package final class ControlResponder: Responder, PressReceiver, HoverReceiver, FocusTarget {
    package override var pressReceiver: (any PressReceiver)? { self }
    package override var hoverReceiver: (any HoverReceiver)? { self }
    package override var focusTarget: (any FocusTarget)? { self }

    package var trigger: () -> Void = {}
    package var show: (ControlState) -> Void = { _ in }
    package var shortcut: KeyboardShortcut?
    /// Whether its shortcut is left to a text around the focus that can be searched.
    package var yieldsToFind = false
    /// Whether its shortcut is only shown: the key does the same where the focus is.
    package var yieldsToFocus = false
    /// Whether it is an item that opens another menu beside it.
    package var opensSubmenu = false
    /// Whether it triggers repeatedly while it is held.
    package var repeats = false
    private var state = ControlState() {
        didSet {
            guard state != oldValue else { return }
            state.isReleasing =
                oldValue.isPressed && !state.isPressed || oldValue.isHovered && !state.isHovered
            show(state)
        }
    }

    /// Whether Tab reaches it; parts of a control that has the focus as a whole are only pressed.
    package var isFocusable = true
    package var canFocus: Bool { isFocusable }

    package override func describe(_ elements: inout [AccessibilityElement], on node: LayoutNode) {
        super.describe(&elements, on: node)
        for index in elements.indices {
            if !isEnabled {
                elements[index].traits.insert(.isDisabled)
                elements[index].actions = []
            } else if elements[index].action("press") == nil {
                elements[index].actions.insert(AccessibilityAction("press", trigger), at: 0)
            }
        }
    }

    /// Called when the appearance of the focus changed.
    package var showFocus: (FocusAppearance) -> Void = { _ in }
    /// Whether it is pressed by the space bar.
    private var isHeldByKey = false

    package func focusChanged(_ focus: FocusAppearance) {
        if !focus.isFocused, isHeldByKey { (isHeldByKey, state.isPressed) = (false, false) }
        state.isFocused = focus.isFocused
        showFocus(focus)
    }

    /// Space presses it and triggers it when released; Return triggers it at once.
    package func keyPressed(_ press: KeyPress) -> Bool {
        guard press.modifiers.held.isEmpty else { return false }
        switch press.key {
        case .space:
            if press.phase == .down { (isHeldByKey, state.isPressed, hasRepeated) = (true, true, false) }
            if press.phase == .repeat { pressRepeated() }
            return true
        case .return:
            if press.phase == .down || repeats { trigger() }
            return true
        default: return false
        }
    }

    package func keyReleased(_ press: KeyPress) {
        guard press.key == .space, isHeldByKey else { return }
        (isHeldByKey, state.isPressed) = (false, false)
        if isEnabled, !hasRepeated { trigger() }
    }

    /// Whether the current press has triggered it already.
    private var hasRepeated = false

    /// Called while it is held; it does not trigger while the pointer is elsewhere.
    package func pressRepeated() {
        guard repeats, state.isPressed else { return }
        hasRepeated = true
        trigger()
    }

    package func hoverChanged(_ isOver: Bool) { state.isHovered = isOver }
    /// Whether it appears hovered, by the pointer or by the arrow keys of a menu.
    var isHovered: Bool { state.isHovered }
    package var followsPress: Bool { false }
    package func pressBegan(at point: CGPoint) { (state.isPressed, hasRepeated) = (true, false) }
    package func pressMoved(to point: CGPoint, isOver: Bool) { state.isPressed = isOver }
    package func pressEnded(isOver: Bool, at point: CGPoint, clicks: Int) {
        state.isPressed = false
        if isOver, !hasRepeated { trigger() }
    }

    package override var isEnabled: Bool { didSet { if !isEnabled { (state, isHeldByKey) = (ControlState(), false) } } }
}
