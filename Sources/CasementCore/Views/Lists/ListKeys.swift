import Foundation

/// What keys do in the list that has the keyboard.
extension ListController {
    func keyPressed(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
        guard let selected else { return false }
        let held = modifiers.subtracting([.capsLock, .numericPad])
        selected.read()
        if held.contains(.control), key.character == "a" || key.character == "A" {
            guard selected.allowsMany, let count = content?.count, count > 0 else { return false }
            selected.select(only: values(in: 0...count - 1))
            return true
        }
        if key == .escape, drag != nil {
            cancelDrag()
            return true
        }
        guard held.subtracting([.shift, .control, .command]).isEmpty else { return false }
        switch key {
        case .upArrow: return go(from: leadRow, by: -1, held)
        case .downArrow: return go(from: leadRow, by: 1, held)
        case .home: return go(to: 0, onwards: 1, held)
        case .end: return go(to: (content?.count ?? 0) - 1, onwards: -1, held)
        case .pageUp: return goPage(-1, held)
        case .pageDown: return goPage(1, held)
        case .leftArrow: return around.isMirrored ? open() : close()
        case .rightArrow: return around.isMirrored ? close() : open()
        case .space: return selectLead(held)
        case .return:
            guard primaryAction != nil, held.isEmpty else { return false }
            runPrimaryAction()
            return true
        case .delete, .deleteForward: return deleteSelected()
        default: return false
        }
    }

    /// The row that keys go on from: that of the last click or key, otherwise the first that is selected.
    private var leadRow: Int? {
        if let lead = selection.lead, lead < content?.count ?? 0 { return lead }
        for row in rows.rows {
            guard let value = (row.node as? ListRowLayoutNode)?.value, selected?.contains(value) ?? false else {
                continue
            }
            selection.start(at: row.index)
            return row.index
        }
        return nil
    }

    /// Whether a row can be selected.
    private func isSelectable(_ index: Int) -> Bool {
        if let row = row(at: index) { return row.value != nil }
        return !values(in: index...index).isEmpty
    }

    private func go(from row: Int?, by step: Int, _ modifiers: EventModifiers) -> Bool {
        guard let row else { return go(to: step > 0 ? 0 : (content?.count ?? 0) - 1, onwards: step, modifiers) }
        return go(to: row + step, onwards: step, modifiers)
    }

    /// Selects a row, or the next one in a direction that can be selected.
    @discardableResult private func go(to row: Int, onwards step: Int, _ modifiers: EventModifiers) -> Bool {
        guard let selected, let count = content?.count else { return false }
        var row = row
        while row >= 0, row < count, !isSelectable(row) { row += step }
        guard row >= 0, row < count else { return true }
        change(selection.go(to: row, modifiers, allowsMany: selected.allowsMany))
        show(row)
        return true
    }

    /// About as far as the list is high.
    private func goPage(_ direction: CGFloat, _ modifiers: EventModifiers) -> Bool {
        let count = content?.count ?? 0
        guard count > 0, let scroll else { return false }
        let lead = leadRow ?? rows.lengths.line(at: max(0, -rowsOrigin))
        let frame = rows.frame(ofRow: lead)
        let place = frame.midY + direction * max(frame.height, scroll.size.height - frame.height)
        let row = place < 0 ? 0 : rows.lengths.line(at: place)
        // Beyond the ends there is nothing; back from there is the last that can be selected.
        let step = direction > 0 ? 1 : -1
        var target = max(0, min(count - 1, row))
        while target != lead, !isSelectable(target) { target -= step }
        return go(to: target, onwards: step, modifiers)
    }

    private func selectLead(_ modifiers: EventModifiers) -> Bool {
        guard let selected, let lead = leadRow else { return false }
        let isToggle = modifiers.contains(.control)
        change(selection.press(lead, isToggle ? .control : [], allowsMany: selected.allowsMany))
        return true
    }

    /// Scrolls by the shortest way until a row is seen.
    func show(_ row: Int) {
        guard let scroll else { return }
        scroll.setGoal { [weak self, weak scroll] in
            guard let self, let scroll else { return nil }
            return offset(showing: row, in: scroll)
        }
    }

    private func offset(showing row: Int, in scroll: ScrollLayoutNode) -> CGPoint {
        let frame = rows.frame(ofRow: row)
        var target = scroll.offset
        let start = frame.minY + rowsOrigin + scroll.offset.y, room = scroll.size.height
        let isFirst = row == 0, isLast = row + 1 == content?.count
        if start < scroll.offset.y || frame.height > room {
            target.y = isFirst ? 0 : start
        } else if start + frame.height > scroll.offset.y + room {
            target.y = isLast ? scroll.limit.y : start + frame.height - room
        }
        return target
    }

    // MARK: Groups

    private func close() -> Bool {
        guard let lead = leadRow else { return false }
        let said = description(of: lead)
        if let expansion = said.traits.expansion, expansion.isExpanded {
            expansion.set(false)
            return true
        }
        guard said.traits.depth > 0 else { return false }
        var row = lead - 1
        while row >= 0, description(of: row).traits.depth >= said.traits.depth { row -= 1 }
        return row >= 0 && go(to: row, onwards: -1, [])
    }

    private func open() -> Bool {
        guard let lead = leadRow, let expansion = description(of: lead).traits.expansion else { return false }
        if !expansion.isExpanded {
            expansion.set(true)
        } else if lead + 1 < content?.count ?? 0 {
            return go(to: lead + 1, onwards: 1, [])
        }
        return true
    }
}
