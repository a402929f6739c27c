import CSDL2
import CasementCore
import Foundation

/// The clipboard as SDL 2 exchanges it, which has texts only: where there is neither X11 nor a Wayland compositor whose
/// clipboard the program can use itself.
@MainActor final class SDLClipboard: ClipboardExchange {
    /// The text for which this program's items stand.
    private var own = ""
    private var onFormats: (([String]) -> Void)?

    func put(_ items: [TransferItem], isNew: Bool) {
        own = DesktopFormats.text(of: items) ?? ""
        SDL_SetClipboardText(own)
    }

    func isStill(_ items: [TransferItem]) -> Bool { (text ?? "") == own }

    var formats: [String] { text == nil ? [] : DesktopFormats.text }

    func data(as name: String) -> Data? { text.map { Data($0.utf8) } }

    var text: String? { Self.take(SDL_GetClipboardText()) }

    var selectedText: String? {
        get { Self.take(SDL_GetPrimarySelectionText()) }
        set { SDL_SetPrimarySelectionText(newValue ?? "") }
    }

    func watch(_ onFormats: @escaping ([String]) -> Void, changed: @escaping () -> Void) {
        self.onFormats = onFormats
        onFormats(formats)
    }

    func mayHaveChanged() { onFormats?(formats) }

    /// Copies a string that SDL allocated, and frees it; nil if it is empty. Invalid UTF-8 is replaced.
    private static func take(_ memory: UnsafeMutablePointer<CChar>?) -> String? {
        guard let memory else { return nil }
        defer { SDL_free(memory) }
        let text = String(cString: memory)
        return text.isEmpty ? nil : text
    }
}
