import CasementTesting
import Expectations
import Foundation
import ScreenSupport
import SwiftUI
import TestData
import Testing

@MainActor struct DocumentScreenTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "casement-screens-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func file(_ name: String) -> URL { folder.appending(path: name) }

    private func text(of name: String) -> String? { try? String(contentsOf: file(name), encoding: .utf8) }

    private func start<A: App>(_ app: A.Type) throws -> (TestApp, TestHost) {
        let app = TestApp(app)
        app.settle()
        return (app, try require(app.windows.first))
    }

    /// Lets a document be saved in a pause.
    private func pause(_ app: TestApp) async {
        app.advance(by: 4)
        await app.settleTasks()
    }

    @Test("Markdown is written beside its preview, counted, saved and opened again") func markdown() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (app, window) = try start(MarkdownApp.self)
        window.sees("5 words")
        expect(window.title == "Untitled" && !window.isDocumentEdited)
        window.key("a", modifiers: .control)
        window.type("one *two*")
        app.settle()
        window.sees("2 words", "one two")
        expect(window.isDocumentEdited)
        // Markdown > Bold acts on the window in front.
        expect(app.menuItem("Markdown", "Bold")?.shortcut == "Ctrl+B" && app.choose("Markdown", "Bold"))
        app.settle()
        window.sees("one twobold")
        expect(app.choose("Edit", "Undo"))
        app.settle()
        window.sees("one two")
        window.key("s", modifiers: .control)
        let dialog = try require(app.fileDialog)
        expect(dialog.contentTypes.map(\.identifier), equals: ["net.daringfireball.markdown", "public.plain-text"])
        dialog.choose([file("note.md")])
        await app.settleTasks()
        expect(text(of: "note.md"), equals: "one *two*")
        expect(window.title == "note.md" && !window.isDocumentEdited)
        window.click("Preview")
        window.misses("one two")
        expect(app.choose("Markdown", "Larger Text"))
        window.close()
        app.settle()
        expect(!app.isRunning)
        app.relaunch()
        app.open(file("note.md"))
        await app.settleTasks()
        try require(app.window("note.md")).sees("one two", "2 words")
    }

    @Test("A file that is no text is refused with the words of the error") func noText() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data([0xFF, 0xFE, 0x00]).write(to: file("bad.md"))
        let (app, _) = try start(MarkdownApp.self)
        app.open(file("bad.md"))
        await app.settleTasks()
        try require(app.windows.first).sees("The document cannot be opened")
    }

    @Test("A checklist is changed, undone, redone, saved in a pause and opened again") func checklist() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (app, window) = try start(TaskListApp.self)
        window.sees("Item 1", "Item 2", "0 of 2 done")
        window.perform(onLabel: "Check Item 1")
        app.settle()
        window.sees("1 of 2 done")
        expect(window.isDocumentEdited && app.menuItem("Edit", "Undo Check")?.isEnabled == true)
        window.write("Milk", into: "New item")
        window.click("Add")
        window.sees("Milk", "1 of 3 done")
        window.click("Delete Last")
        window.misses("Milk")
        for (title, done) in [("Undo", "1 of 3 done"), ("Undo", "1 of 2 done"), ("Undo Check", "0 of 2 done")] {
            expect(app.choose("Edit", title), "\(title): \(app.menuItem("Edit")?.items.map(\.title) ?? [])")
            app.settle()
            window.sees(done)
        }
        expect(!window.isDocumentEdited, "All is undone.")
        for done in ["1 of 2 done", "1 of 3 done"] {
            window.key("z", modifiers: [.control, .shift])
            app.settle()
            window.sees(done)
        }
        expect(app.choose("File", "Save"))
        app.fileDialog?.choose([file("list.json")])
        await app.settleTasks()
        expect(!window.isDocumentEdited && text(of: "list.json")?.contains("Milk") == true)
        window.click("Delete Last")
        await pause(app)
        expect(!window.isDocumentEdited && text(of: "list.json")?.contains("Milk") == false)
        // An edited title is one change, and so is undoing it.
        window.write(" b", into: "Item 2")
        window.key(.tab)
        app.settle()
        await pause(app)
        expect(text(of: "list.json")?.contains("Item 2 b") == true, "\(text(of: "list.json") ?? "")")
        window.close()
        app.relaunch()
        app.open(file("list.json"))
        await app.settleTasks()
        try require(app.window("list.json")).sees("Item 2 b", "1 of 2 done")
    }

    @Test("A viewer shows pictures, and makes and saves none") func pictures() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try SamplePictures.png.write(to: file("four.png"))
        try Data("no picture".utf8).write(to: file("none.png"))
        let (app, window) = try start(PictureViewerApp.self)
        window.sees("No Document")
        expect(app.menuItem("File", "New") == nil && app.menuItem("File", "Save") == nil)
        window.click("Open…")
        try require(app.fileDialog).choose([file("four.png")])
        await app.settleTasks()
        expect(app.windows.map(\.title), equals: ["four"])
        let viewer = try require(app.windows.first)
        expect(!viewer.perform(onLabel: "Actual Size"), "It has its size.")
        viewer.key("+", modifiers: .control)
        app.settle()
        expect(viewer.element("Actual Size")?.traits.contains("isDisabled") == false)
        viewer.perform(onLabel: "Info")
        app.settle()
        viewer.sees("Width", "12", "Height", "8")
        expect(viewer.close())
        app.open(file("none.png"))
        await app.settleTasks()
        if let other = app.windows.first { other.sees("The document cannot be opened") }
    }

    @Test("A drawing is drawn, undone by the program and exported as another type") func drawing() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (app, window) = try start(DrawingApp.self)
        window.sees("Empty")
        let sheet = try require(window.element("Sheet")).frame
        for line in 1...2 {
            let y = sheet.minY + CGFloat(line) * 20
            window.drag(from: CGPoint(x: sheet.minX + 10, y: y), to: CGPoint(x: sheet.minX + 60, y: y))
            app.settle()
        }
        window.sees("Strokes: 2")
        expect(app.menuItem("Edit", "Undo Stroke")?.isEnabled == true && window.isDocumentEdited)
        window.click("Undo")
        window.sees("Strokes: 1")
        expect(app.choose("Edit", "Redo Stroke"), "\(app.menuItem("Edit")?.items.map(\.title) ?? [])")
        app.settle()
        window.sees("Strokes: 2")
        expect(app.choose("File", "Save As…"))
        try require(app.fileDialog).choose([file("d.svg")])
        await app.settleTasks()
        expect(text(of: "d.svg")?.components(separatedBy: "<polyline").count == 3, "\(text(of: "d.svg") ?? "")")
    }
}
