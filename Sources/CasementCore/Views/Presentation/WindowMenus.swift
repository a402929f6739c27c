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
