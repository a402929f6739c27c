import CSDL2
import CasementCore
import Foundation
import Observation

/// The desktop's clipboard and its primary selection (X11's and Wayland's most recently selected text). On X11 data of
/// all types is exchanged with other programs, elsewhere text only, because SDL 2 has nothing else.
@MainActor @Observable package final class DesktopClipboard: ClipboardBackend {
    package static let shared = DesktopClipboard()

    private var types: [UTType] = []
    /// What this program copied last; nil if another program copied after it.
    @ObservationIgnored private var own: [TransferItem]?
    /// The text for which this program's items stand, where SDL exchanges it.
    @ObservationIgnored private var ownText = ""
    @ObservationIgnored private var count = 0
    @ObservationIgnored private var isWatched = false

    package var changeCount: Int {
        watch()
        lookForOthers()
        return count
    }

    package var knownTypes: [UTType] {
        watch()
        return types
    }

    package var items: [TransferItem] {
        watch()
        lookForOthers()
        if let own { return own }
        guard let x11 = X11Selections.shared else { return sdlText.map { [TransferItem($0)] } ?? [] }
        let (clipboard, count) = (x11.atoms.clipboard, count)
        return DesktopFormats.items(in: x11.formats(of: clipboard)) { [weak self] name in
            // Not after somebody else copied: the items are those of that moment.
            self?.changeCount == count ? x11.data(of: clipboard, as: name) : nil
        }
    }

    package var isOwn: Bool {
        lookForOthers()
        return own != nil
    }

    package func put(_ items: [TransferItem], isNew: Bool) {
        watch()
        own = items
        if isNew { count += 1 }
        if let x11 = X11Selections.shared {
            x11.offer(DesktopFormats.offers(of: items), as: x11.atoms.clipboard, isNew: isNew, empties: isNew)
        } else {
            ownText = DesktopFormats.text(of: items) ?? ""
            SDL_SetClipboardText(ownText)
        }
        show(items.flatMap(\.types))
    }

    package var text: String? {
        get {
            lookForOthers()
            if let own { return DesktopFormats.text(of: own).flatMap { $0.isEmpty ? nil : $0 } }
            return if let x11 = X11Selections.shared { x11.text(of: x11.atoms.clipboard) } else { sdlText }
        }
        set { put(newValue.flatMap { $0.isEmpty ? nil : [TransferItem($0)] } ?? [], isNew: true) }
    }

    private func show(_ new: [UTType]) { if new != types { types = new } }

    // MARK: Other programs

    private func watch() {
        guard !isWatched else { return }
        isWatched = true
        if let x11 = X11Selections.shared {
            x11.watchClipboard({ [weak self] in self?.received($0) }, changed: { [weak self] in self?.ownerChanged() })
        } else {
            show(sdlText == nil ? [] : [.utf8PlainText])
        }
    }

    /// Called when a program copied, or ended.
    private func ownerChanged() {
        if own == nil { count += 1 } else { lookForOthers() }
    }

    /// The formats of the clipboard are known: because of this program, or of another that copied.
    private func received(_ names: [String]) {
        lookForOthers()
        if own == nil { show(DesktopFormats.types(in: names)) }
    }

    /// Called when SDL reports a change, or when another program had the keyboard focus.
    func mayHaveChanged() {
        guard isWatched, X11Selections.shared == nil else { return }
        lookForOthers()
        if own == nil { show(sdlText == nil ? [] : [.utf8PlainText]) }
    }

    /// Forgets what this program copied if another one has copied since.
    private func lookForOthers() {
        // A change that has arrived counts.
        X11Selections.shared?.handleEvents()
        guard let own else { return }
        let isOwn: Bool
        if let x11 = X11Selections.shared {
            let clipboard = x11.atoms.clipboard
            isOwn = own.isEmpty || x11.offeredKinds(clipboard).isEmpty ? !x11.hasOwner(clipboard) : x11.owns(clipboard)
        } else {
            isOwn = (sdlText ?? "") == ownText
        }
        guard !isOwn else { return }
        self.own = nil
        count += 1
    }

    private var sdlText: String? { Self.take(SDL_GetClipboardText()) }

    // MARK: The primary selection

    package var selectedText: String? {
        get {
            if let x11 = X11Selections.shared { return x11.primaryText }
            return isSelectionShared ? Self.take(SDL_GetPrimarySelectionText()) : ownSelection
        }
        set {
            if let x11 = X11Selections.shared {
                x11.primaryText = newValue
            } else if isSelectionShared {
                SDL_SetPrimarySelectionText(newValue ?? "")
            } else {
                ownSelection = newValue.flatMap { $0.isEmpty ? nil : $0 }
            }
        }
    }

    /// What is selected in this program, where the desktop has no primary selection.
    @ObservationIgnored private var ownSelection: String?

    private var isSelectionShared: Bool {
        WaylandCompositor.current?.protocols.contains("zwp_primary_selection_device_manager_v1") ?? true
    }

    /// Copies a string that SDL allocated, and frees it; nil if it is empty. Invalid UTF-8 is replaced.
    private static func take(_ memory: UnsafeMutablePointer<CChar>?) -> String? {
        guard let memory else { return nil }
        defer { SDL_free(memory) }
        let text = String(cString: memory)
        return text.isEmpty ? nil : text
    }
}
