import CasementTesting
import Expectations
import Foundation
import Testing

/// The context menu of a text.
@MainActor struct TextMenuTests {
    @Observable @MainActor final class Model { var text = "one two three" }

    private struct Page: View {
        @Bindable var model: Model
        var kind = 0
        var body: some View {
            VStack {
                switch kind {
                case 0: TextField("Text", text: $model.text).accessibilityIdentifier("text")
                case 1: TextEditor(text: $model.text).frame(height: 80).accessibilityIdentifier("text")
                default: SecureField("Text", text: $model.text).accessibilityIdentifier("text")
                }
            }
        }
    }

    private func open(_ host: TestHost) throws {
        let frame = try require(host.frame("text"))
        let point = CGPoint(x: frame.minX + 20, y: frame.minY + 14)
        host.deliver(.pointerMoved(point))
        host.deliver(.pointerDown(point, .secondary, clicks: 1))
        host.update()
    }

    private func choose(_ title: String, _ host: TestHost) throws {
        try open(host)
        let item = try require(host.find(text: title))
        host.tap(at: CGPoint(x: item.midX, y: item.midY))
    }

    @Test("it cuts, copies, pastes, undoes and selects all, and the text has the focus", arguments: [0, 1])
    func commands(kind: Int) throws {
        let model = Model()
        let host = TestHost(width: 400, height: 400) { Page(model: model, kind: kind) }
        try choose("Select All", host)
        expect(host.find(text: "Select All") == nil, "it has closed")
        try choose("Copy", host)
        expect(host.clipboard.text, equals: "one two three")
        try choose("Cut", host)
        expect(model.text.isEmpty)
        try choose("Paste", host)
        try choose("Paste", host)
        expect(model.text.count, equals: 26, "the caret is at the press")
        try choose("Undo", host)
        expect(model.text, equals: "one two three")
        try choose("Redo", host)
        try choose("Undo", host)
        host.key("a", modifiers: .control)
        host.type("new")
        expect(model.text, equals: "new")
    }

    @Test("a press in the selection keeps it, elsewhere it moves the caret")
    func selection() throws {
        let model = Model()
        let host = TestHost { Page(model: model) }
        try open(host)
        host.key(.escape)
        host.type("X")
        expect(model.text != "Xone two three" && model.text.contains("X"), "the caret moved to the press")
        host.key("a", modifiers: .control)
        try choose("Delete", host)
        expect(model.text.isEmpty)
    }

    @Test("unavailable commands are disabled, and a secure field is not copied")
    func disabled() throws {
        let model = Model()
        let host = TestHost { Page(model: model, kind: 2) }
        host.tap("text")
        host.key("a", modifiers: .control)
        try open(host)
        func isDisabled(_ title: String) -> Bool? {
            func search(_ element: AccessibilitySnapshot) -> Bool? {
                if element.label == title { return element.traits.contains("isDisabled") }
                for child in element.children { if let found = search(child) { return found } }
                return nil
            }
            return search(host.accessibilityTree)
        }
        expect(isDisabled("Copy") == true && isDisabled("Cut") == true && isDisabled("Paste") == true)
        expect(isDisabled("Delete") == false && isDisabled("Select All") == false && isDisabled("Undo") == true)
    }

    @Test("it is dismissed with its field")
    func leaving() throws {
        struct Leaving: View {
            let model: Model
            var body: some View {
                VStack {
                    if !model.text.isEmpty { TextField("Text", text: .constant("")).accessibilityIdentifier("text") }
                    Text("below")
                }
            }
        }
        let model = Model()
        let host = TestHost { Leaving(model: model) }
        host.update()
        try open(host)
        expect(host.find(text: "Paste") != nil)
        model.text = ""
        host.update()
        expect(host.frame("text") == nil && host.find(text: "Paste") == nil)
        host.settle()
        host.key(.escape)
    }
}
