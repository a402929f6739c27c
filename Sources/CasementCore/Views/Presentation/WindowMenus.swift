import Foundation

/// The menus of a window's menu bar while they are not shown. They are made when a key or somebody else asks for an
/// item, and removed again; of what they contain, only the shortcuts are kept.
final class WindowMenus: _Node, ShortcutSource, ClosedContentOwner {
    private let content: () -> AnyView
    private(set) var closed: ClosedContent?

    init(_ content: @escaping () -> AnyView, in context: _NodeContext) {
        self.content = content
        super.init(in: context)
    }

    var anchor: LayoutNode? { nil }
    var isOffering: Bool { !isRemoved }
    var knownShortcuts: [KeyboardShortcut]? { isDirty ? nil : closed?.shortcuts }

    func withContent(_ body: (LayoutNode) -> [KeyboardShortcut]?) -> [KeyboardShortcut]? {
        forgetClosed()
        let (found, closed) = ClosedContent.make(owner: self, content, body)
        self.closed = closed
        return found
    }

    /// Something that the menus depend on has changed.
    override func refresh() { forgetClosed() }

    private func forgetClosed() {
        closed?.end()
        closed = nil
        forgetDependencies()
    }

    override func tearDown() {
        closed?.end()
        closed = nil
        super.tearDown()
    }
}

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
