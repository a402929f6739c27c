/// The changes of a window's states that wait for earlier changes: one step for each transaction under which an action
/// makes changes, in order.
///
///     withAnimation(.easeIn) { isOpen = true }
///     withAnimation(.easeIn.delay(0.3)) { isBright = true }
///
/// The changes of the first transaction are made at once. Values set later under another transaction are visible to
/// actions at once too, but bodies see them only when the earlier changes have been laid out, so that each change moves
/// with its own animation although one body shows them all.
///
/// Each window has a queue, which its own updates drain: changes that wait in one window do not affect another. A state
/// that several windows read waits in each of their queues separately; see `StagedValues`. A state that no body reads
/// is changed at once, and does not count as a change of the first transaction.
@MainActor package final class TransactionQueue {
    private struct Step {
        let number: Int
        let transaction: Transaction
        let scope: Int
        var changes: [() -> Void] = []
    }

    /// Code that keeps changing states while no frame is made must not fill the memory: further changes join the last
    /// step.
    private static let maximumSteps = 16

    /// The transaction of the changes made at once.
    @exclusivity(unchecked) private var first: (transaction: Transaction, scope: Int)?
    @exclusivity(unchecked) private var waiting: ContiguousArray<Step> = []
    private var count = 0

    package init() {}

    /// Whether changes wait for earlier ones to be shown.
    var hasWaiting: Bool { !waiting.isEmpty }

    /// The number of the step that a change made now waits for; nil if it is made at once.
    func stepForChange() -> Int? {
        let transaction = Transaction.current ?? Transaction(), scope = Transaction.scope
        guard let last = waiting.last.map({ ($0.transaction, $0.scope) }) ?? first else {
            first = (transaction, scope)
            return nil
        }
        if last.1 != scope, !last.0.isSame(as: transaction), waiting.count < Self.maximumSteps {
            count += 1
            // A completion that waits for the end of its animations also waits for their start.
            transaction.ticket?.hold()
            waiting.append(Step(number: count, transaction: transaction, scope: scope))
        }
        return waiting.last?.number
    }

    /// Adds a change to the last step.
    func add(_ change: @escaping () -> Void) { waiting[waiting.count - 1].changes.append(change) }

    /// Makes the changes of the next step, after the previous ones have been laid out; false if there is none.
    func advance() -> Bool {
        guard !waiting.isEmpty else {
            if first != nil { first = nil }
            return false
        }
        let step = waiting.removeFirst()
        first = (step.transaction, step.scope)
        let outer = Transaction.current
        Transaction.current = step.transaction
        for change in step.changes { change() }
        Transaction.current = outer
        step.transaction.ticket?.release()
        return true
    }

    /// Makes all waiting changes, because the window closes and no state may hold values for it.
    func finish() { while advance() {} }
}

extension ViewGraph {
    /// Whether bodies see the values set last, even those that wait.
    @exclusivity(unchecked) private(set) static var readsLatest = false

    /// Reads the values set last, for views that remember what they set and would mistake an earlier value for a change
    /// by the program.
    static func readingLatest<Result>(_ read: () -> Result) -> Result {
        let outer = readsLatest
        readsLatest = true
        defer { readsLatest = outer }
        return read()
    }
}
