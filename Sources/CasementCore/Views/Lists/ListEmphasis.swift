import Foundation

/// What is selected, and how it shows.
extension ListController {
    /// By what a row can be selected.
    func selectableValue(of said: RowDescription) -> AnyHashable? {
        guard let selected, said.role == .row, !said.traits.isSelectionDisabled, let value = said.value else {
            return nil
        }
        guard selected.accepts(value) else {
            warn(value, selected)
            return nil
        }
        return value
    }

    func showSelection(of row: ListRowLayoutNode, _ said: RowDescription?) {
        let isSelected = row.value.map { selected?.contains($0) ?? false } ?? false
        var look = row.look
        look.highlight =
            isSelected
            ? (hasKeyboard ? SystemColor.selection : .selectionIdle).resolve(in: around.theme) : nil
        row.set(look)
        emphasise(row, isSelected && hasKeyboard, said)
    }

    /// What stands on the accent colour is light: the row's own views see another environment.
    private func emphasise(_ row: ListRowLayoutNode, _ isEmphasised: Bool, _ said: RowDescription?) {
        if said == nil, isEmphasised == row.isEmphasised { return }
        guard let said = said ?? index(of: row).map(description), let view = said.outermost else { return }
        row.isEmphasised = isEmphasised
        let own = view.scope.list === self ? view.scope : nil
        guard isEmphasised != (own?.values.backgroundProminence == .increased) else { return }
        let scope = own ?? EnvironmentScope(parent: view.scope) { _ in }
        if own == nil {
            scope.list = self
            view.surround(with: scope, in: view.scope)
        }
        let keys = scope.setTransform { values in
            guard isEmphasised else { return }
            values.foreground = StyleInUse(style: Color.white)
            values.colorScheme = .dark
            values.backgroundProminence = .increased
        }
        view.environmentChanged(keys)
    }

    private func warn(_ value: AnyHashable, _ selected: SelectedRows) {
        guard !hasWarned else { return }
        hasWarned = true
        RuntimeWarning.issue(
            "List: its rows are known by values such as \(value) of type \(type(of: value.base)), its selection is of \(selected.valueType). Such rows cannot be selected; give them tags of the selection's type."
        )
    }
}
