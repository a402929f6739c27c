import CasementTesting
import Expectations
import Foundation
import SwiftUI
import Testing

@testable import Casement

/// What documents and file dialogs do beside the well known paths, as on macOS.
@MainActor struct DocumentCases {
    let folder: TemporaryFolder
    let model = DialogModel()

    init() throws { folder = try TemporaryFolder() }

    @Test("Several dialogs of one view are each their own") func severalImporters() async throws {
        let other = DialogModel()
        let app = TestApp {
            WindowGroup {
                Text("x")
                    .fileImporter(isPresented: Bindable(model).on, allowedContentTypes: [.json]) { _ in
                        model.log.append("first")
                    }
                    .fileImporter(isPresented: Bindable(other).on, allowedContentTypes: [.png]) { _ in
                        model.log.append("second")
                    }
            }
        }
        other.on = true
        expect(try require(app.fileDialog).contentTypes, equals: [.png])
        app.fileDialog?.choose([folder.file("a.png")])
        model.on = true
        expect(try require(app.fileDialog).contentTypes, equals: [.json])
        app.fileDialog?.choose([folder.file("a.json")])
        expect(model.log == ["second", "first"] && !model.on && !other.on)
    }

    @Test("Nothing is exported without a document; with one the dialog is shown") func nothingToExport() async throws {
        let app = TestApp {
            WindowGroup {
                Text("x").fileExporter(
                    isPresented: Bindable(model).on, document: model.text.isEmpty ? nil : PlainNote(text: model.text),
                    contentType: .plainText
                ) { _ in }
            }
        }
        model.text = ""
        model.on = true
        expect(app.fileDialog == nil)
        model.text = "some"
        app.settle()
        app.fileDialog?.choose([folder.file("a.txt")])
        await app.settleTasks()
        expect(folder.text(of: "a.txt") == "some" && !model.on)
    }

    @Test("An exporter writes the document as it is when the place is chosen") func exportedLate() async throws {
        let app = TestApp {
            WindowGroup {
                Text("x").fileExporter(
                    isPresented: Bindable(model).on, document: PlainNote(text: model.text), contentType: .plainText
                ) { _ in }
            }
        }
        model.on = true
        let dialog = try require(app.fileDialog)
        model.text = "newer"
        app.settle()
        dialog.choose([folder.file("a.txt")])
        await app.settleTasks()
        expect(folder.text(of: "a.txt"), equals: "newer")
    }

    @Test("Closing, Save and then no place leave the window open and edited") func closingWithoutPlace() async throws {
        let app = noteProgram()
        let window = app.windows[0]
        window.tap(text: "Write")
        for _ in 1...2 {
            expect(!window.close())
            app.settle()
            window.tap(text: "Save")
            app.settle()
            try require(app.fileDialog).cancel()
            await app.settleTasks()
            expect(app.windows.count == 1 && window.isDocumentEdited && window.find(text: "Don’t Save") == nil)
        }
    }

    @Test("What is not saved for the end of the program is still there when the program goes on")
    func endingStopped() async throws {
        let app = noteProgram()
        app.choose("File", "New")
        app.settle()
        for window in app.windows { window.tap(text: "Write") }
        let (front, back) = (app.windows[0], app.windows[1])
        app.quit()
        app.settle()
        front.tap(text: "Don’t Save")
        app.settle()
        back.tap(text: "Cancel")
        app.settle()
        expect(app.isRunning && app.windows.count == 2)
        expect(front.find(text: "says a") != nil && front.isDocumentEdited && back.isDocumentEdited)
        expect(!front.close(), "It asks again.")
        app.settle()
        front.tap(text: "Don’t Save")
        app.settle()
        expect(app.windows.count, equals: 1)
    }

    @Test("openDocument throws where nothing is there, or no scene reads it") func openingNothing() async throws {
        var failures: [String] = []
        struct Opening: View {
            let urls: [URL]
            let fail: (String) -> Void
            @Environment(\.openDocument) private var openDocument
            var body: some View {
                Button("Open") {
                    Task {
                        for url in urls {
                            do { try await openDocument(at: url) } catch { fail(error.localizedDescription) }
                        }
                    }
                }
            }
        }
        try folder.write("x", to: "a.png")
        let urls = [folder.file("none.txt"), folder.file("a.png")]
        let app = TestApp {
            WindowGroup("Start") { Opening(urls: urls) { failures.append($0) } }
            DocumentGroup(newDocument: PlainNote()) { NoteEditor(text: $0.$document.text, url: $0.fileURL) }
        }
        app.settle()
        app.window("Start")?.tap(text: "Open")
        await app.settleTasks()
        expect(failures.count == 2 && app.windows.count == 1)
        expect(failures.first?.contains("“none.txt” cannot be opened: it does not exist.") == true, "\(failures)")
        expect(failures.last?.contains("reads no files of this type") == true, "\(failures)")
    }

    @Test("The content of an editor and of a viewer know their file and whether they may change it")
    func configuration() async throws {
        struct Knowing: View {
            @Binding var text: String
            let isEditable: Bool
            @Environment(\.documentConfiguration) private var configuration
            var body: some View {
                Text("\(configuration?.fileURL?.lastPathComponent ?? "none") \(configuration?.isEditable == true)")
                Text("editable \(isEditable), says \(text)")
                Button("Write") { text += "a" }
            }
        }
        try folder.write("x", to: "f.txt")
        for isViewer in [false, true] {
            let app =
                isViewer
                ? TestApp {
                    DocumentGroup(viewing: PlainNote.self) {
                        Knowing(text: $0.$document.text, isEditable: $0.isEditable)
                    }
                }
                : TestApp {
                    DocumentGroup(newDocument: PlainNote()) {
                        Knowing(text: $0.$document.text, isEditable: $0.isEditable)
                    }
                }
            app.open(folder.file("f.txt"))
            await app.settleTasks()
            let window = try require(app.window("f.txt"))
            expect(window.find(text: "f.txt \(!isViewer)") != nil)
            window.tap(text: "Write")
            app.settle()
            let says = isViewer ? "editable false, says x" : "editable true, says xa"
            expect(window.find(text: says) != nil && window.isDocumentEdited == !isViewer)
        }
    }

    @Test("An object is the environment object of its editor, and a change without undo is none of the document")
    func objects() async throws {
        struct Environed: View {
            @EnvironmentObject private var document: ListDocument
            var body: some View {
                Text("lines \(document.lines.count)")
                Button("Add") { document.lines.append("x") }
            }
        }
        let app = TestApp { DocumentGroup(newDocument: { ListDocument() }) { _ in Environed() } }
        app.settle()
        let window = app.windows[0]
        window.tap(text: "Add")
        app.settle()
        expect(window.find(text: "lines 1") != nil && !window.isDocumentEdited)
    }

    @Test("New documents have numbers of their own, which are not used again after one is saved") func names()
        async throws
    {
        let app = noteProgram()
        for _ in 1...2 {
            app.choose("File", "New")
            app.settle()
        }
        expect(app.windows.map(\.title).sorted(), equals: ["Untitled", "Untitled 2", "Untitled 3"])
        app.windows[0].tap(text: "Write")
        app.choose("File", "Save")
        app.fileDialog?.choose([folder.file("c.txt")])
        await app.settleTasks()
        app.choose("File", "New")
        app.settle()
        expect(app.windows.map(\.title).sorted(), equals: ["Untitled", "Untitled 2", "Untitled 4", "c.txt"])
    }

    @Test("A document that is opened by a link to it and saved keeps the link, and is opened once") func links()
        async throws
    {
        try folder.write("x", to: "f.txt")
        _ = FilePath(folder.file("l.txt")).withCPath { symlink("f.txt", $0) }
        let app = noteProgram()
        app.open(folder.file("l.txt"))
        await app.settleTasks()
        app.windows[0].tap(text: "Write")
        app.choose("File", "Save")
        await app.settleTasks()
        let target = try FileManager.default.destinationOfSymbolicLink(atPath: folder.file("l.txt").path)
        expect(folder.text(of: "f.txt") == "xa" && target == "f.txt")
        app.open(folder.file("f.txt"))
        await app.settleTasks()
        expect(app.windows.count, equals: 1)
    }
}
