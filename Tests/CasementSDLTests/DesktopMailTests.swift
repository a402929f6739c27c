import CasementCore
import CasementSDL
import DesktopSupport
import Expectations
import Foundation
import Testing

/// Messages in the desktop's mail program: by a portal on a private bus, or by small programs of the test's own.
@MainActor struct DesktopMailTests {
    private let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(
        "casement-mail-\(UUID().uuidString)")

    private func opens(_ draft: MailDraft, _ mail: DesktopMail) async -> Bool {
        await withCheckedContinuation { continuation in
            mail.composer.compose(draft) { continuation.resume(returning: $0) }
        }
    }

    /// An environment in which a program writes down its arguments.
    private func environment(_ name: String) throws -> [String: String] {
        try TestScript.write("printf '%s|' \"$@\" > '\(folder.path)/log'", to: folder.appendingPathComponent(name))
        return ["PATH": folder.path]
    }

    private var log: String {
        (try? String(contentsOf: folder.appendingPathComponent("log"), encoding: .utf8)) ?? ""
    }

    @Test("The portal gets subject, body and open files; xdg-email follows where it fails") func sending() async throws
    {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("a b.txt")
        try Data("x".utf8).write(to: file)
        let draft = MailDraft(subject: "--help", body: "two\nlines", attachments: [file])
        let bus = try require(ServiceBus("org.freedesktop.portal.Desktop") { _ in .request(0) })
        var calls = bus.calls
        expect(await opens(draft, DesktopMail(bus: bus.address, environment: [:])))
        let call = try require(await calls.next())
        expect(call.member, equals: "ComposeEmail")
        for part in [("subject", "--help"), ("body", "two\nlines"), ("attachment_fds", file.path)] {
            expect(call.contains(part.0, part.1), "\(part) in \(call)")
        }
        let failing = try require(ServiceBus("org.freedesktop.portal.Desktop") { _ in .refusal })
        let program = try environment("xdg-email")
        expect(await opens(draft, DesktopMail(bus: failing.address, environment: program)))
        expect(log, equals: "--utf8|--subject|--help|--body|two\nlines|--attach|\(file.path)|")
    }

    @Test("Without xdg-email the address of the message is opened, unless files would be lost") func address()
        async throws
    {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let mail = DesktopMail(environment: try environment("xdg-open"))
        expect(await opens(MailDraft(subject: "A & B", body: "", attachments: []), mail))
        expect(log, equals: "mailto:?subject=A%20%26%20B|")
        expect(await !opens(MailDraft(subject: "A", body: "", attachments: [folder]), mail))
    }
}
