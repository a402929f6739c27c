import CSDL2
import Foundation
import Synchronization

/// The functions of Xlib and its extensions that show pixels of memory which the X server reads.
@MainActor struct SharedImages {
    typealias Connection = OpaquePointer
    typealias Image = UnsafeMutablePointer<XImage>

    private typealias Handler = @convention(c) (Connection?, UnsafeMutablePointer<XErrorEvent>?) -> Int32
    private typealias SetHandler = @convention(c) (Handler?) -> Handler?
    typealias Attach = @convention(c) (Connection, UnsafeMutableRawPointer) -> Int32
    typealias Make =
        @convention(c) (
            Connection, UnsafeMutablePointer<Visual>?, UInt32, Int32, UnsafeMutableRawPointer?,
            UnsafeMutableRawPointer, UInt32, UInt32
        ) -> Image?
    typealias Put =
        @convention(c) (
            Connection, Window, GC, Image, Int32, Int32, Int32, Int32, UInt32, UInt32, Int32
        ) -> Int32

    let attributes: @convention(c) (Connection, Window, UnsafeMutablePointer<XWindowAttributes>) -> Int32
    let makeContext: @convention(c) (Connection, Window, UInt, UnsafeMutableRawPointer?) -> GC?
    let freeContext: @convention(c) (Connection, GC) -> Int32
    /// Whether the server has the extension. Without asking, Xlib would print that it is missing.
    let query: @convention(c) (Connection) -> Int32
    /// Waits until the server has handled all requests.
    let sync: @convention(c) (Connection, Int32) -> Int32
    /// Sends the requests to the server.
    let flush: @convention(c) (Connection) -> Int32
    /// The number of the next request, and of the last one that the server is known to have handled.
    let nextRequest, lastRequest: @convention(c) (Connection) -> UInt
    /// Takes the first event of a type out of the queue; 0 if there is none.
    let takeEvent: @convention(c) (Connection, Int32, UnsafeMutablePointer<XEvent>) -> Int32
    /// The type of the extension's first event.
    let firstEvent: @convention(c) (Connection) -> Int32
    let attach, detach: Attach
    let make: Make
    let put: Put
    private let setHandler: SetHandler

    /// Nil if SDL has not loaded the libraries, or a server has already refused such memory.
    static var known: SharedImages? { isRefused ? nil : loaded }

    private static let loaded = SharedImages()
    private static var isRefused = false

    /// Has windows drawn by SDL from now on.
    static func refuse() { isRefused = true }

    private init?() {
        guard let library = LoadedLibrary.x11, let extensions = LoadedLibrary("libXext.so.6"),
            let attributes: @convention(c) (Connection, Window, UnsafeMutablePointer<XWindowAttributes>) -> Int32 =
                library.function("XGetWindowAttributes"),
            let makeContext: @convention(c) (Connection, Window, UInt, UnsafeMutableRawPointer?) -> GC? =
                library.function("XCreateGC"),
            let freeContext: @convention(c) (Connection, GC) -> Int32 = library.function("XFreeGC"),
            let sync: @convention(c) (Connection, Int32) -> Int32 = library.function("XSync"),
            let flush: @convention(c) (Connection) -> Int32 = library.function("XFlush"),
            let nextRequest: @convention(c) (Connection) -> UInt = library.function("XNextRequest"),
            let lastRequest: @convention(c) (Connection) -> UInt = library.function("XLastKnownRequestProcessed"),
            let takeEvent: @convention(c) (Connection, Int32, UnsafeMutablePointer<XEvent>) -> Int32 =
                library.function("XCheckTypedEvent"),
            let firstEvent: @convention(c) (Connection) -> Int32 = extensions.function("XShmGetEventBase"),
            let setHandler: SetHandler = library.function("XSetErrorHandler"),
            let query: @convention(c) (Connection) -> Int32 = extensions.function("XShmQueryExtension"),
            let attach: Attach = extensions.function("XShmAttach"),
            let detach: Attach = extensions.function("XShmDetach"),
            let make: Make = extensions.function("XShmCreateImage"),
            let put: Put = extensions.function("XShmPutImage")
        else { return nil }
        (self.attributes, self.makeContext, self.freeContext) = (attributes, makeContext, freeContext)
        (self.sync, self.setHandler, self.attach, self.detach) = (sync, setHandler, attach, detach)
        (self.query, self.make, self.put, self.flush) = (query, make, put, flush)
        (self.nextRequest, self.lastRequest) = (nextRequest, lastRequest)
        (self.takeEvent, self.firstEvent) = (takeEvent, firstEvent)
    }

    private nonisolated static let hasFailed = Atomic(false)

    /// Whether the server accepts requests, for whose answer it waits. By default Xlib would report an error later, as
    /// one of any other request.
    func isAccepted(_ display: Connection, _ requests: () -> Int32) -> Bool {
        Self.hasFailed.store(false, ordering: .relaxed)
        let others = setHandler { @Sendable _, _ in
            SharedImages.hasFailed.store(true, ordering: .relaxed)
            return 0
        }
        defer { _ = setHandler(others) }
        let isSent = requests() != 0
        _ = sync(display, 0)
        return isSent && !Self.hasFailed.load(ordering: .relaxed)
    }
}
