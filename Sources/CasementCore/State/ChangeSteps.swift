/// The steps in which the changes of an action come to the screen: one for each transaction that they are made under, in order.
///
///     withAnimation(.easeIn) { isOpen = true }
///     withAnimation(.easeIn.delay(0.3)) { isBright = true }
///
/// The first step is made at once. What is set after it under another transaction is known to actions at once too; bodies see it when
/// those before have been shown, so that each change moves with its own animation, although one body shows them all.
@MainActor enum ChangeSteps {
    private struct Step {
        let number: Int
        let transaction: Transaction
        let scope: Int
        var changes: [() -> Void] = []
    }

    /// Somebody who changes states all the time while nothing is shown must not fill the memory: what comes later joins the last.
    private static let most = 16

    /// That of the changes which were made at once.
    private static var first: (transaction: Transaction, scope: Int)?
    private static var waiting: ContiguousArray<Step> = []
    private static var count = 0

    /// Whether changes wait for those before them to be shown.
    static var areWaiting: Bool { !waiting.isEmpty }

    /// The number of the step that a change which is made now waits for; nil where it waits for nothing.
    static func next() -> Int? {
        let transaction = Transaction.current ?? Transaction(), scope = Transaction.scope
        guard let last = waiting.last.map({ ($0.transaction, $0.scope) }) ?? first else {
            first = (transaction, scope)
            return nil
        }
        if last.1 != scope, !last.0.isSame(as: transaction), waiting.count < most {
            count += 1
            // What waits for the end of its animations waits for their beginning as well.
            transaction.ticket?.hold()
            waiting.append(Step(number: count, transaction: transaction, scope: scope))
        }
        return waiting.last?.number
    }

    /// Whether bodies see what was set last, whatever waits.
    private(set) static var showsLatest = false

    /// Reads what was set last, for those who keep what they set and would take an earlier value for another of the program's.
    static func latest<Result>(_ read: () -> Result) -> Result {
        let outer = showsLatest
        showsLatest = true
        defer { showsLatest = outer }
        return read()
    }

    /// Makes a change in the step that was made last.
    static func add(_ change: @escaping () -> Void) { waiting[waiting.count - 1].changes.append(change) }

    /// All so far is shown: makes the changes of the next step; false where there is none.
    static func advance() -> Bool {
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
}

/// What bodies see of a state that was set in later steps.
@MainActor final class EarlierValues<Value> {
    /// That of the step which is shown now, and those of the steps after it but for the last.
    private var values: ContiguousArray<Value> = []
    private var last = 0

    /// The value until `step`, which may have been set in this step before; true where it was not.
    func add(_ value: Value, until step: Int) -> Bool {
        guard step != last else { return false }
        last = step
        values.append(value)
        return true
    }

    var shown: Value? { values.first }
    func removeFirst() { values.removeFirst() }
}
