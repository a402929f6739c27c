/// Runs a change and its frame. `scripts/budget` counts the instructions between the entry and the return of this
/// function, which it knows by its name: so it is neither inlined nor specialised.
@inline(never) @_optimize(none) @MainActor func measuredWork(_ work: () -> Void) { work() }
