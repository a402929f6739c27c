import CasementCore

/// A button that begins and ends editing: lists around or beside it then offer to delete their rows.
///
/// It switches `\.editMode` of its environment, which is the window's where no view gives another.
public struct EditButton: View {
    @Environment(\.editMode) private var editMode

    /// A button that says "Edit", or "Done" while something is edited.
    public nonisolated init() {}

    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        Button(isEditing ? "Done" : "Edit") { editMode?.wrappedValue = isEditing ? .inactive : .active }
    }

    public static var _isBuiltIn: Bool { true }
}
