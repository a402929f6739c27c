import CasementCore
import CasementSDL
import Expectations
import Foundation
import Testing

/// Carets, clicks and selections.
@MainActor struct TextGeometryTests {
    private func geometry(_ text: String, width: CGFloat? = nil) -> TextGeometry {
        let style = TextStyle(FontRequest(family: "DejaVu Sans", size: 16))
        return SystemTextEngine().geometry(
            of: TextRequest(text: text, style: style, scale: 1), width: width, height: nil)
    }

    @Test("carets of a Latin line are ordered from left to right, and a click beside one finds it")
    func latin() {
        let text = geometry("Hello, world")
        let carets = (0...12).map { text.caret(at: $0).minX }
        expect(carets[0], equals: 0)
        expect(zip(carets, carets.dropFirst()).allSatisfy(<))
        for (index, x) in carets.enumerated() { expect(text.index(at: CGPoint(x: x + 0.5, y: 5)), equals: index) }
        expect(text.index(at: CGPoint(x: -50, y: 5)), equals: 0)
        expect(text.index(at: CGPoint(x: 5000, y: 5)), equals: 12)
        let selected = text.selection(of: 2..<5)
        expect(selected.count == 1 && selected[0].minX == carets[2] && selected[0].maxX == carets[5])
    }

    @Test("inside a ligature a caret is at its share of the width")
    func ligature() {
        let text = geometry("fi")
        let (start, middle, end) = (text.caret(at: 0).minX, text.caret(at: 1).minX, text.caret(at: 2).minX)
        expect(middle == (start + end) / 2 && end > start)
    }

    @Test("in mixed directions a selection is divided into adjacent parts")
    func mixed() {
        let text = geometry("abc שלום xyz")
        // Hebrew letters have two bytes each: "abc " 0-4, Hebrew 4-12, " xyz" 12-16.
        expect(text.caret(at: 4).minX > text.caret(at: 10).minX)
        expect(text.selection(of: 0..<16).count, equals: 1)
        expect(text.selection(of: 2..<6).count, equals: 2)
        for index in [1, 2, 6, 8, 14] {
            let caret = text.caret(at: index)
            let beside = caret.minX + ((4..<12).contains(index) ? -0.5 : 0.5)
            expect(text.index(at: CGPoint(x: beside, y: 5)), equals: index)
        }
    }

    @Test("lines: a caret at a line break is on the next line")
    func lines() {
        let text = geometry("aaaa bbbb\ncccc", width: 60)
        expect(text.lines.count, equals: 3)
        expect(text.caret(at: 5).minX == 0 && text.caret(at: 5).minY == text.lines[1].top)
        expect(text.index(at: CGPoint(x: 0, y: text.lines[2].top + 1)), equals: 9)
        expect(text.selection(of: 0..<13).count, equals: 3)
        expect(geometry("").caret(at: 0), equals: geometry("x").caret(at: 0))
    }
}
