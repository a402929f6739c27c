extension FramePipeline {
    /// The values that `@FocusedValue` reads in the window.
    package var focusedValues: FocusedValueBoard { graph.focusedValues }

    /// Whether a sheet, an alert or another dialog is shown, which takes all input of the window.
    package var showsDialog: Bool { window.presentations.contains(where: \.isDialog) }

    /// Creates the root before the first update.
    func buildIfNeeded() {
        guard graph.root == nil, !isTornDown else { return }
        graphics.background = environment.background
        graph.beginUpdate()
        let root = makeRoot(_NodeContext(graph: graph, parent: nil, scope: environment.scope), window)
        root.onRequests = { [weak self] in self?.apply($0) }
        graph.setRoot(root)
    }

    /// Ends everything in the window: tasks, actions, textures.
    package func tearDown() {
        guard !isTornDown else { return }
        isTornDown = true
        input.focus.shortcuts.makeMenus = nil
        input.focus.menuBarKeys = nil
        graph.root?.tearDown()
        graph.runActions()
        graph.transactionQueue.finish()
        window.tearDown()
        graph.setRoot(nil)
        layout.setRoot(nil)
    }
}
