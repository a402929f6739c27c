import Foundation

/// A responder that can have the keyboard focus.
@MainActor package protocol FocusTarget: Responder {
    /// Whether it can have the focus now, so that Tab reaches it.
    var canFocus: Bool { get }
    /// Whether it gets the focus by a press of the pointer on it, or on a descendant that does not want the focus.
    var takesFocusOnPress: Bool { get }
    /// Whether it can have the focus of a dialog that opens: fields and other views with key input do.
    var takesFocusOfDialog: Bool { get }
    /// Called when it got or lost the focus, or the focus changed its appearance.
    /// `FocusManager.focused` is the new one already.
    func focusChanged(_ focus: FocusAppearance)
    /// Called when a key was pressed or repeats while it has the focus; false where it does not use the key.
    func keyPressed(_ press: KeyPress) -> Bool
    /// Called when a key was released while it has the focus.
    func keyReleased(_ press: KeyPress)
    /// Where the menu key opens a menu, in the window; nil is its centre.
    var menuPlace: CGPoint? { get }
    /// Whether it can perform a command now; nil where it leaves that to the views around it.
    func can(_ command: EditCommand) -> Bool?
}

extension FocusTarget {
    package var takesFocusOnPress: Bool { false }
    package var takesFocusOfDialog: Bool { !(self is ControlResponder) }
    package func keyPressed(_ press: KeyPress) -> Bool { false }
    package func keyReleased(_ press: KeyPress) {}
    package var menuPlace: CGPoint? { nil }
    package func can(_ command: EditCommand) -> Bool? { nil }
}
