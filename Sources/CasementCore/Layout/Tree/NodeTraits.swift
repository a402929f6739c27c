/// What a kind of node is, as far as it need not be computed: set when a node is made, and read without a call.
package struct NodeTraits {
    /// One bit for each: every node has them.
    private var bits: UInt16 = 0

    /// Whether it is an implicit container, omitted from trees in favour of its children.
    package var isImplicit: Bool {
        get { self[0] }
        set { self[0] = newValue }
    }
    /// Whether its descendants are internal to a control and no part of the program's tree.
    package var hidesChildren: Bool {
        get { self[1] }
        set { self[1] = newValue }
    }
    /// For a wrapper: whether the user sees the frame of the node inside as that of this one.
    var showsInner: Bool {
        get { self[2] }
        set { self[2] = newValue }
    }
    /// For a wrapper: whether it sets safe area insets.
    var setsSafeArea: Bool {
        get { self[3] }
        set { self[3] = newValue }
    }
    /// Whether `containerRelativeFrame` of descendants is relative to its size.
    var isSizingContainer: Bool {
        get { self[4] }
        set { self[4] = newValue }
    }
    /// Whether a change of its size is never animated, although it draws: that of a text.
    var resizesAtOnce: Bool {
        get { self[5] }
        set { self[5] = newValue }
    }
    /// Whether it draws within its frame, but has no graphic before it is painted.
    var drawsLater: Bool {
        get { self[6] }
        set { self[6] = newValue }
    }
    /// Whether no descendant is drawn outside of its frame.
    var clipping: Clipping {
        get { Clipping(rawValue: bits >> 7 & 0b11) ?? .never }
        set { bits = bits & ~(0b11 << 7) | newValue.rawValue << 7 }
    }
    /// For a text: whether its transition to another content is the usual one.
    var fades: Bool {
        get { self[9] }
        set { self[9] = newValue }
    }

    enum Clipping: UInt16 {
        case never, always
        /// While its size is animated.
        case inMotion
    }

    private subscript(bit: UInt16) -> Bool {
        @inline(__always) get { bits & 1 << bit != 0 }
        @inline(__always) set { if newValue { bits |= 1 << bit } else { bits &= ~(1 << bit) } }
    }
}

/// The state of a layout node: one bit for each, because a long list has several nodes for each row.
struct NodeFlags: OptionSet {
    var rawValue: UInt8
    static let queued = NodeFlags(rawValue: 1)
    static let released = NodeFlags(rawValue: 2)
    static let childrenPlaced = NodeFlags(rawValue: 4)
    static let mirrored = NodeFlags(rawValue: 8)
    static let removing = NodeFlags(rawValue: 16)
    static let shownAsIs = NodeFlags(rawValue: 32)
    /// Its paint bounds are known, and are its frame.
    static let paintsFrame = NodeFlags(rawValue: 64)
    /// Its paint bounds are known, and are among its rarities.
    static let paintsElsewhere = NodeFlags(rawValue: 128)

    subscript(flag: NodeFlags) -> Bool {
        @inline(__always) get { rawValue & flag.rawValue != 0 }
        @inline(__always) set { if newValue { rawValue |= flag.rawValue } else { rawValue &= ~flag.rawValue } }
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
