import CasementCore

/// The context menu of edited text.
struct TextEditMenu: View {
    let commands: TextCommands
    static var _isBuiltIn: Bool { true }

    /// The items in a menu surface.
    static func make(_ commands: TextCommands) -> AnyView {
        AnyView(
            MenuSurface(session: MenuSession(close: commands.close)) {
                TextEditMenu(commands: commands)
            })
    }

    var body: some View {
        item("Undo", .undo, KeyboardShortcut("z"))
        item("Redo", .redo, KeyboardShortcut("z", modifiers: [.command, .shift]))
        Divider()
        item("Cut", .cut, KeyboardShortcut("x"))
        item("Copy", .copy, KeyboardShortcut("c"))
        item("Paste", .paste, KeyboardShortcut("v"))
        item("Delete", .delete, nil)
        Divider()
        item("Select All", .selectAll, KeyboardShortcut("a"))
    }

    private func item(
        _ title: LocalizedStringKey, _ command: TextCommands.Command, _ shortcut: KeyboardShortcut?
    ) -> some View {
        Button(title) { commands.perform(command) }
            .keyboardShortcut(shortcut)
            .disabled(!commands.can(command))
    }
}
