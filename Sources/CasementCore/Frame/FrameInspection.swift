extension FramePipeline {
    /// What of the program's code ran in the last frame.
    package var codeRun: CodeRun { input.ranCode ? .actions : graph.codeRun }

    /// The view graph and the layout tree as text, one node a line.
    package var dump: String {
        let nodes = graph.root?.dump(indent: 1) ?? "  nothing yet"
        return "View graph:\n\(nodes)\nLayout:\n\(window.dump(indent: 1))"
    }

    /// Statistics since the last call.
    package func takeStatistics() -> FrameStatistics {
        var statistics = graph.statistics
        let counts = layout.takeCounts()
        statistics.layoutMeasures = counts.measures
        statistics.layoutPlacements = counts.placements
        let store = graphics.store
        statistics.texturesCreated = store.created
        statistics.texturesUpdated = store.updated
        statistics.texturesDestroyed = store.destroyed
        statistics.texturesAlive = store.alive
        statistics.rasterisedPixels = store.rasterisedPixels
        store.resetCounters()
        graph.statistics = FrameStatistics()
        return statistics
    }

    /// Warns of the views that keep a frame from becoming stable.
    func warn(of cycle: [String]) {
        let names = cycle.isEmpty ? "nothing with a body" : cycle.joined(separator: ", ")
        RuntimeWarning.issue(
            "State is set in every pass of a frame, by actions (onAppear, onChange, onPreferenceChange, onGeometryChange, hover) that set what they depend on. What runs again each time: \(names). The rest waits for the next frame."
        )
    }
}
