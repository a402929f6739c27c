extension _Node {
    /// Inserts a scope around this node and its descendants, which were created in `outer`.
    func surround(with new: EnvironmentScope, in outer: EnvironmentScope) {
        if scope === outer { scope = new } else { scope.insert(new, below: outer) }
        forEachChild { $0.surround(with: new, in: outer) }
    }
}
