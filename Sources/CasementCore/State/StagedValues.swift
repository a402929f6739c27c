/// What the bodies of one window see of a state that was set in later steps of the window's transaction queue.
@MainActor final class StagedValues<Value> {
    let queue: TransactionQueue
    /// The value of the step that is shown now, and those of the steps after it but for the last.
    private var values: ContiguousArray<Value> = []
    private var last = 0

    init(in queue: TransactionQueue) { self.queue = queue }

    /// Adds the value that holds until `step`; true where the state was not set in this step before.
    func add(_ value: Value, until step: Int) -> Bool {
        guard step != last else { return false }
        last = step
        values.append(value)
        return true
    }

    var shown: Value? { values.first }
    var isEmpty: Bool { values.isEmpty }
    func removeFirst() { values.removeFirst() }
}
