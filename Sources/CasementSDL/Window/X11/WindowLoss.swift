import CSDL2

/// Detects windows that another program destroys. SDL 2 does not report them, and a destroyed window wakes the loop no
/// more: so of all events of the X server, these are passed through unchanged.
@MainActor enum WindowLoss {
    /// Starts watching; discards the events that are already in SDL's queue.
    static func watch() {
        guard SDL_GetCurrentVideoDriver().map({ String(cString: $0) }) == "x11" else { return }
        SDL_SetEventFilter(
            { @Sendable _, event in
                guard let event = event?.pointee, event.type == SDL_SYSWMEVENT.rawValue else { return 1 }
                return WindowLoss.window(in: event) == nil ? 0 : 1
            }, nil)
        SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_ENABLE)
    }

    /// The X server's window that was destroyed; nil for other events. Called from any thread that has an event for
    /// SDL.
    nonisolated static func window(in event: SDL_Event) -> Window? {
        guard let message = event.syswm.msg?.pointee, message.subsystem == SDL_SYSWM_X11 else { return nil }
        let event = message.msg.x11.event
        return event.type == DestroyNotify ? event.xdestroywindow.window : nil
    }
}
