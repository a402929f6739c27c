import CSDL2
import CasementCore

/// Decides which events enter SDL's queue on an X server, whose own events it offers too.
@MainActor enum EventFilter {
    /// Starts it; discards the events that are already in SDL's queue.
    static func install() {
        guard SDL_GetCurrentVideoDriver().map({ String(cString: $0) }) == "x11" else { return }
        SDL_SetEventFilter(
            { @Sendable _, event in
                guard let event = event?.pointee else { return 1 }
                switch SDL_EventType(event.type) {
                case SDL_SYSWMEVENT, SDL_KEYDOWN, SDL_TEXTINPUT:
                    // SDL makes these where its events are asked for, which is on the main thread: nothing waits.
                    let passes = MainThread.sync { ComposedKeys.passes(event) }
                    let isKept = event.type != SDL_SYSWMEVENT.rawValue || WindowLoss.window(in: event) != nil
                    return passes && isKept ? 1 : 0
                default: return 1
                }
            }, nil)
        SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_ENABLE)
    }
}
