import CasementTesting
import Expectations
import Foundation
import TestData
import Testing

/// Editors of texts with attributes.
@MainActor struct AttributedEditorTests {
    @MainActor @Observable final class Model {
        var text: AttributedString
        var selection = AttributedTextSelection()
        init(_ text: AttributedString) { self.text = text }

        var insertionPoint: AttributedString.Index? {
            if case .insertionPoint(let index) = selection.indices(in: text) { index } else { nil }
        }

        /// The parts of the text that differ in their attributes, with the name of what they have.
        var parts: [String] {
            text.runs.map { run in
                let names = [
                    run.foregroundColor.map { "\($0 == .red ? "red" : "colour")" },
                    run.underlineStyle.map { _ in "line" },
                    run.font.map { "\($0 == .body.bold() ? "bold" : $0 == .largeTitle ? "large" : "font")" },
                    run.link.map { _ in "link" },
                ].compactMap { $0 }
                return String(text[run.range].characters) + (names.isEmpty ? "" : ":" + names.joined(separator: "+"))
            }
        }
    }

    private func string(_ parts: (String, (inout AttributedString) -> Void)...) -> AttributedString {
        var all = AttributedString()
        for (text, change) in parts {
            var part = AttributedString(text)
            change(&part)
            all += part
        }
        return all
    }

    private func plain(_: inout AttributedString) {}
    private func red(_ text: inout AttributedString) { text.foregroundColor = .red }

    private func editor(_ text: AttributedString, width: CGFloat = 300) -> (Model, TestHost) {
        let model = Model(text)
        @Bindable var bound = model
        let host = TestHost(width: width, height: 200) {
            TextEditor(text: $bound.text, selection: $bound.selection).accessibilityIdentifier("editor")
        }
        host.update()
        host.tap("editor")
        host.key(.home, modifiers: .control)
        return (model, host)
    }

    private func move(_ host: TestHost, _ count: Int, selecting: Bool = false) {
        for _ in 0..<count { host.key(.rightArrow, modifiers: selecting ? .shift : []) }
    }

    @Test("What is typed takes the attributes of the character before it, and others keep theirs")
    func typing() {
        let (model, host) = editor(string(("ab", plain), ("cd", red), ("ef", plain)))
        host.type("0")
        expect(model.parts, equals: ["0ab", "cd:red", "ef"])
        move(host, 2)
        host.type("1")
        expect(model.parts, equals: ["0ab1", "cd:red", "ef"])
        move(host, 2)
        host.type("é日")
        expect(model.parts, equals: ["0ab1", "cdé日:red", "ef"])
        host.key(.delete)
        host.key(.deleteForward)
        expect(model.parts, equals: ["0ab1", "cdé:red", "f"])
        // In place of a selection: what its first character had.
        host.key(.leftArrow, modifiers: .shift)
        host.key(.leftArrow, modifiers: .shift)
        host.type("X\nY")
        expect(model.parts, equals: ["0ab1", "cX\nY:red", "f"])
    }

    @Test("Undo and redo give back the attributes of what was removed and typed")
    func undo() {
        let before = string(("ab", plain), ("cd", red), ("ef", plain))
        let (model, host) = editor(before)
        move(host, 1)
        move(host, 4, selecting: true)
        host.key(.delete)
        expect(model.parts, equals: ["af"])
        host.key("z", modifiers: .command)
        expect(model.text == before)
        host.key(.home, modifiers: .control)
        move(host, 5)
        for _ in 0..<3 { host.key(.delete) }
        expect(model.parts, equals: ["abf"])
        host.key("z", modifiers: .command)
        expect(model.text == before)
        host.key("z", modifiers: [.command, .shift])
        expect(model.parts, equals: ["abf"])
    }

    @Test("A link ends where its text ends, and text can be typed inside of it")
    func links() {
        let (model, host) = editor(string(("see ", plain), ("here", { $0.link = URL(string: "https://example.org") })))
        host.key(.end)
        host.type("!")
        expect(model.parts, equals: ["see ", "here:link", "!"])
        host.key(.leftArrow)
        host.key(.leftArrow)
        host.type("-")
        expect(model.parts, equals: ["see ", "her-e:link", "!"])
    }

    @Test("The program changes the attributes of the selection, or of what is typed next")
    func transforming() throws {
        let (model, host) = editor(string(("one two", plain)))
        move(host, 3, selecting: true)
        expect(String(model.text[model.selection].characters), equals: "one")
        model.text.transformAttributes(in: &model.selection) { $0.foregroundColor = .red }
        host.update()
        expect(model.parts, equals: ["one:red", " two"])
        expect(model.selection.typingAttributes(in: model.text).foregroundColor == .red)
        // It is still selected.
        host.type("1")
        expect(model.parts, equals: ["1:red", " two"])
        model.text.transformAttributes(in: &model.selection) { attributes in
            attributes.font = .body.bold()
            attributes.foregroundColor = nil
        }
        host.update()
        host.type("bo")
        host.type("ld")
        expect(model.parts, equals: ["1:red", "bold:bold", " two"])
        // Forgotten when the caret moves.
        model.text.transformAttributes(in: &model.selection) { $0.underlineStyle = .single }
        host.update()
        move(host, 1)
        host.type("x")
        expect(model.parts, equals: ["1:red", "bold:bold", " xtwo"])
        let index = try require(model.insertionPoint)
        expect(String(model.text.characters[..<index]), equals: "1bold x")
    }

    @Test("The program sets the selection and replaces it")
    func replacing() throws {
        let (model, host) = editor(string(("one ", plain), ("two", red)))
        let range = try require(model.text.range(of: "two"))
        model.selection = AttributedTextSelection(range: range)
        host.update()
        model.text.replaceSelection(&model.selection, withCharacters: "three")
        host.update()
        host.type("!")
        expect(model.parts, equals: ["one ", "three!:red"])
        model.text.transform(updating: &model.selection) { $0.insert(AttributedString("zero "), at: $0.startIndex) }
        host.update()
        host.type("?")
        expect(model.parts, equals: ["zero one ", "three!?:red"])
    }

    @Test("An index of a longer text is clamped")
    func clamping() {
        let long = AttributedString("a longer text")
        let selection = AttributedTextSelection(range: long.index(atByte: 2)..<long.endIndex)
        let short = AttributedString("abcd")
        expect(String(short[selection].characters), equals: "cd")
        expect(String(AttributedString()[selection].characters), equals: "")
    }

    @Test("Attributes are shown: a large font makes its line higher, and the caret with it")
    func shown() throws {
        let (model, host) = editor(string(("one\n", plain), ("two\n", plain), ("three", plain)))
        let before = try require(host.find(text: "three"))
        let range = try require(model.text.range(of: "two"))
        model.text[range].font = .largeTitle
        host.update()
        let after = try require(host.find(text: "three"))
        expect(after.minY > before.minY + 8)
        let large = try require(host.find(text: "two"))
        host.key(.downArrow)
        host.key(.end)
        let caret = try require(host.pipeline.input.focus.textCaret)
        expect(caret.minX >= large.maxX - 1 && caret.minX <= large.maxX + 3)
        model.text[range].font = nil
        host.update()
        expect(host.find(text: "three"), equals: before)
    }

    @Test("Equal to a new editor after random edits", arguments: 1...4)
    func random(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let (model, host) = editor(
            string(
                ("one two\n", plain), ("three four ", red), ("five\n", { $0.font = .largeTitle }), ("שלום six", plain)),
            width: 140)
        for _ in 0..<60 {
            switch Int.random(in: 0..<6, using: &random) {
            case 0: host.type(["word ", "x", "日本", "\n", "👩‍👩‍👧", "e\u{301}"].randomElement(using: &random) ?? "")
            case 1: host.key(.delete, modifiers: Bool.random(using: &random) ? .control : [])
            case 2:
                model.text.transformAttributes(in: &model.selection) { $0.font = $0.font == nil ? .title : nil }
                host.update()
            case 3: host.key("z", modifiers: Bool.random(using: &random) ? .command : [.command, .shift])
            default:
                let keys: [KeyEquivalent] = [.leftArrow, .rightArrow, .upArrow, .downArrow, .home, .end]
                let isExtending = Int.random(in: 0..<3, using: &random) == 0
                host.key(keys.randomElement(using: &random) ?? .home, modifiers: isExtending ? .shift : [])
            }
        }
        host.key(.home, modifiers: .control)
        host.pipeline.input.focus.focus(nil, by: .program)
        host.settle()
        let (_, fresh) = editor(model.text, width: 140)
        fresh.pipeline.input.focus.focus(nil, by: .program)
        fresh.settle()
        expect(host.snapshot() == fresh.snapshot())
    }

    @Test("Replacing all found parts keeps the attributes of each")
    func replacingAll() {
        let model = EditingModel()
        let text = string(("a-", plain), ("b-", red), ("c", plain))
        model.setText("a-b-c", styled: text)
        expect(model.replace([1..<2, 3..<4], with: "++"))
        expect(model.text.string, equals: "a++b++c")
        let result = Model(model.styled ?? AttributedString())
        expect(result.parts, equals: ["a++", "b++:red", "c"])
        model.undo()
        expect(model.styled == text)
    }
}
