import Foundation

/// The closed menu for the selected rows of a list: its shortcuts work while the list has the focus.
@MainActor final class SelectionMenu: ShortcutSource {
    private unowned let list: ListController
    private var closed: ClosedContent?

    init(of list: ListController) { self.list = list }

    /// Called when the list was updated: for another menu, or other selected rows.
    func forget() {
        closed?.end()
        closed = nil
    }

    var isOffering: Bool {
        guard !list.node.isRemoved, list.context.isEnabled, list.menuOfSelection != nil else { return false }
        list.selection.selected?.read()
        return !(list.selection.selected?.isEmpty ?? true)
    }

    var knownShortcuts: [KeyboardShortcut]? { list.node.isDirty ? nil : closed?.shortcuts }

    func withContent(_ body: (LayoutNode) -> [KeyboardShortcut]?) -> [KeyboardShortcut]? {
        forget()
        guard let menu = list.menuOfSelection, let values = list.selection.selected?.all else { return [] }
        let (found, closed) = ClosedContent.make(owner: list.node, { menu(values) }, body)
        self.closed = closed
        return found
    }

    /// The closed menus for keys that are pressed in the list: those of the row from which keys move, if it is
    /// selected, or else of the only selected row, and then the menu for all selected rows.
    static func sources(in list: ListController) -> [any ShortcutSource] {
        guard list.context.isEnabled, let selected = list.selection.selected else { return [] }
        selected.read()
        guard !selected.isEmpty else { return [] }
        var sources: [any ShortcutSource] = []
        if let row = list.selection.menuRow {
            let isMade = list.row(at: row) != nil
            if !isMade { list.rows.makeRows(in: row..<row + 1) }
            list.row(at: row)?.appendShortcutSources(to: &sources)
            if !isMade { list.rows.changed() }
        }
        if list.menuOfSelection != nil { sources.append(list.selectionMenu) }
        return sources
    }
}

extension LayoutNode {
    /// Appends the closed menus here and below, outermost last.
    fileprivate final func appendShortcutSources(to list: inout [any ShortcutSource]) {
        forEachChild { if !($0 is ScrollLayoutNode) { $0.appendShortcutSources(to: &list) } }
        for case let responder as Responder in attachments?.responders ?? [] where responder.isEnabled {
            list += responder.shortcutSources
        }
    }
}
