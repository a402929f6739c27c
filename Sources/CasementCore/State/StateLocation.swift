/// The storage of one state, which is the source of its changes itself.
@usableFromInline package final class StateLocation<Value>: Location<Value>, OutlivesNode {
    private var isSet = false
    // Read by its deinitialiser too, when nothing else has the state.
    @exclusivity(unchecked) nonisolated(unsafe) private var hasChanges = false
    @exclusivity(unchecked) private var value: Value
    /// The type of the view that owns it; once it has changes, these, which it owns, and which have the type then. One
    /// word, because a long list has several states for each row, and most are never set.
    @exclusivity(unchecked) nonisolated(unsafe) private var ownerOrChanges: UnsafeRawPointer

    required init(_ value: Value, owner: Any.Type) {
        self.value = value
        ownerOrChanges = unsafeBitCast(owner, to: UnsafeRawPointer.self)
    }

    deinit { if hasChanges { Unmanaged<AnyObject>.fromOpaque(ownerOrChanges).release() } }

    private var owner: Any.Type { changes?.owner ?? unsafeBitCast(ownerOrChanges, to: Any.Type.self) }

    /// What a state has that was set. Whether it has any is known without its generic type, which each read would look
    /// up.
    private var changes: StateChanges<Value>? {
        hasChanges ? unsafeDowncast(knownChanges, to: StateChanges<Value>.self) : nil
    }
    private var knownChanges: AnyObject { Unmanaged<AnyObject>.fromOpaque(ownerOrChanges).takeUnretainedValue() }

    override func read() -> Value {
        noteRead()
        return peek()
    }

    override var source: DependencySource? { self }
    /// Whether the value was never set and holds no object.
    package var isAsMade: Bool { !isSet && _isPOD(Value.self) }

    /// The value, without depending on it. Bodies may see the value of an earlier step.
    override func peek() -> Value {
        guard hasChanges, let changes, changes.isStaged else { return value }
        return shownValue
    }

    /// The value of the step that the reader shows. Apart from `peek`, because it looks up the type of the optional
    /// value.
    @inline(never) private var shownValue: Value {
        guard !ViewGraph.readsLatest, let queue = ViewGraph.reader?.graph.transactionQueue,
            let shown = staged(in: queue)?.shown
        else { return value }
        return shown
    }

    private func staged(in queue: TransactionQueue) -> StagedValues<Value>? {
        changes?.staged.first { $0.queue === queue }
    }

    private func allChanges() -> StateChanges<Value> {
        if let changes { return changes }
        let new = StateChanges<Value>(owner: owner)
        ownerOrChanges = UnsafeRawPointer(Unmanaged<AnyObject>.passRetained(new).toOpaque())
        hasChanges = true
        return new
    }

    override func write(_ new: Value) {
        if let isEqual = allChanges().isEqual, isEqual(value, new) { return }
        if let reader = ViewGraph.reader {
            return reader.graph.afterBody(of: reader, stateOf: owner) { self.write(new) }
        }
        if hasSeveralQueues { return writeInEachWindow(new) }
        let queue = firstQueue
        let step = queue?.stepForChange()
        if let queue, let step { stage(until: step, in: queue) }
        value = new
        isSet = true
        if step == nil { noteChange(cause) }
    }

    /// Writes a state that several windows read: in each of them, the change waits until that window has shown earlier
    /// ones.
    private func writeInEachWindow(_ new: Value) {
        var ready: [TransactionQueue] = []
        forEachQueue { queue in
            if let step = queue.stepForChange() { stage(until: step, in: queue) } else { ready.append(queue) }
        }
        value = new
        isSet = true
        for queue in ready { noteChange(in: queue, cause) }
    }

    private var cause: String { "state of \(owner)" }

    /// Keeps the current value for the bodies of a window until a step.
    private func stage(until step: Int, in queue: TransactionQueue) {
        let staged = staged(in: queue) ?? StagedValues(in: queue)
        if staged.isEmpty { allChanges().staged.append(staged) }
        guard staged.add(value, until: step) else { return }
        queue.add { [self] in
            staged.removeFirst()
            if staged.isEmpty { remove(staged) }
            noteChange(in: queue, cause)
        }
    }

    private func remove(_ emptied: StagedValues<Value>) { changes?.staged.removeAll { $0 === emptied } }
}

/// What a state has that was set.
@MainActor private final class StateChanges<Value> {
    /// The type of the view that owns the state.
    let owner: Any.Type
    /// The equality of its values.
    let isEqual = ValueComparison.of(Value.self)
    /// The values that bodies see until later steps run: one entry per window in which a change waits.
    @exclusivity(unchecked) var staged: ContiguousArray<StagedValues<Value>> = [] {
        didSet { isStaged = !staged.isEmpty }
    }
    @exclusivity(unchecked) private(set) var isStaged = false

    init(owner: Any.Type) { self.owner = owner }
}
