import CasementCore

/// A button that starts and ends editing, during which lists in its scope offer to delete their rows.
///
/// It toggles `\.editMode` of its environment, which is the window's unless an ancestor sets another one.
public struct EditButton: View {
    @Environment(\.editMode) private var editMode

    /// Creates a button with the title "Edit", or "Done" while editing.
    public nonisolated init() {}

    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        Button(isEditing ? "Done" : "Edit") { editMode?.wrappedValue = isEditing ? .inactive : .active }
    }

    public static var _isBuiltIn: Bool { true }
}
