import CSDL2
import Foundation
import Synchronization

/// The functions of Xlib that selections need. SDL has loaded the library itself; linking it would bring it to Wayland sessions
/// too.
@MainActor struct X11Library {
    typealias Connection = OpaquePointer
    typealias GetProperty =
        @convention(c) (
            Connection, Window, Atom, Int, Int, Int32, Atom, UnsafeMutablePointer<Atom>, UnsafeMutablePointer<Int32>,
            UnsafeMutablePointer<UInt>, UnsafeMutablePointer<UInt>,
            UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>
        ) -> Int32
    typealias ErrorHandler = @convention(c) (Connection?, UnsafeMutablePointer<XErrorEvent>?) -> Int32

    let open: @convention(c) (UnsafePointer<CChar>?) -> Connection?
    let socket: @convention(c) (Connection) -> Int32
    let root: @convention(c) (Connection) -> Window
    let makeWindow: @convention(c) (Connection, Window, Int32, Int32, UInt32, UInt32, UInt32, UInt, UInt) -> Window
    let atom: @convention(c) (Connection, UnsafePointer<CChar>, Int32) -> Atom
    let setOwner: @convention(c) (Connection, Atom, Window, Time) -> Int32
    let convert: @convention(c) (Connection, Atom, Atom, Atom, Window, Time) -> Int32
    let getProperty: GetProperty
    let setProperty:
        @convention(c) (Connection, Window, Atom, Atom, Int32, Int32, UnsafePointer<UInt8>?, Int32) -> Int32
    let select: @convention(c) (Connection, Window, Int) -> Int32
    let send: @convention(c) (Connection, Window, Int32, Int, UnsafeMutablePointer<XEvent>) -> Int32
    let pending: @convention(c) (Connection) -> Int32
    let next: @convention(c) (Connection, UnsafeMutablePointer<XEvent>) -> Int32
    let flush: @convention(c) (Connection) -> Int32
    let free: @convention(c) (UnsafeMutableRawPointer) -> Int32
    private let setErrorHandler: @convention(c) (ErrorHandler?) -> UnsafeMutableRawPointer?

    /// Nil where SDL has not loaded the library.
    init?() {
        guard let library = dlopen("libX11.so.6", RTLD_LAZY | RTLD_NOLOAD) else { return nil }
        func load<Function>(_ name: String) -> Function? {
            dlsym(library, name).map { unsafeBitCast($0, to: Function.self) }
        }
        guard let open: @convention(c) (UnsafePointer<CChar>?) -> Connection? = load("XOpenDisplay"),
            let socket: @convention(c) (Connection) -> Int32 = load("XConnectionNumber"),
            let root: @convention(c) (Connection) -> Window = load("XDefaultRootWindow"),
            let makeWindow:
                @convention(c) (Connection, Window, Int32, Int32, UInt32, UInt32, UInt32, UInt, UInt) -> Window =
                load("XCreateSimpleWindow"),
            let atom: @convention(c) (Connection, UnsafePointer<CChar>, Int32) -> Atom = load("XInternAtom"),
            let setOwner: @convention(c) (Connection, Atom, Window, Time) -> Int32 = load("XSetSelectionOwner"),
            let convert: @convention(c) (Connection, Atom, Atom, Atom, Window, Time) -> Int32 =
                load("XConvertSelection"),
            let getProperty: GetProperty = load("XGetWindowProperty"),
            let setProperty:
                @convention(c) (Connection, Window, Atom, Atom, Int32, Int32, UnsafePointer<UInt8>?, Int32) -> Int32 =
                load("XChangeProperty"),
            let select: @convention(c) (Connection, Window, Int) -> Int32 = load("XSelectInput"),
            let send: @convention(c) (Connection, Window, Int32, Int, UnsafeMutablePointer<XEvent>) -> Int32 =
                load("XSendEvent"),
            let pending: @convention(c) (Connection) -> Int32 = load("XPending"),
            let next: @convention(c) (Connection, UnsafeMutablePointer<XEvent>) -> Int32 = load("XNextEvent"),
            let flush: @convention(c) (Connection) -> Int32 = load("XFlush"),
            let free: @convention(c) (UnsafeMutableRawPointer) -> Int32 = load("XFree"),
            let setErrorHandler: @convention(c) (ErrorHandler?) -> UnsafeMutableRawPointer? = load("XSetErrorHandler")
        else { return nil }
        (self.open, self.socket, self.root, self.makeWindow, self.atom) = (open, socket, root, makeWindow, atom)
        (self.setOwner, self.convert, self.getProperty, self.setProperty) = (
            setOwner, convert, getProperty, setProperty
        )
        (self.select, self.send, self.pending, self.next) = (select, send, pending, next)
        (self.flush, self.free, self.setErrorHandler) = (flush, free, setErrorHandler)
    }

    // MARK: Errors

    /// The connection whose errors are nobody's fault, and who hears of the others, as addresses.
    private static let handled = Mutex((connection: UInt(0), next: UInt(0)))

    /// The windows of other programs go at any time, and Xlib ends the process where something is sent to one that has gone. On
    /// this connection that is no reason.
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
