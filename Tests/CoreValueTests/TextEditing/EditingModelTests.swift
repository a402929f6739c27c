import CoreTesting
import Expectations
import Testing

/// Keys, words and pasted text in the editing model.
@MainActor struct EditingModelTests {
    /// Words are runs of letters.
    private func model(_ text: String, caret: Int? = nil) -> EditingModel {
        let model = EditingModel(text)
        model.segments = { text in
            var segments: [WordSegment] = []
            for (index, byte) in text.utf8.enumerated() {
                let isWord = byte != 0x20 && byte != 0x2E
                if let last = segments.last, last.isWord == isWord {
                    segments[segments.count - 1].range = last.range.lowerBound..<index + 1
                } else {
                    segments.append(WordSegment(index..<index + 1, isWord: isWord))
                }
            }
            return segments
        }
        model.select(SelectedText(caret ?? model.text.count))
        return model
    }

    private func type(_ text: String, into model: EditingModel) {
        for character in text { model.insert(String(character)) }
    }

    @Test("typing is undone word by word, and redone")
    func undo() {
        let model = model("")
        type("one two three", into: model)
        model.undo()
        expect(model.text.string, equals: "one two ")
        model.undo()
        expect(model.text.string, equals: "one ")
        model.redo()
        expect(
            model.text.string == "one two " && model.selection == SelectedText(anchor: 8, head: 8, affinity: .upstream))
        type("x", into: model)
        expect(!model.history.canRedo)
        model.undo()
        model.undo()
        model.undo()
        expect(model.text.isEmpty && !model.history.canUndo)
    }

    @Test("typing and deleting are separate steps, and so is typing after the caret moved")
    func kinds() {
        let model = model("")
        type("abc", into: model)
        model.delete(.backward)
        model.delete(.backward)
        type("d", into: model)
        expect(model.text.string, equals: "ad")
        model.undo()
        expect(model.text.string, equals: "a")
        model.undo()
        expect(model.text.string, equals: "abc")
        model.move(.backward)
        type("x", into: model)
        model.move(.forward)
        type("y", into: model)
        model.undo()
        expect(model.text.string, equals: "abxc")
        model.insert("pasted", .other)
        model.insert("pasted", .other)
        model.undo()
        expect(model.text.string, equals: "abxcpasted")
    }

    @Test("typing replaces the selection, and undo restores it selected")
    func replaces() {
        let model = model("one two")
        model.select(SelectedText(anchor: 0, head: 3))
        type("12", into: model)
        expect(model.text.string, equals: "12 two")
        model.undo()
        expect(model.text.string == "one two" && model.selection.range == 0..<3)
    }

    @Test("by words: to the end of the next, to the start of the previous one, across line breaks")
    func words() {
        let model = model("one two.\n\nthree", caret: 0)
        var stops: [Int] = []
        for _ in 0..<5 {
            model.move(.wordForward)
            stops.append(model.selection.head)
        }
        expect(stops, equals: [3, 7, 8, 9, 15])
        stops = []
        for _ in 0..<5 {
            model.move(.wordBackward)
            stops.append(model.selection.head)
        }
        expect(stops, equals: [10, 9, 4, 0, 0])
        model.delete(.wordForward)
        expect(model.text.string, equals: " two.\n\nthree")
        expect(model.word(around: 2) == 1..<4 && model.paragraph(around: 2) == 0..<6)
    }

    @Test("by paragraphs and to the start and end")
    func paragraphs() {
        let model = model("one\ntwo\nthree", caret: 5)
        model.move(.paragraphForward)
        expect(model.selection.head, equals: 7)
        model.move(.paragraphForward)
        expect(model.selection.head, equals: 13)
        model.move(.paragraphBackward, extending: true)
        expect(model.selection.range, equals: 8..<13)
        model.move(.left)
        model.move(.documentEnd, extending: true)
        expect(model.selectedText, equals: "three")
        model.move(.left)
        expect(model.selection, equals: SelectedText(8))
    }

    @Test("a grapheme is deleted as a whole, also one of ten thousand marks")
    func graphemes() {
        let marks = String(repeating: "\u{301}", count: 10_000)
        let model = model("a👩‍👩‍👧e" + marks)
        model.delete(.backward)
        expect(model.text.string, equals: "a👩‍👩‍👧")
        model.delete(.backward)
        expect(model.text.string, equals: "a")
        model.insert(marks, .other)
        expect(model.text.count == 20_001 && model.selection.head == 20_001)
        model.undo()
        expect(model.text.string, equals: "a")
    }

    @Test("pasted text is cleaned: line breaks, NUL, control characters, invalid UTF-8")
    func cleaning() {
        let bytes: [UInt8] = Array("a\r\nb\rc".utf8) + [0, 0xFF, 0x07] + Array("\td\u{2028}e".utf8)
        let text = bytes.withUnsafeBufferPointer { PastedText.text($0) }
        expect(PastedText.clean(text, allowsBreaks: true), equals: "a\nb\nc\u{FFFD}\td\ne")
        expect(PastedText.clean("\n one\r\ntwo\n", allowsBreaks: false), equals: " one two")
        expect(PastedText.clean("é😀", allowsBreaks: true, limit: 3), equals: "é")
        expect(PastedText.clean("plain", allowsBreaks: false), equals: "plain")
    }

    @Test("text that does not fit is truncated, and no existing text is lost")
    func bounds() {
        let model = model("keep")
        model.limit = 10
        model.insert("0123456789", .other)
        expect(model.text.string, equals: "keep012345")
        expect(!model.insert("x"))
        expect(model.text.string, equals: "keep012345")
        model.select(SelectedText(anchor: 0, head: 4))
        expect(!model.insert("\u{0}", .other))
        expect(model.text.string == "keep012345" && model.selectedText == "keep")
    }

    @Test("50 MB are pasted, and undone")
    func large() {
        let model = model("keep ")
        let paste = String(repeating: "0123456789 abcdefgh\n", count: 2_500_000)
        model.insert(paste, .other)
        expect(model.text.count, equals: 50_000_005)
        model.insert("x")
        model.undo()
        model.undo()
        expect(model.text.string, equals: "keep ")
    }

    @Test("a very long paragraph is divided into rows, at spaces if it has any")
    func longRows() {
        let text = EditedText(String(repeating: "word ", count: 3000) + "\n" + String(repeating: "é", count: 5000))
        var rows = RowTable()
        rows.read(text)
        let ranges = (0..<rows.count).map { rows.row($0).range }
        expect(ranges.count == 7 && ranges.allSatisfy { $0.count <= RowTable.longestRow })
        expect(ranges.last?.upperBound, equals: text.count)
        expect(ranges.allSatisfy { text.scalarAligned($0.lowerBound) == $0.lowerBound })
        expect(text[ranges[0].upperBound - 1..<ranges[0].upperBound], equals: " ")
    }

    @Test("rows are found by their heights, unmeasured ones by an estimate")
    func heights() {
        let text = EditedText(String(repeating: "line\n", count: 1000))
        var rows = RowTable()
        rows.read(text)
        rows.heightPerRow = 20
        expect(rows.count == 1001 && rows.totalHeight == 20_020)
        rows.setHeight(50, of: 2)
        expect(rows.totalHeight == 20_050 && rows.row(atHeight: 89).index == 2 && rows.row(atHeight: 90).index == 3)
        expect(
            rows.row(900).top == 18_030 && rows.row(at: 4503).index == 900 && rows.row(at: 4503).range == 4500..<4505)
        var edited = text
        let edit = edited.replace(10..<10, with: "more\nand more\n")
        let touched = rows.apply(edit, to: edited)
        expect(touched.old == 2..<3 && touched.new == 2..<5 && rows.count == 1003)
        expect(rows.totalHeight == 20_060 && rows.knownHeight(of: 2) == nil)
    }

    @Test("an input method's marked text is not part of the text until it is committed")
    func composition() {
        let model = model("ab", caret: 1)
        model.select(SelectedText(anchor: 0, head: 1))
        model.compose("にほ", cursor: 1)
        expect(model.text.string == "b" && model.composition?.text == "にほ" && model.composition?.cursor == 3)
        model.compose("日本", cursor: 2)
        model.insert("日本")
        expect(model.text.string == "日本b" && model.composition == nil && model.selection.head == 6)
        model.compose("x", cursor: 9)
        expect(model.composition?.cursor, equals: 1)
        model.compose("", cursor: 0)
        expect(model.composition == nil && model.text.string == "日本b")
    }
}
