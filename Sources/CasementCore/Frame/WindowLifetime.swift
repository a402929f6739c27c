extension FramePipeline {
    /// Creates the root before the first update.
    func buildIfNeeded() {
        guard graph.root == nil, !isTornDown else { return }
        graphics.background = environment.background
        graph.beginUpdate()
        graph.setRoot(makeRoot(_NodeContext(graph: graph, parent: nil, scope: environment.scope), window))
        guard let root = graph.root as? RootReader else { return }
        root.onPreferredScheme = { [weak self] in self?.prefer($0) }
        root.onTitle = { [weak self] in self?.setTitle($0) }
    }

    /// Ends everything in the window: tasks, actions, textures.
    package func tearDown() {
        guard !isTornDown else { return }
        isTornDown = true
        graph.root?.tearDown()
        graph.runActions()
        graph.transactionQueue.finish()
        window.tearDown()
        graph.setRoot(nil)
        layout.setRoot(nil)
    }
}
