import CSDL2
import CasementCore
import Foundation

/// What a window shows, and who acts on its events.
@MainActor package protocol WindowClient: AnyObject {
    func handle(_ event: WindowEvent)
    /// Whether something is dirty or animating. Asked between events; frames are made while it is true and the window is seen.
    var needsFrame: Bool { get }
    /// When a frame becomes necessary by itself; nil while nothing waits for a moment.
    var nextFrameDate: Date? { get }
    /// Makes one frame. `time` is its nominal time, in seconds on the loop's clock.
    func frame(at time: Double)
    /// Whether code of the program's ran in the last frame, which may have started a timer.
    var ranCode: Bool { get }
    /// What it shows, as text for the programmer.
    var dump: String { get }
}

extension WindowClient {
    package var dump: String { "" }
    package var nextFrameDate: Date? { nil }
    package var ranCode: Bool { true }
}

/// A window on the desktop. Made hidden, so that its first frame can be ready when it is shown.
@MainActor package final class DesktopWindow {
    package weak var client: (any WindowClient)?
    /// Where the client paints.
    package private(set) var presenter: any WindowPresenter
    /// Device pixels per point; another one when the window moves to another display.
    package private(set) var scale: CGFloat
    let id: UInt32
    private var window: OpaquePointer?
    private let closed: (DesktopWindow) -> Void
    private var pendingMove: CGPoint?
    private var isResizePending = false
    private var isExposePending = false
    private var wasHidden = true

    init(
        _ window: OpaquePointer, presenter: any WindowPresenter, scale: CGFloat,
        closed: @escaping (DesktopWindow) -> Void
    ) {
        (self.window, self.presenter, self.scale, self.closed) = (window, presenter, scale, closed)
        id = SDL_GetWindowID(window)
    }

    /// The content's size in points; zero when the window is closed.
    package var size: CGSize {
        guard let window else { return .zero }
        let pixels = SDLWindow.pixelSize(window)
        return CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
    }

    package var title: String {
        get { window.map { String(cString: SDL_GetWindowTitle($0)) } ?? "" }
        set { if let window { SDL_SetWindowTitle(window, newValue) } }
    }

    /// Whether the window can be seen, apart from what may cover it.
    package var isVisible: Bool {
        // Asked several times a frame: a function handed to `map` would each time ask whether the main actor runs.
        guard let window else { return false }
        return SDLWindow.isSeen(window)
    }

    package func show() { if let window { SDL_ShowWindow(window) } }

    package func hide() { if let window { SDL_HideWindow(window) } }

    /// Asks the window manager to bring the window to the front with the keyboard.
    package func activate() { if let window { SDL_RaiseWindow(window) } }

    /// Removes the window from the desktop; it cannot come back.
    package func close() {
        guard let window else { return }
        presenter.close()
        self.window = nil
        SDL_DestroyWindow(window)
        closed(self)
    }

    /// Whether it is this one of the X server's.
    func isX11(_ id: Window) -> Bool { window.flatMap(X11Window.init(of:))?.id == id }

    /// Another program destroyed it: what is left of it is closed, as by its close button.
    func wasDestroyed(_ id: Window) {
        RuntimeWarning.issue("Another program destroyed the window \(title.debugDescription). It is closed.")
        DisplayErrors.forgive(id)
        receive(.closeRequested)
    }

    /// Turns typing into `.text` events, or off with nil. `caret` (points) is where an input method puts its list.
    package func setTextInput(caret: CGRect?) {
        guard let caret else { return SDL_StopTextInput() }
        guard let window else { return }
        let unit = scale / DisplayScale.pixelsPerUnit(window)
        let place = PixelRect(rounding: caret, scale: unit)
        var rect = place.sdl
        SDL_SetTextInputRect(&rect)
        if SDL_IsTextInputActive() == SDL_FALSE { SDL_StartTextInput() }
    }

    /// What carries its events, where that can be slept on.
    var connection: DisplayConnection? { window.flatMap(DisplayConnection.init(of:)) }

    /// Whether the pointer is over it, or fingers are on it.
    var hasPointer: Bool { window != nil && SDL_GetMouseFocus() == window }

    /// Where the pointer is in the window, in points, also while another program has hold of it.
    var globalPointer: CGPoint? {
        guard let window else { return nil }
        let place = PointerPlace.place(in: window)
        return point(place.x, place.y)
    }

    /// What the pointer looks like over the window from now on.
    package func setPointer(_ style: PointerStyle) { if window != nil { PointerCursors.show(style) } }

    /// A place in SDL's window coordinates, in points.
    func point(_ x: Int32, _ y: Int32) -> CGPoint {
        let unit = window.map { DisplayScale.pixelsPerUnit($0) / scale } ?? 1
        return CGPoint(x: CGFloat(x) * unit, y: CGFloat(y) * unit)
    }

    // MARK: Events and frames, for the loop

    /// Passes an event on. Moves and new sizes wait for `flush`, or for the next event of another kind: only the last counts.
    func receive(_ event: WindowEvent) {
        switch event {
        case .input(.pointerMoved(let place)): pendingMove = place
        case .resized: isResizePending = true
        case .exposed: isExposePending = true
        case .hidden, .shown:
            let isHidden = event == .hidden
            // Restoring from maximised reports that the window is shown, which it was.
            guard isHidden != wasHidden else { return }
            wasHidden = isHidden
            deliver(event)
        case .closeRequested where client == nil: close()
        default: deliver(event)
        }
    }

    private func deliver(_ event: WindowEvent) {
        flush()
        client?.handle(event)
    }

    /// Passes on what waits.
    func flush() {
        if isResizePending {
            isResizePending = false
            if let window { scale = DisplayScale.scale(of: window) }
            client?.handle(.resized(size))
            isExposePending = true
        }
        if let place = pendingMove {
            pendingMove = nil
            client?.handle(.input(.pointerMoved(place)))
        }
        if isExposePending {
            isExposePending = false
            // The presenter still has the pixels: no need to paint them again.
            if !presenter.showAgain() { client?.handle(.exposed) }
        }
    }

    /// The device forgot its textures.
    func deviceWasReset() {
        presenter.deviceWasReset()
        client?.handle(.exposed)
    }

    /// Whether a frame would be seen and is wanted.
    var wantsFrame: Bool { client?.needsFrame == true && isVisible }

    /// When a frame that would be seen becomes necessary by itself.
    var nextFrameDate: Date? { client?.nextFrameDate.flatMap { isVisible ? $0 : nil } }

    func frame(at time: Double) {
        client?.frame(at: time)
        if presenter.hasFailed { fallBack() }
    }

    /// The device cannot go on: from now on the window is drawn in memory, beginning with a whole frame.
    private func fallBack() {
        guard let window else { return }
        RuntimeWarning.issue("The GPU failed (\(SDLWindow.error)). Windows are drawn in memory from now on.")
        presenter.close()
        presenter = SurfacePresenter(window: window)
        client?.handle(.exposed)
    }
}
