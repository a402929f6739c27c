import CasementCore
import Foundation
import Glibc

/// Opens messages in the desktop's mail program: by its portal (`org.freedesktop.portal.Email`), or by `xdg-email` or
/// the address of the message where none answers.
package struct DesktopMail: Sendable {
    private let desktop: DesktopReach

    /// Nil for the bus of the session; `patience` is how long the portal may take, in milliseconds.
    package init(bus: String? = nil, environment: [String: String], patience: Int32? = nil) {
        desktop = DesktopReach(bus, environment, patience)
    }

    package var composer: MailComposer {
        MailComposer { draft, answer in
            PortalRequest.inBackground("Casement writes a mail") {
                let isOpened = open(draft)
                Task { @MainActor in answer(isOpened) }
            }
        }
    }

    private func open(_ draft: MailDraft) -> Bool {
        var command = ["xdg-email", "--utf8", "--subject", draft.subject, "--body", draft.body]
        for file in draft.attachments { command += ["--attach", file.path] }
        let address = draft.url.absoluteString
        // An address has no attachments: with some, nothing is opened rather than a message without them.
        let others = draft.attachments.isEmpty ? [["xdg-open", address], ["gio", "open", address]] : []
        return desktop.perform(portal: { ask(draft) }, commands: [command] + others) == .done
    }

    private func ask(_ draft: MailDraft) -> PortalRequest.Answer {
        // The portal takes files as descriptors, as the mail program may not see the path.
        let files = draft.attachments.map { Glibc.open($0.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
        defer { for file in files where file >= 0 { close(file) } }
        guard files.allSatisfy({ $0 >= 0 }) else { return .unavailable }
        return desktop.request("org.freedesktop.portal.Email", "ComposeEmail").run {
            $0.append("")
        } options: { options in
            options.entry("subject", "s") { $0.append(draft.subject) }
            options.entry("body", "s") { $0.append(draft.body) }
            guard !files.isEmpty else { return }
            options.entry("attachment_fds", "ah") { value in
                value.list("h") { list in for file in files { list.append(descriptor: file) } }
            }
        }
    }
}
