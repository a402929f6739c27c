import Foundation

/// A library that SDL itself has loaded and keeps loaded; linking it would load it in Wayland sessions too.
struct LoadedLibrary {
    private let handle: UnsafeMutableRawPointer

    static var x11: LoadedLibrary? { LoadedLibrary("libX11.so.6") }

    /// Nil if SDL has not loaded it.
    init?(_ name: String) {
        guard let handle = dlopen(name, RTLD_LAZY | RTLD_NOLOAD) else { return nil }
        self.handle = handle
        // SDL's own reference keeps it loaded.
        dlclose(handle)
    }

    /// The function with a name; `Function` must be its type.
    func function<Function>(_ name: String) -> Function? {
        dlsym(handle, name).map { unsafeBitCast($0, to: Function.self) }
    }
}
