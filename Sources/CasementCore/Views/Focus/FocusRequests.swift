extension FocusManager {
    /// Queues a request until the tree is complete. Requests for focus are answered before releases, so that focus
    /// moves directly from one view to another.
    package func hear(_ asking: any FocusAsking, in graph: ViewGraph) {
        if self.asking.isEmpty { graph.enqueueAction { [weak self] in self?.answer() } }
        let transaction = graph.transactions.isActive ? graph.transactions.current : nil
        transaction?.ticket?.hold()
        self.asking.append((asking, transaction))
        graph.requestFrame()
    }
}
