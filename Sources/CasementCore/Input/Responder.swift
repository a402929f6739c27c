import Foundation

/// Receives the pointer where it hangs on a node of the layout tree.
@MainActor package class Responder: NodeAttachment {
    /// Whether it takes part now; one that does not lets the pointer through to those around it.
    package var isEnabled = true
    /// Whether it has the keyboard focus.
    package internal(set) final var hasFocus = false
    /// Where it hangs, as of the last event.
    package weak var node: LayoutNode?

    /// The modifier keys that were held when it was pressed.
    package var modifiers: EventModifiers = []
    /// How often it was pressed in quick succession, this press with them.
    package var clicks = 1

    /// Internal, because the compiler takes the initializer that a subclass has from a `package` one for endless recursion.
    override init() { super.init() }

    /// Whether the pointer reaches it at a point of the window, where it is over the node: parts of a text, such as links, are only reached there.
    package func isReached(at point: CGPoint, on node: LayoutNode) -> Bool { true }

    package var wantsPresses: Bool { true }
    package var wantsHover: Bool { false }

    // MARK: Assistive programs

    /// Adds what it makes of the node; by itself that one of the elements has the keyboard.
    package override func describe(_ elements: inout [AccessibilityElement], on node: LayoutNode) {
        if canFocus, !elements.isEmpty, hasFocus { elements[0].traits.insert(.isFocused) }
    }

    // MARK: Focus

    /// Whether it can have the focus: then Tab comes by.
    package var canFocus: Bool { false }
    /// Whether a press of the pointer on it, or on something in it that does not want the focus, gives it the focus.
    package var takesFocusOnPress: Bool { false }
    /// The focus came, went, or shows in another way. The manager has the new one already.
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
    /// It is over the node, at a point of the window.
    package func hoverMoved(to point: CGPoint) {}
    /// What the pointer looks like over the node; nil leaves it to those around.
    package var pointerStyle: PointerStyle? { nil }
    /// Whether something is said about the node where the pointer rests on it, and what.
    package var hasHelp: Bool { false }
    package var helpText: String? { nil }
    /// The secondary button went down over the node, at a point in its coordinates; false leaves it to those around.
    package func secondaryPressed(at point: CGPoint) -> Bool { false }
    /// The pointer has rested on the node for a moment, or does not any more.
    package func restChanged(_ isResting: Bool) {}
    /// The primary button went down over the node.
    package func pressBegan() {}
    /// The middle button went down over the node of what takes text.
    package func middlePressed(at point: CGPoint) {}
    /// While the button is down: whether the pointer is over the node.
    package func pressMoved(isOver: Bool) {}
    /// The same with the pointer's place in the node's coordinates.
    package func pressBegan(at point: CGPoint) { pressBegan() }
    package func pressMoved(to point: CGPoint, isOver: Bool) { pressMoved(isOver: isOver) }
    /// The button went up; `point` is in the node's coordinates.
    package func pressEnded(isOver: Bool, at point: CGPoint, clicks: Int) {}
    /// What was pressed is dragged away: nothing comes of the press.
    package func pressCancelled() { pressEnded(isOver: false, at: .zero, clicks: 1) }

    // MARK: Drag and drop

    /// Whether it takes what is dragged, where it is now.
    package func takes(_ drag: DragSession) -> Bool { false }
    /// What it takes came over the node, moved there, and left it or was dropped.
    package func dropEntered(_ drag: DragSession) {}
    package func dropMoved(_ drag: DragSession) {}
    package func dropLeft(_ drag: DragSession) {}
    /// What it takes was dropped; false where it does not want it after all.
    package func dropped(_ drag: DragSession) -> Bool { false }
}

/// How a control looks to the pointer and the keyboard.
package struct ControlState: Equatable, Sendable {
    package var isHovered = false
    package var isPressed = false
    /// Whether it has the focus of the keyboard.
    package var isFocused = false
    /// Whether it became this by letting go: the pointer left, or the press ended. That fades; what begins shows at once.
    package var isReleasing = false
    package init() {}
}

/// Makes a control out of a node: hover and press show, a release over it triggers.
@MainActor package final class ControlResponder: Responder {
    package var trigger: () -> Void = {}
    package var show: (ControlState) -> Void = { _ in }
    package var shortcut: KeyboardShortcut?
    /// Whether it triggers again and again while it is held.
    package var repeats = false
    private var state = ControlState() {
        didSet {
            guard state != oldValue else { return }
            state.isReleasing =
                oldValue.isPressed && !state.isPressed || oldValue.isHovered && !state.isHovered
            show(state)
        }
    }

    /// Whether Tab comes by; parts of a control that has the focus as a whole are only pressed.
    package var isFocusable = true
    package override var canFocus: Bool { isFocusable }

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

    /// Told how the focus shows in it.
    package var showFocus: (FocusLook) -> Void = { _ in }
    /// Whether the space bar holds it down.
    private var isHeldByKey = false

    package override func look(of focus: FocusLook) {
        if !focus.isFocused, isHeldByKey { (isHeldByKey, state.isPressed) = (false, false) }
        state.isFocused = focus.isFocused
        showFocus(focus)
    }

    /// Space holds it down and triggers it when released; Return triggers it at once.
    package override func keyPressed(_ press: KeyPress) -> Bool {
        guard press.modifiers.held.isEmpty else { return false }
        switch press.key {
        case .space:
            if press.phase == .down { (isHeldByKey, state.isPressed, hasRepeated) = (true, true, false) }
            if press.phase == .repeat { triggerAgain() }
            return true
        case .return:
            if press.phase == .down || repeats { trigger() }
            return true
        default: return false
        }
    }

    package override func keyReleased(_ press: KeyPress) {
        guard press.key == .space, isHeldByKey else { return }
        (isHeldByKey, state.isPressed) = (false, false)
        if isEnabled, !hasRepeated { trigger() }
    }

    /// Whether the present press has triggered it already.
    private var hasRepeated = false

    /// It is still held; while the pointer is elsewhere it waits.
    func triggerAgain() {
        guard repeats, state.isPressed else { return }
        hasRepeated = true
        trigger()
    }

    package override var wantsHover: Bool { true }
    package override func hoverChanged(_ isOver: Bool) { state.isHovered = isOver }
    /// Whether it shows that the pointer is over it, or the arrow keys of a menu.
    var isHovered: Bool { state.isHovered }
    package override func pressBegan() { (state.isPressed, hasRepeated) = (true, false) }
    package override func pressMoved(isOver: Bool) { state.isPressed = isOver }
    package override func pressEnded(isOver: Bool, at point: CGPoint, clicks: Int) {
        state.isPressed = false
        if isOver, !hasRepeated { trigger() }
    }

    package override var isEnabled: Bool { didSet { if !isEnabled { (state, isHeldByKey) = (ControlState(), false) } } }
}

/// A combination of keys that triggers a control.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The key that is pressed last.
    public var key: KeyEquivalent
    /// The keys that are held meanwhile.
    public var modifiers: EventModifiers

    /// Which key it is on another keyboard layout.
    public var localization: Localization

    /// Whether a shortcut follows the layout of the keyboard. Here it always does: keys are those that carry the character, and where
    /// a layout types no Latin letters, those that would type them on a US keyboard.
    public struct Localization: Hashable, Sendable {
        private let name: String
        public static let automatic = Localization(name: "automatic")
        public static let withoutMirroring = Localization(name: "withoutMirroring")
        public static let custom = Localization(name: "custom")
    }

    /// `modifiers` defaults to the command key, which is Control on Linux.
    public init(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
    ) {
        (self.key, self.modifiers, self.localization) = (key, modifiers, localization)
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
