import Foundation

/// What a program tells a screen reader. No effect yet: none is told of a window's views.
public enum AccessibilityNotification {
    /// A text that is to be spoken.
    public struct Announcement: Sendable {
        /// Creates an announcement of a text.
        public init(_ announcement: AttributedString) {}

        /// Creates an announcement of a text.
        public init(_ announcement: String) {}

        /// Creates an announcement of a text in the language of the program.
        public init(_ announcement: LocalizedStringResource) {}

        /// No effect.
        public func post() { AccessibilityNotification.note("Announcement") }
    }

    /// The content of a window was replaced.
    public struct ScreenChanged: Sendable {
        /// Creates the notification; `focus` is what is to be read next.
        public init(_ focus: (any Sendable)? = nil) {}

        /// No effect.
        public func post() { AccessibilityNotification.note("ScreenChanged") }
    }

    /// A part of a window's content was replaced.
    public struct LayoutChanged: Sendable {
        /// Creates the notification; `focus` is what is to be read next.
        public init(_ focus: (any Sendable)? = nil) {}

        /// No effect.
        public func post() { AccessibilityNotification.note("LayoutChanged") }
    }

    /// A page was scrolled.
    public struct PageScrolled: Sendable {
        /// Creates the notification with a description of the new place.
        public init(_ status: String) {}

        /// No effect.
        public func post() { AccessibilityNotification.note("PageScrolled") }
    }

    /// From any thread.
    private static func note(_ name: String) {
        Task { @MainActor in
            WithoutEffect.note("AccessibilityNotification.\(name)", "no screen reader is told of views yet")
        }
    }
}
