import Foundation

/// A list's selection, and the rows from which clicks and keys continue.
@MainActor final class ListSelectionModel {
    private unowned let list: ListController
    /// The selected values; nil if the list has no selection.
    var selected: SelectedRows?
    /// The rows from which clicks and keys continue.
    var anchors = ListSelection()
    private var hasWarned = false
    /// Leaves what the link of the selected row shows.
    private var leaveLink: (() -> Void)?
    /// What has to come before the link of the row that the program has selected can be found.
    private enum Missing { case nothing, rowsOnScreen, insertion }
    private var missing = Missing.nothing

    init(of list: ListController) { self.list = list }

    /// Changes the selection for a press on a row or, with nil, beside the rows.
    func press(_ row: Int?, _ modifiers: EventModifiers) {
        guard let selected else { return }
        apply(anchors.press(row, modifiers, allowsMany: selected.allowsMany))
    }

    /// Changes the selection for a key that moves to a row.
    func go(to row: Int, _ modifiers: EventModifiers) {
        guard let selected else { return }
        apply(anchors.go(to: row, modifiers, allowsMany: selected.allowsMany))
        guard !modifiers.contains(.shift) else { return }
        if list.description(of: row).traits.leave != nil { activate(row) }
    }

    /// Performs the action of a row that a press or a key has selected.
    func activate(_ row: Int) {
        let traits = list.description(of: row).traits
        missing = .nothing
        leaveLink = traits.leave
        traits.activate?()
    }

    /// The program has changed the selection: a link in the row that is selected now shows its view, and without a
    /// selection, the one before leaves it.
    func followProgram() {
        missing = .nothing
        guard let selected else { return }
        guard !selected.isEmpty else {
            leaveLink?()
            leaveLink = nil
            return
        }
        guard selected.all.count == 1 else { return }
        guard let row = selectedRows().first else {
            // Whether rows have tags is known by those on the screen.
            missing = list.rows.rows.isEmpty ? .rowsOnScreen : .insertion
            return
        }
        let isMade = list.row(at: row) == nil
        if isMade { list.rows.makeRows(in: row..<row + 1) }
        defer { if isMade { list.rows.dropUnseenRows() } }
        if list.description(of: row).traits.leave != nil { activate(row) }
    }

    /// Rows have been inserted: the one that the program has selected may be among them.
    func rowsInserted() { if missing != .nothing { followProgramLater() } }

    /// Rows have come to the screen, maybe the first.
    func rowsAppeared() { if missing == .rowsOnScreen, !list.rows.rows.isEmpty { followProgramLater() } }

    private func followProgramLater() {
        missing = .nothing
        list.node.graph.enqueueAction { [weak self] in self?.followProgram() }
    }

    /// The selection value of a row; nil if it cannot be selected.
    func value(of description: RowDescription) -> AnyHashable? {
        guard let selected, description.role == .row, !description.traits.isSelectionDisabled else { return nil }
        if !description.isTagged, let link = description.traits.link, selected.accepts(link) { return link }
        guard let value = description.value else { return nil }
        guard selected.accepts(value) else {
            warn(value, selected)
            return nil
        }
        return value
    }

    private func warn(_ value: AnyHashable, _ selected: SelectedRows) {
        guard !hasWarned else { return }
        hasWarned = true
        RuntimeWarning.issue(
            "List: its rows are known by values such as \(value) of type \(type(of: value.base)), its selection is of \(selected.valueType). Such rows cannot be selected; give them tags of the selection's type."
        )
    }

    private func apply(_ change: ListSelection.Change) {
        guard let selected else { return }
        switch change {
        case .only(let range): selected.select(only: values(in: range))
        case .adding(let range): selected.add(values(in: range))
        case .toggling(let row): for value in values(in: row...row) { selected.toggle(value) }
        case .clearing: selected.select(only: [])
        }
        list.selectionChoice?.noteOwnChange(of: selected)
    }

    /// The values of the selectable rows in a range.
    func values(in range: ClosedRange<Int>) -> [AnyHashable] {
        var values: [AnyHashable] = []
        values.reserveCapacity(range.count)
        let areTagged = list.rows.rows.contains { ($0.node as? ListRowLayoutNode)?.isTagged ?? false }
        var made = 0
        defer { if made > 0 { list.rows.dropUnseenRows() } }
        for index in range {
            if let row = list.row(at: index) {
                if let value = row.value { values.append(value) }
                continue
            }
            let description = list.description(of: index)
            if areTagged, description.innermost == nil {
                // Only the row itself knows its tag.
                list.rows.makeRows(in: index..<index + 1)
                made += 1
                if let value = list.row(at: index)?.value { values.append(value) }
                if made % 256 == 0 { list.rows.dropUnseenRows() }
            } else if let value = value(of: description) {
                values.append(value)
            }
        }
        return values
    }

    /// The indices of the selected rows, in ascending order.
    func selectedRows() -> [Int] {
        guard let selected, let content = list.content else { return [] }
        var found: [Int] = []
        var missing = Set(selected.all)
        var areTagged = false
        for row in list.rows.rows {
            guard let row = row.node as? ListRowLayoutNode, let index = list.index(of: row) else { continue }
            areTagged = areTagged || row.isTagged
            guard let value = row.value, selected.contains(value) else { continue }
            found.append(index)
            missing.remove(value)
        }
        if areTagged, !missing.isEmpty, content.count > 0 {
            // A row's tag is known only once the row exists.
            for index in 0..<content.count where list.row(at: index) == nil {
                if let value = values(in: index...index).first, selected.contains(value) { found.append(index) }
            }
        } else {
            for value in missing {
                guard let view = content.find(value)?.view, case .row(_, let index) = view else { continue }
                if let own = self.value(of: list.description(of: index)), own == value { found.append(index) }
            }
        }
        return found.sorted()
    }

    /// The row from which keys move: that of the last click or key, or the first selected row where the program has
    /// selected others since.
    var leadRow: Int? {
        let lead = anchors.lead.flatMap { $0 < list.content?.count ?? 0 ? $0 : nil }
        if let lead, selected?.all.isEmpty ?? true || isSelected(lead) { return lead }
        for row in list.rows.rows {
            guard let value = (row.node as? ListRowLayoutNode)?.value, selected?.contains(value) ?? false else {
                continue
            }
            anchors.start(at: row.index)
            return row.index
        }
        return lead
    }

    private func isSelected(_ row: Int) -> Bool {
        values(in: row...row).contains { selected?.contains($0) ?? false }
    }

    /// The row whose own menu is the one for keys; nil if there is none.
    var menuRow: Int? {
        guard let selected else { return nil }
        if let lead = anchors.lead, lead < list.content?.count ?? 0, isSelected(lead) { return lead }
        return selected.all.count == 1 ? selectedRows().first : nil
    }

    /// Whether a row can be selected.
    func isSelectable(_ index: Int) -> Bool {
        if let row = list.row(at: index) { return row.value != nil }
        return !values(in: index...index).isEmpty
    }
}
