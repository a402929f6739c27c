import CSDL2

/// Whether a Wayland compositor shows a window. SDL does not tell; but the compositor answers each frame that it shows,
/// and none of a window that is minimised, on another workspace or covered.
@MainActor final class WaylandFrames {
    private let surface: OpaquePointer
    private let calls: WaylandCalls
    private let interface: UnsafeRawPointer
    /// What the compositor will answer.
    private var callback: OpaquePointer?
    /// When the frame that it did not answer yet was presented, in SDL's milliseconds.
    private var presented: UInt64 = 0

    /// How long a window without an answer counts as visible, in milliseconds: a busy compositor is late too.
    private static let patience: UInt64 = 250

    /// Nil on X11.
    init?(of window: OpaquePointer) {
        guard let surface = WaylandWindow(of: window)?.surface, let calls = WaylandCalls.shared,
            let interface = calls.interface("wl_callback")
        else { return nil }
        (self.surface, self.calls, self.interface) = (surface, calls, interface)
    }

    /// Whether the compositor answered, or may still do so.
    var areShown: Bool { callback == nil || SDL_GetTicks64() - presented < Self.patience }

    /// Asks for an answer to the frame that is presented next.
    func willPresent() {
        guard callback == nil else { return }
        let frameRequest: UInt32 = 3
        guard let new = calls.make(interface, by: frameRequest, of: surface, .new) else { return }
        callback = new
        presented = SDL_GetTicks64()
        calls.listen(to: new, Self.listener, self)
    }

    /// Ends the wait for an answer, because something else says that the user sees the window. If the compositor has
    /// forgotten the answer, the next frame asks again.
    func forget() {
        if let callback { calls.destroy(callback) }
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

    /// The function for the only event of a callback. It lives as long as the program.
    private static let listener: UnsafeMutablePointer<WaylandCalls.Listener?> = {
        let done: @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UInt32) -> Void = { data, _, _ in
            guard let data else { return }
            let address = UInt(bitPattern: data)
            // SDL reads events on the main thread.
            MainActor.assumeIsolated {
                guard let data = UnsafeMutableRawPointer(bitPattern: address) else { return }
                Unmanaged<WaylandFrames>.fromOpaque(data).takeUnretainedValue().answered()
            }
        }
        let functions = UnsafeMutablePointer<WaylandCalls.Listener?>.allocate(capacity: 1)
        functions.initialize(to: unsafeBitCast(done, to: WaylandCalls.Listener.self))
        return functions
    }()
}
