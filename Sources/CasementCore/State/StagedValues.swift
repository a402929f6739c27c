/// The values of a state that one window's bodies see while later values wait in the window's transaction queue.
@MainActor final class StagedValues<Value> {
    let queue: TransactionQueue
    /// The value of the current step, and those of the waiting steps except the last.
    private var values: ContiguousArray<Value> = []
    private var last = 0

    init(in queue: TransactionQueue) { self.queue = queue }

    /// Adds the value in effect until `step`; false if the state was already set in this step.
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
