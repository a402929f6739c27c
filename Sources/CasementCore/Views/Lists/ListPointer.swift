import Foundation

/// A press of the primary button.
private struct ListPress {
    var point: CGPoint
    var row: Int?
    /// A press on one of several selected rows, which may begin a drag: the others are deselected on release.
    var isDeferred = false
    /// The row expands or collapses on release.
    var toggles = false
    /// Whether it is no press that extends the selection.
    var activates = true
}

/// Handles pointer presses in a list.
@MainActor final class ListPointer {
    private unowned let list: ListController
    private var press: ListPress?

    init(of list: ListController) { self.list = list }

    func pressBegan(at point: CGPoint, _ modifiers: EventModifiers) {
        let index = list.rowIndex(at: point)
        var press = ListPress(point: point, row: index)
        let row = index.flatMap { list.row(at: $0) }
        if let selected = list.selection.selected {
            selected.read()
            let isPlain = modifiers.isDisjoint(with: [.shift, .control])
            press.activates = isPlain || !selected.allowsMany
            if isPlain, let value = row?.value, selected.contains(value) {
                press.isDeferred = true
            } else if index == nil || row?.value != nil {
                // Pressing a header or an unselectable row changes nothing.
                list.selection.press(index, modifiers)
            }
        } else if let index, list.description(of: index).traits.expansion != nil {
            press.toggles = true
        }
        self.press = press
    }

    func pressMoved(to point: CGPoint) {
        guard var press else { return }
        if !list.mover.isDragging, let row = press.row, abs(point.y - press.point.y) > Self.slop {
            list.mover.begin(with: row, at: press.point)
        }
        press.isDeferred = press.isDeferred && !list.mover.isDragging
        press.toggles = press.toggles && !list.mover.isDragging
        self.press = press
        list.mover.move(to: point)
    }

    func pressEnded(at point: CGPoint, clicks: Int) {
        guard let press else { return }
        self.press = nil
        if list.mover.isDragging { return list.mover.end() }
        guard let row = press.row, row == list.rowIndex(at: point) else { return }
        if press.toggles, let expansion = list.description(of: row).traits.expansion {
            expansion.set(!expansion.isExpanded)
        } else if press.isDeferred {
            list.selection.press(row, [])
        }
        if press.activates { list.selection.activate(row) }
        if list.row(at: row)?.value != nil, let selected = list.selection.selected {
            list.selectionChoice?.chosen(selected)
        }
        if clicks == 2, list.row(at: row)?.value != nil { list.runPrimaryAction() }
    }

    /// The distance that the pointer must move with its button down to begin a drag, in points.
    private static var slop: CGFloat { 4 }

    /// Handles a press of the secondary button: keeps the selection and opens a menu for it or for the pressed row.
    func openMenu(at point: CGPoint) -> Bool {
        guard let scroll = list.scroll else { return false }
        let row = list.rowIndex(at: point).flatMap { list.row(at: $0) }
        let place = scroll.converted(CGRect(origin: point, size: .zero), toAncestor: nil).origin
        // The menu of a row's content is that of the whole row.
        if let row, row.inner.opensContextMenu(at: place) { return true }
        guard let openMenu = list.openMenu else { return false }
        let selected = list.selection.selected
        selected?.read()
        var values: [AnyHashable] = []
        var swipes: RowSwipes?
        if let row, let value = row.value {
            values = selected.flatMap { $0.contains(value) ? $0.all : nil } ?? [value]
            // They are actions of one row.
            if values.count == 1 { swipes = row.swipes }
        }
        return openMenu(values, place, swipes?.items)
    }

    /// Where the menu key opens a menu: in the row from which keys move, which is scrolled into view first.
    var menuPlace: CGPoint? {
        guard let scroll = list.scroll, let row = list.selection.leadRow, row < list.rows.lengths.count else {
            return nil
        }
        let frame = list.rows.frame(ofRow: row)
        let middle = frame.midY + list.rowsOrigin
        if middle < list.rows.pinnedLength(above: row) || middle >= scroll.size.height {
            list.keys.show(row)
            return CGPoint(x: -1, y: -1)
        }
        let point = CGPoint(x: min(40, frame.width / 2), y: middle)
        return scroll.converted(CGRect(origin: point, size: .zero), toAncestor: nil).origin
    }

    func pressCancelled() {
        press = nil
        list.mover.cancel()
    }
}

extension LayoutNode {
    /// Opens the first context menu here or below, at a point of the window; false if there is none.
    fileprivate final func opensContextMenu(at point: CGPoint) -> Bool {
        if self is ScrollLayoutNode { return false }
        for case let responder as Responder in attachments?.responders ?? []
        where responder.isEnabled && !responder.shortcutSources.isEmpty {
            responder.node = self
            if responder.secondaryPressed(at: local(point)) { return true }
        }
        var isOpen = false
        forEachChild { if !isOpen { isOpen = $0.opensContextMenu(at: point) } }
        return isOpen
    }
}
