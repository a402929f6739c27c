import Foundation

/// Deleting the elements behind rows.
extension ListController {
    /// What deletes the element of a row; nil where it cannot be deleted.
    func deletion(of said: RowDescription) -> RowDescription.Element? {
        guard said.role == .row, !said.traits.isDeleteDisabled else { return nil }
        return said.elements.last { $0.actions.delete != nil }
    }

    func delete(_ row: ListRowLayoutNode) {
        guard let index = index(of: row), let element = deletion(of: description(of: index)) else { return }
        element.actions.delete?([element.index])
    }

    /// The Delete key; false where nothing that is selected can be deleted.
    func deleteSelected() -> Bool {
        var groups: [(node: _Node, elements: IndexSet, delete: (IndexSet) -> Void)] = []
        for index in selectedRows() {
            guard let element = deletion(of: description(of: index)), let delete = element.actions.delete else {
                continue
            }
            if let place = groups.firstIndex(where: { $0.node === element.node }) {
                groups[place].elements.insert(element.index)
            } else {
                groups.append((element.node, [element.index], delete))
            }
        }
        for group in groups { group.delete(group.elements) }
        return !groups.isEmpty
    }

    /// The places of the rows that are selected, in order.
    func selectedRows() -> [Int] {
        guard let selected, let content else { return [] }
        var found: [Int] = []
        var missing = Set(selected.all)
        var areTagged = false
        for row in rows.rows {
            guard let row = row.node as? ListRowLayoutNode, let index = index(of: row) else { continue }
            areTagged = areTagged || row.isTagged
            guard let value = row.value, selected.contains(value) else { continue }
            found.append(index)
            missing.remove(value)
        }
        if areTagged, !missing.isEmpty, content.count > 0 {
            // What is not made tells its tag only when it is.
            for index in 0..<content.count where row(at: index) == nil {
                if let value = values(in: index...index).first, selected.contains(value) { found.append(index) }
            }
        } else {
            for value in missing {
                guard let view = content.find(value)?.view, case .row(_, let index) = view else { continue }
                if let own = selectableValue(of: description(of: index)), own == value { found.append(index) }
            }
        }
        return found.sorted()
    }
}
