import CasementTesting
import Expectations
import Foundation
import SwiftUI
import Testing

@testable import Casement

/// What the menu File has for documents.
@MainActor struct DocumentCommands {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A program that shows a file with this text.
    private func opened(_ text: String) async throws -> (TestApp, TestHost) {
        try folder.write(text, to: "f.txt")
        let app = noteProgram()
        app.open(folder.file("f.txt"))
        await app.settleTasks()
        return (app, try require(app.window("f.txt")))
    }

    private func titles(_ app: TestApp) -> [String] {
        app.menuItem("File")?.items.map(\.title).filter { !$0.isEmpty && !$0.hasPrefix("Quit") } ?? []
    }

    @Test("File has the items of documents, with their keys") func items() {
        let app = noteProgram()
        expect(
            titles(app),
            equals: [
                "New", "Open…", "Open Recent", "Close", "Save", "Save As…", "Duplicate", "Rename…", "Move To…",
                "Revert To Saved",
            ])
        let keys = ["New", "Open…", "Save", "Save As…"].map { app.menuItem("File", $0)?.shortcut ?? "" }
        expect(keys, equals: ["Ctrl+N", "Ctrl+O", "Ctrl+S", "Ctrl+Shift+S"])
        expect(app.choose("File", "New"))
        app.settle()
        expect(app.windows.count == 2 && app.windows[0].title.hasPrefix("Untitled"))
        for item in ["Rename…", "Move To…", "Revert To Saved"] { expect(!app.choose("File", item), "\(item)") }
    }

    @Test("Save asks for a place once; Save As gives the document another") func saving() async throws {
        let app = noteProgram()
        let window = app.windows[0]
        window.tap(text: "Write")
        expect(app.choose("File", "Save"))
        try require(app.fileDialog).choose([folder.file("a.txt")])
        await app.settleTasks()
        expect(folder.text(of: "a.txt") == "a" && window.title == "a.txt" && !window.isDocumentEdited)
        expect(app.choose("File", "Save As…"))
        expect(!app.choose("File", "Save"), "The dialog is open.")
        try require(app.fileDialog).choose([folder.file("b.txt")])
        await app.settleTasks()
        expect(folder.text(of: "b.txt") == "a" && window.title == "b.txt")
        expect(app.menuItem("File", "Open Recent")?.items.map(\.title), equals: ["b.txt", "a.txt", "", "Clear Menu"])
    }

    @Test("Open shows a dialog, also while no document is in front; each file gets a window") func opening()
        async throws
    {
        try folder.write("1", to: "one.txt")
        try folder.write("2", to: "two.txt")
        let app = TestApp {
            WindowGroup("Start") { Text("start") }
            DocumentGroup(newDocument: PlainNote()) { file in
                NoteEditor(text: file.$document.text, url: file.fileURL)
            }
        }
        app.settle()
        expect(app.menuItem("File", "New Start Window")?.shortcut == "Ctrl+N")
        expect(app.menuItem("File", "New")?.shortcut == nil && !app.choose("File", "Save"))
        expect(app.choose("File", "Open…"))
        let dialog = try require(app.fileDialog)
        expect(dialog.kind == .open)
        dialog.choose([folder.file("one.txt"), folder.file("two.txt")])
        await app.settleTasks()
        expect(Set(app.windows.map(\.title)), equals: ["Start", "one.txt", "two.txt"])
        app.window("one.txt")?.close()
        app.settle()
        expect(app.choose("File", "Open Recent", "one.txt"))
        await app.settleTasks()
        expect(app.windows.first?.find(text: "says 1") != nil)
        expect(app.choose("File", "Open Recent", "Clear Menu"))
        expect(app.menuItem("File", "Open Recent")?.items.map(\.title), equals: ["Clear Menu"])
        expect(!app.choose("File", "Open Recent", "Clear Menu"))
    }

    @Test("A recent document that is gone is reported, and nothing else happens") func gone() async throws {
        let (app, _) = try await opened("x")
        app.choose("File", "New")
        app.settle()
        app.window("f.txt")?.close()
        try FileManager.default.removeItem(at: folder.file("f.txt"))
        expect(app.choose("File", "Open Recent", "f.txt"))
        await app.settleTasks()
        let alert = try require(app.windows.first)
        expect(alert.find(text: "The document “f.txt” could not be opened.") != nil)
        alert.tap(text: "OK")
        app.settle()
        expect(app.windows.count == 1 && app.windows[0].title.hasPrefix("Untitled"))
    }

    @Test("Duplicate, Rename, Move To and Revert act on the document in front") func others() async throws {
        let (app, window) = try await opened("x")
        expect(app.choose("File", "Duplicate"))
        app.settle()
        expect(app.windows[0].find(text: "says x") != nil && app.windows[0].isDocumentEdited)
        window.makeKey()

        expect(app.choose("File", "Rename…"))
        app.settle()
        window.key("a", modifiers: .control)
        window.type("g")
        window.tap(text: "Rename")
        await app.settleTasks()
        expect(window.title == "g.txt" && folder.names == ["g.txt"])

        try FileManager.default.createDirectory(at: folder.file("inner"), withIntermediateDirectories: false)
        expect(app.choose("File", "Move To…"))
        try require(app.fileDialog).choose([folder.file("inner")])
        await app.settleTasks()
        expect(folder.names == ["inner"] && folder.text(of: "inner/g.txt") == "x")
        window.tap(text: "Write")
        expect(app.choose("File", "Save"))
        await app.settleTasks()
        expect(folder.text(of: "inner/g.txt") == "xa" && !window.isDocumentEdited)

        expect(!app.choose("File", "Revert To Saved"), "It has no changes.")
        window.tap(text: "Write")
        expect(app.choose("File", "Revert To Saved"))
        app.settle()
        window.tap(text: "Revert")
        await app.settleTasks()
        expect(window.find(text: "says xa") != nil && !window.isDocumentEdited)
    }

    @Test("A file is not renamed over another, and the document says so") func taken() async throws {
        try folder.write("other", to: "g.txt")
        let (app, window) = try await opened("x")
        app.choose("File", "Rename…")
        app.settle()
        window.key("a", modifiers: .control)
        window.type("g.txt")
        window.tap(text: "Rename")
        await app.settleTasks()
        expect(window.find(text: "The document was not moved.") != nil && window.title == "f.txt")
        expect(folder.text(of: "g.txt") == "other" && folder.text(of: "f.txt") == "x")
    }

    @Test("A program that shows documents opens files, and makes and saves none") func viewers() async throws {
        try folder.write("seen", to: "f.txt")
        let app = TestApp {
            DocumentGroup(viewing: PlainNote.self) { file in
                NoteEditor(text: file.$document.text, url: file.fileURL)
            }
        }
        app.settle()
        expect(titles(app), equals: ["Open…", "Open Recent", "Close"])
        expect(app.choose("File", "Open…"))
        try require(app.fileDialog).choose([folder.file("f.txt")])
        await app.settleTasks()
        expect(app.windows.map(\.title), equals: ["f.txt"])
        expect(app.windows[0].find(text: "says seen") != nil)
    }

    @Test("Of several kinds of documents, New is a menu") func kinds() {
        let app = TestApp {
            DocumentGroup(newDocument: PlainNote()) { file in
                NoteEditor(text: file.$document.text, url: file.fileURL)
            }
            DocumentGroup(newDocument: { ListDocument() }) { file in ListEditor(document: file.document) }
        }
        app.settle()
        let kinds = app.menuItem("File", "New")?.items ?? []
        expect(kinds.count == 2 && kinds.map(\.shortcut) == ["Ctrl+N", nil], "\(kinds)")
        expect(app.choose("File", "New", kinds[1].title))
        app.settle()
        expect(app.windows[0].find(text: "lines 0") != nil)
    }

    @Test("Undoing back to what is saved clears the mark; so does making it again") func undoing() async throws {
        let (app, window) = try await opened("x")
        window.tap(text: "Write")
        expect(window.isDocumentEdited && app.choose("Edit", "Undo"))
        app.settle()
        expect(window.find(text: "says x") != nil && !window.isDocumentEdited)
        expect(app.choose("Edit", "Redo"))
        app.settle()
        expect(window.isDocumentEdited)
        app.choose("File", "Save")
        await app.settleTasks()
        expect(!window.isDocumentEdited)
        app.choose("Edit", "Undo")
        app.settle()
        expect(window.isDocumentEdited, "The file has what was undone.")
        // Another change from here leads not to what was saved, by however many steps.
        window.tap(text: "Write")
        window.tap(text: "Write")
        app.choose("Edit", "Undo")
        app.settle()
        expect(window.find(text: "says xa") != nil && window.isDocumentEdited)
    }

    @Test("What the program changes is undone while a field has the keyboard, after what is typed there") func fields()
    {
        struct FieldEditor: View {
            @Binding var text: String
            var body: some View {
                TextField("Text", text: $text)
                Button("Add") { text += "+" }.focusable(false)
            }
        }
        let app = TestApp { DocumentGroup(newDocument: PlainNote()) { FieldEditor(text: $0.$document.text) } }
        app.settle()
        let window = app.windows[0]
        window.key(.tab)
        window.type("a")
        window.tap(text: "Add")
        window.type("b")
        app.settle()
        for text in ["a+", "a"] {
            window.key("z", modifiers: .control)
            app.settle()
            expect(app.keyText == text, "\(app.keyText ?? "none") is not \(text)")
        }
        window.key("z", modifiers: [.control, .shift])
        app.settle()
        expect(app.keyText == "a+")
    }

    @Test("A file of a type that is only read stays as it is; Save asks for another place") func readOnlyType()
        async throws
    {
        struct Converted: FileDocument {
            static var readableContentTypes: [UTType] { [.json, .plainText] }
            static var writableContentTypes: [UTType] { [.plainText] }
            var text = ""
            init() {}
            init(configuration: ReadConfiguration) throws {
                text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
            }
            func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
                expect(configuration.contentType == .plainText, "\(configuration.contentType)")
                return FileWrapper(regularFileWithContents: Data("plain \(text)".utf8))
            }
        }
        try folder.write("{}", to: "f.json")
        let app = TestApp {
            DocumentGroup(newDocument: Converted()) { NoteEditor(text: $0.$document.text, url: $0.fileURL) }
        }
        app.open(folder.file("f.json"))
        await app.settleTasks()
        let window = try require(app.window("f.json"))
        window.tap(text: "Write")
        app.advance(by: 10)
        await app.settleTasks()
        expect(folder.text(of: "f.json") == "{}" && window.isDocumentEdited)
        expect(app.choose("File", "Save"))
        let dialog = try require(app.fileDialog)
        expect(dialog.suggestedName == "f" && dialog.contentTypes == [.plainText])
        dialog.choose([folder.file("f.txt")])
        await app.settleTasks()
        expect(folder.names == ["f.json", "f.txt"] && folder.text(of: "f.txt") == "plain {}a")
        window.tap(text: "Write")
        app.advance(by: 4)
        await app.settleTasks()
        expect(folder.text(of: "f.txt") == "plain {}aa" && window.title == "f.txt")
    }

    @Test("Commands of the program open documents by their own environment") func actionsOfCommands() async throws {
        struct Templates: Commands {
            let file: URL
            @Environment(\.newDocument) private var newDocument
            @Environment(\.openDocument) private var openDocument
            var body: some Commands {
                CommandMenu("Templates") {
                    Button("Letter") { newDocument(PlainNote(text: "Dear")) }
                    Button("Stored") { Task { try await openDocument(at: file) } }
                }
            }
        }
        try folder.write("kept", to: "f.txt")
        let file = folder.file("f.txt")
        let app = TestApp {
            DocumentGroup(newDocument: PlainNote()) { Text($0.document.text) }.commands { Templates(file: file) }
        }
        expect(app.choose("Templates", "Letter"))
        app.settle()
        expect(app.windows[0].find(text: "Dear") != nil)
        expect(app.choose("Templates", "Stored"))
        await app.settleTasks()
        expect(app.window("f.txt")?.find(text: "kept") != nil)
    }

    @Test("RenameButton in the content of a document renames its file") func renameButton() async throws {
        try folder.write("x", to: "f.txt")
        let app = TestApp { DocumentGroup(newDocument: PlainNote()) { _ in RenameButton() } }
        app.open(folder.file("f.txt"))
        await app.settleTasks()
        app.windows[0].tap(text: "Rename")
        app.settle()
        app.windows[0].type("h.txt")
        app.windows[0].key(.return)
        await app.settleTasks()
        expect(folder.names, equals: ["h.txt"])
    }
}

extension TestApp {
    /// The text of the note in front.
    fileprivate var keyText: String? { (keyDocument as? ValueDocument<PlainNote>)?.document?.text }
}
