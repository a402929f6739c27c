/// The changes of a window's states that wait for the changes before them: one step for each transaction that an action
/// makes changes under, in order.
///
///     withAnimation(.easeIn) { isOpen = true }
///     withAnimation(.easeIn.delay(0.3)) { isBright = true }
///
/// The changes of the first transaction are made at once. What is set after it under another one is known to actions at
/// once too, but bodies see it only when the changes before have been laid out, so that each change moves with its own
/// animation although one body shows them all.
///
/// Each window has a queue, which its own updates drain: what waits in one window is nothing to another. A state that
/// several windows read waits in each of their queues by itself; see `StagedValues`. A state that no body reads is
/// changed at once, and does not count as a change of the first transaction.
@MainActor package final class TransactionQueue {
    private struct Step {
        let number: Int
        let transaction: Transaction
        let scope: Int
        var changes: [() -> Void] = []
    }

    /// Code that changes states all the time while no frame is made must not fill the memory: what comes later joins
    /// the last step.
    private static let maximumSteps = 16

    /// The transaction of the changes that were made at once.
    private var first: (transaction: Transaction, scope: Int)?
    private var waiting: ContiguousArray<Step> = []
    private var count = 0

    package init() {}

    /// Whether changes wait for those before them to be shown.
    var hasWaiting: Bool { !waiting.isEmpty }

    /// The number of the step that a change which is made now waits for; nil where it is made at once.
    func stepForChange() -> Int? {
        let transaction = Transaction.current ?? Transaction(), scope = Transaction.scope
        guard let last = waiting.last.map({ ($0.transaction, $0.scope) }) ?? first else {
            first = (transaction, scope)
            return nil
        }
        if last.1 != scope, !last.0.isSame(as: transaction), waiting.count < Self.maximumSteps {
            count += 1
            // A completion that waits for the end of its animations waits for their beginning as well.
            transaction.ticket?.hold()
            waiting.append(Step(number: count, transaction: transaction, scope: scope))
        }
        return waiting.last?.number
    }

    /// Makes a change in the last step.
    func add(_ change: @escaping () -> Void) { waiting[waiting.count - 1].changes.append(change) }

    /// The changes so far are laid out: makes those of the next step; false where there is none.
    func advance() -> Bool {
        guard !waiting.isEmpty else {
            first = nil
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

    /// The window closes: makes all that waits, so that no state holds values for it.
    func finish() { while advance() {} }
}

extension ViewGraph {
    /// Whether bodies see what was set last, whatever waits.
    @exclusivity(unchecked) private(set) static var readsLatest = false

    /// Reads what was set last, for views that keep what they set and would take an earlier value for a change by the
    /// program.
    static func readingLatest<Result>(_ read: () -> Result) -> Result {
        let outer = readsLatest
        readsLatest = true
        defer { readsLatest = outer }
        return read()
    }
}
