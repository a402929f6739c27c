/// The node of a view of type `V`.
public class _ViewNode<V: View>: _Node {
    /// Takes the next value of the view, of the same identity.
    final func update(to view: V) {
        graph.statistics.nodesUpdated += 1
        if graph.transactions.hasWaiting { applyInTransaction(view) } else { apply(view) }
        updateDirtyDescendants()
    }

    /// What changed here itself may have a transaction of its own beside that of the new value.
    @inline(never) private final func applyInTransaction(_ view: V) {
        guard let transaction = graph.transactions.take(self) else { return apply(view) }
        let outer = graph.transactions.begin(transaction)
        apply(view)
        graph.transactions.leave(to: outer)
    }

    /// The view type's own rule of update.
    func apply(_ view: V) {}

    package override var viewType: Any.Type { V.self }
}
