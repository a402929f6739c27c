import CSDL2

/// The message of a window manager when a user closes a window. Tests have no window manager, so they send it
/// themselves.
enum WindowManagerRequest {
    /// Asks the window with this identifier to close (ICCCM 4.2.8.1).
    static func close(_ identifier: String, on display: String = Desktop.displayName) {
        guard let window = Window(identifier), let display = XOpenDisplay(display) else { return }
        defer { XCloseDisplay(display) }
        var event = XEvent()
        event.xclient.type = ClientMessage
        event.xclient.window = window
        event.xclient.message_type = XInternAtom(display, "WM_PROTOCOLS", 0)
        event.xclient.format = 32
        event.xclient.data.l.0 = Int(XInternAtom(display, "WM_DELETE_WINDOW", 0))
        XSendEvent(display, window, 0, 0, &event)
        XSync(display, 0)
    }
}
