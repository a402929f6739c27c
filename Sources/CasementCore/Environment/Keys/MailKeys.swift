import Foundation

/// A message that the user goes on with in the desktop's mail program.
package struct MailDraft: Equatable, Sendable {
    package var subject: String
    package var body: String
    /// Files.
    package var attachments: [URL]

    package init(subject: String, body: String, attachments: [URL]) {
        (self.subject, self.body, self.attachments) = (subject, body, attachments)
    }

    /// The message as an address, which has no attachments.
    package var url: URL {
        var unreserved = CharacterSet.alphanumerics
        unreserved.insert(charactersIn: "-._~")
        func field(_ name: String, _ text: String) -> String? {
            // Lines end as in mails.
            let lines = text.replacing("\r\n", with: "\n").replacing("\n", with: "\r\n")
            guard !text.isEmpty else { return nil }
            return lines.addingPercentEncoding(withAllowedCharacters: unreserved).map { "\(name)=\($0)" }
        }
        let fields = [field("subject", subject), field("body", body)].compactMap { $0 }
        let query = fields.isEmpty ? "" : "?" + fields.joined(separator: "&")
        return URL(string: "mailto:\(query)") ?? URL(fileURLWithPath: "/")
    }
}

/// Opens messages in the desktop's mail program.
package struct MailComposer: Sendable {
    /// Answers whether it was opened, soon.
    package let compose: @MainActor @Sendable (MailDraft, @escaping @MainActor @Sendable (Bool) -> Void) -> Void

    package init(
        compose: @escaping @MainActor @Sendable (MailDraft, @escaping @MainActor @Sendable (Bool) -> Void) -> Void
    ) { self.compose = compose }
}

private struct MailComposerKey: EnvironmentKey { static var defaultValue: MailComposer? { nil } }

extension EnvironmentValues {
    /// Who opens messages; nil where an address of the message is opened as others are, without attachments.
    package var mailComposer: MailComposer? {
        get { self[MailComposerKey.self] }
        set { self[MailComposerKey.self] = newValue }
    }
}
