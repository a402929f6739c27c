import CasementCore

/// A command for what is focused in the window. Its key does the same there, so the item only shows it; but the keys of
/// formats are those of their items.
struct EditItem: View {
    private let title: LocalizedStringKey
    private let command: EditCommand
    @Environment(\.editCommands) private var commands

    init(_ title: LocalizedStringKey, _ command: EditCommand) { (self.title, self.command) = (title, command) }

    var body: some View {
        let name = commands.actionName(command)
        StandardItem(
            name.isEmpty ? Text(title) : Text("\(Text(title)) \(name)"), command.shortcut,
            isShownOnly: !command.isFormat
        ) {
            commands.perform(command)
        }
        .disabled(!commands.can(command))
    }
}

extension EditCommand {
    /// The shortcut that the menu shows.
    fileprivate var shortcut: KeyboardShortcut? { self == .delete ? nil : KeyboardShortcut(key, modifiers: modifiers) }

    fileprivate var isFormat: Bool { if case .format = self { true } else { false } }
}

/// The commands for what is focused in a window.
struct EditCommands {
    var can: @MainActor (EditCommand) -> Bool
    /// What Undo or Redo does.
    var actionName: @MainActor (EditCommand) -> String
    var perform: @MainActor (EditCommand) -> Void
}

private struct EditCommandsKey: EnvironmentKey {
    static var defaultValue: EditCommands {
        EditCommands(can: { _ in false }, actionName: { _ in "" }, perform: { _ in })
    }
}

extension EnvironmentValues {
    /// The commands for what is focused in the window of a menu.
    var editCommands: EditCommands {
        get { self[EditCommandsKey.self] }
        set { self[EditCommandsKey.self] = newValue }
    }
}
