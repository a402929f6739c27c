import CSDL2
import CasementCore

/// The desktop's clipboard, and what was selected last (X11's and Wayland's primary selection).
@MainActor package final class DesktopClipboard: Clipboard {
    package static let shared = DesktopClipboard()

    package var text: String? {
        get { Self.take(SDL_GetClipboardText()) }
        set { SDL_SetClipboardText(newValue ?? "") }
    }

    package var selectedText: String? {
        get { Self.take(SDL_GetPrimarySelectionText()) }
        set { SDL_SetPrimarySelectionText(newValue ?? "") }
    }

    /// SDL gives memory of its own, empty where there is nothing. What is no UTF-8 in it is replaced.
    private static func take(_ memory: UnsafeMutablePointer<CChar>?) -> String? {
        guard let memory else { return nil }
        defer { SDL_free(memory) }
        let text = String(cString: memory)
        return text.isEmpty ? nil : text
    }
}
