import Foundation

/// Brings the pointer and the keys to a list. It hangs on the list's scroll view, so that a click beside the rows is the list's too.
@MainActor final class ListResponder: Responder, PressReceiver, FocusTarget, DropReceiver {
    weak var list: ListController?

    override var pressReceiver: (any PressReceiver)? { self }
    override var focusTarget: (any FocusTarget)? { self }
    override var dropReceiver: (any DropReceiver)? { self }

    var canFocus: Bool { list?.selected != nil }
    var takesFocusOnPress: Bool { canFocus }
    func focusChanged(_ focus: FocusLook) { list?.keyboardChanged(focus) }
    func keyPressed(_ press: KeyPress) -> Bool { list?.keyPressed(press.key, press.modifiers) ?? false }

    override func secondaryPressed(at point: CGPoint) -> Bool { list?.openMenu(at: point) ?? false }
    override func describe(_ elements: inout [AccessibilityElement], on node: LayoutNode) {
        guard let list else { return }
        elements = [list.accessible(elements, on: node)]
        super.describe(&elements, on: node)
    }

    func pressBegan(at point: CGPoint) { list?.pressBegan(at: point, modifiers) }
    func pressMoved(to point: CGPoint, isOver: Bool) { list?.pressMoved(to: point) }
    func pressEnded(isOver: Bool, at point: CGPoint, clicks: Int) {
        list?.pressEnded(at: point, clicks: clicks)
    }
    func pressCancelled() {
        list?.press = nil
        list?.cancelDrag()
    }

    func takes(_ drag: DragSession) -> Bool { list?.takes(drag) ?? false }
    func dropMoved(_ drag: DragSession) { list?.dropMoved(drag) }
    func dropLeft(_ drag: DragSession) { list?.dropLeft() }
    func dropped(_ drag: DragSession) -> Bool { list?.dropped(drag) ?? false }
}

/// What a press does.
struct ListPress {
    var point: CGPoint
    var row: Int?
    /// A press on one of several selected rows, which may be dragged: the others are let go of with the release.
    var isDeferred = false
    /// The row opens or closes with the release.
    var toggles = false
}

extension ListController {
    /// The row at a point of the scroll view.
    func rowIndex(at point: CGPoint) -> Int? {
        let place = point.y - rowsOrigin
        let count = rows.lengths.count
        guard count > 0, place >= 0, place < rows.lengths.total else { return nil }
        let line = rows.lengths.line(at: place)
        return place < rows.lengths.start(of: line) + rows.lengths.length(of: line) ? line : nil
    }

    /// Where the rows begin in the scroll view.
    var rowsOrigin: CGFloat {
        var origin: CGFloat = 0
        var next: LayoutNode? = rows
        while let current = next, current !== scroll {
            origin += current.origin.y
            next = current.parent
        }
        return origin
    }

    func pressBegan(at point: CGPoint, _ modifiers: EventModifiers) {
        let index = rowIndex(at: point)
        var press = ListPress(point: point, row: index)
        let row = index.flatMap { self.row(at: $0) }
        if let selected {
            selected.read()
            let isPlain = modifiers.isDisjoint(with: [.shift, .control])
            if isPlain, let value = row?.value, selected.contains(value) {
                press.isDeferred = true
            } else if index == nil || row?.value != nil {
                // A header, or a row that cannot be selected, changes nothing.
                change(selection.press(index, modifiers, allowsMany: selected.allowsMany))
            }
        } else if let index, description(of: index).traits.expansion != nil {
            press.toggles = true
        }
        self.press = press
    }

    func pressMoved(to point: CGPoint) {
        guard var press else { return }
        if drag == nil, let row = press.row, abs(point.y - press.point.y) > Self.slop { beginDrag(of: row) }
        press.isDeferred = press.isDeferred && drag == nil
        press.toggles = press.toggles && drag == nil
        self.press = press
        moveDrag(to: point)
    }

    func pressEnded(at point: CGPoint, clicks: Int) {
        guard let press else { return }
        self.press = nil
        if drag != nil { return endDrag() }
        guard let row = press.row, row == rowIndex(at: point) else { return }
        if press.toggles, let expansion = description(of: row).traits.expansion {
            expansion.set(!expansion.isExpanded)
        } else if press.isDeferred, let selected {
            change(selection.press(row, [], allowsMany: selected.allowsMany))
        }
        if clicks == 2, self.row(at: row)?.value != nil { runPrimaryAction() }
    }

    /// How far the pointer goes with its button down before it drags, in points.
    private static var slop: CGFloat { 4 }

    func runPrimaryAction() {
        guard let selected, let primaryAction else { return }
        selected.read()
        if !selected.isEmpty { primaryAction(selected) }
    }

    /// The secondary button went down: the selection stays, and a menu opens for it or for the row that was pressed.
    func openMenu(at point: CGPoint) -> Bool {
        guard let openMenu, let scroll else { return false }
        selected?.read()
        var values: [AnyHashable] = []
        if let row = rowIndex(at: point).flatMap({ self.row(at: $0) }), let value = row.value {
            values = selected.flatMap { $0.contains(value) ? $0.all : nil } ?? [value]
        }
        return openMenu(values, scroll.converted(CGRect(origin: point, size: .zero), toAncestor: nil).origin)
    }

    func keyboardChanged(_ focus: FocusLook) {
        guard focus.isFocused != hasKeyboard || focus.showsRing != showsRing else { return }
        (hasKeyboard, showsRing) = (focus.isFocused, focus.showsRing)
        node.invalidate("the keyboard")
    }

    // MARK: The selection

    func change(_ change: ListSelection.Change) {
        guard let selected else { return }
        switch change {
        case .only(let range): selected.select(only: values(in: range))
        case .adding(let range): selected.add(values(in: range))
        case .toggling(let row): for value in values(in: row...row) { selected.toggle(value) }
        case .clearing: selected.select(only: [])
        }
    }

    /// The values of the rows in a range that can be selected.
    func values(in range: ClosedRange<Int>) -> [AnyHashable] {
        var values: [AnyHashable] = []
        values.reserveCapacity(range.count)
        let areTagged = rows.rows.contains { ($0.node as? ListRowLayoutNode)?.isTagged ?? false }
        var made = 0
        defer { if made > 0 { rows.dropUnseenRows() } }
        for index in range {
            if let row = row(at: index) {
                if let value = row.value { values.append(value) }
                continue
            }
            let said = description(of: index)
            if areTagged, said.innermost == nil {
                // Only the row itself knows its tag.
                rows.makeRows(in: index..<index + 1)
                made += 1
                if let value = row(at: index)?.value { values.append(value) }
                if made % 256 == 0 { rows.dropUnseenRows() }
            } else if let value = selectableValue(of: said) {
                values.append(value)
            }
        }
        return values
    }
}
