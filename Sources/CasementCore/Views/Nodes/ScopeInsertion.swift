extension _Node {
    /// Puts a scope around this node and those below, which were made in `outer`.
    func surround(with new: EnvironmentScope, in outer: EnvironmentScope) {
        if scope === outer { scope = new } else { scope.insert(new, below: outer) }
        forEachChild { $0.surround(with: new, in: outer) }
    }
}
