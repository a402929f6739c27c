import CasementCore

/// What opens when a program starts: the windows that were open when it ended, and what its scenes ask for.
extension RunningApp {
    /// Opens the windows. It throws if the desktop refuses the first one.
    func openAtLaunch() throws {
        let restored = try restore()
        for scene in scenes.windows.reversed() where opens(scene, restored) {
            try show(scene, value: scene.makeValue?())
        }
        followPresentations()
    }

    /// Opens the windows of the last launch; the names of their scenes.
    private func restore() throws -> Set<String> {
        var restored: Set<String> = []
        for record in memory.records {
            guard let scene = scenes.windows.first(where: { $0.storageName == record.scene }), scene.isRestored,
                windows.windows(ofSceneAt: scene.path).allSatisfy({ $0.number != record.number })
            else { continue }
            let value = record.value.flatMap(scene.value)
            if record.value != nil, value == nil {
                RuntimeWarning.issue(
                    "A window of the scene \(scene.name) is not opened again: its value cannot be read any more.")
                continue
            }
            try show(scene, number: record.number, value: value, frame: record.frame)
            restored.insert(scene.storageName)
        }
        return restored
    }

    /// Whether a scene opens a window at launch, beside those that were restored.
    private func opens(_ scene: WindowDescription, _ restored: Set<String>) -> Bool {
        if restored.contains(scene.storageName) { return false }
        switch scene.launch {
        case .presented: return true
        case .suppressed: return false
        case .automatic: return scene.path == firstScene?.path && !(scene.opensDocuments && !restored.isEmpty)
        }
    }

    /// The scene that opens at launch where the program says nothing.
    var firstScene: WindowDescription? {
        scenes.windows.first(where: \.opensDocuments)
            ?? scenes.windows.first { $0.kind == .group || $0.kind == .single }
            ?? scenes.windows.first { $0.kind == .utility }
    }
}
