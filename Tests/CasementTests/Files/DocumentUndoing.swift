import CasementTesting
import Expectations
import Foundation
import SwiftUI
import Testing

@testable import Casement

private struct Form: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var name = ""
    var place = ""
    var count = 0
    /// What a view computes of the rest.
    var length = 0

    init() {}
    init(configuration: ReadConfiguration) throws {
        name = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(name.utf8))
    }
}

private struct FormEditor: View {
    @Binding var form: Form
    var computes = false

    var body: some View {
        VStack {
            TextField("Name", text: $form.name)
            TextField("Place", text: $form.place)
            Button("Add") { form.count += 1 }.focusable(false)
            Text("\(form.name),\(form.place),\(form.count),\(form.length)")
        }
        .onChange(of: form.name) { if computes { form.length = form.name.count } }
    }
}

/// What Undo does where the user has typed in fields and the program has changed the document: one action at a time,
/// from the last to the first.
@MainActor struct DocumentUndoing {
    private let app: TestApp
    private let window: TestHost

    init() { self.init(computes: false) }

    private init(computes: Bool) {
        app = TestApp {
            DocumentGroup(newDocument: Form()) { FormEditor(form: $0.$document, computes: computes) }
        }
        app.settle()
        window = app.windows[0]
        window.key(.tab)
    }

    private func type(_ text: String) {
        window.type(text)
        app.settle()
    }

    private func add() {
        window.tap(text: "Add")
        app.settle()
    }

    /// Presses the key of a command once for each of the states that it leads to.
    private func leads(_ isUndo: Bool, to states: String..., from line: Int = #line) {
        for state in states {
            window.key("z", modifiers: isUndo ? .control : [.control, .shift])
            app.settle()
            expect(window.find(text: state) != nil, "\(line): not \(state)")
        }
    }

    @Test("Undo goes back one action, what is typed elsewhere stays, and Redo makes all of it again") func elsewhere() {
        type("ab")
        add()
        type("c")
        // The other field has no history.
        window.key(.tab)
        app.settle()
        leads(true, to: "ab,,1,0", "ab,,0,0", ",,0,0")
        expect(!app.choose("Edit", "Undo"))
        leads(false, to: "ab,,0,0", "ab,,1,0", "abc,,1,0")
        expect(!app.choose("Edit", "Redo"))
    }

    @Test("A field undoes word by word, but not beyond what the program did meanwhile") func words() {
        type("one two")
        add()
        type("x")
        leads(true, to: "one two,,1,0", "one two,,0,0", "one ,,0,0", ",,0,0")
        expect(!app.choose("Edit", "Undo"))
        leads(false, to: "one ,,0,0", "one two,,0,0", "one two,,1,0", "one twox,,1,0")
        leads(true, to: "one two,,1,0", "one two,,0,0", "one ,,0,0")
        leads(false, to: "one two,,0,0")
        // What is typed now is another way on.
        type("y")
        expect(!app.choose("Edit", "Redo"))
        leads(true, to: "one two,,0,0", "one ,,0,0")
    }

    @Test("What is typed in two fields is undone in the order in which it was typed") func fields() {
        type("a")
        window.key(.tab)
        type("b")
        window.key(.tab, modifiers: .shift)
        leads(true, to: "a,,0,0", ",,0,0")
        leads(false, to: "a,,0,0", "a,b,0,0")
    }

    @Test("What is typed after Undo ends what Redo would bring back") func newWay() {
        add()
        leads(true, to: ",,0,0")
        type("x")
        expect(!app.choose("Edit", "Redo") && window.find(text: "x,,0,0") != nil)
        leads(true, to: ",,0,0")
        // The field's own redo ends where the program does something else.
        add()
        leads(false, to: ",,1,0")
    }

    @Test("What views change as a consequence of typing is undone with it") func consequences() {
        let other = DocumentUndoing(computes: true)
        other.type("a")
        other.add()
        other.type("b")
        other.leads(true, to: "a,,1,1", "a,,0,1", ",,0,0")
        other.leads(false, to: "a,,0,1", "a,,1,1", "ab,,1,2")
        other.window.key(.tab)
        other.leads(true, to: "a,,1,1", "a,,0,1", ",,0,0")
        other.leads(false, to: "a,,0,1", "a,,1,1", "ab,,1,2")
    }

    @Test("Edit names what is typed when the field has not the keyboard") func names() {
        type("a")
        expect(app.menuItem("Edit", "Undo") != nil)
        window.key(.tab)
        app.settle()
        expect(app.menuItem("Edit", "Undo Typing") != nil)
    }

    @Test("A large document is not kept for the sake of typing alone") func largeDocument() async throws {
        let folder = try TemporaryFolder()
        try folder.write(String(repeating: "x", count: ExistingFile.mostKept + 1), to: "f.txt")
        app.open(folder.file("f.txt"))
        await app.settleTasks()
        let window = try require(app.window("f.txt"))
        window.key(.tab)
        window.key(.tab)
        window.type("p")
        app.settle()
        let manager = try require(app.windows.first?.pipeline.input.focus.undoManager)
        expect(!manager.canUndo)
        window.tap(text: "Add")
        window.type("q")
        app.settle()
        expect(manager.canUndo && manager.undoActionName == "Typing")
    }
}
