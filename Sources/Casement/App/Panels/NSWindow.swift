import CasementCore
import Foundation

/// A window of the program, by the name of AppKit: what code that runs outside of views does with it.
@MainActor @preconcurrency public final class NSWindow {
    private(set) weak var window: AppWindow?

    init(_ window: AppWindow) { self.window = window }

    /// The title; empty for a window that was closed.
    public var title: String { window?.title.title ?? "" }

    /// Whether it has the keyboard.
    public var isKeyWindow: Bool { window?.isKey ?? false }

    /// Whether the user can see it, as far as the desktop tells.
    public var isVisible: Bool { window?.isVisible ?? false }

    /// Brings it to the front, with the keyboard.
    public func makeKeyAndOrderFront(_ sender: Any?) { window?.raise() }

    /// Closes it as the user does: its content may refuse.
    public func performClose(_ sender: Any?) { window?.requestClose() }

    /// Closes it, and asks nobody.
    public func close() { window?.close() }
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
