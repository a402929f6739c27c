import Foundation

extension ListController {
    /// The list with its rows, as far as they are made, and what can be done with each.
    func accessible(_ below: [AccessibilityElement], on node: LayoutNode) -> AccessibilityElement {
        let isTable = around.style == .insetTable || around.style == .borderedTable
        var rows = below
        selected?.read()
        for index in rows.indices {
            guard let row = rows[index].node as? ListRowLayoutNode, rows[index].role == .row else { continue }
            describe(&rows[index], row)
            if isTable { rows[index].children = cells(of: row) ?? rows[index].children }
        }
        describeHeaders(&rows)
        var list = AccessibilityElement(isTable ? .table : .list, on: node, children: rows)
        let count = content?.count ?? 0
        list.value = count == 1 ? "1 row" : "\(count) rows"
        if !around.isEnabled { list.traits.insert(.isDisabled) }
        scroll?.addScrolling(to: &list)
        return list
    }

    private func describe(_ element: inout AccessibilityElement, _ row: ListRowLayoutNode) {
        guard let index = index(of: row) else { return }
        if let selected, let value = row.value {
            if selected.contains(value) { element.traits.insert(.isSelected) }
            if around.isEnabled {
                element.set("press") { [weak self] in
                    guard let self, let selected = self.selected else { return }
                    selected.read()
                    change(selection.press(index, [], allowsMany: selected.allowsMany))
                }
            }
        }
        if let expansion = description(of: index).traits.expansion {
            element.setExpanded(expansion.isExpanded, around.isEnabled ? expansion.set : nil)
        }
    }

    /// The headers that show and hide the rows of their section.
    private func describeHeaders(_ elements: inout [AccessibilityElement]) {
        for row in rows.rows {
            guard let node = row.node as? ListRowLayoutNode, node.role == .header,
                let expansion = description(of: row.index).traits.expansion,
                let place = elements.firstIndex(where: { $0.node?.isIn(node) ?? false })
            else { continue }
            elements[place].setExpanded(expansion.isExpanded, around.isEnabled ? expansion.set : nil)
        }
    }

    /// The cells of a row of a table: what stands in its columns.
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
    /// The texts among them as headings.
    @MainActor var asHeadings: [AccessibilityElement] {
        map { element in
            var element = element
            if element.role == .text { element.role = .heading }
            return element
        }
    }
}
