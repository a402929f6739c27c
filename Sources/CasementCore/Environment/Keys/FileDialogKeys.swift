private struct FileDialogServiceKey: EnvironmentKey { static var defaultValue: FileDialogService? { nil } }
private struct DesktopWindowNameKey: EnvironmentKey { static let defaultValue = "" }

extension EnvironmentValues {
    /// Who shows file dialogs outside of the window; nil where the program shows its own.
    package var fileDialogs: FileDialogService? {
        get { self[FileDialogServiceKey.self] }
        set { self[FileDialogServiceKey.self] = newValue }
    }

    /// The window as the desktop's dialogs know it, such as `x11:1a0000b`; empty if they cannot.
    package var desktopWindowName: String {
        get { self[DesktopWindowNameKey.self] }
        set { self[DesktopWindowNameKey.self] = newValue }
    }
}
