import CasementCore

private struct ChoiceShortcutKey: ContainerValueKey { static var defaultValue: KeyboardShortcut? { nil } }

extension ViewChoice {
    /// The key combination that selects the choice of a picker in a menu: the innermost that is assigned to it.
    var shortcut: KeyboardShortcut? { values[ChoiceShortcutKey.self] }
}

/// The shortcut that is assigned to a choice is also that of the menu item which the picker makes of it.
extension _EnvironmentKeyWritingModifier: ChoiceModifier where Value == KeyboardShortcut? {
    package func describe(_ choice: inout ViewChoice) {
        if choice.shortcut == nil { choice.values[ChoiceShortcutKey.self] = value }
        choice.view = AnyView(ModifiedContent(content: choice.view, modifier: self))
    }
}
