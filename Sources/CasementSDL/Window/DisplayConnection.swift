import CSDL2
import Foundation

/// Like `poll`, but in nanoseconds; Glibc's module leaves it out.
@_silgen_name("ppoll")
private func preciselyPoll(
    _ sources: UnsafeMutablePointer<pollfd>?, _ count: UInt, _ time: UnsafePointer<timespec>?, _ mask: UnsafeRawPointer?
) -> Int32

/// The connection to the X server, as something to sleep on.
///
/// SDL's own wait asks the server's queue some fifteen times before it sleeps, wakes on whole milliseconds only, and costs more than a
/// small frame does. Between the frames of an animation, where each wait is one of sixty a second, the loop sleeps on the connection itself.
@MainActor struct DisplayConnection {
    private typealias EventsQueued = @convention(c) (OpaquePointer?, Int32) -> Int32
    private typealias ConnectionNumber = @convention(c) (OpaquePointer?) -> Int32

    private let display: OpaquePointer
    private let eventsQueued: EventsQueued
    /// Readable when the server has sent something.
    private let descriptor: Int32

    /// Nil where the window is not on an X server.
    init?(of window: OpaquePointer) {
        var info = SDL_SysWMinfo()
        SDL_GetVersion(&info.version)
        guard SDL_GetWindowWMInfo(window, &info) == SDL_TRUE, info.subsystem == SDL_SYSWM_X11,
            let display = info.info.x11.display,
            // SDL has loaded the library itself, and keeps it; linking it would bring it to Wayland sessions too.
            let library = dlopen("libX11.so.6", RTLD_LAZY | RTLD_NOLOAD)
        else { return nil }
        defer { dlclose(library) }
        guard let queued = dlsym(library, "XEventsQueued"), let number = dlsym(library, "XConnectionNumber") else {
            return nil
        }
        self.display = display
        eventsQueued = unsafeBitCast(queued, to: EventsQueued.self)
        descriptor = unsafeBitCast(number, to: ConnectionNumber.self)(display)
    }

    /// What ended a sleep.
    enum Waking { case time, connection, other }

    /// Sleeps until the server sends something, `other` becomes readable or so many seconds have passed.
    func sleep(_ seconds: Double, beside other: Int32) -> Waking {
        // Sends what waits to be sent. Events that were read together with an answer do not make the connection readable again.
        let afterFlush: Int32 = 2
        if eventsQueued(display, afterFlush) > 0 { return .connection }
        var sources = (
            pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: other, events: Int16(POLLIN), revents: 0)
        )
        var time = timespec(tv_sec: Int(seconds), tv_nsec: Int((seconds - seconds.rounded(.down)) * 1e9))
        let count = withUnsafeMutableBytes(of: &sources) { bytes in
            preciselyPoll(bytes.bindMemory(to: pollfd.self).baseAddress, 2, &time, nil)
        }
        guard count != 0 else { return .time }
        return sources.1.revents != 0 ? .other : .connection
    }
}
