import CasementTesting
import Expectations
import Foundation
import SwiftUI
import Testing

@testable import Casement

struct NoteEditor: View {
    @Binding var text: String
    let url: URL?

    var body: some View {
        VStack {
            Text("says \(text)")
            Text(url?.lastPathComponent ?? "no file")
            Button("Write") { text += "a" }
        }
    }
}

/// A program of notes, with an empty one.
@MainActor func noteProgram() -> TestApp {
    let app = TestApp {
        DocumentGroup(newDocument: PlainNote()) { file in
            NoteEditor(text: file.$document.text, url: file.fileURL)
        }
    }
    app.settle()
    return app
}

/// A document that is an object.
final class ListDocument: ReferenceFileDocument {
    static var readableContentTypes: [UTType] { [.json] }
    @Published var lines: [String] = []

    init() {}

    init(configuration: ReadConfiguration) throws {
        lines = try JSONDecoder().decode([String].self, from: configuration.file.regularFileContents ?? Data())
    }

    func snapshot(contentType: UTType) throws -> [String] { lines }

    func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
    }
}

struct ListEditor: View {
    @ObservedObject var document: ListDocument
    @Environment(\.undoManager) private var undoManager

    var body: some View {
        VStack {
            Text("lines \(document.lines.count)")
            Button("Add") {
                document.lines.append("x")
                undoManager?.registerUndo(withTarget: document) { $0.lines.removeLast() }
            }
        }
    }
}

private struct TemplateButtons: View {
    @Environment(\.newDocument) private var newDocument
    @Environment(\.openDocument) private var openDocument
    let file: URL?

    var body: some View {
        Button("From template") { newDocument(PlainNote(text: "template")) }
        Button("Open the file") { Task { if let file { try? await openDocument(at: file) } } }
    }
}

@MainActor struct DocumentTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("A new document has no file, is edited by a change, and saved by Ctrl+S") func saving() async throws {
        let app = noteProgram()
        var window = try require(app.windows.first)
        window.key("n", modifiers: .control)
        app.settle()
        expect(app.windows.count, equals: 2)
        window = app.windows[0]
        expect(window.title.hasPrefix("Untitled"))
        expect(window.find(text: "no file") != nil && !window.isDocumentEdited)
        window.tap(text: "Write")
        expect(window.find(text: "says a") != nil && window.isDocumentEdited)
        expect(!app.windows[1].isDocumentEdited)
        window.key("s", modifiers: .control)
        let dialog = try require(app.fileDialog)
        expect(dialog.kind == .save)
        dialog.choose([folder.file("n.txt")])
        await app.settleTasks()
        expect(folder.text(of: "n.txt"), equals: "a")
        expect(!window.isDocumentEdited && window.find(text: "n.txt") != nil)
        expect(window.title, equals: "n.txt")
        window.tap(text: "Write")
        expect(window.title.hasPrefix("n.txt") && window.isDocumentEdited)
        window.key("s", modifiers: .control)
        expect(app.fileDialog == nil)
        await app.settleTasks()
        expect(folder.text(of: "n.txt"), equals: "aa")
        expect(!window.isDocumentEdited)
    }

    @Test("A changed document asks before it closes, and holds back quitting") func closing() async throws {
        let app = noteProgram()
        let window = app.windows[0]
        window.tap(text: "Write")
        expect(!window.close())
        expect(window.find(text: "Don’t Save") != nil)
        window.key(.escape)
        app.settle()
        expect(window.find(text: "Don’t Save") == nil && window.isDocumentEdited)
        expect(!app.quit())
        app.settle()
        expect(app.isRunning && window.find(text: "Cancel") != nil)
        window.key(.escape)
        app.settle()
        expect(app.isRunning)
        expect(!window.close())
        app.settle()
        window.tap(text: "Save")
        app.settle()
        app.fileDialog?.choose([folder.file("kept.txt")])
        await app.settleTasks()
        expect(folder.text(of: "kept.txt"), equals: "a")
        expect(app.windows.isEmpty)
        let other = noteProgram()
        expect(other.windows[0].close())
    }

    @Test("Don’t Save closes the window, and the changes are gone") func discarding() {
        let app = noteProgram()
        app.windows[0].tap(text: "Write")
        app.windows[0].close()
        app.settle()
        app.windows[0].tap(text: "Don’t Save")
        app.settle()
        expect(app.windows.isEmpty && folder.names.isEmpty)
    }

    @Test("newDocument opens documents with content, each of which is its own") func templates() throws {
        let app = TestApp {
            WindowGroup("Start", id: "start") { TemplateButtons(file: nil) }
            DocumentGroup(newDocument: PlainNote(text: "")) { file in
                NoteEditor(text: file.$document.text, url: file.fileURL)
            }
        }
        app.settle()
        let start = try require(app.window("Start"))
        start.tap(text: "From template")
        app.settle()
        start.tap(text: "From template")
        app.settle()
        expect(app.windows.count, equals: 3)
        let documents = app.windows.filter { $0.find(text: "says template") != nil }
        expect(documents.count, equals: 2)
        documents[0].tap(text: "Write")
        app.settle()
        expect(documents[1].find(text: "says template") != nil)
        expect(documents.map(\.isDocumentEdited), equals: [true, false])
        expect(Set(documents.map { $0.title.prefix(10) }).count, equals: 2)
    }

    @Test("A file that the desktop opens is read, and shown once") func opening() async throws {
        try folder.write("content", to: "f.txt")
        let app = noteProgram()
        app.open(folder.file("f.txt"))
        await app.settleTasks()
        // It takes the place of the new document without changes.
        expect(app.windows.map(\.title), equals: ["f.txt"])
        expect(app.windows[0].find(text: "says content") != nil)
        app.open(folder.file("f.txt"))
        await app.settleTasks()
        expect(app.windows.count, equals: 1)
    }

    @Test("Undo goes back, in the window's undo manager") func undoing() async throws {
        let app = noteProgram()
        let window = app.windows[0]
        window.tap(text: "Write")
        window.tap(text: "Write")
        expect(window.find(text: "says aa") != nil)
        window.key("z", modifiers: .control)
        app.settle()
        expect(window.find(text: "says a") != nil)
        window.key("z", modifiers: [.control, .shift])
        app.settle()
        expect(window.find(text: "says aa") != nil)
    }

    @Test("A document that is an object is edited by what it registers for undo") func objects() async throws {
        let app = TestApp {
            DocumentGroup(newDocument: { ListDocument() }) { file in ListEditor(document: file.document) }
        }
        app.settle()
        let window = app.windows[0]
        expect(!window.isDocumentEdited)
        window.tap(text: "Add")
        app.settle()
        expect(window.find(text: "lines 1") != nil && window.isDocumentEdited)
        window.key("s", modifiers: .control)
        app.fileDialog?.choose([folder.file("l.json")])
        await app.settleTasks()
        expect(folder.text(of: "l.json"), equals: "[\"x\"]")
        expect(!window.isDocumentEdited)
    }

    @Test("A file that another program has changed is not overwritten without a question") func conflicts() async throws
    {
        try folder.write("1", to: "f.txt")
        let app = noteProgram()
        app.open(folder.file("f.txt"))
        await app.settleTasks()
        let window = app.windows[0]
        window.tap(text: "Write")
        try folder.write("other text", to: "f.txt")
        window.key("s", modifiers: .control)
        await app.settleTasks()
        expect(window.find(text: "Save Anyway") != nil)
        expect(folder.text(of: "f.txt"), equals: "other text")
        window.tap(text: "Save Anyway")
        await app.settleTasks()
        expect(folder.text(of: "f.txt"), equals: "1a")
    }

    @Test("What cannot be saved stays edited, with a reason") func failing() async throws {
        let app = noteProgram()
        let window = app.windows[0]
        window.tap(text: "Write")
        window.key("s", modifiers: .control)
        app.fileDialog?.choose([folder.file("missing/n.txt")])
        await app.settleTasks()
        expect(window.find(text: "The document was not saved.") != nil && window.isDocumentEdited)
        window.key(.return)
        app.settle()
        expect(window.find(text: "The document was not saved.") == nil)
    }

    @Test("A file that cannot be read says so in its window") func unreadable() async throws {
        try Data([1]).write(to: folder.file("bad.json"))
        let app = TestApp {
            DocumentGroup(newDocument: { ListDocument() }) { file in ListEditor(document: file.document) }
        }
        app.open(folder.file("bad.json"))
        await app.settleTasks()
        expect(app.windows[0].find(text: "The document cannot be opened") != nil)
    }

    @Test("Open documents come back, also with changes that were not saved") func relaunching() async throws {
        DocumentDraft.folder = FilePath(folder.file("drafts"))
        defer { DocumentDraft.folder = nil }
        try folder.write("1", to: "f.txt")
        let app = noteProgram()
        app.open(folder.file("f.txt"))
        await app.settleTasks()
        app.relaunch()
        await app.settleTasks()
        expect(app.windows.map(\.title), equals: ["f.txt"])
        expect(app.windows[0].find(text: "says 1") != nil && !app.windows[0].isDocumentEdited)
        app.windows[0].tap(text: "Write")
        app.keyDocument?.keepDraft()
        await app.settleTasks()
        app.relaunch()
        await app.settleTasks()
        expect(app.windows[0].find(text: "says 1a") != nil && app.windows[0].isDocumentEdited)
        expect(folder.text(of: "f.txt"), equals: "1")
        // What the user gives up does not come back, what a process has when it is asked to end does.
        app.quit()
        app.settle()
        app.windows[0].tap(text: "Don’t Save")
        app.settle()
        expect(!app.isRunning)
        app.relaunch()
        await app.settleTasks()
        expect(app.windows[0].find(text: "says 1") != nil && !app.windows[0].isDocumentEdited)
        app.windows[0].tap(text: "Write")
        app.keyDocument?.keepDraftNow()
        app.relaunch()
        await app.settleTasks()
        expect(app.windows[0].find(text: "says 1a") != nil && app.windows[0].isDocumentEdited)
    }
}
