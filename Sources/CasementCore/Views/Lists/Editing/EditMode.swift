import Foundation

/// Whether the content of a view is being edited.
public enum EditMode: Hashable, Sendable {
    /// The content is not being edited.
    case inactive
    /// The content is being edited temporarily.
    case transient
    /// The content is being edited.
    case active

    /// Whether the mode is not `inactive`.
    public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
    /// The edit mode of this view. Every window has one, which `EditButton` switches; set another for a subtree with
    /// `.environment(\.editMode, $mode)`.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }

    /// Creates a window's edit mode if there is none.
    @MainActor mutating func makeEditMode() {
        if editMode == nil { editMode = Binding(location: StateLocation(EditMode.inactive, owner: EditMode.self)) }
    }
}
