/// What a node is within, as its children are, what it is itself, and its work for the next update: one bit for each,
/// because a long list has several nodes for each row.
struct NodeMarks: OptionSet {
    var rawValue: UInt16
    static let control = NodeMarks(rawValue: 1)
    static let choice = NodeMarks(rawValue: 2)
    static let inherited: NodeMarks = [control, choice]
    static let transactionScope = NodeMarks(rawValue: 4)
    static let dirty = NodeMarks(rawValue: 8)
    static let linked = NodeMarks(rawValue: 16)
    static let removed = NodeMarks(rawValue: 32)
    static let deferredToLayout = NodeMarks(rawValue: 64)
    static let dirtyFromInputs = NodeMarks(rawValue: 128)
    static let animationStep = NodeMarks(rawValue: 256)
    static let removing = NodeMarks(rawValue: 512)
    static let changedElsewhere = NodeMarks(rawValue: 1024)
    /// Whether its class keeps `NodeParts` for it.
    static let parts = NodeMarks(rawValue: 2048)

    subscript(mark: NodeMarks) -> Bool {
        @inline(__always) get { rawValue & mark.rawValue != 0 }
        @inline(__always) set { if newValue { rawValue |= mark.rawValue } else { rawValue &= ~mark.rawValue } }
    }
}

extension _Node {
    /// Whether it is within a control, whose containers log no edits.
    package final var isInControl: Bool {
        get { marks[.control] }
        set { marks[.control] = newValue }
    }
    /// Whether it is within a view that shows one of several children, so that its displayables may exist without being
    /// visible.
    package final var isInChoice: Bool {
        get { marks[.choice] }
        set { marks[.choice] = newValue }
    }

    /// Whether it changes the transaction for its descendants; see `transact`.
    final var scopesTransaction: Bool {
        get { marks[.transactionScope] }
        set { marks[.transactionScope] = newValue }
    }

    // MARK: Work for the next update

    final var isDirty: Bool {
        get { marks[.dirty] }
        set { marks[.dirty] = newValue }
    }
    /// Whether its parent lists it as dirty or as having dirty descendants.
    final var isLinked: Bool {
        get { marks[.linked] }
        set { marks[.linked] = newValue }
    }
    package final var isRemoved: Bool {
        get { marks[.removed] }
        set { marks[.removed] = newValue }
    }
    /// Whether dirty nodes here and below wait until layout visits this node; see `OnDemandNode`.
    final var isDeferredToLayout: Bool {
        get { marks[.deferredToLayout] }
        set { marks[.deferredToLayout] = newValue }
    }
    /// Whether it is dirty because of its inputs or environment, not its own state.
    final var isDirtyFromInputs: Bool {
        get { marks[.dirtyFromInputs] }
        set { marks[.dirtyFromInputs] = newValue }
    }
    /// Whether it is dirty only for the next step of its own animation; see `TransactionFlow.runStep`.
    final var isAnimationStep: Bool {
        get { marks[.animationStep] }
        set { marks[.animationStep] = newValue }
    }
    /// Whether it was removed from its parent and waits for the end of its transition.
    package final var isRemoving: Bool {
        get { marks[.removing] }
        set { marks[.removing] = newValue }
    }
    /// Whether an observed property was ever changed on another thread.
    final var isChangedElsewhere: Bool {
        get { marks[.changedElsewhere] }
        set { marks[.changedElsewhere] = newValue }
    }
}
