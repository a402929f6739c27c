import CasementTesting
import ControlSupport
import Expectations
import Foundation
import SwiftUI
import Testing

@testable import Casement

/// A document that is larger than a test lets files be.
private struct LargeNote: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var count = 0

    init() {}
    init(configuration: ReadConfiguration) throws {}

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(count: count))
    }
}

private struct LargeEditor: View {
    @Binding var note: LargeNote

    var body: some View { Button("Grow") { note.count = 65 << 20 } }
}

/// Documents that are saved without being asked, and files that make that difficult.
@MainActor struct DocumentAutosaving {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A program that shows a file with this text.
    private func opened(_ text: String) async throws -> (TestApp, TestHost) {
        try folder.write(text, to: "f.txt")
        return try await opened(folder.file("f.txt"))
    }

    private func opened(_ file: URL) async throws -> (TestApp, TestHost) {
        let app = TestApp {
            DocumentGroup(newDocument: PlainNote()) { file in
                NoteEditor(text: file.$document.text, url: file.fileURL)
            }
        }
        app.settle()
        app.open(file)
        await app.settleTasks()
        return (app, try require(app.windows.first))
    }

    /// Lets some seconds pass, and what is written then be written.
    private func pass(_ seconds: Double, _ app: TestApp) async {
        app.advance(by: seconds)
        await app.settleTasks()
    }

    @Test("A document with a file is saved three seconds after the last change") func pause() async throws {
        let (app, window) = try await opened("x")
        window.tap(text: "Write")
        await pass(2, app)
        window.tap(text: "Write")
        await pass(2, app)
        expect(folder.text(of: "f.txt") == "x" && window.isDocumentEdited)
        await pass(1.5, app)
        expect(folder.text(of: "f.txt") == "xaa" && !window.isDocumentEdited)
        // What is saved can be undone, and is saved again then.
        app.choose("Edit", "Undo")
        expect(window.isDocumentEdited)
        await pass(3.5, app)
        expect(folder.text(of: "f.txt") == "xa" && !window.isDocumentEdited)
    }

    @Test("A document without a file waits for its user") func untitled() async {
        let app = TestApp {
            DocumentGroup(newDocument: PlainNote()) { NoteEditor(text: $0.$document.text, url: $0.fileURL) }
        }
        app.settle()
        app.windows[0].tap(text: "Write")
        await pass(10, app)
        expect(app.windows[0].isDocumentEdited && app.fileDialog == nil)
    }

    @Test("A file that another program has changed is asked about once") func conflict() async throws {
        let (app, window) = try await opened("x")
        window.tap(text: "Write")
        try folder.write("other text", to: "f.txt")
        await pass(4, app)
        expect(window.find(text: "Save Anyway") != nil && folder.text(of: "f.txt") == "other text")
        window.tap(text: "Cancel")
        window.tap(text: "Write")
        await pass(20, app)
        expect(window.find(text: "Save Anyway") == nil && window.isDocumentEdited)
        window.key("s", modifiers: .control)
        await app.settleTasks()
        window.tap(text: "Save Anyway")
        await app.settleTasks()
        expect(folder.text(of: "f.txt"), equals: "xaa")
        window.tap(text: "Write")
        await pass(4, app)
        expect(folder.text(of: "f.txt"), equals: "xaaa", "It is saved in pauses again.")
    }

    @Test("A file that another program has removed stays away until its user saves") func removed() async throws {
        let (app, window) = try await opened("x")
        try FileManager.default.removeItem(at: folder.file("f.txt"))
        window.tap(text: "Write")
        await pass(10, app)
        expect(folder.names.isEmpty && window.isDocumentEdited)
        expect(
            window.find(text: "“f.txt” was removed or moved by another program. Save writes it again.") != nil)
        window.tap(text: "OK")
        window.tap(text: "Write")
        await pass(20, app)
        expect(folder.names.isEmpty && window.find(text: "The document was not saved.") == nil, "It is said once.")
        window.key("s", modifiers: .control)
        await app.settleTasks()
        expect(folder.text(of: "f.txt") == "xaa" && !window.isDocumentEdited)
    }

    @Test("A folder in the place of the file is not replaced, and the document says so") func replaced() async throws {
        let (app, window) = try await opened("x")
        try FileManager.default.removeItem(at: folder.file("f.txt"))
        try FileManager.default.createDirectory(at: folder.file("f.txt"), withIntermediateDirectories: false)
        window.tap(text: "Write")
        await pass(4, app)
        window.tap(text: "Save Anyway")
        await app.settleTasks()
        expect(window.find(text: "“f.txt” cannot be saved: a folder has this name already.") != nil)
        expect(window.isDocumentEdited && window.find(text: "says xa") != nil)
        window.tap(text: "OK")
        expect(app.choose("File", "Save As…"))
        app.fileDialog?.choose([folder.file("g.txt")])
        await app.settleTasks()
        expect(folder.text(of: "g.txt") == "xa" && !window.isDocumentEdited && window.title == "g.txt")
    }

    @Test("A place that is chosen while a pause is saved gets the document after that") func placeWhileSaving()
        async throws
    {
        let (app, window) = try await opened("x")
        window.tap(text: "Write")
        expect(app.choose("File", "Save As…"))
        let dialog = try require(app.fileDialog)
        app.choose("File", "Save")
        app.keyDocument?.save()
        dialog.choose([folder.file("g.txt")])
        await app.settleTasks()
        expect(folder.text(of: "f.txt") == "xa" && folder.text(of: "g.txt") == "xa")
        expect(window.title == "g.txt" && !window.isDocumentEdited)
    }

    @Test("A file that can only be read is reported once, and stays as it is") func readOnly() async throws {
        let (app, window) = try await opened("x")
        _ = FilePath(folder.file("f.txt")).withCPath { chmod($0, 0o444) }
        window.tap(text: "Write")
        await pass(4, app)
        expect(window.find(text: "The document was not saved.") != nil && folder.text(of: "f.txt") == "x")
        expect(window.find(text: "“f.txt” cannot be saved: the file can only be read.") != nil)
        window.tap(text: "OK")
        window.tap(text: "Write")
        await pass(20, app)
        expect(window.find(text: "The document was not saved.") == nil && window.isDocumentEdited)
    }

    @Test("A full disk is reported once, and the old file stays whole") func fullDisk() async throws {
        // No file of this process may be larger: as on a full disk, the write fails in the middle.
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(1), &limit)
        let whole = limit
        limit.rlim_cur = 64 << 20
        try folder.write("x", to: "f.txt")
        let app = TestApp { DocumentGroup(newDocument: LargeNote()) { LargeEditor(note: $0.$document) } }
        app.open(folder.file("f.txt"))
        await app.settleTasks()
        let window = try require(app.windows.first)
        setrlimit(__rlimit_resource_t(1), &limit)
        defer {
            var whole = whole
            setrlimit(__rlimit_resource_t(1), &whole)
        }
        window.tap(text: "Grow")
        await pass(4, app)
        expect(window.find(text: "The document was not saved.") != nil)
        expect(folder.text(of: "f.txt") == "x" && folder.names == ["f.txt"])
        window.tap(text: "OK")
        await pass(20, app)
        expect(window.find(text: "The document was not saved.") == nil && window.isDocumentEdited)
    }

    @Test("What is no file says why in its window or in a dialog, and blocks nothing") func noFiles() async throws {
        func path(_ name: String) -> FilePath { FilePath(folder.file(name)) }
        try FileManager.default.createDirectory(at: folder.file("d.txt"), withIntermediateDirectories: false)
        _ = path("pipe.txt").withCPath { mkfifo($0, 0o600) }
        _ = path("loop.txt").withCPath { symlink("loop.txt", $0) }
        _ = path("dangling.txt").withCPath { symlink("nowhere", $0) }
        for (name, reason) in [
            ("d.txt", "it is a folder"), ("pipe.txt", "a device or a pipe"), ("loop.txt", "circle"),
            ("dangling.txt", "does not exist"),
        ] {
            let app = TestApp {
                DocumentGroup(newDocument: PlainNote()) { NoteEditor(text: $0.$document.text, url: $0.fileURL) }
            }
            app.settle()
            app.open(folder.file(name))
            await app.settleTasks()
            let shown = app.windows.flatMap(\.texts).joined(separator: "\n")
            expect(shown.contains("could not be opened") || shown.contains("cannot be opened"), "\(name): \(shown)")
            expect(shown.contains(reason), "\(name): \(shown)")
        }
    }

    @Test("An argument whose bytes are no text becomes the address of its file") func invalidArgument() throws {
        let path = FilePath(folder.url).appending([0x62, 0xFF, 0x2E, 0x74, 0x78, 0x74])
        func text(_ path: FilePath) -> String { path.withCPath { ProgramArguments.text(of: $0) } }
        expect(text(path).hasSuffix("/b%FF.txt"), equals: false, "there is no such file")
        try FileTree.file(Data("x".utf8)).write(to: path)
        expect(text(path).hasPrefix("file:///") && text(path).hasSuffix("/b%FF.txt"))
        expect(FilePath(try require(URL(string: text(path)))) == path)
        expect("plain é".withCString { ProgramArguments.text(of: $0) }, equals: "plain é")
    }

    @Test("A name that is no text is opened and saved under the same bytes") func invalidName() async throws {
        let path = FilePath(folder.url).appending([0x62, 0xFF, 0x2E, 0x74, 0x78, 0x74])
        try FileTree.file(Data("x".utf8)).write(to: path)
        let (app, window) = try await opened(path.url())
        window.tap(text: "Write")
        await pass(4, app)
        expect(try FileTree(contentsOf: path) == .file(Data("xa".utf8)))
        expect(folder.names.count, equals: 1)
    }
}
