import CSDL2
import CasementCore
import Foundation

/// Provides a window's content and handles its events.
@MainActor package protocol WindowClient: AnyObject {
    func handle(_ event: WindowEvent)
    /// Whether something is dirty or animating. Asked between events; frames are made while it is true and the window
    /// is visible.
    var needsFrame: Bool { get }
    /// When the next frame becomes necessary without an event; nil if none is scheduled.
    var nextFrameDate: Date? { get }
    /// Makes one frame. `time` is its nominal time, in seconds on the loop's clock.
    func frame(at time: Double)
    /// What of the program's code the last frame ran. Actions may have started a timer.
    var codeRun: CodeRun { get }
    /// Whether what is dragged over it would be taken where it is now.
    var acceptsDrag: Bool { get }
    /// Whether a finger on the screen that has moved so far from a place scrolls what is there.
    func fingerScrolls(from start: CGPoint, by distance: CGSize) -> Bool
    /// A description of its content, for debugging.
    var dump: String { get }
}

extension WindowClient {
    package var acceptsDrag: Bool { false }
    package func fingerScrolls(from start: CGPoint, by distance: CGSize) -> Bool { false }
    package var dump: String { "" }
    package var nextFrameDate: Date? { nil }
    package var codeRun: CodeRun { .actions }
}

/// A window on the desktop. Created hidden, so that its first frame can be ready when it is shown.
@MainActor package final class DesktopWindow {
    package weak var client: (any WindowClient)?
    /// The presenter into which the client paints.
    package private(set) var presenter: any WindowPresenter
    /// Device pixels per point; changes when the window moves to a display with another scale.
    package private(set) var scale: CGFloat
    let id: UInt32
    private(set) var window: OpaquePointer?
    /// The frame that it has while it does not fill the screen.
    var normalFrame: KeptFrame?
    private let closed: (DesktopWindow) -> Void
    private let traits: WindowTraits
    private var pendingMove: CGPoint?
    private var isResizePending = false
    private var isExposePending = false
    private var wasHidden = true
    /// Nil where SDL tells which windows are hidden.
    private let frames: WaylandFrames?

    init(
        _ window: OpaquePointer, traits: WindowTraits, presenter: any WindowPresenter, scale: CGFloat,
        closed: @escaping (DesktopWindow) -> Void
    ) {
        (self.window, self.traits, self.presenter) = (window, traits, presenter)
        (self.scale, self.closed) = (scale, closed)
        id = SDL_GetWindowID(window)
        frames = WaylandFrames(of: window)
        traits.apply(to: window)
        tellTitle(of: window)
        followPresenter()
    }

    /// The content's size in points; zero if the window is closed.
    package var size: CGSize {
        guard let window else { return .zero }
        let pixels = SDLWindow.pixelSize(window)
        return CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
    }

    /// The window as a dialog of the desktop that is shown now knows it; empty where it cannot.
    package func portalName() -> String {
        if let x11ID { return "x11:" + String(x11ID, radix: 16) }
        exported?.close()
        exported = window.flatMap(WaylandExport.init)
        return exported.map { "wayland:" + $0.name } ?? ""
    }

    /// What the compositor lets the last dialog know.
    private var exported: WaylandExport?

    /// The number that the window has on its X server; nil elsewhere.
    package var x11ID: UInt32? { window.flatMap(X11Window.init(of:)).map { UInt32(truncatingIfNeeded: $0.id) } }

    package var title: String {
        get { window.map { String(cString: SDL_GetWindowTitle($0)) } ?? "" }
        set {
            guard let window else { return }
            SDL_SetWindowTitle(window, newValue)
            tellTitle(of: window)
        }
    }

    private func tellTitle(of window: OpaquePointer) {
        let title = String(cString: SDL_GetWindowTitle(window))
        if !title.utf8.allSatisfy({ $0 < 0x80 }) { X11Window(of: window)?.setTitle(title) }
    }

    /// Whether the window is visible, on X11 regardless of other windows that may cover it.
    package var isVisible: Bool {
        // Asked several times a frame: a function passed to `map` would check each time whether the main actor runs.
        guard let window, SDLWindow.isSeen(window) else { return false }
        return frames?.areShown ?? true
    }

    /// Gives the content another size, in points, of whole pixels: rounded up, so that nothing lacks room.
    package func resize(to size: CGSize) {
        guard let window else { return }
        let unit = scale / DisplayScale.pixelsPerUnit(window)
        func enough(_ length: CGFloat) -> CGFloat { (length * unit - 0.01).rounded(.up) / unit }
        let size = CGSize(width: enough(size.width), height: enough(size.height))
        let (width, height) = VideoSetup.units(size, perPoint: unit)
        if isFixedOnX11 { X11Window(of: window)?.setSizes(least: (width, height), most: (width, height)) }
        SDL_SetWindowSize(window, width, height)
    }

    package func show() { if let window { SDL_ShowWindow(window) } }

    /// Sets the smallest and the largest size of the content, in points; nil for any. A window of another size is
    /// changed. The user can give it other sizes only if it is resizable.
    package func setLimits(_ limits: (least: CGSize, most: CGSize)?, isResizable: Bool) {
        guard let window else { return }
        let unit = scale / DisplayScale.pixelsPerUnit(window)
        let least = VideoSetup.units(limits?.least ?? .zero, perPoint: unit)
        let most = limits.map { VideoSetup.units($0.most, perPoint: unit) } ?? VideoSetup.largest
        let isFixed = least == most || !isResizable
        if let x11 = X11Window(of: window) { return setSizes(of: x11, least, most, isFixed: isFixed) }
        SDL_SetWindowResizable(window, SDL_TRUE)
        // SDL refuses a smallest size above the largest of before.
        SDL_SetWindowMaximumSize(window, VideoSetup.largest.0, VideoSetup.largest.1)
        SDL_SetWindowMinimumSize(window, least.0, least.1)
        SDL_SetWindowMaximumSize(window, most.0, most.1)
        if isFixed { SDL_SetWindowResizable(window, SDL_FALSE) }
    }

    private func setSizes(of x11: X11Window, _ least: (Int32, Int32), _ most: (Int32, Int32), isFixed: Bool) {
        var (width, height): (Int32, Int32) = (0, 0)
        SDL_GetWindowSize(window, &width, &height)
        let new = (min(max(width, least.0), most.0), min(max(height, least.1), most.1))
        isFixedOnX11 = isFixed
        x11.setSizes(least: isFixed ? new : least, most: isFixed ? new : most)
        if new != (width, height) { SDL_SetWindowSize(window, new.0, new.1) }
    }

    /// SDL takes all windows of X11 for resizable.
    private var isFixedOnX11 = false

    /// Sets what the window manager offers to the user; only those of X11 can be told.
    package func setActions(canClose: Bool, canMinimize: Bool, canResize: Bool) {
        guard let window else { return }
        X11Window(of: window)?.setActions(
            canClose: canClose, canMinimize: canMinimize, canResize: canResize, decorations: traits.decorations)
    }

    /// Places the window on its screen, as a share of the room that it leaves there.
    package func place(at position: UnitPoint) {
        var area = SDL_Rect()
        guard let window, SDL_GetDisplayUsableBounds(max(0, SDL_GetWindowDisplayIndex(window)), &area) == 0 else {
            return
        }
        var (width, height) = (Int32(0), Int32(0))
        SDL_GetWindowSize(window, &width, &height)
        func offset(_ share: CGFloat, of room: Int32) -> Int32 {
            share.isNaN ? 0 : Int32(min(max(share, 0), 1) * CGFloat(max(0, room)))
        }
        SDL_SetWindowPosition(
            window, area.x + offset(position.x, of: area.w - width), area.y + offset(position.y, of: area.h - height))
    }

    /// Places the corner of its content, in points of the whole desktop. Only X11 has such places.
    package func place(atCorner corner: CGPoint) {
        guard let window, let origin = VideoSetup.place(corner, perPoint: unitsPerPoint) else { return }
        SDL_SetWindowPosition(window, origin.0, origin.1)
    }

    /// Makes it a window that belongs to another, above which the window manager keeps it.
    package func setOwner(_ owner: DesktopWindow) {
        if let window, let owner = owner.window { SDL_SetWindowModalFor(window, owner) }
    }

    package func hide() {
        show([])
        if let window { SDL_HideWindow(window) }
    }

    /// Asks the window manager to raise the window and give it the keyboard focus.
    package func activate() {
        guard let window else { return }
        if SDL_GetWindowFlags(window) & SDL_WINDOW_MINIMIZED.rawValue != 0 { SDL_RestoreWindow(window) }
        SDL_RaiseWindow(window)
    }

    /// Removes the window from the desktop; it cannot be reopened.
    package func close() {
        guard let window else { return }
        show([])
        SharedInput.forget(self)
        frames?.forget()
        exported?.close()
        if let id = X11Window(of: window)?.id { X11DropTarget.forget(id) }
        presenter.close()
        self.window = nil
        WaylandScale.forget(window)
        SDL_DestroyWindow(window)
        ownFrame = nil
        closed(self)
    }

    /// Takes what other programs drag onto the window, in all types. SDL takes only files and texts.
    package func acceptDrops() {
        // Not while the first frame is made.
        Task { [weak self] in
            guard let self, let id = window.flatMap(X11Window.init(of:))?.id else { return }
            X11DropTarget.shared?.add(id, self)
        }
    }

    /// Whether this is the X server's window with an ID.
    func isX11(_ id: Window) -> Bool { window.flatMap(X11Window.init(of:))?.id == id }

    /// Called after another program destroyed the window: closes the rest.
    func wasDestroyed(_ id: Window) {
        RuntimeWarning.issue("Another program destroyed the window \(title.debugDescription). It is closed.")
        DisplayErrors.forgive(id)
        receive(.destroyed)
    }

    /// Turns typing into `.text` events, or off with nil. `caret` (in points) is where an input method places its list.
    package func setTextInput(caret: CGRect?) {
        guard let window else { return }
        let unit = scale / DisplayScale.pixelsPerUnit(window)
        SharedInput.setTextInput(caret.map { PixelRect(rounding: $0, scale: unit) }, for: self)
    }

    /// The connection that carries its events, if the loop can sleep on it.
    var connection: DisplayConnection? { window.flatMap(DisplayConnection.init(of:)) }

    /// Whether the pointer is over it or one of its popups, or fingers touch it.
    var hasPointer: Bool {
        guard let window else { return false }
        if let pointed = WaylandPopupPointer.shared.popup { return owns(pointed) }
        guard let focus = SDL_GetMouseFocus() else { return false }
        return focus == window || (!popups.isEmpty && owns(SDL_GetWindowID(focus)))
    }

    /// The pointer's position in the window, in points, also while another program has grabbed the pointer.
    var globalPointer: CGPoint? {
        guard let window else { return nil }
        let place = PointerPlace.place(in: window)
        return point(place.x, place.y)
    }

    /// Whether a button of the pointer is pressed, also while another program has grabbed the pointer; only X11 tells.
    package var isPointerPressed: Bool { window.map(PointerPlace.isPressed) ?? false }

    /// The pointer's style over the window.
    var pointerStyle: PointerStyle { side?.pointerStyle ?? contentStyle }

    private var contentStyle = PointerStyle.default

    /// Sets the pointer's style over the window.
    package func setPointer(_ style: PointerStyle) {
        contentStyle = style
        SharedInput.styleChanged(of: self)
    }

    // MARK: A frame of its own

    private var ownFrame: OwnFrame?
    /// The edge or corner under the pointer.
    private var side: OwnFrame.Side?

    /// Lets the user move a window by presses where `handle` says so, and resize it at its edges if it has any.
    package func movesByPress(
        hasEdges: Bool, _ handle: @escaping (CGPoint) -> WindowHandle?, onDoubleClick: @escaping () -> Void
    ) {
        guard let window else { return }
        ownFrame = OwnFrame(of: self, hasEdges: hasEdges, handle: handle, onDoubleClick: onDoubleClick)
        ownFrame?.follow(window)
    }

    private func followSide(at place: CGPoint) {
        let new = ownFrame?.side(at: place)
        guard new != side else { return }
        side = new
        SharedInput.styleChanged(of: self)
    }

    private func has(_ flag: SDL_WindowFlags) -> Bool { window.map { SDLWindow.has(flag, $0) } ?? false }

    /// Whether it has all the room that the desktop gives to a window.
    package var isMaximized: Bool { has(SDL_WINDOW_MAXIMIZED) }
    /// Whether it covers the screen.
    package var isFullScreen: Bool { has(SDL_WINDOW_FULLSCREEN) }

    /// Whether the user can resize it.
    var canResize: Bool { has(SDL_WINDOW_RESIZABLE) && !isFixedOnX11 }

    /// Shows the window as an icon, or in the list of windows alone.
    package func minimize() { if let window { SDL_MinimizeWindow(window) } }

    /// Gives it as much of the screen as it may have, or its size of before.
    package func zoom() {
        guard let window else { return }
        if isMaximized { SDL_RestoreWindow(window) } else { SDL_MaximizeWindow(window) }
    }

    /// The frame of before the last zoom to a size, and the size since.
    var zoomed: (before: KeptFrame, size: CGSize)?

    /// Whether the pointer is within its frame, wherever the desktop last reported it.
    var isUnderPointer: Bool { globalPointer.map { CGRect(origin: .zero, size: size).contains($0) } ?? false }

    /// Converts SDL's coordinates in the window, or in that of one of its popups, to points of the window.
    func point(_ x: Int32, _ y: Int32, in id: UInt32 = 0) -> CGPoint {
        point(CGPoint(x: CGFloat(x), y: CGFloat(y)), in: id)
    }

    func point(_ place: CGPoint, in id: UInt32) -> CGPoint {
        let unit = window.map { DisplayScale.pixelsPerUnit($0) / scale } ?? 1
        let corner = popups[id]?.origin
        return CGPoint(
            x: place.x * unit + CGFloat(corner?.x ?? 0) / scale, y: place.y * unit + CGFloat(corner?.y ?? 0) / scale)
    }

    // MARK: Popups

    private let popups = WindowPopups()

    /// Whether popups can have windows of their own.
    package var offersPopups: Bool { WindowPopups.areOffered(over: self) }

    /// Whether the pictures of drags can be placed outside of the window.
    package var placesDrags: Bool { WindowPopups.placeDrags(of: self) }

    /// Whether the desktop can show the picture of a drag that it carries.
    package var carriesDrags: Bool { WindowPopups.areDragsCarried }

    /// The work area of the screen that shows a rectangle of the window; both in the window's coordinates, in points.
    package func workArea(around rect: CGRect) -> CGRect? { popups.workArea(of: self, around: rect) }

    /// Shows popups in windows of their own, and closes the windows of all others.
    package func show(_ surfaces: [PopupSurface]) { popups.show(surfaces, of: self) }

    /// Whether it has shown popups in windows of their own.
    package var hasPopups: Bool { !popups.isEmpty }

    /// Whether an ID is that of the window, or of one of its popups.
    func owns(_ id: UInt32) -> Bool { id == self.id || popups[id] != nil }

    /// Has popups laid out again within the edges of the screen that a compositor has told.
    func popupWasRefused(_ wanted: CGRect, _ given: CGRect) {
        popups.learn(wanted: wanted, given: given, of: self)
        receive(.popupRoomChanged)
    }

    /// Handles an event of a popup's window; its input is that of this window.
    func popupEvent(_ event: SDL_WindowEvent) {
        switch SDL_WindowEventID(UInt32(event.event)) {
        case SDL_WINDOWEVENT_EXPOSED: popups[event.windowID]?.showAgain()
        case SDL_WINDOWEVENT_LEAVE: if !hasPointer { receive(.input(.pointerLeft)) }
        default: break
        }
    }

    // MARK: Events and frames, for the loop

    /// Whether the user can do nothing in it, because a dialog of the program has to be answered.
    var isBlocked = false

    /// Delivers an event. Moves and new sizes are held back until `flush` or an event of another kind: only the last
    /// counts.
    func receive(_ event: WindowEvent) {
        frames?.forget()
        switch event {
        case .input where isBlocked: break
        case .closeRequested where isBlocked: break
        case .input(.pointerMoved(let place)):
            SharedInput.pointerIsOver(self)
            if ownFrame != nil { followSide(at: place) }
            pendingMove = place
        case .resized: isResizePending = true
        case .exposed: isExposePending = true
        case .hidden, .shown:
            let isHidden = event == .hidden
            // A window that is no longer maximised may have the same size.
            if ownFrame != nil { isResizePending = true }
            // Restoring from maximised reports that the window is shown, although it already was.
            guard isHidden != wasHidden else { return }
            wasHidden = isHidden
            deliver(event)
        case .closeRequested where client == nil, .destroyed where client == nil: close()
        case .activated, .deactivated:
            // libdecor has drawn its bar and shadow anew, which the compositor shows with the next picture of the
            // window. Until then the shadow of a new window is in front of it for the pointer.
            if TitleBars.areOfLibdecor { isExposePending = true }
            deliver(event)
        default: deliver(event)
        }
    }

    private func deliver(_ event: WindowEvent) {
        flush()
        client?.handle(event)
    }

    /// Delivers held-back events.
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
            // The presenter still has the pixels: they need not be painted again.
            if !presenter.showAgain() { client?.handle(.exposed) }
        }
    }

    /// Called when the device has lost its textures.
    func deviceWasReset() {
        presenter.deviceWasReset()
        client?.handle(.exposed)
    }

    /// Whether a frame is needed and would be visible.
    var wantsFrame: Bool { client?.needsFrame == true && isVisible }

    /// When a visible frame becomes necessary without an event.
    var nextFrameDate: Date? { client?.nextFrameDate.flatMap { isVisible ? $0 : nil } }

    private func followPresenter() {
        guard let frames else { return }
        presenter.willPresent = { frames.willPresent() }
    }

    func frame(at time: Double) {
        client?.frame(at: time)
        if presenter.hasFailed { fallBack() }
    }

    /// Handles a failed device: from now on the window is drawn in memory, beginning with a whole frame.
    private func fallBack() {
        guard let window else { return }
        RuntimeWarning.issue("The GPU failed (\(SDLWindow.error)). Windows are drawn in memory from now on.")
        presenter.close()
        presenter = SurfacePresenter(window: window)
        followPresenter()
        client?.handle(.exposed)
    }
}
