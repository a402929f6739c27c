import CasementCore
import CasementTesting
import Expectations
import Foundation
import SwiftUI
import Testing

@testable import Casement

/// Notes whether documents are converted on the main thread.
private final class Conversions: @unchecked Sendable {
    // Each use of the notes is inside the lock.
    private var notes: [String] = []
    private let lock = NSLock()

    func note(_ text: String) { lock.withLock { notes.append(MainThread.isCurrent ? "\(text) on main" : text) } }
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

/// An object that any thread may make.
private final class ThreadObject: ReferenceFileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    @Published var text = ""

    init() {}

    init(configuration: ReadConfiguration) throws {
        conversions.note("read")
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func snapshot(contentType: UTType) throws -> String {
        conversions.note("snapshot")
        return text
    }

    func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
        conversions.note("written")
        return FileWrapper(regularFileWithContents: Data(snapshot.utf8))
    }
}

/// Writes what its file has, and more.
private struct Appended: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var more = ""

    init() {}
    init(configuration: ReadConfiguration) throws {}

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        guard let file = configuration.existingFile else { return FileWrapper(regularFileWithContents: Data()) }
        guard !more.isEmpty, let data = file.regularFileContents else { return file }
        return FileWrapper(regularFileWithContents: data + Data(more.utf8))
    }
}

private struct AppendedEditor: View {
    @Binding var document: Appended
    var body: some View { Button("Append") { document.more = "a" } }
}

/// Changes the text of an object by a button.
private struct ObjectEditor: View {
    let append: () -> Void
    @Environment(\.undoManager) private var undoManager

    var body: some View {
        Button("Write") {
            append()
            undoManager?.registerUndo(withTarget: conversions) { _ in }
        }
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

    /// Opens a document, changes it, waits for the pause and returns what was converted where.
    private func converted(_ app: TestApp) async throws -> [String] {
        _ = conversions.take()
        try folder.write("x", to: "f.txt")
        app.open(folder.file("f.txt"))
        await app.settleTasks()
        let window = try require(app.windows.first)
        window.tap(text: "Write")
        app.advance(by: 4)
        await app.settleTasks()
        expect(folder.text(of: "f.txt"), equals: "xa")
        return conversions.take()
    }

    @Test("An object is converted away from the main thread, and its snapshot is taken there") func objects()
        async throws
    {
        let app = TestApp {
            DocumentGroup(newDocument: { ThreadObject() }) { file in ObjectEditor { file.document.text += "a" } }
        }
        expect(try await converted(app), equals: ["read", "snapshot on main", "written"])
    }

    @Test("An object is duplicated away from the main thread") func duplicates() async throws {
        let app = TestApp {
            DocumentGroup(newDocument: { ThreadObject() }) { file in
                VStack {
                    Text("says \(file.document.text)")
                    ObjectEditor { file.document.text += "a" }
                }
            }
        }
        try folder.write("x", to: "f.txt")
        app.open(folder.file("f.txt"))
        await app.settleTasks()
        _ = conversions.take()
        expect(app.choose("File", "Duplicate"))
        await app.settleTasks()
        // The copy itself may have been kept for a crash since, if that took long.
        expect(Array(conversions.take().prefix(3)), equals: ["snapshot on main", "written", "read"])
        let copy = try require(app.windows.first)
        expect(app.windows.count == 2 && copy.find(text: "says x") != nil && copy.isDocumentEdited)
    }

    @Test("A large file is no second time in memory, and a program that asks for it reads it again") func existing()
        async throws
    {
        let app = TestApp { DocumentGroup(newDocument: Appended()) { AppendedEditor(document: $0.$document) } }
        let old = String(repeating: "x", count: ExistingFile.mostKept + 1)
        try folder.write(old, to: "f.txt")
        app.open(folder.file("f.txt"))
        await app.settleTasks()
        let window = try require(app.windows.first)
        window.tap(text: "Append")
        app.choose("File", "Save")
        await app.settleTasks()
        expect(folder.text(of: "f.txt") == old + "a" && !window.isDocumentEdited)
        // What another program has made of it is not taken for the document's.
        window.tap(text: "Append")
        try folder.write("other", to: "f.txt")
        app.choose("File", "Save")
        await app.settleTasks()
        window.tap(text: "Save Anyway")
        await app.settleTasks()
        expect(folder.text(of: "f.txt"), equals: "other")
        expect(window.find(text: "The document was not saved.") != nil && window.isDocumentEdited)
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
