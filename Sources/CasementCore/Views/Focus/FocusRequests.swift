extension FocusManager {
    /// Queues a request until the tree is complete. Requests for focus are answered before releases, so that focus
    /// moves directly from one view to another.
    package func enqueue(_ requester: any FocusRequester, in graph: ViewGraph) {
        if pendingRequests.isEmpty { graph.enqueueAction { [weak self] in self?.answerRequests() } }
        let transaction = graph.transactions.isActive ? graph.transactions.current : nil
        transaction?.ticket?.hold()
        pendingRequests.append((requester, transaction))
        graph.requestFrame()
    }
}
