import Foundation

/// What gave a responder the focus.
package enum FocusCause: Sendable { case keyboard, pointer, program }

/// How the focus shows in a responder.
package struct FocusAppearance: Equatable, Sendable {
    package var isFocused = false
    /// Whether a ring is drawn around it: where the focus came by keyboard, and always around what takes text.
    package var showsRing = false
    package init() {}
}

/// Who has the keyboard in a window: one responder, or none. It always hangs on a node that stands in the window.
@MainActor package final class FocusManager {
    let tree: LayoutTree
    /// Animates what is scrolled into view.
    private let clock: AnimationClock
    package private(set) weak var focused: Responder? {
        willSet { if newValue !== focused { focused?.hasFocus = false } }
        didSet { focused?.hasFocus = true }
    }
    /// The node that the focused one hung on when it got the focus.
    private weak var node: LayoutNode?
    private var showsRing = false
    /// Whether the window has the desktop's keyboard.
    package private(set) var isWindowActive = true
    /// A key that somebody used: what it types is for nobody.
    var usedKey: KeyEquivalent?
    /// What the key that goes down next may mean to shortcuts besides.
    var otherReadings: [KeyReading] = []
    /// Who gets the focus back when what was presented has gone.
    weak var returning: Responder?
    /// The views around the focus that are told of it, innermost first.
    private(set) var marks: [FocusMark] = []
    /// States that differ from where the focus is.
    var asking: [(one: any FocusAsking, transaction: Transaction?)] = []
    /// The controls that keys trigger.
    package let shortcuts = Shortcuts()
    /// The modifier keys that are held.
    package let modifierKeys = ModifierKeys()
    /// What Control and Z undo where nothing else does.
    package var undoManager: UndoManager?

    init(tree: LayoutTree, clock: AnimationClock) { (self.tree, self.clock) = (tree, clock) }

    package func isFocused(_ responder: Responder) -> Bool { focused === responder }

    // MARK: Moving

    /// Gives a responder the focus; nil takes it from whoever has it. False where the responder cannot have it.
    @discardableResult package func focus(_ new: Responder?, by cause: FocusCause) -> Bool {
        if let new {
            guard new.focusTarget?.canFocus ?? false, new.isEnabled, let place = new.node, place.isReachable else {
                return false
            }
            node = place
        }
        showsRing = cause == .keyboard || (cause == .program && showsRing) || new?.takesText ?? false
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
        new?.focusTarget?.focusChanged(appearance)
        for mark in inner where !outer.contains(where: { $0 === mark }) { mark.focusCame() }
        if cause != .pointer { new?.node?.bringIntoView(clock) }
        return true
    }

    /// Whether a state has sent the focus away from where it still is.
    var isResigned: Bool {
        for mark in marks where mark.rejectsFocus { return true }
        return false
    }

    private var appearance: FocusAppearance {
        var appearance = FocusAppearance()
        (appearance.isFocused, appearance.showsRing) = (true, showsRing)
        return appearance
    }

    /// A press of the pointer: the innermost of these that wants it takes the focus.
    func pressed(_ responders: [Responder]) {
        if let taker = responders.first(where: { $0.focusTarget?.takesFocusOnPress ?? false }) {
            focus(taker, by: .pointer)
        } else if showsRing, let focused, !focused.takesText {
            showsRing = false
            focused.focusTarget?.focusChanged(appearance)
        }
    }

    /// Where the focused one has left the window, is disabled or cannot be seen, nobody has the focus.
    func contentChanged() {
        let back = returning
        returning = nil
        if let topmost = tree.topmost { topmost.takeFocus(self) }
        // With its view it may have gone altogether.
        if focused == nil, !marks.isEmpty {
            let left = marks
            marks = []
            for mark in left { mark.focusLeft() }
        }
        guard node != nil || focused != nil || back != nil else { return }
        if let focused, let node, focused.isEnabled, focused.focusTarget?.canFocus ?? false, node.isReachable { return }
        node = nil
        if let back, focus(back, by: .program) { return }
        focus(nil, by: .program)
    }

    /// Tab: the next in view order, or the one before; after the last comes the first.
    func advance(backwards: Bool) -> Bool {
        let all = tree.topmost.flatMap { $0.takesFocus ? $0.focusables : nil } ?? tree.focusables
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

    /// Whether typed text goes somewhere.
    package var takesText: Bool {
        guard let focused else { return false }
        return focused.takesText && focused.isEnabled && focused.node != nil
    }

    /// Where the caret of what takes text stands in the window, in points; nil where nobody takes any. The window lets an input
    /// method put its list of candidates there, and lets keys type only while it is not nil.
    package var textCaret: CGRect? {
        guard takesText, let focused, let client = focused.textInputClient, let node = focused.node else { return nil }
        return node.converted(client.caretRect, toAncestor: nil)
    }

    func text(_ text: String) {
        defer { usedKey = nil }
        guard usedKey == nil, tree.topmost.map({ $0.takesFocus && $0.holdsFocus(self) }) ?? true,
            let client = focused?.textInputClient
        else { return }
        client.textInput(text)
    }

    func editing(_ preedit: String, selection: Range<Int>) {
        focused?.textInputClient?.textEditing(preedit, selection: selection)
    }

    /// The window came to have the desktop's keyboard, or lost it.
    package func windowChanged(isActive: Bool) {
        guard isActive != isWindowActive else { return }
        isWindowActive = isActive
        focused?.textInputClient?.windowChanged(isActive: isActive)
    }
}
