import Foundation

/// Which transaction holds where, while the graph is brought up to date.
///
/// A change of state notes the transaction that it is made under with each node that it makes dirty. When the node runs, that
/// transaction holds for everything below, but for views whose modifiers make another of it.
@MainActor package final class TransactionFlow {
    /// That of the node which runs now.
    @exclusivity(unchecked) package private(set) var current = Transaction()
    /// Whether it says anything; looked at by every node that an update visits.
    @exclusivity(unchecked) package private(set) var isActive = false
    /// What waits with dirty nodes.
    @exclusivity(unchecked) private var waiting: [ObjectIdentifier: Transaction] = [:]
    @exclusivity(unchecked) private(set) var hasWaiting = false

    /// That of all places which change in this pass: the last one that a node ran in.
    @exclusivity(unchecked) package private(set) var ofPlaces = Transaction()
    /// Whether views in this pass make another of it for what stands in them.
    @exclusivity(unchecked) package private(set) var hasScopes = false
    /// Whether places that change in this pass may be reached by and by.
    package var movesPlaces: Bool { hasScopes || ofPlaces.animation != nil }

    package init() {}

    // MARK: What waits

    /// Notes the transaction in which `node` becomes dirty. Of several, one that animates is kept.
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

    /// The transaction in which `node` became dirty.
    func take(_ node: AnyObject) -> Transaction? {
        let transaction = waiting.removeValue(forKey: ObjectIdentifier(node))
        hasWaiting = !waiting.isEmpty
        return transaction
    }

    /// A node left before it ran.
    func forget(_ node: AnyObject) { take(node)?.ticket?.release() }

    // MARK: Passes

    /// What ran in this pass, held until all that it moves is known.
    @exclusivity(unchecked) private var ran: ContiguousArray<Transaction> = []

    /// Lets go of a ticket when all that this pass moves is known.
    package func releaseAfterPass(_ ticket: AnimationTicket) {
        var transaction = Transaction()
        transaction.ticket = ticket
        ran.append(transaction)
    }

    /// A node begins to run that became dirty in a transaction; returns what `leave` needs.
    func begin(_ transaction: Transaction) -> (Transaction, Bool) {
        ran.append(transaction)
        ofPlaces = transaction
        return enter(transaction)
    }

    /// A view begins in which another transaction holds.
    func enter(_ transaction: Transaction) -> (Transaction, Bool) {
        let outer = (current, isActive)
        current = transaction
        isActive = !transaction.isEmpty
        return outer
    }

    /// The same for a view that makes another of it for what stands in it.
    func enterScope(_ transaction: Transaction) -> (Transaction, Bool) {
        if transaction.effectiveAnimation != nil { hasScopes = true }
        return enter(transaction)
    }

    /// Whether what runs now is the next step of something that is on its way, and no change: what it shows is not animated again.
    @exclusivity(unchecked) private(set) var isAnimationStep = false

    /// Runs a step of an animation, in which no transaction holds.
    func runStep(_ body: () -> Void) {
        let outer = (enter(Transaction()), isAnimationStep)
        isAnimationStep = true
        body()
        leave(to: outer.0)
        isAnimationStep = outer.1
    }

    func leave(to outer: (Transaction, Bool)) { (current, isActive) = outer }

    /// Below a view, another transaction holds in this pass.
    func noteScope() { hasScopes = true }

    /// Everything stands where it belongs; what changes next is another pass.
    package func endPass() {
        hasScopes = false
        guard !ran.isEmpty else { return }
        ofPlaces = Transaction()
        let done = ran
        ran.removeAll()
        for transaction in done { transaction.ticket?.release() }
        AnimationTicket.runWaiting()
    }

    /// Forgets everything.
    func removeAll() {
        endPass()
        for transaction in waiting.values { transaction.ticket?.release() }
        waiting.removeAll()
        hasWaiting = false
    }
}

extension Transaction {
    /// The animation, where none are disabled.
    package var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }
}
