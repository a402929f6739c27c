import Foundation

/// Deletes the elements of a list's rows.
@MainActor final class ListEditing {
    private unowned let list: ListController
    var mode: Binding<EditMode>?

    init(of list: ListController) { self.list = list }

    /// The element that deleting this row removes; nil if it cannot be deleted.
    func deletion(of description: RowDescription) -> RowDescription.Element? {
        guard description.role == .row, !description.traits.isDeleteDisabled else { return nil }
        return description.elements.last { $0.actions.delete != nil }
    }

    func delete(_ row: ListRowLayoutNode) {
        guard let index = list.index(of: row), let element = deletion(of: list.description(of: index)) else { return }
        element.actions.delete?([element.index])
    }

    /// The button with which rows offer to be deleted that have no actions of the program's.
    func implicitActions(of row: ListRowLayoutNode) -> SwipeActions? {
        guard let type = ImplicitDeletion.self as Any as? any ImplicitDeletionLook.Type else { return nil }
        let button = type.button { [weak self, weak row] in row.map { self?.delete($0) } }
        let modifier = _SwipeActionsModifier(edge: .trailing, look: type.look) { button }
        return SwipeActions(list.node, modifier, isImplicit: true)
    }

    /// Handles the Delete key; false if no selected row can be deleted.
    func deleteSelected() -> Bool {
        var groups: [(node: _Node, elements: IndexSet, delete: (IndexSet) -> Void)] = []
        for index in list.selection.selectedRows() {
            guard let element = deletion(of: list.description(of: index)), let delete = element.actions.delete else {
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
}
