/// The view at the root of a window.
struct RootView<Content: View>: View {
    typealias Body = Never
    let content: () -> Content
}

/// A root that reports what its content asks of the window.
@MainActor protocol WindowRequestSource: _Node {
    /// Called with different requests than before; at first there are none.
    var onRequests: ((WindowRequests) -> Void)? { get set }
}

/// The root: a container that represents the window itself.
final class RootNode<Content: View>: ContainerNode<RootView<Content>, Content>, WindowRequestSource, PreferenceReader {
    private let view: RootView<Content>
    var onRequests: ((WindowRequests) -> Void)?
    var reading = PreferenceReading()
    private var requests = WindowRequests()
    private let window: RootLayoutNode
    private let bars: WindowBars?
    private let keys = WindowRequests.kinds.reduce(PreferenceKeySet(0)) { $0 | $1.key }

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
        let new = windowRequests
        guard new != requests else { return }
        requests = new
        onRequests?(new)
        bars?.show(new.bars, in: window, of: self)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        super.forEachChild(body)
        for overlay in graph.windowOverlays { body(overlay) }
        bars?.forEachNode(body)
    }

    override func tearDown() {
        super.tearDown()
        bars?.end()
    }

    /// Called when a dependency of the content closure changed.
    override func refresh() {
        super.refresh()
        updateContent(track(view.content))
    }
}
