import CasementCore
import CasementTesting
import ControlSupport
import Expectations
import Foundation
import HostSupport
import TestData
import Testing

/// Editors of texts of any length.
@MainActor struct TextEditorTests {
    @MainActor @Observable final class Model { var text = "" }

    /// A value that views read.
    @MainActor @Observable final class StateBox<Value> {
        var value: Value
        init(_ value: Value) { self.value = value }
        var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
    }

    private func editor(_ text: String, width: CGFloat = 300, height: CGFloat = 200) -> (Model, TestHost) {
        let model = Model()
        model.text = text
        @Bindable var bound = model
        let host = TestHost(width: width, height: height) {
            TextEditor(text: $bound.text).accessibilityIdentifier("editor")
        }
        host.update()
        return (model, host)
    }

    @Test("Return inserts a line break and Tab a tab; the arrows move up and down in the same column")
    func lines() {
        let (model, host) = editor("")
        host.tap("editor")
        host.type("one\ntwo three\nfour")
        host.key(.tab)
        expect(model.text, equals: "one\ntwo three\nfour\t")
        host.key(.home)
        host.key(.upArrow)
        host.type("X")
        expect(model.text, equals: "one\nXtwo three\nfour\t")
        host.key(.end)
        host.key(.upArrow)
        host.key(.downArrow)
        host.type("Y")
        expect(model.text, equals: "one\nXtwo threeY\nfour\t")
        host.key(.home, modifiers: .control)
        host.key(.end, modifiers: [.control, .shift])
        host.type("z")
        expect(model.text, equals: "z")
    }

    @Test("in wrapped lines Home, End and the arrows follow the visible lines")
    func wrapped() throws {
        let (model, host) = editor("aaaa bbbb cccc dddd eeee ffff gggg", width: 120)
        host.tap("editor")
        host.key(.home, modifiers: .control)
        host.key(.end)
        let end = try require(host.pipeline.input.focus.textCaret)
        expect(end.minX > 60)
        host.key(.downArrow)
        let below = try require(host.pipeline.input.focus.textCaret)
        expect(below.minY > end.minY)
        host.key(.home)
        host.type("|")
        let place = try require(model.text.firstIndex(of: "|"))
        expect(model.text[..<place].hasSuffix(" ") && !model.text.hasPrefix("|"))
    }

    @Test("ten megabytes: only the visible part is laid out, and a key costs what it does in one line")
    func large() throws {
        let line = "The quick brown fox jumps over the lazy dog, and then some.\n"
        let (small, host) = editor(line)
        let (large, big) = editor(String(repeating: line, count: 170_000))
        func cost(_ host: TestHost) -> FrameStatistics {
            host.tap("editor")
            host.key(.home, modifiers: .control)
            host.type("a")
            return host.statistics { host.type("b") }
        }
        let (a, b) = (cost(host), cost(big))
        expect(small.text.hasPrefix("ab") && large.text.hasPrefix("ab"))
        expect(b.bodies <= a.bodies + 1 && b.layoutMeasures <= a.layoutMeasures + 60)
        expect(b.texturesCreated + b.texturesUpdated <= a.texturesCreated + a.texturesUpdated + 1)
        expect(b.layoutPlacements < 200 && b.damagedPixels <= 300 * 40)
        // To the end, and typing there.
        big.key(.end, modifiers: .control)
        big.settle()
        big.type("end")
        expect(large.text.hasSuffix("end") && big.find(text: "end") != nil)
        let caret = try require(big.pipeline.input.focus.textCaret)
        expect(caret.maxY <= 200 && caret.minY > 100)
    }

    @Test("fifty megabytes are pasted and undone, and no existing text is lost")
    func pasted() {
        let (model, host) = editor("keep")
        host.tap("editor")
        host.clipboard.text = String(repeating: "0123456789 abcdefgh\n", count: 2_500_000)
        host.key(.end, modifiers: .control)
        host.key("v", modifiers: .command)
        expect(model.text.utf8.count, equals: 50_000_004)
        host.key("z", modifiers: .command)
        expect(model.text, equals: "keep")
        host.clipboard.text =
            "e" + String(repeating: "\u{301}", count: 10_000) + "\u{0}" + String(repeating: "x", count: 50_000)
        host.key("v", modifiers: .command)
        host.snapshotForgotten()
        expect(model.text.utf8.count, equals: 4 + 1 + 20_000 + 50_000)
    }

    @Test("The program replaces the selected text, and its selection counts")
    func replacing() throws {
        let (text, selection) = (StateBox("one two"), StateBox<TextSelection?>(nil))
        let host = TestHost(width: 300, height: 200) {
            TextEditor(text: text.binding, selection: selection.binding).accessibilityIdentifier("editor")
        }
        host.tap("editor")
        host.key(.home, modifiers: .control)
        for _ in 0..<3 { host.key(.rightArrow, modifiers: .shift) }
        var new = text.value
        new.replaceSubrange(new.startIndex..<(try require(new.firstIndex(of: " "))), with: "seven")
        text.value = new
        selection.value = TextSelection(insertionPoint: try require(new.firstIndex(of: " ")))
        host.update()
        host.type("!")
        expect(text.value, equals: "seven! two")
    }

    @Test("dragging below the edge scrolls and selects")
    func autoscroll() {
        let (model, host) = editor(String(repeating: "line\n", count: 200))
        host.tap("editor")
        host.key(.home, modifiers: .control)
        host.hold(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 40, y: 260), for: 3)
        host.key(.delete)
        expect(model.text.utf8.count < 1000 - 15 * 5)
    }

    @Test("random edits equal a new editor", arguments: 1...6)
    func random(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let (model, host) = editor(
            "שלום one two\nthree four five six seven eight nine ten\n\nend", width: 140, height: 160)
        host.tap("editor")
        let keys: [KeyEquivalent] = [
            .leftArrow, .rightArrow, .upArrow, .downArrow, .home, .end, .delete, .deleteForward, .return, .pageUp,
            .pageDown,
        ]
        for _ in 0..<60 {
            switch Int.random(in: 0..<4, using: &random) {
            case 0: host.type(["word ", "x", "日本", "é", "\n", "שלום ", "👩‍👩‍👧"].randomElement(using: &random) ?? "")
            case 1: host.key(.delete, modifiers: Bool.random(using: &random) ? .control : [])
            default:
                host.key(
                    keys.randomElement(using: &random) ?? .home,
                    modifiers: Int.random(in: 0..<4, using: &random) == 0 ? .shift : [])
            }
        }
        host.key(.home, modifiers: .control)
        host.pipeline.input.focus.focus(nil, by: .program)
        host.settle()
        let (_, fresh) = editor(model.text, width: 140, height: 160)
        fresh.settle()
        expect(host.find(text: model.text.split(separator: "\n").first.map(String.init) ?? "") != nil)
        expect(host.snapshot().differences(fresh.snapshot()), equals: 0)
    }
}

extension Bitmap {
    /// The number of different pixels.
    fileprivate func differences(_ other: Bitmap) -> Int {
        var count = 0
        for y in 0..<height {
            for x in 0..<width where rgb(x, y) != other.rgb(x, y) { count += 1 }
        }
        return count
    }
}

extension TestHost {
    fileprivate func snapshotForgotten() { _ = snapshot() }

    /// Keeps the button pressed at the position that the pointer was dragged to.
    fileprivate func hold(from: CGPoint, to: CGPoint, for seconds: Double) {
        pipeline.handle(.pointerMoved(from))
        pipeline.handle(.pointerDown(from, .primary, clicks: 1))
        pipeline.handle(.pointerMoved(to))
        advance(by: seconds)
        pipeline.handle(.pointerUp(to, .primary))
        update()
    }
}
