/// A standard command for what is focused in a window. It is performed by its key, so that the menu and the keyboard do
/// the same.
package enum EditCommand: Hashable, Sendable {
    case undo, redo, cut, copy, paste, delete, selectAll, find, findNext, findPrevious

    /// The key that performs it.
    package var key: KeyEquivalent {
        switch self {
        case .undo, .redo: "z"
        case .cut: "x"
        case .copy: "c"
        case .paste: "v"
        case .delete: .deleteForward
        case .selectAll: "a"
        case .find: "f"
        case .findNext, .findPrevious: "g"
        }
    }

    /// The modifiers that are held with the key.
    package var modifiers: EventModifiers {
        switch self {
        case .delete: []
        case .redo, .findPrevious: [.command, .shift]
        default: .command
        }
    }

    var press: KeyPress {
        // As real keyboards report it.
        KeyPress(.down, key, modifiers.contains(.command) ? modifiers.union(.control) : modifiers)
    }
}

extension FocusManager {
    /// Whether something around the focus performs a command.
    func can(_ command: EditCommand) -> Bool {
        if let focused, focused.isEnabled, let can = focused.focusTarget?.can(command) {
            // A field whose own history is empty leaves the rest to the window.
            if can || command != .undo && command != .redo { return can }
        }
        switch command {
        case .undo: return undoManager?.canUndo ?? false
        case .redo: return undoManager?.canRedo ?? false
        case .find: return shortcuts.hasControl(for: command.key, command.press.modifiers)
        case .cut, .copy, .paste, .delete:
            guard let key = KeyCommand(command.press) else { return false }
            return offer { $0.keyInterceptor?.handles(key) ?? false }
        case .selectAll, .findNext, .findPrevious: return false
        }
    }

    /// The name of what Undo or Redo does, which the window's undo manager knows; empty where it has none.
    func actionName(of command: EditCommand) -> String {
        guard command == .undo || command == .redo, focused?.focusTarget?.can(command) != true else { return "" }
        return (command == .undo ? undoManager?.undoActionName : undoManager?.redoActionName) ?? ""
    }
}

/// Whether a field passes on what its user types, pastes or undoes there: it has the history of that itself.
@MainActor package enum TypedChange {
    package private(set) static var isUnderWay = false

    static func pass(_ change: () -> Void) {
        let before = isUnderWay
        isUnderWay = true
        defer { isUnderWay = before }
        change()
    }
}
