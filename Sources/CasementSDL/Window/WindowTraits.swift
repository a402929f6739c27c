import CSDL2

/// How the desktop treats a window beside all others. Window managers of X11 follow it; Wayland's desktops only show a
/// frame around the window or none.
package struct WindowTraits: Equatable, Sendable {
    package enum Kind: Sendable { case normal, utility, dialog }
    package enum Level: Sendable { case normal, floating, desktop }
    /// What the desktop draws around the window.
    package enum Frame: Sendable { case all, edges, none }

    package var kind = Kind.normal
    package var level = Level.normal
    package var frame = Frame.all

    package init() {}

    /// What SDL has to know when it creates the window.
    var sdlFlags: UInt32 {
        var flags: UInt32 = 0
        if kind == .utility { flags |= SDL_WINDOW_UTILITY.rawValue }
        if kind == .utility || level == .desktop { flags |= SDL_WINDOW_SKIP_TASKBAR.rawValue }
        if level == .floating { flags |= SDL_WINDOW_ALWAYS_ON_TOP.rawValue }
        if frame == .none { flags |= SDL_WINDOW_BORDERLESS.rawValue }
        return flags
    }

    /// Tells the window manager what SDL does not.
    @MainActor func apply(to window: OpaquePointer) {
        guard let window = X11Window(of: window) else { return }
        if level == .desktop {
            window.set("_NET_WM_WINDOW_TYPE", toAtoms: ["_NET_WM_WINDOW_TYPE_DESKTOP"])
        } else if kind == .dialog {
            window.set("_NET_WM_WINDOW_TYPE", toAtoms: ["_NET_WM_WINDOW_TYPE_DIALOG", "_NET_WM_WINDOW_TYPE_NORMAL"])
        }
    }

    var decorations: X11Window.Decorations {
        switch frame {
        case .all: .all
        case .edges: .edges
        case .none: []
        }
    }
}
