import CasementCore
import CasementTesting
import Expectations
import Foundation
import Testing

@Observable @MainActor private final class Abacus {
    var value = 0

    func add(_ number: Int, _ undo: UndoManager?) {
        value += number
        undo?.registerUndo(withTarget: self) { $0.add(-number, undo) }
        undo?.setActionName(number > 0 ? "Add" : "Take")
    }
}

/// Undo of a program's own changes.
@MainActor struct UndoTests {
    private struct Page: View {
        let counter: Abacus
        @State private var text = ""
        @Environment(\.undoManager) private var undoManager
        var body: some View {
            VStack {
                Button("one") { counter.add(1, undoManager) }.accessibilityIdentifier("one")
                Button("two") {
                    counter.add(1, undoManager)
                    counter.add(1, undoManager)
                }
                .accessibilityIdentifier("two")
                Button(undoManager?.undoMenuItemTitle ?? "") { undoManager?.undo() }
                    .disabled(undoManager?.canUndo != true).accessibilityIdentifier("undo")
                TextField("Text", text: $text).accessibilityIdentifier("field")
                Text(text.isEmpty ? "empty" : text)
            }
        }
    }

    @Test("the changes of one event are undone together, by the environment's manager, which bodies observe")
    func environment() {
        let counter = Abacus()
        let host = TestHost { Page(counter: counter) }
        host.tap("one")
        host.tap("two")
        expect(counter.value, equals: 3)
        expect(host.find(text: "Undo Add") != nil)
        host.tap("undo")
        expect(counter.value, equals: 1)
        host.tap("undo")
        expect(counter.value, equals: 0)
        expect(host.find(text: "Undo") != nil)
        host.tap("undo")
        expect(counter.value, equals: 0)
    }

    @Test("Control-Z undoes and redoes; a field undoes its own typing first")
    func keys() {
        let counter = Abacus()
        let host = TestHost { Page(counter: counter) }
        host.tap("one")
        host.tap("one")
        host.key("z", modifiers: .control)
        expect(counter.value, equals: 1)
        host.key("z", modifiers: [.control, .shift])
        expect(counter.value, equals: 2)
        host.key("z", modifiers: .control)
        host.key("z", modifiers: .control)
        host.key("z", modifiers: .control)
        expect(counter.value, equals: 0)
        host.key("y", modifiers: .control)
        expect(counter.value, equals: 1)
        host.tap("field")
        host.type("a")
        host.key("z", modifiers: .control)
        expect(host.find(text: "empty") != nil && counter.value == 1)
        // Then what the window has.
        host.key("z", modifiers: .control)
        expect(counter.value, equals: 0)
        host.key("z", modifiers: [.control, .shift])
        expect(host.find(text: "a") != nil && counter.value == 0, "The field makes its own again first.")
    }

    @Test("groups are undone as one, a new change clears redo, levels are limited, targets can be removed")
    func groups() {
        let (manager, counter) = (UndoManager(), Abacus())
        manager.beginUndoGrouping()
        counter.add(1, manager)
        manager.beginUndoGrouping()
        counter.add(2, manager)
        manager.endUndoGrouping()
        manager.endUndoGrouping()
        manager.undo()
        expect(counter.value == 0 && !manager.canUndo && manager.canRedo)
        manager.redo()
        expect(counter.value == 3 && manager.canUndo)
        manager.undo()
        counter.add(5, manager)
        expect(!manager.canRedo)
        manager.disableUndoRegistration()
        counter.add(5, manager)
        manager.enableUndoRegistration()
        manager.undo()
        expect(counter.value, equals: 5)
        manager.groupsByEvent = false
        manager.levelsOfUndo = 1
        for number in 1...3 {
            manager.beginUndoGrouping()
            counter.add(number, manager)
            manager.endUndoGrouping()
        }
        manager.undo()
        manager.undo()
        expect(counter.value, equals: 8)
        manager.redo()
        manager.removeAllActions(withTarget: counter)
        expect(!manager.canUndo && !manager.canRedo)
    }

    @Test("a released target is not retained and does nothing")
    func weak() {
        let manager = UndoManager()
        weak var gone: Abacus?
        do {
            let counter = Abacus()
            gone = counter
            manager.registerUndo(withTarget: counter) { $0.value = 1 }
        }
        expect(gone == nil)
        manager.undo()
        expect(!manager.canUndo)
    }
}
