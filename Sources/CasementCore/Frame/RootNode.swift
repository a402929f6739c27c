/// The view at the root of a window.
struct RootView<Content: View>: View {
    typealias Body = Never
    let content: () -> Content
}

/// A root that reports what its content sets for the window.
@MainActor protocol RootReader: AnyObject {
    /// Called with the colour scheme that the content prefers.
    var onPreferredScheme: ((ColorScheme?) -> Void)? { get set }
    /// Called with the title that the content sets; nil for none.
    var onTitle: ((NavigationTitle?) -> Void)? { get set }
}

/// The root: a container that represents the window itself.
final class RootNode<Content: View>: ContainerNode<RootView<Content>, Content>, RootReader, PreferenceReader {
    private let view: RootView<Content>
    var onPreferredScheme: ((ColorScheme?) -> Void)?
    var onTitle: ((NavigationTitle?) -> Void)?
    var reading = PreferenceReading()
    private var preferredScheme: ColorScheme?
    private var title: NavigationTitle?
    private let window: RootLayoutNode
    private let bars: WindowBars?
    private let keys =
        PreferenceKeyRegistry.bit(of: PreferredColorSchemeKey.self)
        | PreferenceKeyRegistry.bit(of: NavigationTitleKey.self)
        | PreferenceKeyRegistry.bit(of: BarContentsKey.self)

    init(_ window: RootLayoutNode, _ view: RootView<Content>, in context: _NodeContext) {
        (self.view, self.window, bars) = (view, window, context.scope.values.windowBars)
        super.init(window.stack, in: context) { node in node.track(view.content) }
        if preferencesBelow != 0 { graph.read(self) }
    }

    override func preferencesChanged(_ keys: PreferenceKeySet, in child: _Node) -> PreferenceKeySet {
        if keys & self.keys != 0 { graph.read(self) }
        return keys
    }

    func resolvePreference() {
        let scheme = preference(PreferredColorSchemeKey.self) ?? nil
        if scheme != preferredScheme {
            preferredScheme = scheme
            onPreferredScheme?(scheme)
        }
        let title = preference(NavigationTitleKey.self) ?? nil
        if title != self.title {
            self.title = title
            onTitle?(title)
        }
        bars?.show(preference(BarContentsKey.self) ?? BarContents(), in: window, of: self)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        super.forEachChild(body)
        for overlay in graph.windowOverlays { body(overlay) }
        bars?.forEachNode(body)
    }

    /// Called when a dependency of the content closure changed.
    override func refresh() {
        super.refresh()
        updateContent(track(view.content))
    }
}
