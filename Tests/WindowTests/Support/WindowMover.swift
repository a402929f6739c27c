import CSDL2
import Foundation

/// What a window manager does for windows that ask it to move them with the pointer. Tests have no window manager, so
/// they do it themselves.
final class WindowMover {
    /// A window's message that it is to follow the pointer from now on (EWMH, `_NET_WM_MOVERESIZE`).
    struct Request {
        let window: Window
        /// Where the pointer was pressed, in the screen.
        let x, y: Int
        /// 8 is a move; less are edges and corners.
        let direction: Int
        let button: Int
    }

    private let display: OpaquePointer
    private let message: Atom

    /// Listens on a display; nil if it cannot be opened.
    init?(on name: String) {
        guard let display = XOpenDisplay(name) else { return nil }
        self.display = display
        // Programs look for it, and do not make it.
        message = XInternAtom(display, "_NET_WM_MOVERESIZE", 0)
        XSelectInput(display, XDefaultRootWindow(display), SubstructureNotifyMask)
        XSync(display, 0)
    }

    deinit { XCloseDisplay(display) }

    /// Waits for a message; nil if none comes within some seconds.
    func request(seconds: Double = patience) -> Request? {
        let end = Date().addingTimeInterval(seconds)
        while Date() < end {
            while XPending(display) > 0 {
                var event = XEvent()
                XNextEvent(display, &event)
                guard event.type == ClientMessage, event.xclient.message_type == message else { continue }
                let data = event.xclient.data.l
                return Request(
                    window: event.xclient.window, x: data.0, y: data.1, direction: data.2, button: data.3)
            }
            usleep(10_000)
        }
        return nil
    }

    /// Moves the window as far as the pointer has moved since its message, from where it was then.
    func follow(_ request: Request, from origin: (x: Int, y: Int)) {
        var (root, child) = (Window(), Window())
        var (x, y, innerX, innerY): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        var buttons: UInt32 = 0
        XQueryPointer(
            display, XDefaultRootWindow(display), &root, &child, &x, &y, &innerX, &innerY, &buttons)
        XMoveWindow(
            display, request.window, Int32(origin.x + Int(x) - request.x), Int32(origin.y + Int(y) - request.y))
        XSync(display, 0)
    }
}
