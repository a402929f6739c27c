import CasementCore
import CasementTesting
import ControlSupport
import Expectations
import Foundation
import Testing

/// Pasted text may be anything, of any length: it is inserted in bounded time and undone in one step, and no existing
/// text is lost.
@MainActor struct PasteTests {
    @MainActor @Observable final class Model { var text = "keep" }

    nonisolated enum Place: CaseIterable, Sendable { case field, growing, editor }

    private func host(_ place: Place, _ model: Model) -> TestHost {
        @Bindable var bound = model
        let host = TestHost(width: 300, height: 120) {
            Group {
                switch place {
                case .field: TextField("Text", text: $bound.text)
                case .growing: TextField("Text", text: $bound.text, axis: .vertical).lineLimit(4)
                case .editor: TextEditor(text: $bound.text)
                }
            }
            .accessibilityIdentifier("place")
        }
        host.tap("place")
        host.key(.end, modifiers: .control)
        return host
    }

    private func paste(_ text: String, into host: TestHost) {
        host.clipboard.text = text
        host.key("v", modifiers: .command)
        _ = host.snapshot()
    }

    nonisolated static let hostile: [(name: String, pasted: String, expected: String)] = [
        ("no UTF-8", String(decoding: [0x61, 0xFF, 0xFE, 0xC3, 0x62], as: UTF8.self), "a\u{FFFD}\u{FFFD}\u{FFFD}b"),
        ("surrogates", String(decoding: [0x61, 0xED, 0xA0, 0x80, 0x62], as: UTF8.self), "a\u{FFFD}\u{FFFD}\u{FFFD}b"),
        ("NUL and others", "a\u{0}b\u{7}c\u{1B}d\u{7F}e\u{9B}f", "abcdef"),
        (
            "ten thousand marks", "e" + String(repeating: "\u{301}", count: 10_000),
            "e" + String(repeating: "\u{301}", count: 10_000)
        ),
        ("marks alone", String(repeating: "\u{301}", count: 1000), String(repeating: "\u{301}", count: 1000)),
        (
            "right to left", "שלום \u{202E}עולם\u{202C} سلام 123 👩‍👩‍👧‍👦🏳️‍🌈",
            "שלום \u{202E}עולם\u{202C} سلام 123 👩‍👩‍👧‍👦🏳️‍🌈"
        ),
        (
            "joined without an end", String(repeating: "👩\u{200D}", count: 2000),
            String(repeating: "👩\u{200D}", count: 2000)
        ),
        (
            "marks of direction", String(repeating: "\u{202B}", count: 500) + "x",
            String(repeating: "\u{202B}", count: 500) + "x"
        ),
        ("no characters", "\u{FFFF}\u{FFFE}\u{10FFFF}\u{E000}", "\u{FFFF}\u{FFFE}\u{10FFFF}\u{E000}"),
    ]

    @Test(
        "invalid texts are shown as far as possible, typing continues, and undo restores the old text",
        arguments: Place.allCases, hostile.indices)
    func bad(place: Place, index: Int) {
        let (name, pasted, expected) = Self.hostile[index]
        let model = Model()
        let host = host(place, model)
        paste(pasted, into: host)
        expect(Array(model.text.unicodeScalars), equals: Array(("keep" + expected).unicodeScalars), "\(name)")
        host.key(.leftArrow)
        host.key(.rightArrow)
        host.type("z")
        expect(model.text.unicodeScalars.contains("z"), "\(name)")
        host.key("z", modifiers: .command)
        host.key("z", modifiers: .command)
        expect(model.text, equals: "keep", "\(name)")
        host.key("z", modifiers: [.command, .shift])
        expect(Array(model.text.unicodeScalars), equals: Array(("keep" + expected).unicodeScalars), "\(name), again")
        // One key deletes all of it, and the new content is drawn.
        host.key("a", modifiers: .command)
        host.key(.delete)
        _ = host.snapshot()
        expect(model.text.isEmpty)
    }

    @Test("line breaks of every kind become spaces in a single-line field, and line breaks elsewhere")
    func breaks() {
        let pasted = "one\r\ntwo\rthree\nfour\u{2028}five\u{85}six\n"
        let (field, editor) = (Model(), Model())
        paste(pasted, into: host(.field, field))
        expect(field.text, equals: "keepone two three four five six")
        paste(pasted, into: host(.editor, editor))
        expect(editor.text, equals: "keepone\ntwo\nthree\nfour\nfive\nsix\n")
    }

    @Test("the cost of pasting a megabyte in one line, and 50 MB, into an editor is bounded by the length")
    func longTexts() {
        func seconds(_ text: String) -> Double {
            let model = Model()
            let host = host(.editor, model)
            let start = Date()
            paste(text, into: host)
            expect(model.text.utf8.count, equals: text.utf8.count + 4)
            host.type("x")
            host.key("z", modifiers: .command)
            host.key("z", modifiers: .command)
            expect(model.text, equals: "keep")
            return Date().timeIntervalSince(start)
        }
        _ = seconds("warm")
        let line = seconds(String(repeating: "word ", count: 200_000))
        let noSpaces = seconds(String(repeating: "x", count: 1_000_000))
        let small = seconds(String(repeating: "0123456789 abcdefgh\n", count: 250_000))
        let large = seconds(String(repeating: "0123456789 abcdefgh\n", count: 2_500_000))
        print("pasted into an editor, seconds: 1 MB in one line \(line), without spaces \(noSpaces);", terminator: " ")
        print("5 MB in lines \(small), 50 MB \(large)")
        expect(line < 3 && noSpaces < 3)
        expect(large < 40 * small)
    }

    @Test("a single-line field truncates text that it cannot show, reports that, and keeps the existing text")
    func longLine() {
        let model = Model()
        let host = host(.field, model)
        var warnings: [String] = []
        RuntimeWarning.onIssue = { warnings.append($0) }
        defer { RuntimeWarning.onIssue = nil }
        let start = Date()
        paste(String(repeating: "0123456789 abcdefgh\n", count: 2_500_000), into: host)
        let seconds = Date().timeIntervalSince(start)
        print("50 MB pasted into a field of one line: \(seconds) s")
        expect(model.text.hasPrefix("keep0123456789 abcdefgh 0123"))
        expect(model.text.utf8.count, equals: EditingModel.longestLine)
        expect(
            warnings.count == 1 && warnings[0].contains("TextField \"Text\" has room for 65532 of the 50000000 bytes"))
        // In a full field typing has no effect, and the text is unchanged.
        host.type("x")
        expect(model.text.utf8.count == EditingModel.longestLine && !model.text.contains("x"))
        host.key(.delete)
        host.type("é")
        expect(model.text.utf8.count, equals: EditingModel.longestLine - 1, "half a letter is not counted")
        host.key("z", modifiers: .command)
        host.key("z", modifiers: .command)
        expect(model.text, equals: "keep")
        expect(seconds < 10)
    }

    @Test("text set by the program is shown completely, and can be shortened")
    func longValue() {
        let model = Model()
        model.text = String(repeating: "word ", count: 20_000)
        let host = host(.field, model)
        _ = host.snapshot()
        expect(model.text.utf8.count, equals: 100_000)
        host.type("x")
        expect(model.text.utf8.count, equals: 100_000)
        host.key(.delete)
        expect(model.text.utf8.count, equals: 99_999)
    }
}
