import Foundation

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
