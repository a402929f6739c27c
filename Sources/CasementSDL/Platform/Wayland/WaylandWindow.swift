import CSDL2

/// An SDL window as a Wayland compositor knows it.
@MainActor struct WaylandWindow {
    let display: OpaquePointer
    let surface: OpaquePointer

    /// Nil on other desktops.
    init?(of window: OpaquePointer) {
        var info = SDL_SysWMinfo()
        SDL_GetVersion(&info.version)
        guard SDL_GetWindowWMInfo(window, &info) == SDL_TRUE, info.subsystem == SDL_SYSWM_WAYLAND,
            let display = info.info.wl.display, let surface = info.info.wl.surface
        else { return nil }
        (self.display, self.surface) = (display, surface)
    }
}
