import Foundation

/// Tracks which transaction applies where during an update of the graph.
///
/// A change of state records the current transaction with each node that it makes dirty. When the node runs, that
/// transaction applies to its whole subtree, except for views whose modifiers change it.
@MainActor package final class TransactionFlow {
    /// The transaction of the node that currently runs.
    @exclusivity(unchecked) package private(set) var current = Transaction()
    /// Whether the current transaction is not empty; checked by every node that an update visits.
    @exclusivity(unchecked) package private(set) var isActive = false
    /// The transactions recorded with dirty nodes.
    @exclusivity(unchecked) private var waiting: [ObjectIdentifier: Transaction] = [:]
    @exclusivity(unchecked) private(set) var hasWaiting = false

    /// The transaction of all frame changes in this pass: the last one that a node ran in.
    @exclusivity(unchecked) package private(set) var ofPlaces = Transaction()
    /// Whether views in this pass change the transaction for their content.
    @exclusivity(unchecked) package private(set) var hasScopes = false
    /// Whether frame changes in this pass may be animated.
    package var movesPlaces: Bool { hasScopes || ofPlaces.animation != nil }

    package init() {}

    // MARK: Recorded transactions

    /// Records the transaction in which `node` becomes dirty. Of several, one that animates is kept.
    func note(_ node: AnyObject) {
        guard let transaction = isActive ? current : Transaction.current, !transaction.isEmpty else { return }
        let id = ObjectIdentifier(node)
        if let noted = waiting[id] {
            if noted.animation != nil { return }
            noted.ticket?.release()
        }
        transaction.ticket?.hold()
        waiting[id] = transaction
        hasWaiting = true
    }

    /// Removes and returns the transaction in which `node` became dirty.
    func take(_ node: AnyObject) -> Transaction? {
        let transaction = waiting.removeValue(forKey: ObjectIdentifier(node))
        hasWaiting = !waiting.isEmpty
        return transaction
    }

    /// Discards the transaction of a node that was removed before it ran.
    func forget(_ node: AnyObject) { take(node)?.ticket?.release() }

    // MARK: Passes

    /// The transactions that ran in this pass, held until all animated values are known.
    @exclusivity(unchecked) private var ran: ContiguousArray<Transaction> = []

    /// Releases a ticket when all values that this pass animates are known.
    package func releaseAfterPass(_ ticket: AnimationTicket) {
        var transaction = Transaction()
        transaction.ticket = ticket
        ran.append(transaction)
    }

    /// Enters a node that became dirty in a transaction; returns the argument for `leave`.
    func begin(_ transaction: Transaction) -> (Transaction, Bool) {
        ran.append(transaction)
        ofPlaces = transaction
        return enter(transaction)
    }

    /// Enters a view to which another transaction applies.
    func enter(_ transaction: Transaction) -> (Transaction, Bool) {
        let outer = (current, isActive)
        current = transaction
        isActive = !transaction.isEmpty
        return outer
    }

    /// Enters a view that changes the transaction for its content.
    func enterScope(_ transaction: Transaction) -> (Transaction, Bool) {
        if transaction.effectiveAnimation != nil { hasScopes = true }
        return enter(transaction)
    }

    /// Whether the current code is a step of an animation in flight, and not a change: its
    /// result is not animated again.
    @exclusivity(unchecked) private(set) var isAnimationStep = false

    /// Runs a step of an animation, in which no transaction applies.
    func runStep(_ body: () -> Void) {
        let outer = (enter(Transaction()), isAnimationStep)
        isAnimationStep = true
        body()
        leave(to: outer.0)
        isAnimationStep = outer.1
    }

    func leave(to outer: (Transaction, Bool)) { (current, isActive) = outer }

    /// Notes that another transaction applies below a view in this pass.
    func noteScope() { hasScopes = true }

    /// Ends a pass after layout; later changes belong to another pass.
    package func endPass() {
        hasScopes = false
        guard !ran.isEmpty else { return }
        ofPlaces = Transaction()
        let done = ran
        ran.removeAll()
        for transaction in done { transaction.ticket?.release() }
        AnimationTicket.runWaiting()
    }

    /// Discards all transactions.
    func removeAll() {
        endPass()
        for transaction in waiting.values { transaction.ticket?.release() }
        waiting.removeAll()
        hasWaiting = false
    }
}

extension Transaction {
    /// The animation, or nil if animations are disabled.
    package var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }
}
