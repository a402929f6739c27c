/// What a kind of node is, as far as it need not be computed: set when a node is made, and read without a call.
package struct NodeTraits {
    /// Whether it is an implicit container, omitted from trees in favour of its children.
    package var isImplicit = false
    /// Whether its descendants are internal to a control and no part of the program's tree.
    package var hidesChildren = false
    /// For a wrapper: whether the user sees the frame of the node inside as that of this one.
    var showsInner = false
    /// For a wrapper: whether it sets safe area insets.
    var setsSafeArea = false
    /// Whether `containerRelativeFrame` of descendants is relative to its size.
    var isSizingContainer = false
    /// Whether a change of its size is never animated, although it draws: that of a text.
    var resizesAtOnce = false
    /// Whether no descendant is drawn outside of its frame.
    var clipping = Clipping.never

    enum Clipping {
        case never, always
        /// While its size is animated.
        case inMotion
    }
}

extension LayoutNode {
    /// Whether no descendant is drawn outside of this node's frame.
    final var clipsToFrame: Bool {
        switch traits.clipping {
        case .never: false
        case .always: true
        case .inMotion: motion != nil
        }
    }

    /// Whether a change of its size is seen and so is animated: that of a shape, of a clip, or of a view whose frame is
    /// told by its identifier. The size of a text or of another stack changes at once.
    final var growsSmoothly: Bool {
        !traits.resizesAtOnce
            && (content != nil || traits.clipping != .never || layer != nil || attachments?.identifier != nil)
    }

    /// The node whose frame the user sees as that of this one.
    package final var shownNode: LayoutNode {
        var node = self
        while node.traits.showsInner, let wrapper = node as? WrapperLayoutNode { node = wrapper.inner }
        return node
    }

    /// Whether a stack keeps its usual spacing to this node.
    final var wantsSpacing: Bool { ownSpacing?.isUsual ?? true }

    /// Its preferred spacing to its neighbours.
    final var preferredSpacing: ViewSpacing { ownSpacing ?? ViewSpacing() }
}
