import Observation

/// Where copied text goes and pasted text comes from.
@MainActor package protocol Clipboard: AnyObject, Sendable {
    /// The text that was copied last, by any program; nil for none.
    var text: String? { get set }
    /// Whether there is such a text, as far as is known without taking it. A body that asks runs again when that changes.
    var hasText: Bool { get }
    /// What was selected last, which the middle button inserts, where the desktop has that.
    var selectedText: String? { get set }
}

/// A clipboard of its own, for windows that no desktop has.
@MainActor @Observable package final class MemoryClipboard: Clipboard {
    package var text: String?
    package var hasText: Bool { text?.isEmpty == false }
    package var selectedText: String?
    package nonisolated init() {}
}

private struct ClipboardKey: EnvironmentKey {
    static let defaultValue: any Clipboard = MemoryClipboard()
}

extension EnvironmentValues {
    package var clipboard: any Clipboard {
        get { self[ClipboardKey.self] }
        set { self[ClipboardKey.self] = newValue }
    }
}
