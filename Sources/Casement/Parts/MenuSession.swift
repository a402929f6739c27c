import CasementCore

/// The open menu, as its items see it.
@MainActor final class MenuSession {
    /// Closes the menu and the menus it was opened from.
    let close: () -> Void
    /// Makes the title that the menu belongs to a field; nil where the user cannot change it.
    var rename: (() -> Void)?
    init(close: @escaping () -> Void) { self.close = close }
}

private struct MenuSessionKey: EnvironmentKey {
    static var defaultValue: MenuSession? { nil }
}

extension EnvironmentValues {
    /// The menu whose items the views in this scope are.
    var menuSession: MenuSession? {
        get { self[MenuSessionKey.self] }
        set { self[MenuSessionKey.self] = newValue }
    }
}
