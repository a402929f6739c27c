import Foundation

/// How a presentation gets the keyboard.
package enum PresentationKind {
    /// The arrow keys move between its controls, as in a menu; the focus stays where it is.
    case menu
    /// The same, for choices of which one may be chosen already.
    case choices
    /// The same as a menu, and further keys and the pointer lead to the other menus of a menu bar.
    case menuOfBar(any MenuBarSwitch)
    /// It completes what is typed in the focused field, which gets all keys but those that move in the completions,
    /// choose one, or dismiss them. A press outside of it also reaches the view there.
    case completion
    /// Its content has the focus, as in a window. `confirm` is the action of Return where nothing else uses the key.
    case focused(confirm: (() -> Void)?)

    /// Its content has the focus, as in a window.
    package static var focused: PresentationKind { .focused(confirm: nil) }

    var takesFocus: Bool { if case .focused = self { true } else { false } }
    /// Whether its items are highlighted by keys, and it is no completion of what is typed.
    var isMenu: Bool { !takesFocus && !isCompletion }
    var isChoice: Bool { if case .choices = self { true } else { false } }
    var isCompletion: Bool { if case .completion = self { true } else { false } }
    var confirm: (() -> Void)? { if case .focused(let confirm) = self { confirm } else { nil } }
    var bar: (any MenuBarSwitch)? { if case .menuOfBar(let bar) = self { bar } else { nil } }
}

/// A menu bar, of which one menu is open.
@MainActor package protocol MenuBarSwitch: AnyObject {
    /// Opens the menu before or after the open one; after the last follows the first.
    func open(next step: Int)
    /// Opens the menu whose title is at a point of the window; false where there is none, or it is open.
    func open(at point: CGPoint) -> Bool
}
