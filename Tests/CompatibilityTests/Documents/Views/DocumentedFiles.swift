import CasementTesting
import Expectations
import Foundation
import SwiftUI
import Testing

// The examples of docs/files.md, verbatim.

struct Attachment: View {
    let file: URL
    @State private var shown: URL?

    var body: some View {
        Button(file.lastPathComponent) { shown = file }
            .quickLookPreview($shown)
    }
}

struct Importing: View {
    @State private var isOpening = false
    @State private var names: [String] = []

    var body: some View {
        List(names, id: \.self) { Text($0) }
            .toolbar { Button("Open…") { isOpening = true } }
            .fileImporter(
                isPresented: $isOpening, allowedContentTypes: [.plainText, .image], allowsMultipleSelection: true
            ) { result in
                names += (try? result.get().map(\.lastPathComponent)) ?? []
            }
            .fileDialogMessage("Choose texts and pictures.")
    }
}

struct PlainText: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text = ""

    init() {}

    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

struct NotesProgram: App {
    var body: some Scene {
        DocumentGroupLaunchScene("My Notes") {
            NewDocumentButton("Start Writing…")
            NewDocumentButton("From a Template…", for: PlainText.self) {
                var letter = PlainText()
                letter.text = "Dear"
                return letter
            }
        } background: {
            LinearGradient(colors: [.teal, .blue], startPoint: .top, endPoint: .bottom)
        }
        DocumentGroup(newDocument: PlainText()) { file in
            TextEditor(text: file.$document.text)
        }
    }
}

struct TextProgram: App {
    var body: some Scene {
        DocumentGroup(newDocument: PlainText()) { file in
            TextEditor(text: file.$document.text)
        }
    }
}

@MainActor func chooseTexts() -> [URL] {
    let panel = NSOpenPanel()
    panel.allowedContentTypes = [.plainText]
    panel.allowsMultipleSelection = true
    return panel.runModal() == .OK ? panel.urls : []
}

struct Recipe: Transferable {
    var name: String
    var steps: String

    static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation(exporting: \.steps)
    }
}

struct RecipeLinks: View {
    let recipe: Recipe
    let page: URL

    var body: some View {
        VStack {
            ShareLink(item: recipe, preview: SharePreview(recipe.name))
            ShareLink("Share Page", item: page, subject: Text("Cooking"), message: Text("Try this one."))
        }
    }
}

@MainActor struct DocumentedFiles {
    @Test("The panel returns what is chosen") func panels() {
        let app = TestApp { WindowGroup { Button("Open") { expect(chooseTexts().count, equals: 2) } } }
        var types: [UTType] = []
        app.onModalFileDialog = {
            types = $0.contentTypes
            $0.choose([URL(fileURLWithPath: "/tmp/a.txt"), URL(fileURLWithPath: "/tmp/b.txt")])
        }
        app.settle()
        app.windows[0].tap(text: "Open")
        expect(types, equals: [.plainText])
    }

    @Test("Both links share by mail") func sharing() throws {
        let page = try require(URL(string: "https://example.org/soup"))
        let app = TestApp {
            WindowGroup { RecipeLinks(recipe: Recipe(name: "Soup", steps: "Boil water."), page: page) }
        }
        expect(app.windows[0].tap(text: "Share Page") && app.windows[0].tap(text: "Copy"))
        expect(app.windows[0].tap(text: "Share…") && app.windows[0].find(text: "Soup") != nil)
    }

    @Test("The importer lists what is chosen") func importing() throws {
        let app = TestApp { WindowGroup { Importing() } }
        app.settle()
        app.windows[0].tap(text: "Open…")
        let dialog = try require(app.fileDialog)
        expect(dialog.message, equals: "Choose texts and pictures.")
        dialog.choose([URL(fileURLWithPath: "/tmp/a.txt")])
        app.settle()
        expect(app.windows[0].find(text: "a.txt") != nil)
    }

    @Test("The program opens a new document") func documents() {
        let app = TestApp(TextProgram.self)
        app.settle()
        expect(app.windows.map { $0.title.hasPrefix("Untitled") }, equals: [true])
    }
}
