extension _Node: TransactionScope {}

extension _Node {
    /// Runs what must run, in the transaction in which it became so.
    @inline(never) final func refreshInTransaction() {
        guard let transaction = graph.transactions.take(self) else { return refresh() }
        let outer = graph.transactions.begin(transaction)
        refresh()
        graph.transactions.leave(to: outer)
    }

    /// Another transaction holds from here on down, until `leave`.
    final func enterScope() -> (Transaction, Bool) {
        var transaction = graph.transactions.current
        transact(&transaction)
        return graph.transactions.enterScope(transaction)
    }
}
