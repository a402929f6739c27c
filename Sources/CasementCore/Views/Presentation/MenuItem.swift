import Foundation

/// An item of a menu that is not shown, or that is shown by somebody else: as a value.
package struct MenuItem: Equatable, Sendable {
    /// What assistive programs read. Empty for a line between items.
    package var title = ""
    package var isEnabled = false
    /// Whether it has a mark.
    package var isOn = false
    package var shortcut: KeyboardShortcut?
    package var isLine = false
    /// Whether it can be pressed, if it is enabled: it is no header.
    package var isCommand = false
    /// Whether it opens a menu.
    package var isSubmenu = false
    /// The items of the menu that it opens.
    package var items: [MenuItem] = []

    /// A header without a title.
    package init() {}
}

extension Shortcuts {
    /// The items of a closed menu, with those of its submenus.
    package func items(of menu: any ShortcutSource) -> [MenuItem] {
        var items: [MenuItem] = []
        _ = make(menu) { node, submenus in
            items = node.menuEntries.map { item(of: $0, submenus) }
            return nil
        }
        return items
    }

    private func item(of entry: MenuEntry, _ submenus: [any ShortcutSource]) -> MenuItem {
        var item = MenuItem()
        guard case .item(let node) = entry else {
            item.isLine = true
            return item
        }
        if let element = node.accessibleElements().first {
            item.title = element.label ?? element.value ?? ""
            item.isOn = element.value == "on" || element.traits.contains(.isSelected)
        }
        guard let control = node.firstControl else { return item }
        item.isCommand = true
        item.isEnabled = control.isEnabled
        item.shortcut = control.shortcut
        guard control.opensSubmenu else { return item }
        item.isCommand = false
        item.isSubmenu = true
        if let menu = submenus.first(where: { $0.anchor?.isInside(node) ?? false }) { item.items = items(of: menu) }
        return item
    }

    /// Presses the item at a path of indices of a closed menu; false where it is missing or disabled, or opens a menu.
    package func press(_ path: ArraySlice<Int>, in menu: any ShortcutSource) -> Bool {
        guard let index = path.first else { return false }
        var isPressed = false
        _ = make(menu) { node, submenus in
            let entries = node.menuEntries
            guard entries.indices.contains(index), case .item(let node) = entries[index],
                let control = node.firstControl, control.isEnabled
            else { return nil }
            if !control.opensSubmenu, path.count == 1 {
                control.node = node
                control.trigger()
                isPressed = true
            } else if let menu = submenus.first(where: { $0.anchor?.isInside(node) ?? false }) {
                isPressed = press(path.dropFirst(), in: menu)
            }
            return nil
        }
        return isPressed
    }
}

/// A place in a menu: an item or a header, or a line between sections.
@MainActor private enum MenuEntry {
    case item(LayoutNode)
    case line
}

extension LayoutNode {
    /// The entries of the menu in this node. Lines at the ends, and second lines, are none.
    fileprivate final var menuEntries: [MenuEntry] {
        guard let rows = menuRows else { return [] }
        let bounds = IndexSet(
            (rows.source?.sections ?? []).flatMap { $0.all.isEmpty ? [] : [$0.all.lowerBound, $0.all.upperBound] })
        var entries: [MenuEntry] = []
        var isAfterLine = true
        for (index, child) in rows.children.enumerated() {
            let isDivider = child is DividerLayoutNode
            if isDivider || bounds.contains(index), !isAfterLine {
                entries.append(.line)
                isAfterLine = true
            }
            guard !isDivider else { continue }
            entries.append(.item(child))
            isAfterLine = false
        }
        if isAfterLine, !entries.isEmpty { entries.removeLast() }
        return entries
    }

    private final var menuRows: MenuRowsLayoutNode? {
        if let rows = self as? MenuRowsLayoutNode { return rows }
        var found: MenuRowsLayoutNode?
        forEachChild { if found == nil { found = $0.menuRows } }
        return found
    }

    fileprivate final var firstControl: ControlResponder? {
        for case let control as ControlResponder in attachments?.responders ?? [] { return control }
        var found: ControlResponder?
        forEachChild { if found == nil { found = $0.firstControl } }
        return found
    }
}
