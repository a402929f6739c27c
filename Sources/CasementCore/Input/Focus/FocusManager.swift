import Foundation

/// The reason why a responder got the focus.
package enum FocusCause: Sendable {
    case keyboard, pointer, program
    /// A presentation has closed, and the focus is again where it was before.
    case returned
}

/// The appearance of the focus in a responder.
package struct FocusAppearance: Equatable, Sendable {
    package var isFocused = false
    /// Whether a focus ring is drawn: where the focus was moved by keyboard, and always around text input.
    package var showsRing = false
    /// Whether it has just come back from a presentation, so that a field keeps its selection.
    package var isReturned = false
    package init() {}
}

/// Manages the keyboard focus of a window: one responder, or none. It is always attached to a node in the window.
@MainActor package final class FocusManager {
    let tree: LayoutTree
    /// Animates scrolling into view.
    let clock: AnimationClock
    @exclusivity(unchecked) package private(set) weak var focused: Responder? {
        willSet { if newValue !== focused { focused?.hasFocus = false } }
        didSet { focused?.hasFocus = true }
    }
    /// The node of the focused responder when it got the focus.
    private weak var node: LayoutNode?
    @exclusivity(unchecked) private var showsRing = false
    /// Whether the window is active, with the desktop's keyboard focus.
    package private(set) var isWindowActive = false
    /// Whether the user's last press was one of a key.
    var isLedByKeys = false
    /// Whether a view of the window ever intercepted keys or commands: others have nobody to ask on the way up from the
    /// focus.
    @exclusivity(unchecked) var hasKeyInterceptors = false
    /// A key that was handled: its text is ignored.
    @exclusivity(unchecked) var usedKey: KeyEquivalent?
    /// Alternative meanings of the next key for shortcuts.
    var otherReadings: [KeyReading] = []
    /// The responder that gets the focus back when a presentation was dismissed.
    weak var returning: Responder?
    /// The marks around the focus, innermost first.
    @exclusivity(unchecked) private(set) var marks: [FocusMark] = []
    /// Requests that wait until the tree is complete, with the transactions in which they were made.
    var pendingRequests: [(requester: any FocusRequester, transaction: Transaction?)] = []
    /// Requests for views that are still transparent, at the start of their transition.
    @exclusivity(unchecked) var arrivingRequests: [any FocusRequester] = []
    /// Handles a key that nothing in the window has used; false for others.
    package var usedByWindow: ((KeyPress) -> Bool)?
    /// The controls with keyboard shortcuts.
    package let shortcuts = Shortcuts()
    /// The views that navigate back to what was shown before.
    package let back = BackNavigation()
    /// The modifier keys that are held.
    package let modifierKeys = ModifierKeys()
    /// Gets keys that nothing else uses: those of a menu bar in the window.
    var menuBarKeys: ((KeyPress) -> Bool)?
    /// Used by Control-Z unless the focused view handles it.
    package var undoManager: UndoManager?

    init(tree: LayoutTree, clock: AnimationClock) { (self.tree, self.clock) = (tree, clock) }

    package func isFocused(_ responder: Responder) -> Bool { focused === responder }

    // MARK: Moving

    /// Moves the focus to a responder; nil removes it. False where the responder cannot have it.
    @discardableResult package func focus(_ new: Responder?, by cause: FocusCause) -> Bool {
        if let new {
            guard new.focusTarget?.canFocus ?? false, new.isEnabled, let place = new.node, place.isReachable else {
                return false
            }
            node = place
        }
        let keepsRing = showsRing && cause != .pointer
        showsRing = cause == .keyboard || keepsRing || new?.takesText ?? false
        let old = focused
        guard new !== old else {
            new?.focusTarget?.focusChanged(appearance)
            return true
        }
        focused = new
        usedKey = nil
        let (outer, inner) = (marks, Self.marks(around: new?.node))
        marks = inner
        for mark in outer where !inner.contains(where: { $0 === mark }) { mark.focusLeft() }
        old?.focusTarget?.focusChanged(FocusAppearance())
        var appearance = appearance
        appearance.isReturned = cause == .returned
        new?.focusTarget?.focusChanged(appearance)
        for mark in inner where !outer.contains(where: { $0 === mark }) { mark.focusCame() }
        if cause != .pointer { new?.node?.bringIntoView(clock) }
        return true
    }

    private var appearance: FocusAppearance {
        var appearance = FocusAppearance()
        (appearance.isFocused, appearance.showsRing) = (true, showsRing)
        return appearance
    }

    /// Handles a press of the pointer: the innermost of these responders that wants it gets the focus.
    func pressed(_ responders: [Responder]) {
        isLedByKeys = false
        if let taker = responders.first(where: { $0.focusTarget?.takesFocusOnPress ?? false }) {
            focus(taker, by: .pointer)
        } else if let client = focused?.textInputClient {
            client.pressedElsewhere()
        } else if showsRing, let focused {
            showsRing = false
            focused.focusTarget?.focusChanged(appearance)
        }
    }

    /// Removes the focus from a responder that left the window, is disabled or cannot be seen.
    func contentChanged() {
        let back = returning
        returning = nil
        if !arrivingRequests.isEmpty { answerArrivingRequests() }
        tree.topmostCover?.arrived(in: self)
        // The responder may have been released together with its view.
        if focused == nil, !marks.isEmpty {
            let left = marks
            marks = []
            for mark in left { mark.focusLeft() }
        }
        guard node != nil || focused != nil || back != nil else { return }
        if let focused, let node, focused.isEnabled, focused.focusTarget?.canFocus ?? false, node.isReachable { return }
        node = nil
        let mayReturn = back.map { back in tree.topmostCover.map { !$0.kind.takesFocus || $0.contains(back) } ?? true }
        if let back, mayReturn == true, focus(back, by: .returned) { return }
        focus(nil, by: .program)
    }

    /// Moves the focus as Tab does: to the next in view order, or the previous; after the last follows the first.
    func advance(backwards: Bool) -> Bool {
        let all = tree.topmostCover.flatMap { $0.kind.takesFocus ? $0.focusables : nil } ?? tree.focusables
        guard !all.isEmpty else { return false }
        let count = all.count
        let next: Int
        if let focused, let index = all.firstIndex(where: { $0 === focused }) {
            next = (index + (backwards ? count - 1 : 1)) % count
        } else {
            next = backwards ? count - 1 : 0
        }
        return focus(all[next], by: .keyboard)
    }

    // MARK: Text

    /// Whether the focused responder takes text.
    package var takesText: Bool {
        guard let focused else { return false }
        return focused.takesText && focused.isEnabled && focused.node != nil
    }

    /// The frame of the caret in the window, in points; nil where the focus takes no text. The window places the
    /// candidate list of an input method there, and accepts typed text only while it is not nil.
    package var textCaret: CGRect? {
        guard takesText, let focused, let client = focused.textInputClient, let node = focused.node else { return nil }
        return node.converted(client.caretRect, toAncestor: nil)
    }

    /// Which of the views that take text has the focus.
    package var textField: ObjectIdentifier? { takesText ? focused.map(ObjectIdentifier.init) : nil }

    func text(_ text: String) {
        defer { usedKey = nil }
        guard usedKey == nil, tree.topmostCover.map({ $0.kind.takesFocus && $0.holdsFocus(self) }) ?? true,
            let client = focused?.textInputClient
        else { return }
        client.textInput(text)
    }

    func editing(_ preedit: String, selection: Range<Int>) {
        focused?.textInputClient?.textEditing(preedit, selection: selection)
    }

    /// Called when the window got or lost the desktop's keyboard focus.
    package func windowChanged(isActive: Bool) {
        guard isActive != isWindowActive else { return }
        isWindowActive = isActive
        focused?.textInputClient?.windowChanged(isActive: isActive)
    }
}
