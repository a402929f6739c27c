import CasementCore

/// What the items of an open menu know of it.
@MainActor final class MenuSession {
    /// Closes the menu, and those that it was opened from.
    let close: () -> Void
    init(close: @escaping () -> Void) { self.close = close }
}

private struct MenuSessionKey: EnvironmentKey {
    static var defaultValue: MenuSession? { nil }
}

extension EnvironmentValues {
    /// The menu that views here are items of.
    var menuSession: MenuSession? {
        get { self[MenuSessionKey.self] }
        set { self[MenuSessionKey.self] = newValue }
    }
}
