import CasementCore

/// A command for what is focused in the key window. Its key does the same there, so the item only shows it.
struct EditItem: View {
    private let title: LocalizedStringKey
    private let command: EditCommand
    private let program: RunningApp

    init(_ title: LocalizedStringKey, _ command: EditCommand, _ program: RunningApp) {
        (self.title, self.command, self.program) = (title, command, program)
    }

    var body: some View {
        let window = program.windows.windows.first
        StandardItem(title, command.shortcut, isShownOnly: true) {
            // When the menu is closed, and the focus is again where it was.
            program.afterTurn { [weak window] in window?.pipeline.perform(command) }
        }
        .disabled(window.map { !$0.pipeline.can(command) } ?? true)
    }
}

extension EditCommand {
    /// The shortcut that the menu shows.
    fileprivate var shortcut: KeyboardShortcut? { self == .delete ? nil : KeyboardShortcut(key, modifiers: modifiers) }
}
