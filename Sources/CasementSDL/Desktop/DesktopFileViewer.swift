import CasementCore
import Foundation

/// Shows files in the desktop's file manager (`org.freedesktop.FileManager1`), or opens their folders where none is on
/// the bus.
package struct DesktopFileViewer: Sendable {
    private let desktop: DesktopReach

    /// Nil for the bus of the session; `patience` is how long the file manager may take, in milliseconds.
    package init(bus: String? = nil, environment: [String: String], patience: Int32? = nil) {
        desktop = DesktopReach(bus, environment, patience)
    }

    /// Shows files, and answers whether something shows them.
    @MainActor package func show(_ files: [URL], _ answer: @escaping @MainActor @Sendable (Bool) -> Void = { _ in }) {
        let files = files.filter(\.isFileURL)
        guard !files.isEmpty else { return answer(false) }
        PortalRequest.inBackground("Casement shows files") {
            let isShown = ask(files) || openFolders(of: files)
            Task { @MainActor in answer(isShown) }
        }
    }

    private func ask(_ files: [URL]) -> Bool {
        guard SessionBus.exists(desktop.bus, in: desktop.environment),
            let connection = SessionBus.connect(desktop.bus)
        else {
            return false
        }
        defer { SessionBus.close(connection) }
        let name = "org.freedesktop.FileManager1"
        let answer = SessionBus.call(
            connection, name, "/org/freedesktop/FileManager1", name, "ShowItems", patience: desktop.patience
        ) { writer in
            writer.list("s") { list in for file in files { list.append(file.absoluteString) } }
            writer.append("")
        }
        return answer != nil
    }

    private func openFolders(of files: [URL]) -> Bool {
        var isOpened = false
        for folder in Set(files.map { $0.deletingLastPathComponent().path }).sorted() {
            let isThis = SmallProgram.runFirst(
                of: [["xdg-open", folder], ["gio", "open", folder]], desktop.environment)
            isOpened = isThis || isOpened
        }
        return isOpened
    }
}
