private struct FileDialogServiceKey: EnvironmentKey { static var defaultValue: FileDialogService? { nil } }
private struct DesktopWindowNameKey: EnvironmentKey { static var defaultValue: DesktopWindowName? { nil } }

extension EnvironmentValues {
    /// Who shows file dialogs outside of the window; nil where the program shows its own.
    package var fileDialogs: FileDialogService? {
        get { self[FileDialogServiceKey.self] }
        set { self[FileDialogServiceKey.self] = newValue }
    }

    /// The window as the desktop's dialogs know it; nil if they cannot.
    package var desktopWindowName: DesktopWindowName? {
        get { self[DesktopWindowNameKey.self] }
        set { self[DesktopWindowNameKey.self] = newValue }
    }
}

/// A window as the desktop's dialogs know it. It is asked for only where a dialog is shown: a Wayland compositor
/// gives a name on request.
@MainActor package final class DesktopWindowName: Sendable {
    private let ask: () -> String

    package init(_ ask: @escaping () -> String) { self.ask = ask }

    /// Such as `x11:1a0000b`; empty where there is none.
    package var text: String { ask() }
}
