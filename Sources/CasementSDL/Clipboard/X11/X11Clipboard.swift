import CSDL2
import CasementCore
import Foundation

/// The clipboard and the primary selection of an X server: data of all types.
@MainActor final class X11Clipboard: ClipboardExchange {
    private let selections: X11Selections
    private var clipboard: Atom { selections.atoms.clipboard }

    init(_ selections: X11Selections) { self.selections = selections }

    func put(_ items: [TransferItem], isNew: Bool) {
        selections.offer(DesktopFormats.offers(of: items), as: clipboard, isNew: isNew, empties: isNew)
    }

    func isStill(_ items: [TransferItem]) -> Bool {
        items.isEmpty || selections.offeredKinds(clipboard).isEmpty
            ? !selections.hasOwner(clipboard) : selections.owns(clipboard)
    }

    var formats: [String] { selections.formats(of: clipboard) }

    func data(as name: String) -> Data? { selections.data(of: clipboard, as: name) }

    var text: String? { selections.text(of: clipboard) }

    var selectedText: String? {
        get { selections.primaryText }
        set { selections.primaryText = newValue }
    }

    func update() { selections.handleEvents() }

    func watch(_ onFormats: @escaping ([String]) -> Void, changed: @escaping () -> Void) {
        selections.watchClipboard(onFormats, changed: changed)
    }
}
