/// The node of a view of type `V`.
public class _ViewNode<V>: _Node {
    /// Sets the next value of the view, which has the same identity.
    final func update(to view: V) {
        graph.statistics.nodesUpdated += 1
        if graph.transactions.hasWaiting { applyInTransaction(view) } else { apply(view) }
        updateDirtyDescendants()
    }

    /// Changes of this node's own state may have another transaction than the new value.
    @inline(never) private final func applyInTransaction(_ view: V) {
        guard let transaction = graph.transactions.take(self) else { return apply(view) }
        let outer = graph.transactions.begin(transaction)
        apply(view)
        graph.transactions.leave(to: outer)
    }

    /// Applies a new value, as the view's type defines.
    func apply(_ view: V) {}

    package override var viewType: Any.Type { V.self }
}
