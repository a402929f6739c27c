import CasementCore

/// Commands for the sidebar of the key window: Toggle Sidebar, in View, for a `NavigationSplitView`.
public struct SidebarCommands: Commands {
    /// Creates the commands.
    public nonisolated init() {}

    public var body: some Commands { CommandGroup(before: .sidebar) { SidebarItem() } }
}

private struct SidebarItem: View {
    @FocusedValue(\.sidebarActions) private var actions

    var body: some View {
        Button("Toggle Sidebar") { actions?.toggle() }
            .keyboardShortcut("s", modifiers: [.command, .option])
            .disabled(actions == nil)
    }
}

/// Commands for the inspector of the key window: Toggle Inspector, in View.
public struct InspectorCommands: Commands {
    /// Creates the commands.
    public nonisolated init() {}

    public var body: some Commands { CommandGroup(after: .sidebar) { InspectorItem() } }
}

private struct InspectorItem: View {
    @FocusedValue(\.inspectorActions) private var actions

    var body: some View {
        Button("Toggle Inspector") { actions?.isPresented.wrappedValue.toggle() }
            .keyboardShortcut("i", modifiers: [.command, .option])
            .disabled(actions == nil)
    }
}

/// Commands for text: Find Next and Find Previous, in Edit. Find is there without them.
public struct TextEditingCommands: Commands {
    /// Creates the commands.
    public nonisolated init() {}

    public var body: some Commands {
        CommandGroup(after: .textEditing) {
            EditItem("Find Next", .findNext)
            EditItem("Find Previous", .findPrevious)
        }
    }
}

/// Commands for the format of text, in the menu Format: Bold, Italic and Underline in Font, and the alignments in Text.
///
/// Text editors here have plain text. An item is enabled while a view around the focus takes its command, such as an
/// editor of Markdown:
///
///     TextEditor(text: $text, selection: $selection)
///         .onCommand("toggleBoldface:") { wrapSelection(in: "**") }
public struct TextFormattingCommands: Commands {
    /// Creates the commands.
    public nonisolated init() {}

    public var body: some Commands {
        CommandGroup(replacing: .textFormatting) {
            Menu("Font") {
                EditItem("Bold", .format(.bold))
                EditItem("Italic", .format(.italic))
                EditItem("Underline", .format(.underline))
            }
            Menu("Text") {
                EditItem("Align Left", .format(.alignLeft))
                EditItem("Center", .format(.alignCenter))
                EditItem("Justify", .format(.alignJustified))
                EditItem("Align Right", .format(.alignRight))
            }
        }
    }
}

/// Commands for the toolbar. There are none: a toolbar that can be customised has its own menu.
public struct ToolbarCommands: Commands {
    /// Creates the commands.
    public nonisolated init() {}

    public var body: some Commands { EmptyCommands() }
}

/// Commands that import from phones and cameras. There are none: Linux desktops have no such service.
public struct ImportFromDevicesCommands: Commands {
    /// Creates the commands.
    public nonisolated init() {}

    public var body: some Commands { EmptyCommands() }
}
