import CasementCore
import Foundation

/// The menu bar of a window: which of its menus is open.
@MainActor final class MenuBarState: MenuBarSwitch {
    private let changes = DependencySource.make()
    private var current: String?
    /// The menus that are shown now, with the letters that open them.
    private var menus: [(id: String, mnemonic: Character?)] = []
    private var frames: [String: CGRect] = [:]
    let room = MenuBarRoom()

    /// Whether a menu is open; a body that reads it runs again when that changes.
    func isOpen(_ id: String) -> Bool {
        changes.noteRead()
        return current == id
    }

    func open(_ id: String?) {
        guard id != current else { return }
        current = id
        changes.noteChange("the menu bar")
    }

    func close() { open(nil) }

    /// Called with the titles that are shown, from the leading edge. Each gets the first of its letters that no title
    /// before it has, or none.
    func show(_ titles: [(id: String, title: String)]) {
        var taken: Set<Character> = []
        menus = titles.map { id, title in
            let letter = title.lowercased().first { ($0.isLetter || $0.isNumber) && !taken.contains($0) }
            if let letter { taken.insert(letter) }
            return (id, letter)
        }
        frames = frames.filter { frame in titles.contains { $0.id == frame.key } }
        if let current, !titles.contains(where: { $0.id == current }) { self.current = nil }
    }

    func mnemonic(of id: String) -> Character? { menus.first { $0.id == id }?.mnemonic }

    /// Called with the frame of a title in the window, in points.
    func place(_ id: String, _ title: String, at frame: CGRect) {
        frames[id] = frame
        room.note(frame.width, of: title)
    }

    func open(next step: Int) {
        guard let index = menus.firstIndex(where: { $0.id == current }) else { return }
        open(menus[(index + step + menus.count) % menus.count].id)
    }

    func open(at point: CGPoint) -> Bool {
        guard let id = frames.first(where: { $0.value.contains(point) })?.key, id != current else { return false }
        open(id)
        return true
    }

    /// F10 opens the first menu, Alt and an underlined letter that of the letter.
    func keyDown(_ press: KeyPress) -> Bool {
        let held = press.modifiers.held
        if press.key == Self.f10, held.isEmpty, let first = menus.first {
            open(first.id)
            return true
        }
        guard held == .option, let letter = press.key.character.lowercased().first,
            let menu = menus.first(where: { $0.mnemonic == letter })
        else { return false }
        open(menu.id)
        return true
    }

    private static let f10 = KeyEquivalent("\u{F70D}")
}
