import CasementCore
import Foundation

/// A running program, by the name of AppKit: this one. Desktops do not tell programs of others.
///
///     let own = NSRunningApplication.current
///     print(own.processIdentifier, own.localizedName ?? "")
@MainActor @preconcurrency public final class NSRunningApplication {
    /// How a program is brought to the front. It has no effect.
    public struct ActivationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// With all its windows.
        public static let activateAllWindows = ActivationOptions(rawValue: 1)
        /// Also where another program is used.
        public static let activateIgnoringOtherApps = ActivationOptions(rawValue: 2)
    }

    /// This program.
    public static let current = NSRunningApplication()

    /// This program, if it has the identifier; none for others.
    public static func runningApplications(withBundleIdentifier bundleIdentifier: String) -> [NSRunningApplication] {
        current.bundleIdentifier == bundleIdentifier ? [current] : []
    }

    private init() {}

    /// The number of its process.
    public nonisolated var processIdentifier: Int32 { ProcessInfo.processInfo.processIdentifier }
    /// Its name.
    public nonisolated var localizedName: String? { ProcessInfo.processInfo.processName }
    /// Its identifier; nil for none.
    public nonisolated var bundleIdentifier: String? { Bundle.main.bundleIdentifier }
    /// Its folder.
    public nonisolated var bundleURL: URL? { Bundle.main.bundleURL }
    /// Its file.
    public nonisolated var executableURL: URL? { Bundle.main.executableURL }
    /// Its icon, as `NSApp.applicationIconImage`.
    public var icon: NSImage? { NSApp.applicationIconImage }
    /// Whether one of its windows has the keyboard.
    public var isActive: Bool { NSApp.isActive }
    /// How the desktop lists it: by its windows.
    public nonisolated var activationPolicy: NSApplication.ActivationPolicy { .regular }
    /// Whether it is hidden: false.
    public nonisolated var isHidden: Bool { false }
    /// Whether it has ended: false.
    public nonisolated var isTerminated: Bool { false }

    /// Brings its frontmost window to the front, with the keyboard. The result is whether it runs.
    @discardableResult public func activate(options: ActivationOptions = []) -> Bool {
        NSApp.activate()
        return NSApp.isRunning
    }

    /// Ends it as the user does: its delegate and its windows may refuse. The result is whether it runs.
    @discardableResult public func terminate() -> Bool {
        let isRunning = NSApp.isRunning
        NSApp.terminate(nil)
        return isRunning
    }
}

extension NSWorkspace {
    /// The program that is used: this one; nil while a window of another has the keyboard, which no desktop tells of.
    public var frontmostApplication: NSRunningApplication? { NSApp.isActive ? .current : nil }
    /// The programs that run: this one. Desktops do not tell of others.
    public var runningApplications: [NSRunningApplication] { [.current] }
}
