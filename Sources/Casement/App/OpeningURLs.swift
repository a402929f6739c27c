import CasementCore
import Foundation

/// URLs that the desktop hands to the program, which find the window that takes them.
extension RunningApp {
    /// Opens a URL at the end of the turn.
    package func open(_ url: URL) {
        afterTurn { [weak self] in self?.openNow(url) }
    }

    private func openNow(_ url: URL) {
        for window in windows.windows where window.pipeline.needsFrame { window.pipeline.updateUntilStable() }
        func window(_ conditions: KeyPath<ExternalEvents, Set<String>?>) -> AppWindow? {
            windows.windows.first {
                ExternalEvents.matches(url, $0.pipeline.requests.externalEvents[keyPath: conditions] ?? [])
            }
        }
        if let window = window(\.preferring) ?? window(\.allowing) { return deliver(url, to: window) }
        guard let scene = scene(for: url) else {
            return RuntimeWarning.issue("\(url) is not opened: no scene of the program handles it.")
        }
        let open = windows.windows(ofSceneAt: scene.path).first
        if scene.kind != .group, let open { return deliver(url, to: open) }
        do {
            deliver(url, to: try show(scene, value: scene.makeValue?()))
        } catch {
            RuntimeWarning.issue("A window for \(url) cannot be opened: \(error)")
        }
    }

    /// The scene that opens a window for a URL: one that says so, or else the first that says nothing.
    private func scene(for url: URL) -> WindowDescription? {
        let scenes = scenes.windows.filter { $0.kind != .settings }
        return scenes.first { ExternalEvents.matches(url, $0.externalEvents ?? []) }
            ?? scenes.first { $0.externalEvents == nil }
    }

    private func deliver(_ url: URL, to window: AppWindow) {
        if window.pipeline.needsFrame { window.pipeline.updateUntilStable() }
        window.raise()
        let handlers = window.pipeline.requests.externalEvents.handlers
        if handlers.isEmpty {
            RuntimeWarning.issue("\(url) is not opened: no view of the window has onOpenURL.", key: "no onOpenURL")
        }
        for handler in handlers { handler.perform(url) }
    }
}
