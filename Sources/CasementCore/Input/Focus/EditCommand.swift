/// A standard command for what is focused in a window. It is performed by its key, so that the menu and the keyboard do
/// the same.
package enum EditCommand: Hashable, Sendable {
    case undo, redo, cut, copy, paste, delete, selectAll, find, findNext, findPrevious
    case format(TextFormat)

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
        case .format(.bold): "b"
        case .format(.italic): "i"
        case .format(.underline): "u"
        case .format(.alignLeft): "l"
        case .format(.alignCenter): "e"
        case .format(.alignJustified): "j"
        case .format(.alignRight): "r"
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
            return ask { $0.handles(key) }
        case .format(let format): return ask { $0.handles(.format(format)) }
        case .selectAll, .findNext, .findPrevious: return false
        }
    }

    /// The name of what Undo or Redo does, which the window's undo manager knows; empty where it has none.
    func actionName(of command: EditCommand) -> String {
        guard command == .undo || command == .redo, focused?.focusTarget?.can(command) != true else { return "" }
        return (command == .undo ? undoManager?.undoActionName : undoManager?.redoActionName) ?? ""
    }
}

/// What a field passes on while its user types, pastes or undoes there: it has the history of that itself.
@MainActor package enum TypedChange {
    package struct Step {
        /// The field.
        package let field: AnyObject
        package let change: EditingModel.Change
        package let before: String
        package let after: String
        /// The action of the window's undo manager that has the step of the field's history; nil if none has. Who takes
        /// the text sets it.
        package var action: Int?
    }

    /// Nil while no field passes anything on.
    package static var step: Step?

    /// Returns the action that has the step.
    static func pass(_ step: Step, _ change: () -> Void) -> Int? {
        let before = self.step
        self.step = step
        self.step?.action = step.change == .edit ? nil : step.action
        defer { self.step = before }
        change()
        return self.step?.action
    }
}
