import Foundation

/// The node of a modifier that lays out or draws: it wraps each displayable of its content in a layout node, and keeps
/// the wrappers in the content's order.
class WrapperNode<Content, Modifier, Wrapper: LayoutNode>: _ViewNode<
    ModifiedContent<Content, Modifier>
>, AnimatedInputNode, RowSource
{
    @exclusivity(unchecked) final var modifier: Modifier
    /// The animation towards `modifier`, if any.
    @exclusivity(unchecked) final var motion: AnimatedInput<Modifier>?
    final private(set) var child: _ViewNode<Content>?
    @exclusivity(unchecked) final private(set) var wrappers: ContiguousArray<Wrapper> = []

    init(_ view: ModifiedContent<Content, Modifier>, in context: _NodeContext) where Content: View {
        modifier = view.modifier
        super.init(in: context)
        let child = Content._makeNode(view.content, in: contentContext())
        self.child = child
        wrappers = wrap(child.displayables)
        count = wrappers.count
    }

    /// The context of the content's node.
    func contentContext() -> _NodeContext { context() }

    /// Creates the wrapper of one displayable.
    func makeWrapper(_ inner: LayoutNode) -> Wrapper { fatalError("makeWrapper is abstract") }

    /// Applies the modifier, and the environment if it reads any, to the wrappers; true if that changed what is shown.
    func configure() -> Bool { false }

    /// Called when a wrapper's displayable was removed.
    func willRemove(_ wrapper: Wrapper) {}

    /// Whether the wrapper moves its content, and so must be mirrored in right-to-left layouts.
    class var followsDirection: Bool { false }

    private func wrap(_ displayables: [Displayable]) -> ContiguousArray<Wrapper> {
        var wrappers = ContiguousArray<Wrapper>()
        wrappers.reserveCapacity(displayables.count)
        for displayable in displayables { wrappers.append(makeWrapper(displayable)) }
        if Self.followsDirection { updateDirection(of: wrappers) }
        return wrappers
    }

    private func updateDirection(of wrappers: ContiguousArray<Wrapper>) {
        let isMirrored = isRightToLeft
        for wrapper in wrappers { wrapper.isMirrored = isMirrored }
    }

    final override func apply(_ view: ModifiedContent<Content, Modifier>) {
        withParts(of: view) { newContent, newModifier in
            if motion != nil || graph.transactions.isActive {
                motion = graph.track(motion, from: modifier, to: newModifier.pointee, of: self)
            }
            modifier = newModifier.pointee
            if configureShown() { reportChange() }
            let outer = scopesTransaction ? enterScope() : nil
            child?.update(to: newContent.pointee)
            if let outer { graph.transactions.leave(to: outer) }
        }
    }

    /// Applies the modifier's current animated value.
    final func configureShown() -> Bool {
        guard let motion else { return configure() }
        let target = modifier
        motion.show(in: &modifier, at: graph.clock.time)
        defer { modifier = target }
        return configure()
    }

    final override func refresh() {
        if Self.followsDirection { updateDirection(of: wrappers) }
        if configureShown() { reportChange() }
    }

    override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }

    final override var rowAccess: RowAccess? { .source(self) }
    final var passage: RowPassage { .wrapping }
    final func child(containingDisplayable index: Int) -> (node: _Node, index: Int)? {
        child.map { ($0, index) }
    }

    final func row(at index: Int) -> Displayable? {
        wrappers.indices.contains(index) ? wrappers[index] : nil
    }

    final override func appendDisplayables(to list: inout [Displayable]) {
        for wrapper in wrappers { list.append(wrapper) }
    }

    override func tearDown() {
        super.tearDown()
        for wrapper in wrappers { wrapper.viewIsGone() }
    }

    final override func remove(_ ranges: [Range<Int>], of child: _Node) {
        guard child === self.child else { return }
        super.remove(ranges, of: child)
        for range in ranges.reversed() {
            for wrapper in wrappers[range] { willRemove(wrapper) }
            wrappers.removeSubrange(range)
        }
    }

    final override func insert(_ insertions: [DisplayableInsertion], of child: _Node) {
        var wrapped: [DisplayableInsertion] = []
        for insertion in insertions {
            let new = wrap(insertion.displayables)
            wrappers.insert(contentsOf: new, at: insertion.index)
            wrapped.append(DisplayableInsertion(at: insertion.index, Array(new)))
        }
        super.insert(wrapped, of: child)
    }

    final override func reorder(from start: Int, order: [Int], moves: [DisplayableMove], of child: _Node) {
        wrappers.permute(from: start, order)
        super.reorder(from: start, order: order, moves: moves, of: child)
    }
}
