import Foundation

extension FramePipeline {
    /// Gives the window the menus of a menu bar: the submenus in `content`. Nothing is made of them until they are
    /// needed.
    package func setMenus(_ content: @escaping () -> AnyView) {
        var menus: WindowMenus?
        input.focus.shortcuts.makeMenus = { [weak graph] in
            if let menus { return menus }
            guard let graph, let root = graph.root else { return nil }
            let new = WindowMenus(content, in: root.context(at: 3))
            graph.windowOverlays.append(new)
            menus = new
            return new
        }
    }

    /// Shows a menu bar above the content, which is not a part of it. `keys` gets the keys that nothing else uses.
    package func showMenuBar(_ content: AnyView, keys: @escaping (KeyPress) -> Bool) {
        buildIfNeeded()
        guard let root = graph.root else { return }
        let layers = LayeredLayoutNode(kind: "menubar", alignment: .topLeading, tree: layout)
        layers.traits.isImplicit = true
        graph.windowOverlays.append(SecondaryContent(layers, content, in: root.context(at: 4)))
        window.setMenuBar(layers)
        input.focus.menuBarKeys = keys
        graph.requestFrame()
    }

    /// The height of the menu bar above the content in a window of this width, in points; 0 without one.
    package func menuBarHeight(_ width: CGFloat) -> CGFloat { window.menuBarHeight(width) }

    /// The items of the window's menu bar, which are its menus, as they are now.
    package var menuItems: [MenuItem] {
        buildIfNeeded()
        return input.focus.shortcuts.menus.map { input.focus.shortcuts.items(of: $0) } ?? []
    }

    /// Presses an item of the menu bar; false where it is missing or disabled. The path has the index of the menu, that
    /// of the item in it, and so on.
    package func pressMenuItem(at path: [Int]) -> Bool {
        guard let menus = input.focus.shortcuts.menus else { return false }
        return input.focus.shortcuts.press(path[...], in: menus)
    }
}

// MARK: Standard commands

extension FramePipeline {
    /// Whether something in the window performs a command now.
    package func can(_ command: EditCommand) -> Bool { input.focus.can(command) }

    /// The name of what Undo or Redo does; empty where it has none.
    package func actionName(of command: EditCommand) -> String { input.focus.actionName(of: command) }

    /// Performs a command in the window, where the focus is.
    package func perform(_ command: EditCommand) {
        // No key sends it but that of the menu's item.
        if case .format(let format) = command {
            _ = input.focus.perform(.format(format))
            return
        }
        let press = command.press
        handle(.keyDown(press.key, press.modifiers, isRepeat: false))
        handle(.keyUp(press.key, press.modifiers))
    }
}
