import CasementCore
import Foundation

/// URLs that the desktop hands to the program, which find the window that takes them.
extension RunningApp {
    /// Opens addresses and files at the end of the turn, as the desktop asks for. The program's delegates get them, and
    /// where there are any, no window opens for what no view handles.
    package func open(_ urls: [URL]) {
        life.open(urls)
        afterTurn { [weak self] in
            guard let self else { return }
            for url in urls where !life.hasDelegates || reads(url) || takesLinks { openNow(url) }
        }
    }

    /// Opens files and links that the desktop passes as arguments of the command line. Programs that open none may have
    /// arguments of their own: for them it does nothing.
    package func open(arguments: some Sequence<String>) {
        life.open(URL.all(in: arguments))
        for argument in arguments { open(argument: argument) }
    }

    private func open(argument: String) {
        afterTurn { [weak self] in
            guard let self else { return }
            if argument.contains("://"), let url = URL(string: argument) {
                if reads(url) || takesLinks { openNow(url) }
            } else if !argument.hasPrefix("-") {
                let url = URL(fileURLWithPath: argument)
                if reads(url) { openNow(url) }
            }
        }
    }

    private var takesLinks: Bool {
        for window in windows.windows where window.pipeline.needsFrame { window.pipeline.updateUntilStable() }
        return scenes.windows.contains { $0.externalEvents != nil }
            || windows.windows.contains { !$0.pipeline.requests.externalEvents.handlers.isEmpty }
    }

    private func openNow(_ url: URL) {
        if reads(url) { return openOrReport(url) }
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
