import Foundation

/// Whether the content of a view can be edited at the moment.
public enum EditMode: Hashable, Sendable {
    /// It cannot.
    case inactive
    /// It can for a moment.
    case transient
    /// It can.
    case active

    /// Whether it can be edited.
    public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
    /// Whether what stands here is edited. Every window has such a mode, which `EditButton` switches; a view gives what is in it
    /// one of its own with `.environment(\.editMode, $mode)`.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }

    /// Gives a window its mode.
    @MainActor mutating func makeEditMode() {
        if editMode == nil { editMode = Binding(location: StateLocation(EditMode.inactive, owner: EditMode.self)) }
    }
}
