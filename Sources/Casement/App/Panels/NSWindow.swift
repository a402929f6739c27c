import CasementCore
import Foundation

/// A window of the program, by the name of AppKit: what code that runs outside of views does with it.
///
/// What a window looks like is said by its scene and its content; the properties for that have no effect, and say so
/// once in programs that are built for debugging.
@MainActor @preconcurrency public final class NSWindow {
    private(set) weak var window: AppWindow?
    /// What was set of the looks, for programs that read it again.
    var looks = Looks()
    /// What is told of the window; it is not kept alive.
    public weak var delegate: (any NSWindowDelegate)?

    init(_ window: AppWindow) { self.window = window }

    /// The title; empty for a window that was closed. What is set counts until the content sets another, by
    /// `navigationTitle`.
    public var title: String {
        get { window?.title.title ?? "" }
        set { window?.title.title = WindowTitle.line(newValue) }
    }

    /// The second part of the title. What is set counts until the content sets another, by `navigationSubtitle`.
    public var subtitle: String {
        get { window?.title.subtitle ?? "" }
        set {
            let line = WindowTitle.line(newValue)
            window?.title.subtitle = line.isEmpty ? nil : line
        }
    }

    /// Whether it has the keyboard.
    public var isKeyWindow: Bool { window?.isKey ?? false }

    /// Whether the user works in it: it has the keyboard, or is behind a panel that has.
    public var isMainWindow: Bool { window.map { $0.isMain || $0.isKey && !$0.scene.isPanel } ?? false }

    /// Whether the user can see it, as far as the desktop tells.
    public var isVisible: Bool { window?.isVisible ?? false }

    /// The screen.
    public var screen: NSScreen? { .main }

    /// Its place and size in points. As in AppKit, y counts upwards; the place is only known on X11, and is (0, 0)
    /// elsewhere.
    public var frame: CGRect {
        guard let window else { return .zero }
        let size = window.pipeline.size
        guard let origin = window.keptFrame?.origin, let display = window.native?.display else {
            return CGRect(origin: .zero, size: size)
        }
        return CGRect(
            origin: CGPoint(x: origin.x - display.bounds.minX, y: display.bounds.maxY - origin.y - size.height),
            size: size)
    }

    /// Brings it to the front, with the keyboard.
    public func makeKeyAndOrderFront(_ sender: Any?) {
        guard let window else { return }
        if window.isCovered { window.setCovered(false) }
        window.raise()
    }

    /// Brings it to the front, with the keyboard: desktops do not do the one without the other.
    public func orderFront(_ sender: Any?) { makeKeyAndOrderFront(sender) }

    /// Brings it to the front, with the keyboard.
    public func orderFrontRegardless() { makeKeyAndOrderFront(nil) }

    /// Gives it the keyboard.
    public func makeKey() { makeKeyAndOrderFront(nil) }

    /// Hides it. It stays open, with its state, until it is brought to the front again.
    public func orderOut(_ sender: Any?) {
        guard let window, !window.isCovered else { return }
        window.setCovered(true)
        if window.isKey { window.resignKey() }
    }

    /// Closes it as the user does: its content may refuse.
    public func performClose(_ sender: Any?) { window?.requestClose() }

    /// Closes it, and asks nobody.
    public func close() { window?.close() }

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
        guard let window, AppWindow.length(size.width) != nil, AppWindow.length(size.height) != nil else { return }
        window.native?.resize(to: size)
    }

    /// Gives it a size in points. Its place is the desktop's: that of the rectangle has no effect.
    public func setFrame(_ frameRect: CGRect, display flag: Bool) { setContentSize(frameRect.size) }

    /// Gives it a size in points, at once. Its place is the desktop's: that of the rectangle has no effect.
    public func setFrame(_ frameRect: CGRect, display displayFlag: Bool, animate animateFlag: Bool) {
        setContentSize(frameRect.size)
    }

    /// Has no effect: desktops place windows. Use `defaultPosition` or `defaultWindowPlacement`.
    public func center() { WithoutEffect.note("NSWindow.center()", "defaultPosition(.center) opens a window there") }

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
