import Foundation

/// The bars of a window, with the items of content that is in no page: above and below the content, or in the bars of
/// the page that is shown, so that a window has no two bars above each other.
@MainActor package final class WindowBars {
    private let changes = DependencySource.make()
    private var stored = BarContents()
    private var pages: [PageOfBars] = []
    private var top: SecondaryContent<AnyView>?
    private var bottom: SecondaryContent<AnyView>?

    package init() {}

    /// What the window's own bars show; a body that reads it runs again when that changes.
    package var contents: BarContents {
        changes.noteRead()
        return pages.isEmpty ? stored : BarContents()
    }

    /// Shows other contents. The window's own bars are made for the first items.
    func show(_ contents: BarContents, in window: RootLayoutNode, of root: _Node) {
        guard contents != stored else { return }
        stored = contents
        changes.noteChange("the toolbar")
        share()
        guard top == nil, !contents.items.isEmpty, let makeBar = contents.makeBar else { return }
        func make(_ edge: VerticalEdge) -> (LayeredLayoutNode, SecondaryContent<AnyView>) {
            let layers = LayeredLayoutNode(kind: "bar", alignment: .center, tree: window.tree)
            layers.traits.isImplicit = true
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

    /// The window is gone: its bars, which have this in their environment, are forgotten.
    func end() {
        top = nil
        bottom = nil
        pages = []
        stored = BarContents()
    }

    // MARK: Pages

    /// A page has appeared: its bars show the window's items.
    package func join(_ page: PageOfBars) {
        pages.removeAll { $0 === page }
        pages.append(page)
        share()
        changes.noteChange("the page")
    }

    /// A page has disappeared.
    package func leave(_ page: PageOfBars) {
        page.set(BarContents())
        pages.removeAll { $0 === page }
        share()
        changes.noteChange("the page")
    }

    /// Gives the items to the newest page, but those for the sidebar to the sidebar.
    private func share() {
        let sidebar = pages.last(where: \.isSidebar)
        for page in pages {
            var contents = page === pages.last ? stored : BarContents()
            if let sidebar {
                contents.items.removeAll { $0.info.placement == .sidebarSearch }
                if page === sidebar {
                    contents.items += stored.items.filter { $0.info.placement == .sidebarSearch }
                }
            }
            page.set(contents)
        }
    }
}

/// A page whose bars can show the items of its window.
@MainActor package final class PageOfBars {
    private let changes = DependencySource.make()
    private var stored = BarContents()
    /// Whether it is in the first column of a split view. It is set before the page joins its window.
    package var isSidebar = false

    package init() {}

    /// What the window's content adds to the page's bars; a body that reads it runs again when that changes.
    package var added: BarContents {
        changes.noteRead()
        return stored
    }

    func set(_ contents: BarContents) {
        guard contents != stored else { return }
        stored = contents
        changes.noteChange("the toolbar of the window")
    }
}

private struct WindowBarsKey: EnvironmentKey { static var defaultValue: WindowBars? { nil } }

extension EnvironmentValues {
    /// The bars of the window whose content the views in this scope are; nil in what is presented above it.
    package var windowBars: WindowBars? {
        get { self[WindowBarsKey.self] }
        set { self[WindowBarsKey.self] = newValue }
    }
}
