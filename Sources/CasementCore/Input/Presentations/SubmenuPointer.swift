import Foundation

/// The pointer in menus: it opens the submenu of the item under it, and closes this submenu when it moves to another
/// item of the menus that lead to it; not on its way to this one, which may cross other items.
@MainActor final class SubmenuPointer {
    /// The place of the pointer when it opened, and whether it has moved since: a control that opens under
    /// the pointer is not hovered.
    private var firstPoint: CGPoint?
    private(set) var hasPointed = false
    /// The places of the pointer now and before.
    private var points: (last: CGPoint, before: CGPoint?)?

    func opened() {
        firstPoint = nil
        hasPointed = false
        points = nil
    }

    func moved(to point: CGPoint) {
        if firstPoint == nil { firstPoint = point } else if point != firstPoint { hasPointed = true }
        points = (point, points?.last)
    }

    func follow(to point: CGPoint, in menu: PresentationResponder) {
        guard let layout = menu.layout, hasPointed, let last = points?.before, last != point else { return }
        if openSubmenu(at: point, in: layout) { return }
        let frame = layout.inner.windowFrame
        guard layout.place == .beside, !frame.contains(point), !menu.isOnOpener(point) else { return }
        let way = abs(last.x - frame.midX) - abs(point.x - frame.midX)
        if way > 0, way > abs(point.y - last.y) / 4 { return }
        var outer = layout.anchor?.presentation
        while let current = outer {
            if current.inner.windowFrame.contains(point) {
                menu.dismiss?()
                return
            }
            outer = current.place == .beside ? current.anchor?.presentation : nil
        }
    }

    /// Whether the item at a point opens a submenu.
    private func openSubmenu(at point: CGPoint, in layout: PresentedLayoutNode) -> Bool {
        var node = layout.hit(point)
        while let current = node, current !== layout {
            for case let item as ControlResponder in current.attachments?.responders ?? [] where item.opensSubmenu {
                if item.isEnabled { item.trigger() }
                return true
            }
            node = current.parent
        }
        return false
    }
}
