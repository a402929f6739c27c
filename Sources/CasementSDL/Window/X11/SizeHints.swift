import CSDL2

extension X11Window {
    /// Tells the window manager which sizes the user can give the window, in pixels. SDL's functions for that also
    /// bring the window to the front, and to where SDL last knew it.
    func setSizes(least: (Int32, Int32), most: (Int32, Int32)) {
        typealias Get =
            @convention(c) (OpaquePointer?, Window, UnsafeMutableRawPointer, UnsafeMutablePointer<Int>) -> Int32
        typealias Set = @convention(c) (OpaquePointer?, Window, UnsafeMutableRawPointer) -> Void
        guard let library = LoadedLibrary.x11, let get: Get = library.function("XGetWMNormalHints"),
            let set: Set = library.function("XSetWMNormalHints")
        else { return }
        var hints = SizeHints(), supplied = 0
        if get(display, id, &hints, &supplied) == 0 { hints = SizeHints() }
        hints.given |= SizeHints.hasLeast | SizeHints.hasMost
        (hints.least, hints.most) = (least, most)
        set(display, id, &hints)
    }
}

/// Xlib's `XSizeHints`.
private struct SizeHints {
    static let hasLeast = 1 << 4, hasMost = 1 << 5
    var given = 0
    var place: (Int32, Int32) = (0, 0), size: (Int32, Int32) = (0, 0)
    var least: (Int32, Int32) = (0, 0), most: (Int32, Int32) = (0, 0)
    var steps: (Int32, Int32) = (0, 0)
    var leastRatio: (Int32, Int32) = (0, 0), mostRatio: (Int32, Int32) = (0, 0)
    var base: (Int32, Int32) = (0, 0)
    var gravity: Int32 = 0
}
