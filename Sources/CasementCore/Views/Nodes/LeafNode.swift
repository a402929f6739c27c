/// The node of a view that is one displayable without children: it updates the layout node from the value and the
/// environment.
class LeafNode<V, Layout: LayoutNode>: _ViewNode<V>, AnimatedInputNode {
    final let layoutNode: Layout
    @exclusivity(unchecked) final var view: V
    /// What few leaves have.
    private final var rareParts: LeafParts? {
        guard let nodeParts else { return nil }
        return unsafeDowncast(nodeParts, to: LeafParts.self)
    }

    init(_ view: borrowing V, layoutNode: Layout, in context: _NodeContext) {
        self.view = copy view
        self.layoutNode = layoutNode
        super.init(in: context)
        count = 1
        _ = configureInEnvironment()
    }

    /// The animation of the view's animatable data towards its value.
    final var motion: AnimatedInput<V>? {
        get {
            guard let motion = rareParts?.motion else { return nil }
            return unsafeDowncast(motion, to: AnimatedInput<V>.self)
        }
        set { if newValue != nil || rareParts != nil { allRareParts().motion = newValue } }
    }
    /// The animation of its graphic's paint.
    private final var paintMotion: PaintMotion? {
        get { rareParts?.paintMotion }
        set { if newValue != nil || rareParts != nil { allRareParts().paintMotion = newValue } }
    }
    /// What a subclass keeps for few of its nodes.
    final var ownParts: AnyObject? {
        get { rareParts?.own }
        set { if newValue != nil || rareParts != nil { allRareParts().own = newValue } }
    }

    private final func allRareParts() -> LeafParts {
        if let rareParts { return rareParts }
        let new = LeafParts()
        keep(new)
        return new
    }

    /// The keys that `configure` may read, if known for the type; then they need not be recorded one by one.
    class var environmentKeys: EnvironmentKeySet? { nil }

    private func configureInEnvironment() -> Bool {
        guard let keys = Self.environmentKeys else { return readEnvironment { configure($0) } }
        noteEnvironmentReads(keys)
        return configure(scope.values)
    }

    /// Applies the value to the layout node; true if that changed what is shown.
    func configure(_ environment: EnvironmentValues) -> Bool { false }

    final override func apply(_ new: V) {
        if !takeDirty(), CutOff.isEnabled, isSame(new) { return }
        if motion != nil || graph.transactions.isActive {
            let old = view
            view = new
            motion = graph.track(motion, from: old, to: new, of: self)
        } else {
            view = new
        }
        refresh()
    }

    /// Whether a value equals the current one, if that is cheaper to determine than to configure again.
    func isSame(_ new: V) -> Bool { false }

    /// Whether the fields of a value equal those of the current one.
    final func hasSameFields(_ new: V) -> Bool {
        let type = TypeDescriptor.of(V.self)
        return Self.withPointers(to: view, new) { type.areEqual($0, at: $1) }
    }

    /// Not of the main actor, a closure of which checks its isolation when the standard library calls it.
    private nonisolated static func withPointers(
        to first: V, _ second: V, _ body: (UnsafePointer<V>, UnsafePointer<V>) -> Bool
    ) -> Bool {
        withUnsafePointer(to: first) { first in withUnsafePointer(to: second) { body(first, $0) } }
    }

    final override func refresh() {
        environmentReads = 0
        let isChanged = paintMotion != nil || graph.transactions.isActive ? configureMovingPaint() : configureShown()
        if isChanged { reportChange() }
    }

    // MARK: Animation

    /// Applies the view's current animated value.
    final func configureShown() -> Bool {
        guard let motion else { return configureInEnvironment() }
        let target = view
        motion.show(in: &view, at: graph.clock.time)
        defer { view = target }
        return configureInEnvironment()
    }

    /// Like `configureShown`, with an animated paint.
    private func configureMovingPaint() -> Bool {
        guard let graphic = layoutNode.paintedContent else { return configureShown() }
        if paintMotion?.isOver ?? false { paintMotion = nil }
        let shown = graphic.paint
        if let paintMotion { graphic.paint = paintMotion.target }
        let before = graphic.paint
        let isChanged = configureShown()
        guard layoutNode.content === graphic else {
            paintMotion?.end()
            return isChanged
        }
        let transaction = graph.transactions.current
        if graphic.paint != before {
            let animation = transaction.effectiveAnimation
            if paintMotion == nil, animation != nil {
                let motion = PaintMotion(shown, of: graphic, in: layoutNode)
                paintMotion = motion
                graph.clock.start(motion)
            }
            paintMotion?.set(graphic.paint, animation, at: graph.clock.time, transaction.ticket)
        }
        paintMotion?.show(at: graph.clock.time)
        return isChanged
    }

    override func tearDown() {
        super.tearDown()
        paintMotion?.end()
        paintMotion = nil
        layoutNode.viewIsGone()
    }

    final override func appendDisplayables(to list: inout [Displayable]) { list.append(layoutNode) }
}

/// What few leaves have. Apart from them, because a long list has a node for each of its texts.
@MainActor private final class LeafParts: NodeParts {
    /// An `AnimatedInput` of the leaf's type of view.
    @exclusivity(unchecked) var motion: AnyObject?
    @exclusivity(unchecked) var paintMotion: PaintMotion?
    @exclusivity(unchecked) var own: AnyObject?
}

extension _Node {
    /// The window's texture store.
    var textures: TextureStore { graph.layout.textures }
}
