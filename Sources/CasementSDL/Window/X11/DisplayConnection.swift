import CSDL2
import Foundation

/// Like `poll`, but with nanoseconds; the Glibc module omits it.
@_silgen_name("ppoll")
private func preciselyPoll(
    _ sources: UnsafeMutablePointer<pollfd>?, _ count: UInt, _ time: UnsafePointer<timespec>?, _ mask: UnsafeRawPointer?
) -> Int32

/// The connection to the X server, which the loop leaves alone between the frames of an animation.
///
/// SDL's own wait asks the server's queue some fifteen times before it sleeps, wakes on whole milliseconds only, and
/// costs more than a small frame. Between two frames, sixty times a second, the loop sleeps until the next one and then
/// reads: events sent meanwhile are handled in that frame either way, and a mouse that reports a thousand times a
/// second does not wake the loop.
@MainActor struct DisplayConnection {
    private typealias EventsQueued = @convention(c) (OpaquePointer?, Int32) -> Int32
    private typealias Flush = @convention(c) (OpaquePointer?) -> Int32

    private let display: OpaquePointer
    private let eventsQueued: EventsQueued
    private let flush: Flush

    /// Nil if the window is not on an X server.
    init?(of window: OpaquePointer) {
        guard let window = X11Window(of: window), let library = LoadedLibrary.x11,
            let eventsQueued: EventsQueued = library.function("XEventsQueued"),
            let flush: Flush = library.function("XFlush")
        else { return nil }
        (display, self.eventsQueued, self.flush) = (window.display, eventsQueued, flush)
    }

    /// Whether the server has sent events, other than that it has read pixels.
    var hasEvents: Bool {
        let already: Int32 = 0, afterReading: Int32 = 1
        guard eventsQueued(display, afterReading) > 0 else { return false }
        // It may read more: what was there before it is no measure.
        PixelReceipts.known?.take()
        return eventsQueued(display, already) > 0
    }

    /// Flushes pending requests, and sleeps until `other` becomes readable (then true) or the time in seconds has
    /// passed.
    func sleep(_ seconds: Double, beside other: Int32) -> Bool {
        if PixelReceipts.known?.hasSentAll != true { _ = flush(display) }
        var source = pollfd(fd: other, events: Int16(POLLIN), revents: 0)
        var time = timespec(tv_sec: Int(seconds), tv_nsec: Int((seconds - seconds.rounded(.down)) * 1e9))
        return preciselyPoll(&source, 1, &time, nil) > 0
    }
}
