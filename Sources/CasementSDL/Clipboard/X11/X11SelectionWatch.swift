import CSDL2

/// Watches the owner of a selection, whose changes the X server reports by an extension (XFixes).
@MainActor struct X11SelectionWatch {
    /// The type of the events that report a change.
    let eventType: Int32

    /// Nil if the server lacks the extension, or SDL its library.
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
