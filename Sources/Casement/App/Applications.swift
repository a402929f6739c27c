import CasementCore
import Foundation

/// The running program, by the name of AppKit.
@MainActor @preconcurrency public final class NSApplication {
    /// The running program.
    public static let shared = NSApplication()

    /// The program's answer to being ended.
    public enum TerminateReply: Sendable { case terminateCancel, terminateNow, terminateLater }

    private init() {}

    private var program: RunningApp? { RunningApp.current }

    /// What is told of the moments of the program's life: what the app's `NSApplicationDelegateAdaptor` has made, or
    /// what was set here.
    public var delegate: (any NSApplicationDelegate)? {
        get { program.map(\.life.desktopDelegate) ?? ProgramLife.delegateOfNext }
        set {
            if let program { program.life.desktopDelegate = newValue } else { ProgramLife.delegateOfNext = newValue }
        }
    }

    /// The icon of the program's windows. At the start it is that of the icon set `AppIcon` in an asset catalogue of
    /// the program, or a picture file of that name among its resources; where there is none, it reads as a symbol of a
    /// window, and the desktop shows its own. It is shown on X11; on Wayland, desktops take the icon from the program's
    /// desktop file.
    public var applicationIconImage: NSImage! {
        get { program?.system.icon.map { NSImage(cgImage: $0) } ?? NSImage(systemName: "macwindow") ?? NSImage() }
        set { program?.system.icon = newValue?.cgImage }
    }

    /// Whether one of the program's windows has the keyboard.
    public var isActive: Bool { program?.windows.key != nil }

    /// Whether the program runs.
    public var isRunning: Bool { program?.isRunning ?? false }

    /// The event that the program handles, or the last one: what was clicked or pressed, with the modifier keys.
    public var currentEvent: NSEvent? { NSEvent.current }

    /// Runs a program without an `App`: its delegate does everything. It goes on without a window until `terminate`, or
    /// a signal; closing the last window ends it, unless the delegate says otherwise. It does not return.
    ///
    ///     let delegate = Delegate()
    ///     NSApplication.shared.delegate = delegate
    ///     NSApplication.shared.run()
    ///
    /// In a program that runs already it does nothing.
    public func run() {
        if program?.isRunning == true {
            RuntimeWarning.issue("NSApplication.run() does nothing: the program runs, by its App.")
        } else {
            DelegateApp.main()
        }
    }

    /// Ends the program as the user does: its delegate and its windows may refuse.
    public func terminate(_ sender: Any?) { program?.quit() }

    /// Answers a question that `applicationShouldTerminate` answered by `terminateLater`.
    public func reply(toApplicationShouldTerminate shouldTerminate: Bool) {
        program?.life.answer?(shouldTerminate)
    }

    /// Brings the frontmost window to the front of the desktop, with the keyboard.
    public func activate() { program?.windows.windows.first { !$0.isCovered }?.raise() }

    /// Brings the frontmost window to the front of the desktop. The argument has no effect.
    public func activate(ignoringOtherApps flag: Bool) { activate() }

    /// Does what opening the program again does while it runs: asks the delegate, and opens the window of the first
    /// scene where no window is visible. SwiftUI's programs have no such call.
    public func reopen() { program?.reopen() }

    /// Posted before the windows open.
    public static let willFinishLaunchingNotification = Notification.Name("NSApplicationWillFinishLaunching")
    /// Posted when the windows are open.
    public static let didFinishLaunchingNotification = Notification.Name("NSApplicationDidFinishLaunching")
    /// Posted when one of the program's windows gets the keyboard.
    public static let didBecomeActiveNotification = Notification.Name("NSApplicationDidBecomeActive")
    /// Posted when none of the program's windows has the keyboard any more.
    public static let willResignActiveNotification = Notification.Name("NSApplicationWillResignActive")
    /// Posted after `willResignActiveNotification`.
    public static let didResignActiveNotification = Notification.Name("NSApplicationDidResignActive")
    /// Posted before the program ends.
    public static let willTerminateNotification = Notification.Name("NSApplicationWillTerminate")
}

/// The running program.
@MainActor @preconcurrency public var NSApp: NSApplication! { .shared }

/// The running program, by the name of UIKit.
@MainActor @preconcurrency public final class UIApplication: UIResponder {
    /// The running program.
    public static let shared = UIApplication(only: ())

    /// Whether the program is used.
    public enum State: Int, Sendable { case active, inactive, background }

    /// What a program was launched for. None is ever given.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// How an address is opened. None is ever given.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    private init(only: Void) { super.init() }

    /// What is told of the moments of the program's life: what the app's `UIApplicationDelegateAdaptor` has made, or
    /// what was set here.
    public var delegate: (any UIApplicationDelegate)? {
        get { RunningApp.current?.life.phoneDelegate }
        set { RunningApp.current?.life.phoneDelegate = newValue }
    }

    /// Whether one of the program's windows has the keyboard, or is visible at least.
    public var applicationState: State {
        switch RunningApp.current?.windows.phase {
        case .active: .active
        case .inactive: .inactive
        default: .background
        }
    }

    private var awake: (any NSObjectProtocol)?

    /// Whether the display stays on while the program runs; false at first.
    public var isIdleTimerDisabled: Bool {
        get { awake != nil }
        set {
            guard newValue != isIdleTimerDisabled else { return }
            let information = ProcessInfo.processInfo
            if let awake { information.endActivity(awake) }
            let reason = information.processName
            awake = newValue ? information.beginActivity(options: .idleDisplaySleepDisabled, reason: reason) : nil
        }
    }

    /// Posted when the windows are open.
    public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunching")
    /// Posted when one of the program's windows gets the keyboard.
    public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActive")
    /// Posted when none of the program's windows has the keyboard any more.
    public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActive")
    /// Posted when no window is visible any more.
    public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackground")
    /// Posted when a window is visible again.
    public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForeground")
    /// Posted before the program ends.
    public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminate")
}
