import CSDL2

/// Hears of who comes to own a selection, which the X server tells by an extension (XFixes).
@MainActor struct X11SelectionWatch {
    /// The type of the events that tell it.
    let eventType: Int32

    /// Nil where the server is without the extension, or SDL without its library.
    init?(_ selection: Atom, for window: Window, on connection: X11Library.Connection) {
        typealias Query =
            @convention(c) (X11Library.Connection, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>) -> Int32
        typealias Select = @convention(c) (X11Library.Connection, Window, Atom, UInt) -> Void
        guard let library = LoadedLibrary("libXfixes.so.3"),
            let query: Query = library.function("XFixesQueryExtension"),
            let select: Select = library.function("XFixesSelectSelectionInput")
        else { return nil }
        var (firstEvent, firstError) = (Int32(0), Int32(0))
        guard query(connection, &firstEvent, &firstError) != 0 else { return nil }
        let newOwner: UInt = 1, ownerWindowGone: UInt = 2, ownerGone: UInt = 4
        select(connection, window, selection, newOwner | ownerWindowGone | ownerGone)
        eventType = firstEvent
    }
}
