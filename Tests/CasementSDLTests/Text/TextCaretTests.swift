import CasementCore
import CasementSDL
import Expectations
import Foundation
import Testing

/// Carets between graphemes, and words.
@MainActor struct TextCaretTests {
    private func geometry(_ text: String, width: CGFloat? = nil) -> TextGeometry {
        let style = TextStyle(FontRequest(family: "DejaVu Sans", size: 16))
        return SystemTextEngine().geometry(
            of: TextRequest(text: text, style: style, scale: 1), width: width, height: nil
        ).byGraphemes(of: text)
    }

    @Test("each grapheme has a position: letters of a ligature, spaces, letters with marks")
    func graphemes() {
        let text = geometry("fi e\u{301}  x")
        expect(text.lines[0].clusters.map(\.bytes), equals: [0..<1, 1..<2, 2..<3, 3..<6, 6..<7, 7..<8, 8..<9])
        expect(
            zip(text.lines[0].clusters, text.lines[0].clusters.dropFirst()).allSatisfy { $0.right <= $1.left + 0.01 })
        expect(text.lines[0].clusters.allSatisfy { $0.right > $0.left })
    }

    @Test("between directions, a caret is on the side given by its affinity")
    func affinity() {
        let text = geometry("abc שלום xyz")
        // Behind "abc " and in front of the first Hebrew letter, which is the rightmost.
        expect(text.caret(at: 4, .upstream).minX < text.caret(at: 4, .downstream).minX)
        expect(text.caret(at: 12, .upstream).minX < text.caret(at: 12, .downstream).minX)
        expect(text.caret(at: 2, .upstream), equals: text.caret(at: 2, .downstream))
    }

    @Test("moving right visits every position from left to right, and back")
    func steps() {
        let text = geometry("abc שלום xyz")
        var (index, affinity) = (0, TextAffinity.downstream)
        var places = [text.caret(at: 0, .downstream).minX]
        while let next = text.lines[0].step(from: index, affinity, toRight: true), places.count < 20 {
            (index, affinity) = next
            places.append(text.caret(at: index, affinity).minX)
        }
        expect(places.count == 13 && zip(places, places.dropFirst()).allSatisfy(<))
        while let next = text.lines[0].step(from: index, affinity, toRight: false), places.count < 40 {
            (index, affinity) = next
            places.append(text.caret(at: index, affinity).minX)
        }
        expect(places.count == 25 && places.last == 0)
    }

    @Test("at a line break a caret is on one line or on the other")
    func breaks() {
        let text = geometry("aaaa bbbb", width: 60)
        expect(text.caret(at: 5, .upstream).minY == 0 && text.caret(at: 5, .downstream).minY > 0)
        let end = text.hit(CGPoint(x: 500, y: 2))
        expect(end.index == 4 && end.affinity == .upstream)
    }

    @Test("words of a language, and the segments between them")
    func words() {
        let engine = SystemTextEngine()
        let text = "Hello, can't שלום 1,000.5"
        let utf8 = Array(text.utf8)
        let segments = engine.segments(of: text, language: nil)
        let words = segments.filter(\.isWord).map { String(decoding: utf8[$0.range], as: UTF8.self) }
        expect(words, equals: ["Hello", "can't", "שלום", "1,000.5"])
        expect(segments.first?.range.lowerBound == 0 && segments.last?.range.upperBound == utf8.count)
        expect(engine.segments(of: "", language: "de").isEmpty)
        expect(engine.segments(of: "ภาษาไทย", language: "th").filter(\.isWord).count, equals: 2)
    }
}
