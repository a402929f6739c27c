import CasementCore
import CasementTesting
import Expectations
import Foundation
import SwiftUI
import Testing

/// Sharing by mail, by the clipboard and into files.
@MainActor struct ShareLinks {
    @MainActor private final class Mails {
        var drafts: [MailDraft] = []
        var answer = true
        var composer: MailComposer {
            MailComposer { draft, answer in
                self.drafts.append(draft)
                answer(self.answer)
            }
        }
    }

    private let mails = Mails()
    private let page = URL(string: "https://swift.org/a?b=c")!

    @Test("A link in the web is mailed with subject and message, copied, and not saved") func address() async throws {
        let app = TestApp {
            WindowGroup {
                ShareLink(item: page, subject: Text("Swift"), message: Text("Have a look.\nNow."))
                    .environment(\.mailComposer, mails.composer)
            }
        }
        let host = app.windows[0]
        expect(host.tap(text: "Share…"))
        expect(host.find(text: "Save…") == nil)
        expect(host.tap(text: "Mail…"))
        await app.settleTasks()
        let draft = try require(mails.drafts.first)
        expect(draft == MailDraft(subject: "Swift", body: "Have a look.\nNow.\n\(page)", attachments: []), "\(draft)")
        expect(
            draft.url.absoluteString,
            equals: "mailto:?subject=Swift&body=Have%20a%20look.%0D%0ANow.%0D%0Ahttps%3A%2F%2Fswift.org%2Fa%3Fb%3Dc")
        expect(host.tap(text: "Share…") && host.tap(text: "Copy"))
        expect(host.clipboard.text, equals: page.absoluteString)
    }

    @Test("Files and pictures are attached, texts are in the body; the preview's title is the subject")
    func attachments() async throws {
        let folder = try TemporaryFolder()
        try folder.write("x", to: "a.txt")
        let note = Note(name: "Plan", bytes: Data("plan".utf8))
        let app = TestApp {
            WindowGroup {
                VStack {
                    ShareLink("Files", items: [folder.file("a.txt"), page])
                    ShareLink(item: note, preview: SharePreview("The plan", image: note)) { Text("Note") }
                    ShareLink("Words", items: ["one", "two"])
                }
                .environment(\.mailComposer, mails.composer)
            }
        }
        let host = app.windows[0]
        for name in ["Files", "Note", "Words"] {
            expect(host.tap(text: name) && host.tap(text: "Mail…"), "\(name)")
            await app.settleTasks()
        }
        try require(mails.drafts.count == 3)
        expect(mails.drafts[0].attachments, equals: [folder.file("a.txt")])
        expect(mails.drafts[0].body, equals: page.absoluteString)
        expect(mails.drafts[1].subject, equals: "The plan")
        let written = try require(mails.drafts[1].attachments.first)
        defer { try? FileManager.default.removeItem(at: written.deletingLastPathComponent()) }
        expect(try Data(contentsOf: written) == note.bytes)
        expect(written.pathExtension, equals: "json")
        expect(mails.drafts[2].body, equals: "one\ntwo")
    }

    @Test("Items are saved where the user says; what fails is told") func saving() async throws {
        let folder = try TemporaryFolder()
        let note = Note(name: "Plan", bytes: Data("plan".utf8))
        let app = TestApp {
            WindowGroup {
                ShareLink(item: note, preview: SharePreview("The plan")).environment(\.mailComposer, mails.composer)
            }
        }
        let host = app.windows[0]
        expect(host.tap(text: "Share…") && host.find(text: "The plan") != nil && host.tap(text: "Save…"))
        try require(app.fileDialog).choose([folder.file("p.json")])
        await app.settleTasks()
        expect(folder.text(of: "p.json"), equals: "plan")
        expect(host.tap(text: "Share…") && host.tap(text: "Save…"))
        try require(app.fileDialog).choose([folder.file("missing/p.json")])
        await app.settleTasks()
        expect(host.find(text: "The item could not be shared.") != nil)
        expect(host.tap(text: "OK"))
        mails.answer = false
        expect(host.tap(text: "Share…") && host.tap(text: "Mail…"))
        await app.settleTasks()
        expect(host.find(text: "The desktop opened no mail program.") != nil)
    }

    @Test("Nothing to share is disabled, and in a menu the link is a submenu") func places() {
        let app = TestApp {
            WindowGroup {
                VStack {
                    ShareLink("None", items: [String]())
                    Menu("More") { ShareLink("Inner", item: "text") }
                }
            }
        }
        let host = app.windows[0]
        _ = host.tap(text: "None")
        expect(host.find(text: "Copy") == nil)
        expect(host.tap(text: "More") && host.tap(text: "Inner") && host.tap(text: "Copy"))
        expect(host.clipboard.text, equals: "text")
    }
}

private struct Note: Transferable {
    let name: String
    let bytes: Data

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .json) { $0.bytes }
    }
}
