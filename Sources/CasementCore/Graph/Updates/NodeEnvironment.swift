/// A node's reads of its environment, and its response to changes.
extension _Node {
    /// Reads the environment at this node and makes the node depend on the keys that were read.
    package final func readEnvironment<Value>(_ body: (EnvironmentValues) -> Value) -> Value {
        graph.readLog.keys = 0
        var values = scope.values
        values.log = graph.readLog
        let value = body(values)
        noteEnvironmentReads(graph.readLog.keys)
        return value
    }

    package final func noteEnvironmentReads(_ keys: EnvironmentKeySet) {
        let new = StoredKeySet(keys)
        addEnvironmentReads(new)
        Self.noteReads(new, at: .passUnretained(self))
    }

    /// Whether the layout direction is right to left; this node depends on it from now on.
    package final var isRightToLeft: Bool {
        noteEnvironmentReads(EnvironmentValues.layoutDirectionBit)
        return scope.isRightToLeft
    }

    /// Registers a dependency on these keys that does not cause this node to run.
    package final func noteReadsBelow(_ keys: EnvironmentKeySet) {
        Self.noteReads(StoredKeySet(keys), at: .passUnretained(self))
    }

    /// Goes up to the first node that knows the keys, as each new text does: without reference counting, and not of the
    /// main actor, which alone calls it, because its closures would check their isolation.
    private nonisolated static func noteReads(_ keys: StoredKeySet, at node: Unmanaged<_Node>) {
        var node = node
        while node._withUnsafeGuaranteedRef({ $0.storedReadsBelow.insert(keys) }),
            let above = node._withUnsafeGuaranteedRef({ $0.above })
        {
            node = above
        }
    }

    /// Values of `keys` changed above: marks the nodes below that read them.
    package final func environmentChanged(_ keys: EnvironmentKeySet) {
        guard readsBelow & keys != 0 else { return }
        if environmentReads & keys != 0 {
            isDirtyFromInputs = true
            changeRecord?.keys |= environmentReads & keys
            invalidate("an environment value")
        }
        let inner = environmentKeysBelow(keys)
        forEachChild { $0.environmentChanged(inner) }
    }
}
