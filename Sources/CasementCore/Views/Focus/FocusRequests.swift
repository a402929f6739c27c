extension FocusManager {
    /// Who asks is heard when everything stands: those first who want the focus, so that it goes from one to the other directly.
    package func hear(_ asking: any FocusAsking, in graph: ViewGraph) {
        if self.asking.isEmpty { graph.enqueueAction { [weak self] in self?.answer() } }
        let transaction = graph.transactions.isActive ? graph.transactions.current : nil
        transaction?.ticket?.hold()
        self.asking.append((asking, transaction))
        graph.requestFrame()
    }
}
