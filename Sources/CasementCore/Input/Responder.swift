import Foundation

/// Receives the pointer where it hangs on a node of the layout tree.
@MainActor package class Responder {
    /// Whether it takes part now; one that does not lets the pointer through to those around it.
    package var isEnabled = true
    /// Where it hangs, as of the last event.
    package weak var node: LayoutNode?

    /// The modifier keys that were held when it was pressed.
    package var modifiers: EventModifiers = []
    /// How often it was pressed in quick succession, this press with them.
    package var clicks = 1

    package init() {}

    package var wantsPresses: Bool { true }
    /// Whether a release after so many clicks is for it; otherwise it is for the next one outwards.
    package func takes(clicks: Int) -> Bool { true }
    package var wantsHover: Bool { false }

    // MARK: Focus

    /// Whether it can have the focus: then Tab comes by.
    package var canFocus: Bool { false }
    /// Whether a press of the pointer on it, or on something in it that does not want the focus, gives it the focus.
    package var takesFocusOnPress: Bool { false }
    /// The focus came, went, or shows in another way. `tree.focus.focused` is the new one already.
    package func look(of focus: FocusLook) {}
    /// While it has the focus: its window came to have the desktop's keyboard, or lost it.
    package func windowChanged(isActive: Bool) {}

    /// A key went down, repeats or went up while this or something below has the focus. Asked from the inside out before the
    /// focused one; true where the key is used and nobody else hears of it.
    package func keyIntercepted(_ press: KeyPress) -> Bool { false }
    /// A key went down or repeats while it has the focus; false where it has no use for it.
    package func keyPressed(_ press: KeyPress) -> Bool { false }
    /// A key went up while it has the focus.
    package func keyReleased(_ press: KeyPress) {}
    /// What a key asks that nobody used, while this or something below has the focus; false where it does nothing about it.
    package func performed(_ command: KeyCommand) -> Bool { false }

    // MARK: Text

    /// Whether it takes text while it has the focus. Then printable keys that are not used come as text, and input methods work.
    package var wantsText: Bool { false }
    /// Text that was typed, or that an input method has made; what was shown of it before is to go.
    package func textInput(_ text: String) {}
    /// What an input method shows at the caret while it makes text, empty when that has ended; `selection` is the part that is worked
    /// on, in Unicode scalars of it.
    package func textEditing(_ preedit: String, selection: Range<Int>) {}
    /// Where its caret stands, in the node's coordinates.
    package var caretRect: CGRect { .zero }

    // MARK: Pointer

    /// The pointer came over the node, or left it.
    package func hoverChanged(_ isOver: Bool) {}
    /// The primary button went down over the node.
    package func pressBegan() {}
    /// While the button is down: whether the pointer is over the node.
    package func pressMoved(isOver: Bool) {}
    /// The same with the pointer's place in the node's coordinates.
    package func pressBegan(at point: CGPoint) { pressBegan() }
    package func pressMoved(to point: CGPoint, isOver: Bool) { pressMoved(isOver: isOver) }
    /// The button went up; `point` is in the node's coordinates.
    package func pressEnded(isOver: Bool, at point: CGPoint, clicks: Int) {}
}

/// Runs an action after a number of taps.
@MainActor package final class TapResponder: Responder {
    package var count: Int
    /// The node of the modifier that it belongs to.
    weak var owner: _Node?
    package var action: (CGPoint) -> Void

    package init(count: Int, action: @escaping (CGPoint) -> Void) { (self.count, self.action) = (count, action) }

    package override func takes(clicks: Int) -> Bool { count > 0 && clicks % count == 0 }

    package override func pressEnded(isOver: Bool, at point: CGPoint, clicks: Int) {
        if isOver, takes(clicks: clicks) { action(point) }
    }
}

/// Tells when the pointer comes and goes.
@MainActor package final class HoverResponder: Responder {
    package var action: (Bool) -> Void
    package init(action: @escaping (Bool) -> Void) { self.action = action }
    package override var wantsPresses: Bool { false }
    package override var wantsHover: Bool { true }
    package override func hoverChanged(_ isOver: Bool) { action(isOver) }
}

/// How a control looks to the pointer and the keyboard.
package struct ControlState: Equatable, Sendable {
    package var isHovered = false
    package var isPressed = false
    package init() {}
}

/// Makes a control out of a node: hover and press show, a release over it triggers.
@MainActor package final class ControlResponder: Responder {
    package var trigger: () -> Void = {}
    package var show: (ControlState) -> Void = { _ in }
    package var shortcut: KeyboardShortcut?
    private var state = ControlState() { didSet { if state != oldValue { show(state) } } }

    package override var wantsHover: Bool { true }
    package override func hoverChanged(_ isOver: Bool) { state.isHovered = isOver }
    package override func pressBegan() { state.isPressed = true }
    package override func pressMoved(isOver: Bool) { state.isPressed = isOver }
    package override func pressEnded(isOver: Bool, at point: CGPoint, clicks: Int) {
        state.isPressed = false
        if isOver { trigger() }
    }

    package override var isEnabled: Bool { didSet { if !isEnabled { state = ControlState() } } }
}

/// A combination of keys that triggers a control.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The key that is pressed last.
    public var key: KeyEquivalent
    /// The keys that are held meanwhile.
    public var modifiers: EventModifiers

    /// `modifiers` defaults to the command key, which is Control on Linux.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        (self.key, self.modifiers) = (key, modifiers)
    }

    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// Whether a key pressed with `held` modifiers is this shortcut. A held Control key is `command` and `control` at once.
    package func matches(_ key: KeyEquivalent, _ held: EventModifiers) -> Bool {
        func plain(_ modifiers: EventModifiers) -> EventModifiers {
            var modifiers = modifiers.subtracting([.capsLock, .numericPad])
            if modifiers.contains(.control) { modifiers.insert(.command) }
            return modifiers.subtracting(.control)
        }
        return self.key.character.lowercased() == key.character.lowercased() && plain(modifiers) == plain(held)
    }
}
