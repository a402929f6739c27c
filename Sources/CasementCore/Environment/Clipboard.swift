import Observation

/// The clipboard that text is copied to and pasted from.
@MainActor package protocol Clipboard: AnyObject, Sendable {
    /// The text that was copied last, by any program; nil if there is none.
    var text: String? { get set }
    /// Whether text is available, as far as known without reading it. A body that reads this
    /// runs again when it changes.
    var hasText: Bool { get }
    /// The primary selection, which the middle button pastes, on desktops that have one.
    var selectedText: String? { get set }
}

/// A clipboard in memory, for windows without a desktop.
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
