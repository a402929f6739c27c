import CasementCore
import Foundation
import Observation

/// The desktop's clipboard and its primary selection (X11's and Wayland's most recently selected text).
@MainActor @Observable package final class DesktopClipboard: ClipboardBackend {
    package static let shared = DesktopClipboard()

    private var types: [UTType] = []
    /// What this program copied last; nil if another program copied after it.
    @ObservationIgnored private var own: [TransferItem]?
    @ObservationIgnored private var count = 0
    @ObservationIgnored private var isWatched = false
    private var exchange: any ClipboardExchange { DesktopExchange.shared }

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
        let count = count
        return DesktopFormats.items(in: exchange.formats) { [weak self] name in
            // Not after somebody else copied: the items are those of that moment.
            guard let self, changeCount == count else { return nil }
            return exchange.data(as: name)
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
        exchange.put(items, isNew: isNew)
        show(items.flatMap(\.types))
    }

    package var text: String? {
        get {
            lookForOthers()
            if let own { return DesktopFormats.text(of: own).flatMap { $0.isEmpty ? nil : $0 } }
            return exchange.text
        }
        set { put(newValue.flatMap { $0.isEmpty ? nil : [TransferItem($0)] } ?? [], isNew: true) }
    }

    private func show(_ new: [UTType]) { if new != types { types = new } }

    // MARK: Other programs

    private func watch() {
        guard !isWatched else { return }
        isWatched = true
        exchange.watch({ [weak self] in self?.received($0) }, changed: { [weak self] in self?.ownerChanged() })
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
    func mayHaveChanged() { if isWatched { exchange.mayHaveChanged() } }

    /// Forgets what this program copied if another one has copied since.
    private func lookForOthers() {
        // A change that has arrived counts.
        exchange.update()
        guard let own, !exchange.isStill(own) else { return }
        self.own = nil
        count += 1
    }

    // MARK: The primary selection

    package var selectedText: String? {
        get { exchange.selectedText }
        set { exchange.selectedText = newValue }
    }
}
