import CasementCore
import Foundation

/// How the clipboard and the primary selection are exchanged with other programs of the desktop.
@MainActor protocol ClipboardExchange: AnyObject {
    /// Offers what this program copied; no items leave nothing on the clipboard. Data that is added to what was copied
    /// is not new.
    func put(_ items: [TransferItem], isNew: Bool)
    /// Whether nobody has copied since this program put these items there.
    func isStill(_ items: [TransferItem]) -> Bool
    /// The formats of what another program copied.
    var formats: [String] { get }
    func data(as name: String) -> Data?
    var text: String? { get }
    /// The primary selection as text.
    var selectedText: String? { get set }
    /// Takes what has arrived and was not looked at.
    func update()
    /// Reports the formats of the clipboard soon, and whenever they change, and that somebody copied.
    func watch(_ onFormats: @escaping ([String]) -> Void, changed: @escaping () -> Void)
    /// Called when SDL reports a change, or when another program had the keyboard.
    func mayHaveChanged()
}

extension ClipboardExchange {
    func update() {}
    func mayHaveChanged() {}
}

/// That of the desktop that shows the program's windows.
@MainActor enum DesktopExchange {
    static let shared: any ClipboardExchange = {
        if let selections = X11Selections.shared { return X11Clipboard(selections) }
        if WaylandSeat.isFree { return WaylandClipboard() }
        return SDLClipboard()
    }()
}
