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
        environmentReads |= keys
        noteReadsBelow(keys)
    }

    /// Whether the layout direction is right to left; this node depends on it from now on.
    package final var isRightToLeft: Bool {
        noteEnvironmentReads(EnvironmentValues.layoutDirectionBit)
        return scope.isRightToLeft
    }

    /// Registers a dependency on these keys that does not cause this node to run.
    package final func noteReadsBelow(_ keys: EnvironmentKeySet) {
        // Recursive, because the variable of a loop would retain each node twice.
        if storedReadsBelow.insert(keys) { parent?.noteReadsBelow(keys) }
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
