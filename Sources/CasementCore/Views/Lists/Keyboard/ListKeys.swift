import Foundation

/// Handles keys in a list that has keyboard focus.
@MainActor final class ListKeys {
    private unowned let list: ListController

    init(of list: ListController) { self.list = list }

    func pressed(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
        guard let selected = list.selection.selected else { return false }
        let held = modifiers.subtracting([.capsLock, .numericPad])
        selected.read()
        if held.contains(.control), key.character == "a" || key.character == "A" {
            guard selected.allowsMany, let count = list.content?.count, count > 0 else { return false }
            selected.select(only: list.selection.values(in: 0...count - 1))
            return true
        }
        if key == .escape, list.mover.isDragging {
            list.mover.cancel()
            return true
        }
        guard held.subtracting([.shift, .control, .command]).isEmpty else { return false }
        switch key {
        case .upArrow: return go(from: list.selection.leadRow, by: -1, held)
        case .downArrow: return go(from: list.selection.leadRow, by: 1, held)
        case .home: return go(to: 0, onwards: 1, held)
        case .end: return go(to: (list.content?.count ?? 0) - 1, onwards: -1, held)
        case .pageUp: return goPage(-1, held)
        case .pageDown: return goPage(1, held)
        case .leftArrow: return list.context.isMirrored ? open() : close()
        case .rightArrow: return list.context.isMirrored ? close() : open()
        case .space where !(list.typing.isTyping && held.isEmpty): return selectLead(held)
        case .return:
            guard held.isEmpty else { return false }
            if list.primaryAction == nil, let choice = list.selectionChoice, !selected.isEmpty {
                choice.chosen(selected)
                return true
            }
            if list.primaryAction != nil {
                list.runPrimaryAction()
                return true
            }
            guard let lead = list.selection.leadRow, list.description(of: lead).traits.activate != nil else {
                return false
            }
            list.selection.activate(lead)
            return true
        case .delete, .deleteForward: return list.editing.deleteSelected()
        default: return type(key, held)
        }
    }

    /// Selects the row that begins with what is typed, where no control of the window has the key as its shortcut.
    private func type(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
        guard key.isPrintable, modifiers.letType,
            list.node.graph.focus.control(for: key, modifiers) == nil
        else { return false }
        return list.typing.type(key.character)
    }

    private func go(from row: Int?, by step: Int, _ modifiers: EventModifiers) -> Bool {
        guard let row else { return go(to: step > 0 ? 0 : (list.content?.count ?? 0) - 1, onwards: step, modifiers) }
        return go(to: row + step, onwards: step, modifiers)
    }

    /// Selects a row, or the next selectable one in a direction.
    @discardableResult private func go(to row: Int, onwards step: Int, _ modifiers: EventModifiers) -> Bool {
        guard let count = list.content?.count else { return false }
        var row = row
        while row >= 0, row < count, !list.selection.isSelectable(row) { row += step }
        guard row >= 0, row < count else { return true }
        list.selection.go(to: row, modifiers)
        show(row)
        return true
    }

    /// Moves by about one height of the list.
    private func goPage(_ direction: CGFloat, _ modifiers: EventModifiers) -> Bool {
        let count = list.content?.count ?? 0
        guard count > 0, let scroll = list.scroll else { return false }
        let lead = list.selection.leadRow ?? list.rows.lengths.line(at: max(0, -list.rowsOrigin))
        let frame = list.rows.frame(ofRow: lead)
        let place = frame.midY + direction * max(frame.height, scroll.size.height - frame.height)
        let row = place < 0 ? 0 : list.rows.lengths.line(at: place)
        // There are no rows beyond the ends; search back for the last selectable one.
        let step = direction > 0 ? 1 : -1
        var target = max(0, min(count - 1, row))
        while target != lead, !list.selection.isSelectable(target) { target -= step }
        return go(to: target, onwards: step, modifiers)
    }

    private func selectLead(_ modifiers: EventModifiers) -> Bool {
        guard let lead = list.selection.leadRow else { return false }
        let isToggle = modifiers.contains(.control)
        list.selection.press(lead, isToggle ? .control : [])
        return true
    }

    /// Scrolls by the shortest distance until a row is visible.
    func show(_ row: Int) {
        guard let scroll = list.scroll else { return }
        scroll.setGoal { [weak self, weak scroll] in
            guard let self, let scroll else { return nil }
            return offset(showing: row, in: scroll)
        }
    }

    private func offset(showing row: Int, in scroll: ScrollLayoutNode) -> CGPoint {
        let frame = list.rows.frame(ofRow: row)
        var target = scroll.offset
        let start = frame.minY + list.rowsOrigin + scroll.offset.y, room = scroll.size.height
        let isFirst = row == 0, isLast = row + 1 == list.content?.count
        // A pinned header covers what is below it.
        let covered = list.rows.pinnedLength(above: row)
        if start < scroll.offset.y + covered || frame.height > room {
            target.y = isFirst ? 0 : start - covered
        } else if start + frame.height > scroll.offset.y + room {
            target.y = isLast ? scroll.limit.y : start + frame.height - room
        }
        return target
    }

    // MARK: Groups

    private func close() -> Bool {
        guard let lead = list.selection.leadRow else { return false }
        let description = list.description(of: lead)
        if let expansion = description.traits.expansion, expansion.isExpanded {
            expansion.set(false)
            return true
        }
        guard description.traits.depth > 0 else { return false }
        var row = lead - 1
        while row >= 0, list.description(of: row).traits.depth >= description.traits.depth { row -= 1 }
        return row >= 0 && go(to: row, onwards: -1, [])
    }

    private func open() -> Bool {
        guard let lead = list.selection.leadRow, let expansion = list.description(of: lead).traits.expansion else {
            return false
        }
        if !expansion.isExpanded {
            expansion.set(true)
        } else if lead + 1 < list.content?.count ?? 0 {
            return go(to: lead + 1, onwards: 1, [])
        }
        return true
    }
}
