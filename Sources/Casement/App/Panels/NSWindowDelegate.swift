import CasementCore
import Foundation

/// An object that is told what happens to a window, with AppKit's name. All functions have default implementations.
///
///     final class Keeper: NSObject, NSWindowDelegate {
///         func windowShouldClose(_ sender: NSWindow) -> Bool { sender.isDocumentEdited == false }
///     }
///
/// The objects of the notifications are the window. Views use `onChange(of: scenePhase)` and
/// `dismissalConfirmationDialog`, which need no window.
@MainActor @preconcurrency public protocol NSWindowDelegate: AnyObject {
    /// Whether the window may close, where the user closes it or `performClose` is called.
    func windowShouldClose(_ sender: NSWindow) -> Bool
    /// Called before the window closes.
    func windowWillClose(_ notification: Notification)
    /// Called when the window gets the keyboard.
    func windowDidBecomeKey(_ notification: Notification)
    /// Called when the window loses the keyboard.
    func windowDidResignKey(_ notification: Notification)
    /// Called when the window becomes the main one.
    func windowDidBecomeMain(_ notification: Notification)
    /// Called when another window becomes the main one.
    func windowDidResignMain(_ notification: Notification)
    /// Called when the window has another size.
    func windowDidResize(_ notification: Notification)
    /// Called when the window has moved, on X11.
    func windowDidMove(_ notification: Notification)
    /// Called when the window is shown as an icon, or cannot be seen for another reason.
    func windowDidMiniaturize(_ notification: Notification)
    /// Called when the window can be seen again.
    func windowDidDeminiaturize(_ notification: Notification)
}

extension NSWindowDelegate {
    /// The default answer is true.
    public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
    /// The default does nothing.
    public func windowWillClose(_ notification: Notification) {}
    /// The default does nothing.
    public func windowDidBecomeKey(_ notification: Notification) {}
    /// The default does nothing.
    public func windowDidResignKey(_ notification: Notification) {}
    /// The default does nothing.
    public func windowDidBecomeMain(_ notification: Notification) {}
    /// The default does nothing.
    public func windowDidResignMain(_ notification: Notification) {}
    /// The default does nothing.
    public func windowDidResize(_ notification: Notification) {}
    /// The default does nothing.
    public func windowDidMove(_ notification: Notification) {}
    /// The default does nothing.
    public func windowDidMiniaturize(_ notification: Notification) {}
    /// The default does nothing.
    public func windowDidDeminiaturize(_ notification: Notification) {}

    /// Passes on what the notifications of windows say.
    func take(_ notification: Notification) {
        switch notification.name {
        case NSWindow.willCloseNotification: windowWillClose(notification)
        case NSWindow.didBecomeKeyNotification: windowDidBecomeKey(notification)
        case NSWindow.didResignKeyNotification: windowDidResignKey(notification)
        case NSWindow.didBecomeMainNotification: windowDidBecomeMain(notification)
        case NSWindow.didResignMainNotification: windowDidResignMain(notification)
        case NSWindow.didResizeNotification: windowDidResize(notification)
        case NSWindow.didMoveNotification: windowDidMove(notification)
        case NSWindow.didMiniaturizeNotification: windowDidMiniaturize(notification)
        case NSWindow.didDeminiaturizeNotification: windowDidDeminiaturize(notification)
        default: break
        }
    }
}
