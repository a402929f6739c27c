import CasementCore
import Foundation

/// The program's data on disk: its settings and the state of its windows. Files are read when a
/// value is first requested.
@MainActor package final class ProgramStorage {
    private let settings: SettingsBackend
    private let scenes: SceneBackend
    package let sceneStore: ValueStore
    private var isWaiting = false

    /// The delay from a change until it is written, in seconds: dragging a slider writes a few
    /// times, not for every step.
    private static let delay = 0.25

    /// The storage of the running program.
    package init() {
        let name = ProcessInfo.processInfo.processName + ".plist"
        settings = SettingsBackend(
            PropertyListFile(StorageFolders.configuration.appendingPathComponent(name), purpose: "Settings"))
        scenes = SceneBackend(
            PropertyListFile(StorageFolders.state.appendingPathComponent(name), purpose: "Window state"))
        sceneStore = ValueStore(scenes)
    }

    private static var installed: ProgramStorage?

    /// Makes this the storage of the process until its end.
    package func install() {
        ValueStore.shared = ValueStore(settings)
        ValueStore.onUnsaved = { [weak self] in self?.saveSoon() }
        Self.installed = self
        // A program may call `exit` anywhere.
        atexit { if Thread.isMainThread { MainActor.assumeIsolated { ProgramStorage.installed?.finish() } } }
    }

    /// The folder of documents with changes that are not saved, as a path.
    package static var documentDrafts: String {
        StorageFolders.state.appendingPathComponent(ProcessInfo.processInfo.processName + " documents").path
    }

    private func saveSoon() {
        guard !isWaiting else { return }
        isWaiting = true
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.delay) {
            self.isWaiting = false
            ValueStore.saveAll()
        }
    }

    /// Writes pending changes, including those that the program made in `UserDefaults.standard`, and
    /// waits until they are written.
    package func finish() {
        ValueStore.saveAll()
        settings.save()
        settings.finish()
        scenes.finish()
    }
}
