import CSDL2
import CasementCore
import Foundation

/// Collects the items of a drop on a window: SDL sends each file and each line of a text separately, between a
/// beginning and an end.
@MainActor struct DropTranslation {
    private var files: [URL] = []
    private var lines: [String] = []

    func takes(_ event: SDL_Event) -> Bool {
        switch SDL_EventType(event.type) {
        case SDL_DROPBEGIN, SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPCOMPLETE: true
        default: false
        }
    }

    /// The dropped items, once all of them are known: a URL for each file, and the text.
    mutating func items(with event: SDL_Event) -> [TransferItem]? {
        // The text must be freed here.
        defer { if let memory = event.drop.file { SDL_free(memory) } }
        switch SDL_EventType(event.type) {
        case SDL_DROPBEGIN: (files, lines) = ([], [])
        case SDL_DROPFILE: if let path = text(event) { files.append(URL(fileURLWithPath: path)) }
        case SDL_DROPTEXT: if let line = text(event) { lines.append(line) }
        case SDL_DROPCOMPLETE:
            var items: [TransferItem] = []
            for file in files { items.append(TransferItem(file)) }
            if !lines.isEmpty { items.append(TransferItem(lines.joined(separator: "\n"))) }
            (files, lines) = ([], [])
            return items
        default: break
        }
        return nil
    }

    private func text(_ event: SDL_Event) -> String? { event.drop.file.map { String(cString: $0) } }
}
