import CasementCore
import Foundation
import Glibc

extension URLOpener {
    /// Opens URLs with the desktop of the session.
    package static let desktop = DesktopOpener(environment: environmentOfStart).opener
}

/// Opens URLs and files in the desktop's programs for them: by its portal (`org.freedesktop.portal.OpenURI`), or by
/// `xdg-open` or `gio` where none answers.
package struct DesktopOpener: Sendable {
    private let desktop: DesktopReach

    /// Nil for the bus of the session; `patience` is how long the portal may take, in milliseconds.
    package init(bus: String? = nil, environment: [String: String], patience: Int32? = nil) {
        desktop = DesktopReach(bus, environment, patience)
    }

    package var opener: URLOpener {
        URLOpener(answering: { url, answer in
            PortalRequest.inBackground("Casement opens a URL") {
                let result = open(url)
                Task { @MainActor in
                    if result == .failed { warn(url) }
                    answer(result == .done)
                }
            }
        })
    }

    @MainActor private func warn(_ url: URL) {
        RuntimeWarning.issue(
            "\(url.absoluteString) is not opened: the desktop has no program for it, or there is neither a portal nor "
                + "xdg-open or gio.")
    }

    private func open(_ url: URL) -> DesktopReach.Result {
        let address = url.absoluteString
        let commands = [["xdg-open", address], ["gio", "open", address]]
        return desktop.perform(portal: { ask(url) }, commands: commands)
    }

    private func ask(_ url: URL) -> PortalRequest.Answer {
        let interface = "org.freedesktop.portal.OpenURI"
        guard url.isFileURL else {
            return desktop.request(interface, "OpenURI").run { writer in
                writer.append("")
                writer.append(url.absoluteString)
            }
        }
        // A portal takes files as descriptors, as it may not see the path.
        let file = Glibc.open(url.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { return .unavailable }
        defer { close(file) }
        return desktop.request(interface, "OpenFile").run { writer in
            writer.append("")
            writer.append(descriptor: file)
        }
    }
}
