import CSDL2
import Foundation
import Synchronization

/// The functions of Xlib that selections need.
@MainActor struct X11Library {
    typealias Connection = OpaquePointer
    typealias GetProperty =
        @convention(c) (
            Connection, Window, Atom, Int, Int, Int32, Atom, UnsafeMutablePointer<Atom>, UnsafeMutablePointer<Int32>,
            UnsafeMutablePointer<UInt>, UnsafeMutablePointer<UInt>,
            UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>
        ) -> Int32
    typealias QueryPointer =
        @convention(c) (
            Connection, Window, UnsafeMutablePointer<Window>, UnsafeMutablePointer<Window>,
            UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>,
            UnsafeMutablePointer<Int32>, UnsafeMutablePointer<UInt32>
        ) -> Int32
    typealias ErrorHandler = @convention(c) (Connection?, UnsafeMutablePointer<XErrorEvent>?) -> Int32

    let open: @convention(c) (UnsafePointer<CChar>?) -> Connection?
    let socket: @convention(c) (Connection) -> Int32
    let root: @convention(c) (Connection) -> Window
    let makeWindow: @convention(c) (Connection, Window, Int32, Int32, UInt32, UInt32, UInt32, UInt, UInt) -> Window
    let atom: @convention(c) (Connection, UnsafePointer<CChar>, Int32) -> Atom
    let nameOfAtom: @convention(c) (Connection, Atom) -> UnsafeMutablePointer<CChar>?
    let setOwner: @convention(c) (Connection, Atom, Window, Time) -> Int32
    let owner: @convention(c) (Connection, Atom) -> Window
    let convert: @convention(c) (Connection, Atom, Atom, Atom, Window, Time) -> Int32
    let getProperty: GetProperty
    let setProperty:
        @convention(c) (Connection, Window, Atom, Atom, Int32, Int32, UnsafePointer<UInt8>?, Int32) -> Int32
    let select: @convention(c) (Connection, Window, Int) -> Int32
    let send: @convention(c) (Connection, Window, Int32, Int, UnsafeMutablePointer<XEvent>) -> Int32
    let queryPointer: QueryPointer
    let pending: @convention(c) (Connection) -> Int32
    let next: @convention(c) (Connection, UnsafeMutablePointer<XEvent>) -> Int32
    let free: @convention(c) (UnsafeMutableRawPointer) -> Int32
    private let setErrorHandler: @convention(c) (ErrorHandler?) -> UnsafeMutableRawPointer?

    /// Nil if SDL has not loaded the library.
    init?() {
        guard let library = LoadedLibrary.x11 else { return nil }
        guard let open: @convention(c) (UnsafePointer<CChar>?) -> Connection? = library.function("XOpenDisplay"),
            let socket: @convention(c) (Connection) -> Int32 = library.function("XConnectionNumber"),
            let root: @convention(c) (Connection) -> Window = library.function("XDefaultRootWindow"),
            let makeWindow:
                @convention(c) (Connection, Window, Int32, Int32, UInt32, UInt32, UInt32, UInt, UInt) -> Window =
                library.function("XCreateSimpleWindow"),
            let atom: @convention(c) (Connection, UnsafePointer<CChar>, Int32) -> Atom = library.function(
                "XInternAtom"),
            let nameOfAtom: @convention(c) (Connection, Atom) -> UnsafeMutablePointer<CChar>? = library.function(
                "XGetAtomName"),
            let setOwner: @convention(c) (Connection, Atom, Window, Time) -> Int32 = library.function(
                "XSetSelectionOwner"),
            let owner: @convention(c) (Connection, Atom) -> Window = library.function("XGetSelectionOwner"),
            let convert: @convention(c) (Connection, Atom, Atom, Atom, Window, Time) -> Int32 =
                library.function("XConvertSelection"),
            let getProperty: GetProperty = library.function("XGetWindowProperty"),
            let setProperty:
                @convention(c) (Connection, Window, Atom, Atom, Int32, Int32, UnsafePointer<UInt8>?, Int32) -> Int32 =
                library.function("XChangeProperty"),
            let select: @convention(c) (Connection, Window, Int) -> Int32 = library.function("XSelectInput"),
            let send: @convention(c) (Connection, Window, Int32, Int, UnsafeMutablePointer<XEvent>) -> Int32 =
                library.function("XSendEvent"),
            let queryPointer: QueryPointer = library.function("XQueryPointer"),
            let pending: @convention(c) (Connection) -> Int32 = library.function("XPending"),
            let next: @convention(c) (Connection, UnsafeMutablePointer<XEvent>) -> Int32 = library.function(
                "XNextEvent"),
            let free: @convention(c) (UnsafeMutableRawPointer) -> Int32 = library.function("XFree"),
            let setErrorHandler: @convention(c) (ErrorHandler?) -> UnsafeMutableRawPointer? = library.function(
                "XSetErrorHandler")
        else { return nil }
        (self.open, self.socket, self.root, self.makeWindow, self.atom) = (open, socket, root, makeWindow, atom)
        (self.nameOfAtom, self.owner) = (nameOfAtom, owner)
        (self.setOwner, self.convert, self.getProperty, self.setProperty) = (
            setOwner, convert, getProperty, setProperty
        )
        (self.select, self.send, self.queryPointer) = (select, send, queryPointer)
        (self.pending, self.next) = (pending, next)
        (self.free, self.setErrorHandler) = (free, setErrorHandler)
    }

    // MARK: Errors

    /// The connection whose errors are ignored, and the previous handler that gets all others, as addresses.
    private static let handled = Mutex((connection: UInt(0), next: UInt(0)))

    /// Ignores errors on this connection. Other programs' windows can disappear at any time, and by default Xlib ends
    /// the process when something is sent to one that no longer exists.
    func forgiveErrors(on connection: Connection) {
        let handler: ErrorHandler = { connection, event in
            let (own, next) = X11Library.handled.withLock { $0 }
            if own == UInt(bitPattern: connection) { return 0 }
            guard let pointer = UnsafeRawPointer(bitPattern: next) else { return 0 }
            return unsafeBitCast(pointer, to: ErrorHandler.self)(connection, event)
        }
        let old = setErrorHandler(handler)
        Self.handled.withLock { $0 = (UInt(bitPattern: connection), UInt(bitPattern: old)) }
    }
}
