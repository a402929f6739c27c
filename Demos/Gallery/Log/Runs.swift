/// How often a body ran. Nothing observes it: a body that wrote to its own state would run for ever.
@MainActor final class Runs {
    private var count = 0

    /// The number of this run.
    func next() -> Int {
        count += 1
        return count
    }
}
