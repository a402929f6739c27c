import CSDL2

/// Whether a Wayland compositor shows a window. SDL does not tell; but the compositor answers each frame that it shows,
/// and none of a window that is minimised, on another workspace or covered.
@MainActor final class WaylandFrames {
    private let surface: WaylandLibrary.Proxy
    private let library: WaylandLibrary
    private let interface: UnsafeRawPointer
    /// What the compositor will answer.
    private var callback: WaylandObject?
    /// When the frame that it did not answer yet was presented, in SDL's milliseconds.
    private var presented: UInt64 = 0

    /// How long a window without an answer counts as visible, in milliseconds: a busy compositor is late too.
    private static let patience: UInt64 = 1000

    /// Nil on X11.
    init?(of window: OpaquePointer) {
        guard WaylandCompositor.current != nil, let surface = WaylandWindow(of: window)?.surface,
            let library = WaylandLibrary(), let interface = library.interface("wl_callback")
        else { return nil }
        (self.surface, self.library, self.interface) = (surface, library, interface)
    }

    /// Whether the compositor answered, or may still do so.
    var areShown: Bool { callback == nil || SDL_GetTicks64() - presented < Self.patience }

    /// Asks for an answer to the frame that is presented next.
    func willPresent() {
        guard callback == nil else { return }
        let frameRequest: UInt32 = 3
        let new = WaylandArgument.with([.new]) {
            library.construct(surface, frameRequest, $0, interface, library.version(surface))
        }
        callback = new.map { WaylandObject($0, library) { [weak self] _, _ in self?.answered() } }
        presented = SDL_GetTicks64()
    }

    /// Ends the wait for an answer, because something else says that the user sees the window. If the compositor has
    /// forgotten the answer, the next frame asks again.
    func forget() {
        callback?.destroy(nil)
        callback = nil
    }

    private func answered() {
        let isLate = !areShown
        forget()
        guard isLate else { return }
        // The loop sleeps, because no visible window wants a frame.
        var event = SDL_Event()
        event.type = SDL_USEREVENT.rawValue
        SDL_PushEvent(&event)
    }
}
