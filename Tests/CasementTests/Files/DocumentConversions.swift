import CasementTesting
import Expectations
import Foundation
import SwiftUI
import Testing

/// Notes whether documents are converted on the main thread.
private final class Conversions: @unchecked Sendable {
    // Each use of the notes is inside the lock.
    private var notes: [String] = []
    private let lock = NSLock()

    func note(_ text: String) { lock.withLock { notes.append(Thread.isMainThread ? "\(text) on main" : text) } }
    func take() -> [String] {
        lock.withLock {
            defer { notes = [] }
            return notes
        }
    }
}

private let conversions = Conversions()

private struct ThreadNote: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text = ""

    init() {}

    init(configuration: ReadConfiguration) throws {
        conversions.note("read")
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        conversions.note("written")
        if text.contains("aaa") { throw CocoaError(.fileWriteUnknown) }
        return FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

@MainActor @Suite(.serialized) struct DocumentConversions {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("A value is converted away from the main thread; what it throws is shown") func threads() async throws {
        _ = conversions.take()
        try folder.write("x", to: "f.txt")
        let app = TestApp {
            DocumentGroup(newDocument: ThreadNote()) { NoteEditor(text: $0.$document.text, url: $0.fileURL) }
        }
        app.open(folder.file("f.txt"))
        await app.settleTasks()
        let window = try require(app.windows.first)
        window.tap(text: "Write")
        app.advance(by: 4)
        await app.settleTasks()
        expect(folder.text(of: "f.txt"), equals: "xa")
        expect(conversions.take(), equals: ["read", "written"])
        window.tap(text: "Write")
        window.tap(text: "Write")
        app.advance(by: 4)
        await app.settleTasks()
        expect(window.find(text: "The document was not saved.") != nil && window.isDocumentEdited)
        expect(folder.text(of: "f.txt"), equals: "xa")
    }

    @Test("What is typed while a document is encoded is saved after it") func changed() async throws {
        try folder.write("x", to: "f.txt")
        let app = TestApp {
            DocumentGroup(newDocument: ThreadNote()) { NoteEditor(text: $0.$document.text, url: $0.fileURL) }
        }
        app.open(folder.file("f.txt"))
        await app.settleTasks()
        let window = try require(app.windows.first)
        window.tap(text: "Write")
        app.choose("File", "Save")
        window.tap(text: "Write")
        await app.settleTasks()
        expect(folder.text(of: "f.txt") == "xaa" && !window.isDocumentEdited)
    }
}
