import CasementCore

/// Which windows a window stays above.
public struct WindowLevel: Hashable, Sendable {
    enum Kind { case automatic, normal, floating, desktop }
    let kind: Kind
    /// `floating` for a `UtilityWindow`, `normal` for all others.
    public static let automatic = WindowLevel(kind: .automatic)
    /// Among all other windows.
    public static let normal = WindowLevel(kind: .normal)
    /// Above the normal windows, of other programs too.
    public static let floating = WindowLevel(kind: .floating)
    /// Below all windows, as the desktop's background.
    public static let desktop = WindowLevel(kind: .desktop)
}

/// What a window is to the window manager.
public struct WindowManagerRole: Hashable, Sendable {
    enum Kind { case automatic, principal, associated }
    let kind: Kind
    /// `associated` for a `UtilityWindow` and an `AlertScene`, `principal` for all others.
    public static let automatic = WindowManagerRole(kind: .automatic)
    /// A window of its own, with an entry in the task bar.
    public static let principal = WindowManagerRole(kind: .principal)
    /// A window that belongs to a principal one: it stays above it, and is minimised with it.
    public static let associated = WindowManagerRole(kind: .associated)
}

extension Scene {
    /// Sets which windows those of the scene stay above. Window managers of X11 follow it; on Wayland it has no effect.
    public func windowLevel(_ level: WindowLevel) -> some Scene {
        changing { if level != .automatic { $0.level = level } }
    }

    /// Sets what the windows are to the window manager. An associated window belongs to the frontmost principal one
    /// when it opens. Window managers of X11 follow it; on Wayland it has no effect.
    public func windowManagerRole(_ role: WindowManagerRole) -> some Scene {
        changing { if role != .automatic { $0.role = role } }
    }

    /// Sets whether the system's overlays are shown over the windows. It has no effect: desktops draw none.
    public func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene { self }

    /// Sets whether a drag on the background of the windows moves them, where no view takes presses. By default it does
    /// not: windows are moved by their title bars, and by the desktop's modifier key everywhere.
    public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene {
        changing { if behavior != .automatic { $0.dragsBackground = behavior == .enabled } }
    }
}
