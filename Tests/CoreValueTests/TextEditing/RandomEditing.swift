import CoreTesting
import Expectations
import TestData
import Testing

/// The reference for the editing model: characters in an array, and a complete copy of every state.
@MainActor private struct PlainEditor {
    var text: [Character] = []
    var anchor = 0
    var head = 0

    var string: String { String(text) }
    var range: Range<Int> { min(anchor, head)..<max(anchor, head) }

    /// Characters may combine where two texts meet, so they are counted again.
    mutating func replace(_ range: Range<Int>, with new: String) {
        let before = String(text[..<range.lowerBound]) + new
        let whole = before + String(text[range.upperBound...])
        let bytes = before.utf8.count
        text = Array(whole)
        // The caret is behind the character that contains the last byte.
        var (count, index) = (0, 0)
        while index < text.count, count < bytes {
            count += text[index].utf8.count
            index += 1
        }
        (anchor, head) = (index, index)
    }

    /// The number of bytes before a character.
    func offset(_ index: Int) -> Int { text[..<index].reduce(0) { $0 + $1.utf8.count } }
}

/// Random edits have the same results in the model and in a plain string.
@MainActor struct RandomEditing {
    private static let pieces = [
        "a", "b ", "word", "  ", "\n", "é", "e\u{301}", "\u{301}", "👩‍👩‍👧", "🇩🇪", "🇪", "שלום", "عربي", "한", "\u{1112}", "\t",
        ".", "x\ny\n", "",
    ]

    @Test("the model and a plain string agree after every edit", arguments: 1...20)
    func agrees(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let model = EditingModel()
        var plain = PlainEditor()
        var rows = RowTable()
        var edits = 0
        rows.read(model.text)
        model.onEdit = { edit in
            edits += 1
            rows.apply(edit, to: model.text)
        }
        for step in 0..<400 {
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<4:
                let piece = Self.pieces.randomElement(using: &random) ?? ""
                if model.insert(piece, Bool.random(using: &random) ? .typing : .other) {
                    plain.replace(plain.range, with: piece)
                }
            case 4:
                model.delete(.backward)
                let range = plain.range.isEmpty ? max(0, plain.head - 1)..<plain.head : plain.range
                plain.replace(range, with: "")
            case 5:
                model.delete(.forward)
                let range = plain.range.isEmpty ? plain.head..<min(plain.text.count, plain.head + 1) : plain.range
                plain.replace(range, with: "")
            case 6...8:
                let (a, b) = (
                    Int.random(in: 0...plain.text.count, using: &random),
                    Int.random(in: 0...plain.text.count, using: &random)
                )
                (plain.anchor, plain.head) = (a, Bool.random(using: &random) ? a : b)
                model.select(SelectedText(anchor: plain.offset(plain.anchor), head: plain.offset(plain.head)))
            default:
                let isExtending = Bool.random(using: &random)
                let isForward = Bool.random(using: &random)
                model.move(isForward ? .forward : .backward, extending: isExtending)
                plain.head = isForward ? min(plain.text.count, plain.head + 1) : max(0, plain.head - 1)
                if !isExtending { plain.anchor = plain.head }
            }
            let text = model.text.string
            guard text == plain.string,
                model.selection.range == plain.offset(plain.range.lowerBound)..<plain.offset(plain.range.upperBound)
            else {
                Issue.record(
                    "seed \(seed), step \(step): \(text.debugDescription) \(model.selection), not \(plain.string.debugDescription) \(plain.offset(plain.anchor)) \(plain.offset(plain.head))"
                )
                return
            }
            var fresh = RowTable()
            fresh.read(model.text)
            guard Self.lines(rows) == Self.lines(fresh) else {
                Issue.record("seed \(seed), step \(step): rows \(Self.lines(rows)), not \(Self.lines(fresh))")
                return
            }
        }
        expect(edits > 100)
        // Undo to the start, and redo to the end.
        let end = model.text.string
        var steps = 0
        while model.history.canUndo, steps < 10_000 {
            model.undo()
            steps += 1
        }
        expect(model.text.isEmpty)
        while model.history.canRedo { model.redo() }
        expect(model.text.string, equals: end)
    }

    private static func lines(_ rows: RowTable) -> [Range<Int>] { (0..<rows.count).map { rows.row($0).range } }

    @Test("text replaced by the program keeps the selection if the text around it is unchanged")
    func fromOutside() {
        let model = EditingModel("one two three")
        model.select(SelectedText(anchor: 8, head: 13))
        model.setText("one and two three")
        expect(model.selection.range == 12..<17 && model.selectedText == "three")
        model.setText("one")
        expect(model.selection, equals: SelectedText(3, affinity: .downstream))
        model.setText("ö")
        model.setText("õ")
        expect(model.text.string, equals: "õ")
    }
}

extension SelectedText {
    fileprivate init(_ caret: Int, affinity: TextAffinity) { self.init(anchor: caret, head: caret, affinity: affinity) }
}
