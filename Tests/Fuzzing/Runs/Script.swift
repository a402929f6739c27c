/// A failing run as text, which can be repeated.
@MainActor struct Script: @MainActor CustomStringConvertible {
    let seed: UInt64
    var steps: [[Edit]]
    var failure: String
    /// Specs of the first tree that were replaced by a plain text, and those that lost their modifiers.
    private var cut: Set<Int> = []
    private var bare: Set<Int> = []

    init(seed: UInt64, steps: [[Edit]], failure: String) {
        (self.seed, self.steps, self.failure) = (seed, steps, failure)
    }

    var description: String {
        let number = steps.count
        let edits = steps.map { "  " + $0.map { "\($0)" }.joined(separator: "; ") }.joined(separator: "\n")
        return """
            seed \(seed), after \(number) steps: \(failure)
            The tree at first:
            \(tree().described("  "))The edits, one update a line:
            \(edits)
            The tree before the last of them:
            \(tree(after: steps.dropLast()).described("  "))and after it:
            \(tree(after: steps[...]).described("  "))
            """
    }

    private func tree(after steps: ArraySlice<[Edit]>) -> Spec {
        let root = tree()
        for edit in steps.joined() { _ = edit.apply(to: root.all) }
        return root
    }

    /// The same failure, or another, with fewer edits.
    func reduced() async -> Script {
        guard var best = await attempt() else { return self }
        // Steps, in ever smaller groups.
        var size = max(1, best.steps.count / 2)
        while true {
            var index = 0
            while index < best.steps.count {
                var shorter = best
                shorter.steps.removeSubrange(index..<min(index + size, best.steps.count))
                if let found = await shorter.attempt() { best = found } else { index += size }
            }
            if size == 1 { break }
            size = max(1, size / 2)
        }
        for index in best.steps.indices {
            var place = 0
            while index < best.steps.count, best.steps[index].count > 1, place < best.steps[index].count {
                var shorter = best
                shorter.steps[index].remove(at: place)
                if let found = await shorter.attempt() { best = found } else { place += 1 }
            }
        }
        for spec in best.tree().all.dropFirst() {
            var smaller = best
            smaller.cut.insert(spec.id)
            best = await smaller.attempt() ?? best
            var barer = best
            barer.bare.insert(spec.id)
            best = await barer.attempt() ?? best
        }
        return best
    }

    private func tree() -> Spec { pruned(World.tree(seed: seed)) }

    private func pruned(_ spec: Spec) -> Spec {
        if cut.contains(spec.id) { return Spec(id: spec.id, kind: .text) }
        if bare.contains(spec.id) { spec.modifiers = [] }
        spec.children = spec.children.map(pruned)
        return spec
    }

    /// The script up to its failure; nil if it does not fail.
    private func attempt() async -> Script? {
        let run = Run(tree(), seed: seed)
        for (index, step) in steps.enumerated() {
            var failure = run.step(step, compares: true)
            if failure == nil { failure = await run.checkTasks() }
            guard let failure else { continue }
            var script = self
            script.steps = Array(steps[...index])
            script.failure = failure
            return script
        }
        return nil
    }
}
