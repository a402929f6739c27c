import CasementCore
import Foundation

/// The clipboard and the primary selection of a Wayland compositor: data of all types. A compositor without a primary
/// selection leaves it within the program.
@MainActor final class WaylandClipboard: ClipboardExchange {
    /// Nil until there is a window.
    private var seat: WaylandSeat? { .shared }
    /// What is selected in this program, where the compositor has no primary selection.
    private var ownSelection: String?

    /// The most bytes that are taken of data other than text.
    static let largestData = 256 << 20

    func put(_ items: [TransferItem], isNew: Bool) {
        seat?.clipboard?.set(DesktopFormats.offers(of: items)) { WaylandSeat.shared?.serial ?? 0 }
    }

    func isStill(_ items: [TransferItem]) -> Bool {
        seat?.clipboard.map { $0.content != nil || $0.isEmptied } ?? true
    }

    var formats: [String] { seat?.clipboard?.names ?? [] }

    func data(as name: String) -> Data? {
        seat?.clipboard?.data(as: name, limit: Self.largestData).map { Data($0) }
    }

    var text: String? { seat?.clipboard.flatMap(Self.text) }

    private static func text(of device: WaylandDevice) -> String? {
        guard let name = DesktopFormats.text.first(where: device.names.contains),
            let bytes = device.data(as: name, limit: EditingModel.largestPaste), !bytes.isEmpty
        else { return nil }
        return bytes.withUnsafeBufferPointer { PastedText.text($0) }
    }

    var selectedText: String? {
        get { seat?.primary.map(Self.text) ?? ownSelection }
        set {
            let text = newValue.flatMap { $0.isEmpty ? nil : $0 }
            guard let primary = seat?.primary else {
                ownSelection = text
                return
            }
            guard text != nil || primary.content != nil else { return }
            primary.set(text.map { DesktopFormats.offers(of: [TransferItem($0)]) } ?? []) {
                WaylandSeat.shared?.serial ?? 0
            }
        }
    }

    func watch(_ onFormats: @escaping ([String]) -> Void, changed: @escaping () -> Void) {
        onFormats(formats)
        WaylandSeat.onClipboardChange = { [weak self] in
            // While SDL reads events, nothing may run.
            DispatchQueue.main.async {
                changed()
                if let self { onFormats(self.formats) }
            }
        }
    }
}
