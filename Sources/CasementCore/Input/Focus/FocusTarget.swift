/// May have the focus of the keyboard.
@MainActor package protocol FocusTarget: Responder {
    /// Whether it can have the focus now: then Tab comes by.
    var canFocus: Bool { get }
    /// Whether a press of the pointer on it, or on something in it that does not want the focus, gives it the focus.
    var takesFocusOnPress: Bool { get }
    /// The focus came, went, or shows in another way. `tree.focus.focused` is the new one already.
    func focusChanged(_ focus: FocusAppearance)
    /// A key went down or repeats while it has the focus; false where it has no use for it.
    func keyPressed(_ press: KeyPress) -> Bool
    /// A key went up while it has the focus.
    func keyReleased(_ press: KeyPress)
}

extension FocusTarget {
    package var takesFocusOnPress: Bool { false }
    package func keyPressed(_ press: KeyPress) -> Bool { false }
    package func keyReleased(_ press: KeyPress) {}
}
