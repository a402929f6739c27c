import CasementCore
import Foundation

/// What a program keeps on the disk: its settings and the state of its windows. Nothing is read before something asks.
@MainActor package final class ProgramStorage {
    private let settings: SettingsBackend
    private let scenes: SceneBackend
    package let sceneStore: ValueStore
    private var isWaiting = false

    /// How long after a change it is written, in seconds: dragging a slider writes a few times, not for every step.
    private static let delay = 0.25

    /// The storage of the program that runs.
    package init() {
        let name = ProcessInfo.processInfo.processName + ".plist"
        settings = SettingsBackend(
            PropertyListFile(StorageFolders.configuration.appendingPathComponent(name), purpose: "Settings"))
        scenes = SceneBackend(
            PropertyListFile(StorageFolders.state.appendingPathComponent(name), purpose: "Window state"))
        sceneStore = ValueStore(scenes)
    }

    private static var installed: ProgramStorage?

    /// Makes this the storage of the process, until its end.
    package func install() {
        ValueStore.shared = ValueStore(settings)
        ValueStore.onUnsaved = { [weak self] in self?.saveSoon() }
        Self.installed = self
        // A program may end by `exit` anywhere.
        atexit { if Thread.isMainThread { MainActor.assumeIsolated { ProgramStorage.installed?.finish() } } }
    }

    private func saveSoon() {
        guard !isWaiting else { return }
        isWaiting = true
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.delay) {
            self.isWaiting = false
            ValueStore.saveAll()
        }
    }

    /// Writes what is not written yet, and what the program set in `UserDefaults.standard` itself, and waits for it.
    package func finish() {
        ValueStore.saveAll()
        settings.save()
        settings.finish()
        scenes.finish()
    }
}
