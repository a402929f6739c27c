extension _Node: TransactionScope {}

extension _Node {
    /// Refreshes the node in the transaction in which it became dirty.
    @inline(never) final func refreshInTransaction() {
        guard let transaction = graph.transactions.take(self) else { return refresh() }
        let outer = graph.transactions.begin(transaction)
        refresh()
        graph.transactions.leave(to: outer)
    }

    /// Enters the transaction that this node sets for its descendants, until `leave`.
    final func enterScope() -> (Transaction, Bool) {
        var transaction = graph.transactions.current
        transact(&transaction)
        return graph.transactions.enterScope(transaction)
    }
}
