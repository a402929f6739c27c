import Foundation

extension KeyEquivalent {
    /// The key that opens a context menu, for which there is no public name.
    package static let contextMenu = KeyEquivalent("\u{F735}")
    fileprivate static let f10 = KeyEquivalent("\u{F70D}")
}

extension FocusManager {
    /// The menu key and Shift-F10 open the context menu of the focus, as the secondary button does.
    func opensMenu(_ press: KeyPress) -> Bool {
        let held = press.modifiers.held
        guard press.key == .contextMenu && held.isEmpty || press.key == .f10 && held == .shift else { return false }
        guard let focused, let node = focused.node else { return false }
        let frame = node.windowFrame
        let place = focused.focusTarget?.menuPlace ?? CGPoint(x: frame.midX, y: frame.midY)
        guard var next = tree.root?.hit(place) else { return false }
        while true {
            for case let responder as Responder in next.attachments?.responders ?? [] where responder.isEnabled {
                responder.node = next
                if responder.secondaryPressed(at: next.local(place)) { return true }
            }
            guard let parent = next.parent else { return false }
            next = parent
        }
    }
}
