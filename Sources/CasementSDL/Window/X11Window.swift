import CSDL2
import Foundation

/// A window of SDL's as the X server knows it.
@MainActor struct X11Window {
    let display: OpaquePointer
    let id: Window

    /// Nil where the window is not on an X server.
    init?(of window: OpaquePointer) {
        var info = SDL_SysWMinfo()
        SDL_GetVersion(&info.version)
        guard SDL_GetWindowWMInfo(window, &info) == SDL_TRUE, info.subsystem == SDL_SYSWM_X11,
            let display = info.info.x11.display
        else { return nil }
        (self.display, id) = (display, info.info.x11.window)
    }
}

/// A library that SDL has loaded itself, and keeps; linking it would bring it to Wayland sessions too.
struct LoadedLibrary {
    private let handle: UnsafeMutableRawPointer

    static var x11: LoadedLibrary? { LoadedLibrary("libX11.so.6") }

    /// Nil where SDL has not loaded it.
    init?(_ name: String) {
        guard let handle = dlopen(name, RTLD_LAZY | RTLD_NOLOAD) else { return nil }
        self.handle = handle
        // SDL's own hold of it lasts.
        dlclose(handle)
    }

    /// The function of that name, which must be of that type.
    func function<Function>(_ name: String) -> Function? {
        dlsym(handle, name).map { unsafeBitCast($0, to: Function.self) }
    }
}
