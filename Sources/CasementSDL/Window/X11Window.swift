import CSDL2
import Foundation

/// An SDL window as the X server knows it.
@MainActor struct X11Window {
    let display: OpaquePointer
    let id: Window

    /// Nil if the window is not on an X server.
    init?(of window: OpaquePointer) {
        var info = SDL_SysWMinfo()
        SDL_GetVersion(&info.version)
        guard SDL_GetWindowWMInfo(window, &info) == SDL_TRUE, info.subsystem == SDL_SYSWM_X11,
            let display = info.info.x11.display
        else { return nil }
        (self.display, id) = (display, info.info.x11.window)
    }
}
