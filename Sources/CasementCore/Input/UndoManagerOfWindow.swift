private struct UndoManagerKey: EnvironmentKey { static let defaultValue: UndoManager? = nil }

extension EnvironmentValues {
    /// The undo manager of the window. Control-Z undoes and Control-Shift-Z redoes, unless the
    /// focused view has its own undo.
    public internal(set) var undoManager: UndoManager? {
        get { self[UndoManagerKey.self] }
        set { self[UndoManagerKey.self] = newValue }
    }
}
