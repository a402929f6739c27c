/// The view at the root of a window.
struct RootView<Content: View>: View {
    typealias Body = Never
    let content: () -> Content
}

/// A root that reports the colour scheme that its content prefers.
@MainActor protocol RootReader: AnyObject {
    var onPreferredScheme: ((ColorScheme?) -> Void)? { get set }
}

/// The root: a container that represents the window itself.
final class RootNode<Content: View>: ContainerNode<RootView<Content>, Content>, RootReader, PreferenceReader {
    private let view: RootView<Content>
    var onPreferredScheme: ((ColorScheme?) -> Void)?
    var reading = PreferenceReading()
    private var preferredScheme: ColorScheme?

    init(_ window: RootLayoutNode, _ view: RootView<Content>, in context: _NodeContext) {
        self.view = view
        super.init(window.stack, in: context) { node in node.track(view.content) }
        if preferencesBelow != 0 { graph.read(self) }
    }

    override func preferencesChanged(_ keys: PreferenceKeySet, in child: _Node) -> PreferenceKeySet {
        if keys & PreferenceKeyRegistry.bit(of: PreferredColorSchemeKey.self) != 0 { graph.read(self) }
        return keys
    }

    func resolvePreference() {
        let scheme = preference(PreferredColorSchemeKey.self) ?? nil
        guard scheme != preferredScheme else { return }
        preferredScheme = scheme
        onPreferredScheme?(scheme)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        super.forEachChild(body)
        for overlay in graph.windowOverlays { body(overlay) }
    }

    /// Called when a dependency of the content closure changed.
    override func refresh() {
        super.refresh()
        updateContent(track(view.content))
    }
}
