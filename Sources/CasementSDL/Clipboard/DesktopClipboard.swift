import CSDL2
import CasementCore
import Observation

/// The desktop's clipboard and its primary selection (X11's and Wayland's most recently selected text).
@MainActor @Observable package final class DesktopClipboard: Clipboard {
    package static let shared = DesktopClipboard()

    package var text: String? {
        get { if let x11 = X11Selections.shared { x11.clipboard } else { Self.take(SDL_GetClipboardText()) } }
        set {
            if let x11 = X11Selections.shared { x11.clipboard = newValue } else { SDL_SetClipboardText(newValue ?? "") }
        }
    }

    private var isTextThere = false
    @ObservationIgnored private var isWatched = false

    package var hasText: Bool {
        if !isWatched {
            isWatched = true
            watch()
        }
        return isTextThere
    }

    private func watch() {
        guard let x11 = X11Selections.shared else { return textIsThere(SDL_HasClipboardText() == SDL_TRUE) }
        x11.watchClipboard { [weak self] in self?.textIsThere($0) }
    }

    private func textIsThere(_ new: Bool) { if new != isTextThere { isTextThere = new } }

    /// Called when SDL reports a change, or when another program had the keyboard focus.
    func mayHaveChanged() {
        if isWatched, X11Selections.shared == nil { textIsThere(SDL_HasClipboardText() == SDL_TRUE) }
    }

    package var selectedText: String? {
        get { if let x11 = X11Selections.shared { x11.primary } else { Self.take(SDL_GetPrimarySelectionText()) } }
        set {
            if let x11 = X11Selections.shared {
                x11.primary = newValue
            } else {
                SDL_SetPrimarySelectionText(newValue ?? "")
            }
        }
    }

    /// Copies a string that SDL allocated, and frees it; nil if it is empty. Invalid UTF-8 is replaced.
    private static func take(_ memory: UnsafeMutablePointer<CChar>?) -> String? {
        guard let memory else { return nil }
        defer { SDL_free(memory) }
        let text = String(cString: memory)
        return text.isEmpty ? nil : text
    }
}
