import CSDL2

/// What the X server says when it has read pixels from memory. A frame does not wait for it, which took a millisecond
/// in a window of 3840x2160: the next frame looks whether it is there, before it changes the memory.
///
/// The answers are events of the connection. SDL would report each as one that it does not know, and the loop would
/// look for timers: they are taken out first.
@MainActor final class PixelReceipts {
    /// Those of the connection to the display; nil before the first window has such memory.
    private(set) static var known: PixelReceipts?

    private let library: SharedImages
    private let display: SharedImages.Connection
    private let type: Int32
    /// How many answers have not been taken from the queue.
    private var missing = 0
    /// The number of the last request that has an answer.
    private var last: UInt = 0

    /// The number of the request that followed those that were sent last.
    private var unsent: UInt = 0

    private init(_ library: SharedImages, _ display: SharedImages.Connection) {
        (self.library, self.display) = (library, display)
        // The first event of the extension is the only one.
        type = library.firstEvent(display)
    }

    static func of(_ display: SharedImages.Connection, _ library: SharedImages) -> PixelReceipts {
        if let known, known.display == display { return known }
        let new = PixelReceipts(library, display)
        known = new
        return new
    }

    /// Notes that the request before was one that is answered, and returns its number.
    func expect() -> UInt {
        missing += 1
        last = library.nextRequest(display) - 1
        return last
    }

    /// Sends what waits in the connection's buffer.
    func flush() {
        _ = library.flush(display)
        unsent = library.nextRequest(display)
    }

    /// Whether nothing was requested since, so that another `XFlush` would only ask the kernel for events.
    var hasSentAll: Bool { library.nextRequest(display) == unsent }

    /// Waits until the server has handled a request, if it is not known to have.
    func wait(for request: UInt) {
        if library.lastRequest(display) < request { _ = library.sync(display, 0) }
    }

    /// Takes the answers out of the queue of events, and returns how many there were.
    @discardableResult func take() -> Int {
        guard missing > 0 else { return 0 }
        var event = XEvent(), count = 0
        while count < missing, library.takeEvent(display, type, &event) != 0 { count += 1 }
        // SDL may have taken others.
        missing = library.lastRequest(display) >= last ? 0 : missing - count
        return count
    }

    /// Waits for all answers and takes them, so that they do not end the sleep that follows.
    func finish() {
        guard missing > 0 else { return }
        _ = library.sync(display, 0)
        take()
    }
}
