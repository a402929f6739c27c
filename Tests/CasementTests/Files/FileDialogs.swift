import CasementTesting
import Expectations
import Foundation
import SwiftUI
import Testing

/// A text in a file.
struct PlainNote: FileDocument, Equatable {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text = ""

    init(text: String = "") { self.text = text }

    init(configuration: ReadConfiguration) throws {
        guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
        text = String(decoding: data, as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

/// A folder that a test writes in; it is removed with this.
final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "casement-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func file(_ name: String) -> URL { url.appending(path: name) }

    func write(_ text: String, to name: String) throws { try Data(text.utf8).write(to: file(name)) }

    func text(of name: String) -> String? { try? String(contentsOf: file(name), encoding: .utf8) }

    var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: url.path))?.sorted() ?? [] }
}

@MainActor @Observable final class DialogModel {
    var on = false
    var text = "some text"
    var log: [String] = []
    var files: [URL] = []
}

@MainActor struct FileDialogTests {
    let model = DialogModel()
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func note<Value>(_ result: Result<Value, any Error>, _ name: (Value) -> String) {
        switch result {
        case .success(let value): model.log.append("\(model.on) \(name(value))")
        case .failure(let error): model.log.append("\(model.on) \(error.localizedDescription)")
        }
    }

    @Test("An importer asks for one file of its types; the binding is false before the result") func importing() throws
    {
        let app = TestApp {
            WindowGroup {
                Text("x").fileImporter(isPresented: Bindable(model).on, allowedContentTypes: [.plainText, .json]) {
                    note($0) { $0.lastPathComponent }
                }
                .fileDialogMessage("Which one?").fileDialogConfirmationLabel("Take")
                .fileDialogDefaultDirectory(folder.url)
            }
        }
        app.settle()
        expect(app.fileDialog == nil)
        model.on = true
        let dialog = try require(app.fileDialog)
        expect(dialog.kind == .open && !dialog.allowsMultipleSelection)
        expect(dialog.contentTypes, equals: [.plainText, .json])
        expect(dialog.message, equals: "Which one?")
        expect(dialog.confirmationLabel, equals: "Take")
        expect(dialog.directory, equals: folder.url)
        dialog.choose([folder.file("a.txt"), folder.file("b.txt")])
        expect(model.log, equals: ["false a.txt"])
        expect(app.fileDialog == nil)
        dialog.choose([folder.file("late.txt")])
        expect(model.log, equals: ["false a.txt"])
    }

    @Test("Cancelling calls only the closure for it; the program can withdraw a dialog") func cancelling() throws {
        let app = TestApp {
            WindowGroup {
                Text("x").fileImporter(
                    isPresented: Bindable(model).on, allowedContentTypes: [.folder], allowsMultipleSelection: true
                ) {
                    note($0) { $0.map(\.lastPathComponent).joined(separator: "+") }
                } onCancellation: {
                    model.log.append("\(model.on) cancelled")
                }
            }
        }
        model.on = true
        let dialog = try require(app.fileDialog)
        expect(dialog.kind == .folder && dialog.allowsMultipleSelection)
        dialog.cancel()
        expect(model.log, equals: ["false cancelled"])
        model.on = true
        app.fileDialog?.choose([folder.file("a"), folder.file("b")])
        expect(model.log, equals: ["false cancelled", "false a+b"])
        model.on = true
        expect(app.fileDialog != nil)
        model.on = false
        expect(app.fileDialog == nil)
        expect(model.log.count, equals: 2)
    }

    @Test("An exporter writes the document to the chosen place") func exporting() async throws {
        let app = TestApp {
            WindowGroup {
                Text("x").fileExporter(
                    isPresented: Bindable(model).on, document: PlainNote(text: model.text), contentType: .plainText,
                    defaultFilename: "draft"
                ) { note($0) { $0.lastPathComponent } }
            }
        }
        model.on = true
        let dialog = try require(app.fileDialog)
        expect(dialog.kind == .save)
        expect(dialog.suggestedName, equals: "draft")
        dialog.choose([folder.file("out.txt")])
        await app.settleTasks()
        expect(model.log, equals: ["false out.txt"])
        expect(folder.text(of: "out.txt"), equals: "some text")
        model.on = true
        app.fileDialog?.cancel()
        await app.settleTasks()
        expect(folder.names, equals: ["out.txt"])
        expect(model.log.count, equals: 1)
    }

    @Test("What cannot be written is an error with words, and the old file stays") func failing() async throws {
        let app = TestApp {
            WindowGroup {
                Text("x").fileExporter(
                    isPresented: Bindable(model).on, document: PlainNote(text: "new"), contentType: .plainText
                ) { note($0) { $0.lastPathComponent } }
            }
        }
        try FileManager.default.createDirectory(at: folder.file("here"), withIntermediateDirectories: false)
        model.on = true
        app.fileDialog?.choose([folder.file("here")])
        await app.settleTasks()
        model.on = true
        app.fileDialog?.choose([folder.file("missing/a.txt")])
        await app.settleTasks()
        expect(model.log.count, equals: 2)
        expect(model.log.first?.contains("a folder has this name already") == true, "\(model.log)")
        expect(model.log.last?.contains("does not exist") == true, "\(model.log)")
        expect(folder.names, equals: ["here"])
    }

    @Test("Several documents and items go to a folder, under names that are free") func exportingSeveral() async throws
    {
        try folder.write("old", to: "Untitled 1.txt")
        let app = TestApp {
            WindowGroup {
                Text("x").fileExporter(
                    isPresented: Bindable(model).on, documents: ["a", "b"].map { PlainNote(text: $0) },
                    contentType: .plainText
                ) { note($0) { $0.map(\.lastPathComponent).joined(separator: "+") } }
            }
        }
        model.on = true
        expect(app.fileDialog?.kind == .folder)
        app.fileDialog?.choose([folder.url])
        await app.settleTasks()
        expect(model.log, equals: ["false Untitled 1 2.txt+Untitled 2.txt"])
        expect(folder.text(of: "Untitled 1.txt"), equals: "old")
        expect(folder.text(of: "Untitled 1 2.txt"), equals: "a")
        expect(folder.text(of: "Untitled 2.txt"), equals: "b")
    }

    @Test("An item is written as it is transferred") func exportingItems() async throws {
        let app = TestApp {
            WindowGroup {
                Text("x").fileExporter(isPresented: Bindable(model).on, item: "words", contentTypes: [.plainText]) {
                    note($0) { $0.lastPathComponent }
                }
            }
        }
        model.on = true
        app.fileDialog?.choose([folder.file("w.txt")])
        await app.settleTasks()
        expect(folder.text(of: "w.txt"), equals: "words")
    }

    @Test("A mover moves files, and replaces none") func moving() async throws {
        try folder.write("1", to: "a.txt")
        try FileManager.default.createDirectory(at: folder.file("to"), withIntermediateDirectories: false)
        model.files = [folder.file("a.txt")]
        let app = TestApp {
            WindowGroup {
                Text("x").fileMover(isPresented: Bindable(model).on, files: model.files) {
                    note($0) { $0.map(\.lastPathComponent).joined(separator: "+") }
                }
            }
        }
        model.on = true
        app.fileDialog?.choose([folder.file("to")])
        await app.settleTasks()
        expect(model.log, equals: ["false a.txt"])
        expect(folder.names, equals: ["to"])
        try folder.write("2", to: "a.txt")
        model.on = true
        app.fileDialog?.choose([folder.file("to")])
        await app.settleTasks()
        expect(folder.text(of: "to/a.txt"), equals: "1")
        expect(folder.names, equals: ["a.txt", "to"])
        expect(model.log.last?.contains("already") == true)
    }

    @Test("A dialog ends with its view") func ending() throws {
        let app = TestApp {
            WindowGroup {
                if model.text == "some text" {
                    Text("x").fileImporter(isPresented: Bindable(model).on, allowedContentTypes: []) {
                        note($0) { $0.lastPathComponent }
                    }
                }
            }
        }
        model.on = true
        expect(app.fileDialog != nil)
        model.text = ""
        app.settle()
        expect(app.fileDialog == nil)
        expect(model.log, equals: [])
    }
}
