/// Counts how often a body ran. It is not observed: a body that wrote to its own state would run for ever.
@MainActor final class Runs {
    private var count = 0

    /// The number of this run.
    func next() -> Int {
        count += 1
        return count
    }
}
