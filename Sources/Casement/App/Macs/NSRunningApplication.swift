import CasementCore
import Foundation
import Glibc

/// A running program, by the name of AppKit: this one, or another by the number of its process. Desktops do not tell
/// programs of others.
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

    /// What is known of the process of another program; nil for this one.
    private nonisolated let other: OtherProcess?

    private init() { other = nil }

    /// The program of a process; nil where there is none of that number.
    public nonisolated init?(processIdentifier pid: Int32) {
        if pid == ProcessInfo.processInfo.processIdentifier {
            other = nil
        } else {
            guard let process = OtherProcess(pid) else { return nil }
            other = process
        }
    }

    /// The number of its process.
    public nonisolated var processIdentifier: Int32 { other?.id ?? ProcessInfo.processInfo.processIdentifier }
    /// Its name: that of its desktop file, where one started it, or else that of its command.
    public nonisolated var localizedName: String? { other.map(\.name) ?? ProcessInfo.processInfo.processName }
    /// Its identifier; nil for none. That of another program is the name of the desktop file that started it, as far as
    /// the desktop notes it.
    public nonisolated var bundleIdentifier: String? {
        other.map(\.desktopName) ?? Bundle.main.bundleIdentifier
    }
    /// Its folder; that of its file for another program.
    public nonisolated var bundleURL: URL? {
        other.map { $0.executable?.deletingLastPathComponent() } ?? Bundle.main.bundleURL
    }
    /// Its file; nil for the program of another user.
    public nonisolated var executableURL: URL? { other.map(\.executable) ?? Bundle.main.executableURL }
    /// When it was started; nil for this program before it runs.
    public nonisolated var launchDate: Date? { OtherProcess(processIdentifier)?.launchDate }
    /// The icon of this program, as `NSApp.applicationIconImage`; a symbol of a window for another.
    public var icon: NSImage? { other == nil ? NSApp.applicationIconImage : NSImage(systemName: "macwindow") }
    /// Whether one of its windows has the keyboard; false for another program.
    public var isActive: Bool { other == nil && NSApp.isActive }
    /// How the desktop lists it: by its windows.
    public nonisolated var activationPolicy: NSApplication.ActivationPolicy { .regular }
    /// Whether it is hidden: false.
    public nonisolated var isHidden: Bool { false }
    /// Whether it can be used: true.
    public nonisolated var isFinishedLaunching: Bool { true }
    /// Whether it has ended: false for this program.
    public nonisolated var isTerminated: Bool { other.map { !$0.exists } ?? false }

    /// Brings its frontmost window to the front, with the keyboard. The result is whether it runs; it is false for
    /// another program, whose windows are its own.
    @discardableResult public func activate(options: ActivationOptions = []) -> Bool {
        guard other == nil else { return false }
        NSApp.activate()
        return NSApp.isRunning
    }

    /// Ends it as the user does: its delegate and its windows may refuse. Another program gets the signal TERM. The
    /// result is whether it runs and was asked.
    @discardableResult public nonisolated func terminate() -> Bool {
        if let other { return other.send(SIGTERM) }
        guard MainThread.isCurrent else {
            Task { @MainActor in NSApp.terminate(nil) }
            return true
        }
        return MainActor.assumeIsolated {
            let isRunning = NSApp.isRunning
            NSApp.terminate(nil)
            return isRunning
        }
    }

    /// Ends its process at once, by the signal KILL. The result is whether it ran and may be ended.
    @discardableResult public nonisolated func forceTerminate() -> Bool {
        other?.send(SIGKILL) ?? (kill(processIdentifier, SIGKILL) == 0)
    }
}

extension NSWorkspace {
    /// The program that is used: this one; nil while a window of another has the keyboard, which no desktop tells of.
    public var frontmostApplication: NSRunningApplication? { NSApp.isActive ? .current : nil }
    /// The programs that run: this one. Desktops do not tell of others.
    public var runningApplications: [NSRunningApplication] { [.current] }
}
