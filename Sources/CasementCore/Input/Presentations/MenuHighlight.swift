import Foundation

/// The item of a menu that is highlighted by keys, as hovering would: by the arrow keys, and by typing what it begins
/// with.
@MainActor final class MenuHighlight {
    /// The control highlighted by keys.
    private(set) weak var highlighted: ControlResponder?
    /// The control under the resting pointer that is not highlighted, because the keys have moved on.
    private weak var suppressedHover: ControlResponder?
    var isLedByKeys: Bool { highlighted != nil }

    /// The characters typed to find an item, and the time of the last.
    private var typed = ""
    private var typedAt = Date.distantPast
    private var clock: () -> Date = { .distantPast }
    /// Characters typed later than this start a new search, in seconds.
    private static let pause = 1.0

    func opened(clock: @escaping () -> Date) {
        highlighted = nil
        suppressedHover = nil
        typed = ""
        self.clock = clock
    }

    /// A menu opened by keys begins at its first item, and the choices of a picker at the one that is chosen.
    func begin(in menu: PresentationResponder) {
        highlight((menu.kind.isChoice ? menu.chosen : nil) ?? menu.controls.first, in: menu)
    }

    /// The pointer takes over.
    func pointerMoved(to point: CGPoint, in menu: PresentationResponder) {
        if let node = highlighted?.node, node.windowFrame.contains(point) {
            highlighted = nil
        } else {
            highlight(nil, in: menu)
        }
        if let suppressedHover, let node = suppressedHover.node, node.windowFrame.contains(point) {
            suppressedHover.hoverChanged(true)
        }
        suppressedHover = nil
    }

    func keyDown(_ key: KeyEquivalent, _ modifiers: EventModifiers, in menu: PresentationResponder) {
        switch key {
        case .downArrow: step(1, in: menu)
        case .upArrow: step(-1, in: menu)
        case .home: highlight(menu.controls.first, in: menu)
        case .end: highlight(menu.controls.last, in: menu)
        case .tab: step(modifiers.contains(.shift) ? -1 : 1, in: menu)
        default: if key.isPrintable, modifiers.letType { type(key.character, in: menu) }
        }
    }

    /// Highlights the next item that begins with the typed characters, or else with this character.
    private func type(_ character: Character, in menu: PresentationResponder) {
        let time = clock()
        if time.timeIntervalSince(typedAt) > Self.pause { typed = "" }
        typedAt = time
        let all = menu.controls
        let start = menu.current
        let now = all.firstIndex { $0 === start } ?? -1
        for (text, first) in [(typed + character.lowercased(), max(0, now)), (character.lowercased(), now + 1)] {
            for offset in 0..<all.count {
                let item = all[(first + offset) % all.count]
                guard item.node?.firstText?.lowercased().hasPrefix(text) ?? false else { continue }
                typed = text
                return highlight(item, in: menu)
            }
        }
        typed = ""
    }

    private func step(_ direction: Int, in menu: PresentationResponder) {
        typed = ""
        let all = menu.controls
        guard !all.isEmpty else { return }
        guard let current = menu.current ?? menu.chosen, let now = all.firstIndex(where: { $0 === current }) else {
            return highlight(direction > 0 ? all.first : all.last, in: menu)
        }
        highlight(all[(now + direction + all.count) % all.count], in: menu)
    }

    private func highlight(_ new: ControlResponder?, in menu: PresentationResponder) {
        guard new !== highlighted else { return }
        highlighted?.hoverChanged(false)
        if new != nil, let hovered = menu.controls.first(where: { $0 !== new && $0.isHovered }) {
            hovered.hoverChanged(false)
            suppressedHover = hovered
        }
        highlighted = new
        new?.hoverChanged(true)
        new?.node?.bringIntoView(nil)
    }
}
