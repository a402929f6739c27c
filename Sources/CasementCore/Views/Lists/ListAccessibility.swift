import Foundation

/// A list's accessibility elements.
@MainActor final class ListAccessibility {
    private unowned let list: ListController

    init(of list: ListController) { self.list = list }

    /// The list's element with those of the existing rows and the actions of each.
    func element(of below: [AccessibilityElement], on node: LayoutNode) -> AccessibilityElement {
        let isTable = list.context.style.isTable
        var rows = below
        list.selection.selected?.read()
        for index in rows.indices {
            guard let row = rows[index].node as? ListRowLayoutNode, rows[index].role == .row else { continue }
            describe(&rows[index], row)
            if isTable { rows[index].children = cells(of: row) ?? rows[index].children }
        }
        describeHeaders(&rows)
        var element = AccessibilityElement(isTable ? .table : .list, on: node, children: rows)
        let count = list.content?.count ?? 0
        element.value = count == 1 ? "1 row" : "\(count) rows"
        if !list.context.isEnabled { element.traits.insert(.isDisabled) }
        list.scroll?.addScrolling(to: &element)
        return element
    }

    private func describe(_ element: inout AccessibilityElement, _ row: ListRowLayoutNode) {
        guard let index = list.index(of: row) else { return }
        if let selected = list.selection.selected, let value = row.value {
            if selected.contains(value) { element.traits.insert(.isSelected) }
            if list.context.isEnabled {
                element.set("press") { [weak list = self.list] in
                    guard let list else { return }
                    list.selection.selected?.read()
                    list.selection.press(index, [])
                    list.selection.selected.map { list.selectionChoice?.chosen($0) }
                    list.selection.activate(index)
                }
            }
        }
        if let expansion = list.description(of: index).traits.expansion {
            element.setExpanded(expansion.isExpanded, list.context.isEnabled ? expansion.set : nil)
        }
    }

    /// Adds the expansion state, and the action that changes it, to the headers of collapsible sections.
    private func describeHeaders(_ elements: inout [AccessibilityElement]) {
        for row in list.rows.rows {
            guard let node = row.node as? ListRowLayoutNode, node.role == .header,
                let expansion = list.description(of: row.index).traits.expansion,
                let place = elements.firstIndex(where: { $0.node?.isIn(node) ?? false })
            else { continue }
            elements[place].setExpanded(expansion.isExpanded, list.context.isEnabled ? expansion.set : nil)
        }
    }

    /// The cells of a table's row: the content of its columns.
    private func cells(of row: ListRowLayoutNode) -> [AccessibilityElement]? {
        var node: LayoutNode? = row.inner
        while let current = node, !(current is CustomLayoutNode) {
            var only: LayoutNode?
            current.forEachChild { if only == nil { only = $0 } }
            node = only
        }
        guard let columns = node as? CustomLayoutNode else { return nil }
        return columns.children.map { cell in
            AccessibilityElement(.cell, on: cell, children: cell.accessibleElements())
        }
    }
}

extension [AccessibilityElement] {
    /// The elements, with texts as headings.
    @MainActor var asHeadings: [AccessibilityElement] {
        map { element in
            var element = element
            if element.role == .text { element.role = .heading }
            return element
        }
    }
}
