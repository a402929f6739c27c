import CasementTesting
import ControlSupport
import Foundation
import Observation
import SwiftUI
import Testing

// More examples of docs/input.md, verbatim.

extension FocusedValues {
    @Entry var note: Binding<String>?
}

struct NoteEditor: View {
    @State private var text = ""

    var body: some View {
        TextEditor(text: $text).focusedValue(\.note, $text)
    }
}

struct ShoutButton: View {
    @FocusedBinding(\.note) private var note

    var body: some View {
        Button("Shout") { note = note?.uppercased() }.disabled(note == nil)
    }
}

struct DeleteButton: View {
    @State private var deletesAll = false

    var body: some View {
        Button(deletesAll ? "Delete all" : "Delete") {}
            .onModifierKeysChanged(mask: .option) { deletesAll = !$1.isEmpty }
    }
}

@Observable @MainActor final class Shelf {
    var books = ["Emma"]

    func add(_ book: String, undo: UndoManager?) {
        books.append(book)
        undo?.registerUndo(withTarget: self) { $0.remove(book, undo: undo) }
        undo?.setActionName("Add")
    }

    func remove(_ book: String, undo: UndoManager?) {
        books.removeAll { $0 == book }
        undo?.registerUndo(withTarget: self) { $0.add(book, undo: undo) }
    }
}

struct ShelfView: View {
    let shelf: Shelf
    @Environment(\.undoManager) private var undoManager

    var body: some View {
        ForEach(shelf.books, id: \.self) { Text($0) }
        Button("Add") { shelf.add("Persuasion", undo: undoManager) }
        Button(undoManager?.undoMenuItemTitle ?? "Undo") { undoManager?.undo() }
            .disabled(undoManager?.canUndo != true)
    }
}

private final class Sheet: ObservableObject {
    @Published var name = "empty"
}

private struct SheetName: View {
    @FocusedObject private var sheet: Sheet?
    var body: some View { Text(sheet?.name ?? "no sheet") }
}

@MainActor struct DocumentedFocusedValues {
    private func press(_ title: String, _ host: TestHost) throws {
        let frame = try #require(host.find(text: title))
        host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }

    @Test("a button acts on the value of the focused view")
    func focused() throws {
        let host = TestHost {
            VStack {
                ShoutButton()
                NoteEditor().frame(height: 60).accessibilityIdentifier("note")
            }
        }
        host.tap("note")
        host.type("quiet")
        try press("Shout", host)
        #expect(host.accessibilityTree.first { $0.role == "textfield" }?.value == "QUIET")
    }

    @Test("a button has another title while a key is held")
    func modifiers() {
        let host = TestHost { DeleteButton() }
        host.hold(.option)
        #expect(host.texts == ["Delete all"])
        host.hold([])
        #expect(host.texts == ["Delete"])
    }

    @Test("a program's registered change is undone, and redone by the keyboard")
    func undo() throws {
        let shelf = Shelf()
        let host = TestHost { VStack { ShelfView(shelf: shelf) } }
        host.update()
        try press("Add", host)
        #expect(shelf.books == ["Emma", "Persuasion"])
        try press("Undo Add", host)
        #expect(shelf.books == ["Emma"])
        host.key("z", modifiers: [.control, .shift])
        #expect(shelf.books == ["Emma", "Persuasion"])
    }

    @Test("an observable object is published, and observed")
    func object() {
        let sheet = Sheet()
        let host = TestHost {
            VStack {
                SheetName()
                Color.red.focusable().focusedObject(sheet)
            }
        }
        host.update()
        #expect(host.texts == ["no sheet"])
        host.key(.tab)
        #expect(host.texts == ["empty"])
        sheet.name = "full"
        host.update()
        #expect(host.texts == ["full"])
    }
}
