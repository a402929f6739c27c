import CSDL2

/// Detects windows that another program destroys. SDL 2 does not report them, and a destroyed window wakes the loop no
/// more: so of all events of the X server, these are passed through unchanged.
enum WindowLoss {
    /// The X server's window that was destroyed; nil for other events. Called from any thread that has an event for
    /// SDL.
    static func window(in event: SDL_Event) -> Window? {
        guard let message = event.syswm.msg?.pointee, message.subsystem == SDL_SYSWM_X11 else { return nil }
        let event = message.msg.x11.event
        return event.type == DestroyNotify ? event.xdestroywindow.window : nil
    }
}
