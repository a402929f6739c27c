import Foundation

/// The bars of a window whose content says something of them, but has no bar of its own.
@MainActor package final class WindowBars {
    private let changes = DependencySource.make()
    private var stored = BarContents()
    private var top: SecondaryContent<AnyView>?
    private var bottom: SecondaryContent<AnyView>?

    /// What they show; a body that reads it runs again when that changes.
    package var contents: BarContents {
        changes.noteRead()
        return stored
    }

    /// Shows other contents; the bars are made for the first ones.
    func show(_ contents: BarContents, in window: RootLayoutNode, of root: _Node) {
        guard contents != stored else { return }
        stored = contents
        changes.noteChange("the toolbar")
        guard top == nil, let makeBar = contents.makeBar else { return }
        func make(_ edge: VerticalEdge) -> (LayeredLayoutNode, SecondaryContent<AnyView>) {
            let layers = LayeredLayoutNode(kind: "bar", alignment: .center, tree: window.tree)
            layers.isSecondary = true
            return (layers, SecondaryContent(layers, makeBar(self, edge), in: root.context(at: edge == .top ? 1 : 2)))
        }
        let (top, bottom) = (make(.top), make(.bottom))
        (self.top, self.bottom) = (top.1, bottom.1)
        window.setBars(top: top.0, bottom: bottom.0)
    }

    func forEachNode(_ body: (_Node) -> Void) {
        if let top { body(top) }
        if let bottom { body(bottom) }
    }
}
