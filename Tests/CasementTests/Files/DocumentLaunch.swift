import CasementTesting
import Expectations
import Foundation
import SwiftUI
import Testing

/// The window with which a program of documents begins, and its buttons.
@MainActor struct DocumentLaunch {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private enum Failure: Error, LocalizedError {
        case noTemplate
        var errorDescription: String? { "There is no template." }
    }

    @SceneBuilder private func scenes() -> some Scene {
        DocumentGroup(newDocument: PlainNote()) { NoteEditor(text: $0.$document.text, url: $0.fileURL) }
        DocumentGroupLaunchScene("My Notes") {
            NewDocumentButton("Start Writing…")
            NewDocumentButton("From a Template…", for: PlainNote.self) { PlainNote(text: "Dear") }
            NewDocumentButton("Broken…", for: PlainNote.self) { throw Failure.noTemplate }
            NewDocumentButton("Cancelled…", for: PlainNote.self) { throw CancellationError() }
            NewDocumentButton("Table", contentType: .commaSeparatedText)
        } background: {
            Color.teal
        } overlayAccessoryView: { geometry in
            Text("title \(Int(geometry.titleViewFrame.width)) in \(Int(geometry.frame.width))")
                .frame(maxHeight: .infinity, alignment: .bottom)
        }
    }

    private func launched() throws -> (TestApp, TestHost) {
        let app = TestApp { scenes() }
        app.settle()
        expect(app.windows.count, equals: 1)
        return (app, try require(app.windows.first))
    }

    @Test("It opens in place of a new document, and gives its place to the first") func new() async throws {
        let (app, window) = try launched()
        expect(window.find(text: "My Notes") != nil && window.find(text: "No recent documents") != nil)
        window.tap(text: "Start Writing…")
        await app.settleTasks()
        expect(app.windows.map(\.title), equals: ["Untitled"])
        expect(app.windows[0].find(text: "says ") != nil)
    }

    @Test("A button prepares a document") func template() async throws {
        let (app, window) = try launched()
        window.tap(text: "From a Template…")
        await app.settleTasks()
        expect(app.windows.count == 1 && app.windows[0].find(text: "says Dear") != nil)
        expect(app.windows[0].isDocumentEdited == false)
    }

    @Test("Where a button throws, no document opens, and an alert says why unless it was cancelled")
    func failures() async throws {
        let (app, window) = try launched()
        window.tap(text: "Cancelled…")
        await app.settleTasks()
        expect(app.windows.count, equals: 1)
        window.tap(text: "Broken…")
        await app.settleTasks()
        expect(app.windows.contains { $0.find(text: "There is no template.") != nil })
        expect(!app.windows.contains { $0.find(text: "says ") != nil }, "No document opens.")
    }

    @Test("A button is disabled where no scene makes documents of its type") func disabled() async throws {
        let (app, window) = try launched()
        window.tap(text: "Table")
        await app.settleTasks()
        expect(app.windows.map(\.title), equals: [window.title])
    }

    @Test("It opens files, and lists those that were opened") func opening() async throws {
        try folder.write("first", to: "one.txt")
        let (app, window) = try launched()
        window.tap(text: "Open…")
        try require(app.fileDialog).choose([folder.file("one.txt")])
        await app.settleTasks()
        expect(app.windows.map(\.title), equals: ["one.txt"])
    }

    @Test("The views around the title know where it is") func geometry() throws {
        let (app, _) = try launched()
        let text = try require(app.windows.first?.texts.first { $0.hasPrefix("title ") })
        let numbers = text.split(separator: " ").compactMap { Int($0) }
        expect(numbers.count == 2 && numbers[0] > 40 && numbers[1] > numbers[0], "\(text)")
    }

    @Test("Without actions it makes documents") func defaults() async {
        let app = TestApp {
            DocumentGroupLaunchScene()
            DocumentGroup(newDocument: PlainNote()) { NoteEditor(text: $0.$document.text, url: $0.fileURL) }
        }
        app.settle()
        app.windows.first?.tap(text: "Create Document")
        await app.settleTasks()
        expect(app.windows.map(\.title), equals: ["Untitled"])
    }
}
