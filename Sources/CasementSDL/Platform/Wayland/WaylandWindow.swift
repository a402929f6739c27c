import CSDL2

/// An SDL window, or a popup of one, as a Wayland compositor knows it.
@MainActor struct WaylandWindow {
    let display: OpaquePointer
    let surface: OpaquePointer
    /// As its shell knows it; nil while the window is hidden.
    let shellSurface: OpaquePointer?

    init(display: OpaquePointer, surface: OpaquePointer, shellSurface: OpaquePointer?) {
        (self.display, self.surface, self.shellSurface) = (display, surface, shellSurface)
    }

    /// Nil on other desktops.
    init?(of window: OpaquePointer) {
        var info = SDL_SysWMinfo()
        SDL_GetVersion(&info.version)
        guard SDL_GetWindowWMInfo(window, &info) == SDL_TRUE, info.subsystem == SDL_SYSWM_WAYLAND,
            let display = info.info.wl.display, let surface = info.info.wl.surface
        else { return nil }
        (self.display, self.surface, shellSurface) = (display, surface, info.info.wl.xdg_surface)
    }
}
