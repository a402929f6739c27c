import CasementCore
import Foundation

extension NSApplication {
    /// How a program stands among others.
    public enum ActivationPolicy: Int, Sendable {
        /// With windows and an entry in the desktop's bar; with windows only; without windows.
        case regular, accessory, prohibited
    }

    /// How the program stands among others: as one with windows.
    public func activationPolicy() -> ActivationPolicy { .regular }

    /// Has no effect: desktops let the user choose the next program.
    public func deactivate() { WithoutEffect.note("NSApplication.deactivate()", "the user chooses the next program") }

    /// Has no effect: desktops list programs by their windows. The result is whether the program is so already.
    @discardableResult public func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool {
        if activationPolicy != .regular {
            WithoutEffect.note("NSApplication.setActivationPolicy(_:)", "desktops list programs by their windows")
        }
        return activationPolicy == .regular
    }

    /// Opens the window that says what the program is.
    public func orderFrontStandardAboutPanel(_ sender: Any?) { RunningApp.current?.openAbout() }

    /// Opens the window that says what the program is, with some of it as given here. A window that is open already
    /// stays as it is.
    public func orderFrontStandardAboutPanel(options: [AboutPanelOptionKey: Any] = [:]) {
        RunningApp.current?.openAbout(AboutFacts(options))
    }

    /// What the window about the program says.
    public struct AboutPanelOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The name of the program, a string.
        public static let applicationName = Self(rawValue: "ApplicationName")
        /// Its version for users, a string.
        public static let applicationVersion = Self(rawValue: "ApplicationVersion")
        /// The number of its build, a string.
        public static let version = Self(rawValue: "Version")
        /// Its icon, an `NSImage`.
        public static let applicationIcon = Self(rawValue: "ApplicationIcon")
        /// A longer text, an `NSAttributedString`. Only its characters are shown.
        public static let credits = Self(rawValue: "Credits")
    }

    private var open: [AppWindow] { RunningApp.current?.windows.windows ?? [] }

    /// Shows all windows of the program as icons, or in the list of windows alone.
    public func hide(_ sender: Any?) { for window in open where !window.isCovered { window.minimize() } }

    /// Brings all windows of the program to the front.
    public func unhide(_ sender: Any?) { RunningApp.current?.raiseAll() }

    /// Whether no window of the program can be seen.
    public var isHidden: Bool { !open.contains { $0.isVisible } }

    /// Has no effect: the windows of other programs are theirs.
    public func hideOtherApplications(_ sender: Any?) {
        WithoutEffect.note("NSApplication.hideOtherApplications(_:)", "the windows of other programs are theirs")
    }

    /// Has no effect: the windows of other programs are theirs.
    public func unhideAllApplications(_ sender: Any?) {}

    /// Closes all windows as the user does.
    public func closeAllWindows() { for window in open { window.requestClose() } }

    /// How urgently the user is called.
    public enum RequestUserAttentionType: UInt, Sendable { case criticalRequest = 0, informationalRequest = 10 }

    /// Has no effect: use a notification. The result is a number for `cancelUserAttentionRequest(_:)`.
    @discardableResult public func requestUserAttention(_ requestType: RequestUserAttentionType) -> Int {
        WithoutEffect.note("NSApplication.requestUserAttention(_:)", "UNUserNotificationCenter tells the user")
        return 0
    }

    /// Has no effect.
    public func cancelUserAttentionRequest(_ request: Int) {}

    /// The program's icon in the desktop's bar.
    public var dockTile: NSDockTile { .shared }
}

/// The program's icon in the desktop's bar, by the name of AppKit. What is set of it has no effect.
@MainActor @preconcurrency public final class NSDockTile {
    static let shared = NSDockTile()
    private init() {}

    /// A short text on the icon. It has no effect: desktops have no common way to show it.
    public var badgeLabel: String? {
        didSet { WithoutEffect.note("NSDockTile.badgeLabel", "desktops have no common way to show it") }
    }

    /// Whether the badge is shown. It has no effect.
    public var showsApplicationBadge = true

    /// Has no effect.
    public func display() {}
}

/// A sound, by the name of AppKit. There is none: desktops have no common sounds, and files are not played.
@MainActor @preconcurrency public final class NSSound {
    /// The name of a sound.
    public typealias Name = String

    /// Nil: there are no sounds with names.
    public init?(named name: Name) { return nil }
    /// Nil: files are not played.
    public init?(contentsOf url: URL, byReference byRef: Bool) { return nil }
    /// Nil: files are not played.
    public init?(contentsOfFile path: String, byReference byRef: Bool) { return nil }
    /// Nil: files are not played.
    public init?(data: Data) { return nil }

    /// Plays the sound; the result is whether it has begun.
    @discardableResult public func play() -> Bool { false }
    /// Ends the sound; the result is whether it was played.
    @discardableResult public func stop() -> Bool { false }
    /// How loud it is, from 0 to 1.
    public var volume: Float = 1
    /// Whether it begins again at its end.
    public var loops = false

    /// Has no effect: there is no sound that all desktops have.
    public static func beep() {
        WithoutEffect.note("NSSound.beep()", "there is no sound that all desktops have")
    }
}
