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

    /// Loads a library for as long as the program runs. Nil if it is not installed.
    init?(loading name: String) {
        guard let handle = dlopen(name, RTLD_LAZY) else { return nil }
        self.handle = handle
    }

    /// The folder of a loaded library whose file name begins so; nil if none is loaded.
    static func folder(of name: String) -> String? {
        // Foundation reads no more than the first page of such a file.
        guard let maps = fopen("/proc/self/maps", "r") else { return nil }
        defer { fclose(maps) }
        var bytes = [CChar](repeating: 0, count: 2 * Int(PATH_MAX))
        while fgets(&bytes, Int32(bytes.count), maps) != nil {
            let line = bytes.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
            guard line.contains("/" + name), let start = line.firstIndex(of: "/"),
                let end = line.lastIndex(of: "/")
            else { continue }
            return String(line[start..<end])
        }
        return nil
    }

    /// The address of a constant of the library.
    func constant(_ name: String) -> UnsafeRawPointer? { dlsym(handle, name).map { UnsafeRawPointer($0) } }

    /// The function with a name; `Function` must be its type.
    func function<Function>(_ name: String) -> Function? {
        dlsym(handle, name).map { unsafeBitCast($0, to: Function.self) }
    }
}
