import CasementCore
import Foundation

/// A window of the program, by the name of AppKit: what code that runs outside of views does with it. Scenes have
/// windows, and code can make others:
///
///     let window = NSWindow(
///         contentRect: CGRect(x: 0, y: 0, width: 300, height: 200), styleMask: [.titled, .closable, .resizable],
///         backing: .buffered, defer: false)
///     window.contentView = NSHostingView(rootView: Welcome())
///     window.center()
///     window.makeKeyAndOrderFront(nil)
///
/// What a window looks like is said by its scene and its content, or by what it was made with; other properties for
/// that have no effect, and say so once in programs that are built for debugging.
@MainActor @preconcurrency open class NSWindow {
    private(set) weak var window: AppWindow?
    /// What a window shows that code has made; nil for the window of a scene.
    let own: OwnWindow?
    /// The controller that was made for it last, as long as the program keeps that.
    weak var keptController: NSWindowController?
    /// What was set of the looks, for programs that read it again.
    var looks = Looks()
    /// What is told of the window; it is not kept alive.
    public weak var delegate: (any NSWindowDelegate)?

    init(_ window: AppWindow) { (self.window, own) = (window, nil) }

    /// Makes a window, which `makeKeyAndOrderFront(_:)` shows. The size is that of its content, in points; with a size
    /// of zero it has that of the content view. Its place is the desktop's or the middle of the screen, by `center()`.
    ///
    /// - Parameters:
    ///   - style: A window has a frame if it is `titled`, and can be resized if it is `resizable`.
    ///   - backingStoreType: Has no effect.
    ///   - flag: Has no effect: a window exists on the desktop from when it is shown.
    public init(
        contentRect: CGRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType, defer flag: Bool
    ) {
        own = OwnWindow(size: contentRect.size)
        looks.styleMask = style
    }

    /// Whether the user can work in it. It has no effect: the desktop gives windows the keyboard.
    open var canBecomeKey: Bool { true }
    /// Whether it can be the main window. It has no effect: only panels cannot.
    open var canBecomeMain: Bool { own?.isPanel != true }
    /// Called when it has got the keyboard.
    open func becomeKey() {}
    /// Called when it has lost the keyboard.
    open func resignKey() {}
    /// Called when it has become the main window.
    open func becomeMain() {}
    /// Called when another window has become the main one.
    open func resignMain() {}

    /// The title; empty for a scene's window that was closed. What is set counts until the content sets another, by
    /// `navigationTitle`.
    public var title: String {
        get { window?.title.title ?? own?.title ?? "" }
        set {
            own?.title = newValue
            window?.title.title = WindowTitle.line(newValue)
        }
    }

    /// The second part of the title. What is set counts until the content sets another, by `navigationSubtitle`.
    public var subtitle: String {
        get { window?.title.subtitle ?? own?.subtitle ?? "" }
        set {
            own?.subtitle = newValue
            let line = WindowTitle.line(newValue)
            window?.title.subtitle = line.isEmpty ? nil : line
        }
    }

    /// Whether it has the keyboard.
    public var isKeyWindow: Bool { window?.isKey ?? false }

    /// Whether the user works in it: it has the keyboard, or is behind a panel that has.
    public var isMainWindow: Bool { window.map { $0.isMain || $0.isKey && !$0.scene.isPanel } ?? false }

    /// Whether the user can see it, as far as the desktop tells.
    public var isVisible: Bool { shown?.isVisible ?? own?.isWanted ?? false }

    /// The screen.
    public var screen: NSScreen? { .main }

    /// Its place and size in points. As in AppKit, y counts upwards; the place is only known on X11, and is (0, 0)
    /// elsewhere.
    public var frame: CGRect {
        guard let window else { return CGRect(origin: .zero, size: own?.size ?? .zero) }
        let size = window.pipeline.size
        guard let origin = window.keptFrame?.origin, let display = window.native?.display else {
            return CGRect(origin: .zero, size: size)
        }
        return CGRect(
            origin: CGPoint(x: origin.x - display.bounds.minX, y: display.bounds.maxY - origin.y - size.height),
            size: size)
    }

    /// The window on the desktop, unless it was closed.
    private var shown: AppWindow? { window?.isOpen == true ? window : nil }

    /// Brings it to the front, with the keyboard. One that code has made opens at the end of the turn of the event
    /// loop; one that was closed opens again, and its views have their first state.
    open func makeKeyAndOrderFront(_ sender: Any?) {
        guard let window = shown else {
            own?.isWanted = true
            return open()
        }
        if window.isCovered { window.setCovered(false) }
        window.raise()
    }

    /// Opens a window that code has made.
    private func open() {
        guard let own, let program = RunningApp.current, program.isRunning else {
            return RuntimeWarning.issue("An NSWindow is shown that was closed, or before the program runs.")
        }
        program.afterTurn { [self] in
            guard own.isWanted, shown == nil else { return }
            program.open(own.scene(of: self), value: nil)
            own.isWanted = false
            if !own.subtitle.isEmpty { subtitle = own.subtitle }
        }
    }

    /// Takes the window that has opened for it.
    func showing(_ window: AppWindow) -> NSWindow {
        self.window = window
        return self
    }

    /// Brings it to the front, with the keyboard: desktops do not do the one without the other.
    public func orderFront(_ sender: Any?) { makeKeyAndOrderFront(sender) }

    /// Brings it to the front, with the keyboard.
    public func orderFrontRegardless() { makeKeyAndOrderFront(nil) }

    /// Gives it the keyboard.
    public func makeKey() { makeKeyAndOrderFront(nil) }

    /// Hides it. It stays open, with its state, until it is brought to the front again.
    open func orderOut(_ sender: Any?) {
        own?.isWanted = false
        guard let window, !window.isCovered else { return }
        window.setCovered(true)
        if window.isKey { window.resignKey() }
    }

    /// Closes it as the user does: its content may refuse.
    public func performClose(_ sender: Any?) { window?.requestClose() }

    /// Closes it, and asks nobody.
    open func close() {
        own?.isWanted = false
        window?.close()
    }

    /// Shows it as an icon, or in the list of windows alone.
    public func miniaturize(_ sender: Any?) { window?.minimize() }

    /// Shows it again.
    public func deminiaturize(_ sender: Any?) { makeKeyAndOrderFront(sender) }

    /// Gives it as much of the screen as it may have, or its size of before.
    public func zoom(_ sender: Any?) { window?.zoom() }

    /// Makes it cover the screen, or gives it its size of before.
    public func toggleFullScreen(_ sender: Any?) { window?.toggleFullScreen() }

    /// Gives its content a size in points. Sizes that a window cannot have are left out.
    public func setContentSize(_ size: CGSize) {
        guard AppWindow.length(size.width) != nil, AppWindow.length(size.height) != nil else { return }
        own?.size = size
        window?.native?.resize(to: size)
    }

    /// Gives it a size in points. Its place is the desktop's: that of the rectangle has no effect.
    public func setFrame(_ frameRect: CGRect, display flag: Bool) { setContentSize(frameRect.size) }

    /// Gives it a size in points, at once. Its place is the desktop's: that of the rectangle has no effect.
    public func setFrame(_ frameRect: CGRect, display displayFlag: Bool, animate animateFlag: Bool) {
        setContentSize(frameRect.size)
    }

    /// Has a window that code has made open in the middle of the screen. It has no effect on open windows, which the
    /// desktop places; for those of scenes use `defaultPosition` or `defaultWindowPlacement`.
    public func center() {
        if let own, shown == nil {
            own.isCentered = true
            return
        }
        WithoutEffect.note("NSWindow.center()", "defaultPosition(.center) opens a window there")
    }

    /// Whether what is set of its looks counts when it opens.
    var isUnopened: Bool { own != nil && shown == nil }

    /// Has no effect: desktops place windows.
    public func setFrameOrigin(_ point: CGPoint) {
        WithoutEffect.note("NSWindow.setFrameOrigin(_:)", "defaultWindowPlacement places a window")
    }

    /// The name under which its frame is kept. Frames are always kept, by their scene; the name has no effect.
    public var frameAutosaveName: FrameAutosaveName { looks.autosaveName }

    /// Sets the name under which its frame is kept. It has no effect, since frames are always kept; the result is true.
    @discardableResult public func setFrameAutosaveName(_ name: FrameAutosaveName) -> Bool {
        looks.autosaveName = name
        return true
    }

    /// A name of a frame that is kept.
    public typealias FrameAutosaveName = String

    /// Takes the focus from a text field, if `responder` is nil. Nothing else can be made the first responder.
    @discardableResult public func makeFirstResponder(_ responder: Any?) -> Bool {
        guard responder == nil, let window else { return false }
        window.pipeline.input.focus.focus(nil, by: .program)
        return true
    }

    /// Posted when a window gets the keyboard; its object is the window.
    public static let didBecomeKeyNotification = Notification.Name("NSWindowDidBecomeKeyNotification")
    /// Posted when a window loses the keyboard; its object is the window.
    public static let didResignKeyNotification = Notification.Name("NSWindowDidResignKeyNotification")
    /// Posted when a window becomes the main one, which is when it gets the keyboard; its object is the window.
    public static let didBecomeMainNotification = Notification.Name("NSWindowDidBecomeMainNotification")
    /// Posted when another window becomes the main one; its object is the window.
    public static let didResignMainNotification = Notification.Name("NSWindowDidResignMainNotification")
    /// Posted before a window closes; its object is the window.
    public static let willCloseNotification = Notification.Name("NSWindowWillCloseNotification")
    /// Posted when a window has another size; its object is the window.
    public static let didResizeNotification = Notification.Name("NSWindowDidResizeNotification")
    /// Posted when a window has moved, on X11; its object is the window.
    public static let didMoveNotification = Notification.Name("NSWindowDidMoveNotification")
    /// Posted when a window is shown as an icon, or cannot be seen for another reason; its object is the window.
    public static let didMiniaturizeNotification = Notification.Name("NSWindowDidMiniaturizeNotification")
    /// Posted when a window can be seen again; its object is the window.
    public static let didDeminiaturizeNotification = Notification.Name("NSWindowDidDeminiaturizeNotification")
}

extension AppWindow {
    /// Tells the delegate and observers what has happened to the window.
    func post(_ name: Notification.Name) {
        let notification = Notification(name: name, object: handle)
        switch name {
        case NSWindow.didBecomeKeyNotification: handle.becomeKey()
        case NSWindow.didResignKeyNotification: handle.resignKey()
        case NSWindow.didBecomeMainNotification: handle.becomeMain()
        case NSWindow.didResignMainNotification: handle.resignMain()
        default: break
        }
        handle.delegate?.take(notification)
        NotificationCenter.default.post(notification)
    }
}

extension NSApplication {
    private var open: [AppWindow] { RunningApp.current?.windows.windows ?? [] }

    /// The open windows, from front to back.
    public var windows: [NSWindow] { open.map(\.handle) }

    /// The window with the keyboard; nil while a window of another program has it.
    public var keyWindow: NSWindow? { open.first { $0.isKey }?.handle }

    /// The window that the user works in: the key window, or the one behind a panel.
    public var mainWindow: NSWindow? { (open.first { $0.isMain } ?? open.first { $0.isKey })?.handle }

    /// How a dialog was answered.
    public struct ModalResponse: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The user has confirmed it.
        public static let OK = ModalResponse(rawValue: 1)
        /// The user has cancelled it.
        public static let cancel = ModalResponse(rawValue: 0)
    }
}
