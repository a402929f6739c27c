/// The node of a view that is one displayable and has no children: it keeps the layout node up to date with the value and the
/// environment.
class LeafNode<V: View, Layout: LayoutNode>: _ViewNode<V> {
    final let layoutNode: Layout
    @exclusivity(unchecked) final var view: V

    init(_ view: V, layoutNode: Layout, in context: _NodeContext) {
        self.view = view
        self.layoutNode = layoutNode
        super.init(in: context)
        count = 1
        _ = configureInEnvironment()
    }

    /// The keys that `configure` may read, where the type tells; then they need not be noted one by one.
    class var environmentKeys: EnvironmentKeySet? { nil }

    private func configureInEnvironment() -> Bool {
        guard let keys = Self.environmentKeys else { return readEnvironment { configure($0) } }
        noteEnvironmentReads(keys)
        return configure(scope.values)
    }

    /// Hands the value to the layout node; true where that changed what is shown.
    func configure(_ environment: EnvironmentValues) -> Bool { false }

    final override func apply(_ new: V) {
        if !takeDirty(), CutOff.isEnabled, isSame(new) { return }
        view = new
        refresh()
    }

    /// Whether a value says the same as the one it has, where that is found sooner than by configuring once more.
    func isSame(_ new: V) -> Bool { false }

    final override func refresh() {
        environmentReads = 0
        if configureInEnvironment() { reportChange() }
    }

    final override func appendDisplayables(to list: inout [Displayable]) { list.append(layoutNode) }
}

extension _Node {
    /// The window's texture store, which is of the stage of graphics.
    var textures: TextureStore { graph.layout.textures }
}
