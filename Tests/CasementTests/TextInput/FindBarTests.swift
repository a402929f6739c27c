import CasementCore
import CasementTesting
import Expectations
import Foundation
import SwiftUI
import Testing

/// Finding and replacing in text editors.
@MainActor struct FindBarTests {
    @MainActor @Observable final class Model {
        var text: String
        var isFinding = false
        var search = ""
        init(_ text: String) { self.text = text }
    }

    private struct Editor: View {
        @Bindable var model: Model
        var body: some View { TextEditor(text: $model.text).accessibilityIdentifier("editor") }
    }

    private func open(_ text: String, _ key: KeyEquivalent = "f", width: CGFloat = 500) -> (TestHost, Model) {
        let model = Model(text)
        let host = TestHost(width: width, height: 200) { Editor(model: model) }
        host.tap("editor")
        host.key(.home, modifiers: .control)
        host.key(key, modifiers: .control)
        host.settle()
        return (host, model)
    }

    private func element(_ label: String, in host: TestHost) -> AccessibilitySnapshot? {
        func search(_ element: AccessibilitySnapshot) -> AccessibilitySnapshot? {
            element.label == label && element.role != "group"
                ? element : element.children.lazy.compactMap(search).first
        }
        return search(host.accessibilityTree)
    }

    @Test("Control-F opens the bar, typing finds, Return goes on, the matches are counted") func finding() {
        let (host, model) = open("One fish two fish, red Fish.")
        host.type("fish")
        host.settle()
        expect(host.find(text: "1 of 3") != nil)
        host.key(.return)
        host.settle()
        expect(host.find(text: "2 of 3") != nil)
        host.key("g", modifiers: .control)
        host.key("g", modifiers: .control)
        host.settle()
        expect(host.find(text: "1 of 3") != nil, "after the last comes the first")
        host.key(.return, modifiers: .shift)
        host.settle()
        expect(host.find(text: "3 of 3") != nil)
        host.key(KeyEquivalent("\u{F706}"), modifiers: .shift)
        host.key(KeyEquivalent("\u{F706}"))
        host.settle()
        expect(host.find(text: "3 of 3") != nil, "F3 and Shift-F3")
        host.type("es")
        host.settle()
        expect(host.find(text: "Not found") != nil)
        for _ in 0..<2 { host.key(.delete) }
        host.settle()
        expect(host.find(text: "3 of 3") != nil)
        host.key(.escape)
        host.settle()
        expect(host.find(text: "Done") == nil)
        host.key("x")
        expect(model.text, equals: "One fish two fish, red x.", "the editor has the focus, with the match selected")
    }

    @Test("case and whole words count where that is chosen") func options() {
        let (host, _) = open("fish Fish fishing")
        host.type("fish")
        host.settle()
        expect(host.find(text: "1 of 3") != nil)
        host.tap(text: "Aa")
        host.settle()
        expect(host.find(text: "1 of 2") != nil)
        host.tap(text: "W")
        host.settle()
        expect(host.find(text: "1 of 1") != nil)
        expect(
            element("Find", in: host)?.traits.contains("isFocused"), equals: true,
            "a press beside a field leaves the focus")
        host.tap(text: "Aa")
        host.settle()
        expect(host.find(text: "1 of 2") != nil)
    }

    @Test("one match is replaced, then all as one step") func replacing() {
        let (host, model) = open("a cat, a cat, a cat", "h")
        host.type("cat")
        host.key(.tab)
        host.settle()
        for label in ["Match Case", "Whole Words", "Previous", "Next", "Hide Replace", "Done", "Replace With"] {
            expect(element(label, in: host) != nil, "\(label)")
        }
        host.perform(onLabel: "Replace With")
        host.type("dog")
        host.tap(text: "Replace")
        host.settle()
        expect(model.text == "a dog, a cat, a cat" && host.find(text: "1 of 2") != nil)
        host.tap(text: "All")
        host.settle()
        expect(model.text == "a dog, a dog, a dog" && host.find(text: "2 replaced") != nil)
        host.tap(text: "Done")
        host.key("z", modifiers: .control)
        expect(model.text, equals: "a dog, a cat, a cat", "all of them are one step")
        host.key("z", modifiers: .control)
        expect(model.text, equals: "a cat, a cat, a cat")
    }

    @Test("edits of the text while the bar is open change the matches") func editing() {
        let (host, model) = open("ab ab ab")
        host.type("ab")
        host.settle()
        host.tap(at: CGPoint(x: 400, y: 150))
        host.type(" ab")
        host.settle()
        expect(model.text == "ab ab ab ab" && host.find(text: "4 matches") != nil)
        model.text = "nothing"
        host.settle()
        expect(host.find(text: "Not found") != nil)
        host.key(.escape)
        host.settle()
        expect(host.find(text: "Done") == nil, "Escape in the text closes the bar too")
    }

    @Test("a selection is what is found first; Control-Alt-F and Control-H replace") func selection() {
        let model = Model("one two one")
        let host = TestHost(width: 500) { Editor(model: model) }
        host.tap("editor")
        host.key(.home, modifiers: .control)
        for _ in 0..<3 { host.key(.rightArrow, modifiers: .shift) }
        host.key("f", modifiers: [.control, .option])
        host.settle()
        expect(host.find(text: "1 of 2") != nil && element("Replace All", in: host) != nil)
        expect(element("Find", in: host)?.value == "one" && element("Find", in: host)?.role == "searchfield")
        expect(element("Find", in: host)?.traits.contains("isFocused"), equals: true)
    }

    @Test("a binding opens and closes the bar, and follows the user") func navigator() {
        let model = Model("text")
        let host = TestHost(width: 500) { Editor(model: model).findNavigator(isPresented: Bindable(model).isFinding) }
        host.settle()
        expect(host.find(text: "Done") == nil)
        model.isFinding = true
        host.settle()
        expect(host.find(text: "Done") != nil)
        host.tap(text: "Done")
        host.settle()
        expect(!model.isFinding && host.find(text: "Done") == nil)
        host.tap("editor")
        host.key("f", modifiers: .control)
        host.settle()
        expect(model.isFinding)
        model.isFinding = false
        host.settle()
        expect(host.find(text: "Done") == nil)
    }

    @Test("of two editors, the first shows the bar of a binding, and only one does") func twoEditors() {
        let model = Model("text")
        let host = TestHost(width: 500, height: 400) {
            VStack {
                Editor(model: model)
                TextEditor(text: .constant("second"))
            }
            .findNavigator(isPresented: Bindable(model).isFinding)
        }
        model.isFinding = true
        host.settle()
        let done = host.find(text: "Done")
        expect((done?.midY ?? 400) < 200 && host.pipeline.needsFrame == false)
        model.isFinding = false
        host.settle()
        expect(host.find(text: "Done") == nil)
    }

    @Test("disabled finding leaves Control-F to the search; otherwise the editor with the focus has it") func order() {
        let model = Model("text")
        let isDisabled = Model("")
        struct Page: View {
            @Bindable var model: Model
            let isDisabled: Model
            var body: some View {
                Editor(model: model).findDisabled(isDisabled.isFinding).searchable(text: $model.search)
            }
        }
        let host = TestHost(width: 600) { NavigationStack { Page(model: model, isDisabled: isDisabled) } }
        host.settle()
        host.key("f", modifiers: .control)
        host.type("s")
        host.settle()
        expect(model.search == "s" && host.find(text: "Done") == nil, "the focus is not in the editor")
        host.tap("editor")
        host.key("f", modifiers: .control)
        host.settle()
        expect(host.find(text: "Done") != nil && model.search == "s")
        isDisabled.isFinding = true
        host.settle()
        expect(host.find(text: "Done") == nil, "disabled while it is open")
        host.tap("editor")
        host.key("f", modifiers: .control)
        host.type("t")
        host.settle()
        expect(host.find(text: "Done") == nil && model.search.contains("t") && model.text == "text")
    }

    @Test("disabled replacing leaves finding") func replaceDisabled() {
        let model = Model("text")
        let host = TestHost(width: 500) { Editor(model: model).replaceDisabled() }
        host.tap("editor")
        host.key("h", modifiers: .control)
        host.settle()
        expect(host.find(text: "Done") == nil)
        host.key("f", modifiers: .control)
        host.settle()
        expect(host.find(text: "Done") != nil && element("Show Replace", in: host) == nil)
    }

    @Test("a match far below is scrolled into view; a key press there searches only around it") func longText() {
        let line = String(repeating: "lorem ipsum dolor sit amet ", count: 4) + "\n"
        let (host, model) = open(String(repeating: line, count: 10_000) + "needle")
        host.type("needle")
        host.settle()
        expect(host.find(text: "1 of 1") != nil)
        expect(host.find(text: "needle") != nil, "the row with it is shown")
        host.key(.escape)
        host.key(.rightArrow)
        host.key("f", modifiers: .control)
        host.type("lorem")
        host.settle()
        expect(host.find(text: "1 of 40,000") != nil)
        let start = ContinuousClock.now
        host.tap(at: CGPoint(x: 250, y: 120))
        host.type("lorem ")
        expect(ContinuousClock.now - start < .seconds(5), "six presses in a million bytes, in a debug build")
        host.settle()
        expect(host.find(text: "40,001 matches") != nil && model.text.utf8.count == 1_090_012)
    }

    @Test("a field has no bar") func fields() {
        let host = TestHost { TextField("Name", text: .constant("text")).accessibilityIdentifier("field") }
        host.tap("field")
        host.key("f", modifiers: .control)
        host.settle()
        expect(host.find(text: "Done") == nil)
    }
}
