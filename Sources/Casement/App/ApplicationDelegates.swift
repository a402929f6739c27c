import CasementCore
import Foundation

/// An object that is told of the moments of a program's life, by the names of AppKit. All functions have default
/// implementations.
///
///     class Delegate: NSObject, NSApplicationDelegate {
///         func applicationDidFinishLaunching(_ notification: Notification) { startServer() }
///         func applicationWillTerminate(_ notification: Notification) { stopServer() }
///     }
///
/// `NSApplicationDelegateAdaptor` makes it, by its `init()`.
@MainActor @preconcurrency public protocol NSApplicationDelegate: AnyObject {
    /// Called before the windows open.
    func applicationWillFinishLaunching(_ notification: Notification)
    /// Called when the windows are open.
    func applicationDidFinishLaunching(_ notification: Notification)
    /// Called when one of the program's windows gets the keyboard.
    func applicationDidBecomeActive(_ notification: Notification)
    /// Called when none of the program's windows has the keyboard any more.
    func applicationWillResignActive(_ notification: Notification)
    /// Called after `applicationWillResignActive`.
    func applicationDidResignActive(_ notification: Notification)
    /// Called when the user ends the program, before its windows are asked. `terminateLater` waits for
    /// `reply(toApplicationShouldTerminate:)`.
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
    /// Whether closing the last window ends the program; true by default. If not, it goes on without a window until
    /// `terminate`, or a signal.
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
    /// Called before the program ends, while its windows are still there.
    func applicationWillTerminate(_ notification: Notification)
    /// Called when the program is opened again while it runs, by the desktop or by `NSApplication.reopen`. If it has no
    /// visible window and the result is true, which it is by default, the window of the first scene opens.
    func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
    /// Called for the addresses and files that the program was started with, after it has finished launching, and for
    /// those of later starts, which the running program gets.
    func application(_ application: NSApplication, open urls: [URL])
    /// The error that `presentError` shows in place of another.
    func application(_ application: NSApplication, willPresentError error: any Error) -> any Error
}

extension NSApplicationDelegate {
    /// The default does nothing.
    public func applicationWillFinishLaunching(_ notification: Notification) {}
    /// The default does nothing.
    public func applicationDidFinishLaunching(_ notification: Notification) {}
    /// The default does nothing.
    public func applicationDidBecomeActive(_ notification: Notification) {}
    /// The default does nothing.
    public func applicationWillResignActive(_ notification: Notification) {}
    /// The default does nothing.
    public func applicationDidResignActive(_ notification: Notification) {}
    /// The default answer is `terminateNow`.
    public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply { .terminateNow }
    /// The default answer is true.
    public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }
    /// The default does nothing.
    public func applicationWillTerminate(_ notification: Notification) {}
    /// The default answer is true.
    public func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool { true }
    /// The default does nothing.
    public func application(_ application: NSApplication, open urls: [URL]) {}
    /// The default answer is the error itself.
    public func application(_ application: NSApplication, willPresentError error: any Error) -> any Error { error }
}

/// An object that is told of the moments of a program's life, by the names of UIKit. All functions have default
/// implementations. `UIApplicationDelegateAdaptor` makes it, by its `init()`.
@MainActor @preconcurrency public protocol UIApplicationDelegate: AnyObject {
    /// Called before the windows open. The result has no effect.
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called when the windows are open. The result has no effect.
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called when one of the program's windows gets the keyboard.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called when none of the program's windows has the keyboard any more.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called when no window is visible any more.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called when a window is visible again.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called before the program ends, while its windows are still there.
    func applicationWillTerminate(_ application: UIApplication)
    /// Called for each address and file that the program was started with. The result has no effect.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
}

extension UIApplicationDelegate {
    /// The default does nothing.
    public func application(
        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// The default does nothing.
    public func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// The default does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// The default does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// The default does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// The default does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// The default does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// The default does nothing.
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }
}
