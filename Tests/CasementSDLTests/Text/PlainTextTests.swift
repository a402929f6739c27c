import CHarfBuzz
import CasementCore
import Expectations
import Foundation
import Testing

@testable import CasementSDL

/// The fast path for ASCII gives the results of the libraries.
struct PlainTextTests {
    private static let families = [
        "Inter", "DejaVu Sans", "DejaVu Serif", "DejaVu Sans Mono", "Noto Sans", "Noto Serif",
    ]

    private static func words(_ count: Int, from alphabet: String, seed: UInt64) -> [String] {
        var random = Seeded(state: seed)
        let letters = Array(alphabet)
        return (0..<count).map { _ in
            String(
                (0..<Int.random(in: 1...12, using: &random)).map { _ in letters.randomElement(using: &random) ?? "x" })
        }
    }

    @Test("a plain word has the glyphs and positions of HarfBuzz", arguments: families)
    func shapes(family: String) throws {
        let book = FontBook()
        let font = try require(book.font(for: FontRequest(family: family, size: 16), scale: 1))
        let ascii = String(String.UnicodeScalarView((0x21..<0x7F).compactMap { Unicode.Scalar($0) }))
        let words =
            Self.words(3000, from: ascii, seed: 1)
            + Self.words(3000, from: "abcdefghijklmnopqrstuvwxyzTAVWfil0123456789.,", seed: 2)
            + ["AVATAR", "office", "flight", "10x20", "->", "1:23", "Ta.", "WAVE", "final"]
        var plain = 0
        for word in words {
            let bytes = ContiguousArray(word.utf8)
            bytes.withUnsafeBufferPointer { text in
                guard let extent = font.plain.extent(of: text) else { return }
                plain += 1
                let shaped = book.library.words.word(
                    text, face: font.font.face, shaping: font.shaping, script: HB_SCRIPT_LATIN.rawValue,
                    isRightToLeft: false)
                expect(shaped.advance, equals: extent.advance, "\(word)")
                expect(
                    shaped.glyphs.map(\.id), equals: text.map { UInt32(font.plain.entries[Int($0)].glyph) }, "\(word)")
                expect(shaped.glyphs.allSatisfy { $0.x == 0 && $0.y == 0 }, "\(word)")
            }
        }
        expect(plain > 1000, "most words are plain: \(plain)")
    }

    @Test("ligatures are kept: fi and fl of DejaVu Sans go to HarfBuzz")
    func ligatures() throws {
        let font = try require(FontBook().font(for: FontRequest(family: "DejaVu Sans", size: 16), scale: 1))
        for (word, isPlain) in [("fi", false), ("if", true), ("office", false), ("film", false), ("life", true)] {
            let bytes = ContiguousArray(word.utf8)
            expect(bytes.withUnsafeBufferPointer { font.plain.extent(of: $0) != nil }, equals: isPlain, "\(word)")
        }
    }

    @Test("a plain text breaks as on the general path, at any width", arguments: families)
    @MainActor func words(family: String) throws {
        let engine = SystemTextEngine()
        var random = Seeded(state: 11)
        var (answered, laidOut) = (0, 0)
        for number in 0..<400 {
            var text = Self.words(
                Int.random(in: 1...14, using: &random), from: "abcdefghijnorstuvTAVW-.,/", seed: UInt64(number)
            )
            .joined(separator: number % 7 == 0 ? "  " : " ")
            if number % 5 == 0 { text += " " }
            var paragraph = TextParagraph()
            paragraph.alignment = [.leading, .center, .trailing][number % 3]
            paragraph.lineLimit = number % 4 == 0 ? 3 : nil
            paragraph.lineSpacing = number % 6 == 0 ? 5 : 0
            let request = TextRequest(
                text: text, style: TextStyle(FontRequest(family: family, size: 15)), paragraph: paragraph,
                scale: number % 2 == 0 ? 1 : 1.5)
            guard let words = engine.words(of: request) else { continue }
            for width in [nil, 0, 3, 40, 80, 120, 200, 333, 1000] as [CGFloat?] {
                let height: CGFloat? = [nil, 30, 1000].randomElement(using: &random) ?? nil
                let whole = engine.setter.layout(request, width: width, height: height)
                let measured = try require(engine.measure(request, width: width, height: height))
                expect(measured.size == whole.size && measured.lastBaseline == whole.lastBaseline)
                if let extent = words.measure(width: width, height: height) {
                    answered += 1
                    expect(extent.size, equals: whole.size, "\(text) \(String(describing: width))")
                    expect(extent.firstBaseline == whole.firstBaseline && extent.lastBaseline == whole.lastBaseline)
                    // The range of equivalent proposals may be narrower for one of them, but contains this one.
                    for range in [extent.widths, whole.widths] { expect(range.contains(width)) }
                }
                guard let layout = words.layout(width: width, height: height) else { continue }
                laidOut += 1
                expect(
                    Array(layout.pieces).map(\.frame),
                    equals: whole.pieces.filter { !$0.piece.glyphs.isEmpty }.map(\.frame),
                    "\(text)")
                for (one, other) in zip(layout.pieces, whole.pieces) {
                    let (a, b) = (one.piece.glyphs, other.piece.glyphs)
                    expect(a.map(\.glyph) == b.map(\.glyph) && a.map(\.y) == b.map(\.y), "\(text)")
                    // Sums in another order are rounded differently if a position is half way between two quarters.
                    expect(zip(a, b).allSatisfy { abs($0.x - $1.x) <= 1 }, "\(text) at \(String(describing: width))")
                }
                expect(layout.pieces.map(\.piece.text), equals: whole.pieces.map(\.piece.text))
                expect(layout.overhang, equals: whole.overhang)
            }
        }
        expect(answered > 200 && laidOut > 100, "\(answered), \(laidOut)")
    }

    @Test("the characters of a plain line have the positions of the general path", arguments: families)
    @MainActor func places(family: String) throws {
        let (engine, fonts) = (SystemTextEngine(), FontBook())
        var answered = 0
        for (number, word) in Self.words(400, from: "abcdefghijnorstuvTAVW -.,/ ", seed: 5).enumerated() {
            let request = TextRequest(
                text: word, style: TextStyle(FontRequest(family: family, size: 15)),
                scale: number % 2 == 0 ? 1 : 1.5)
            let width: CGFloat? = number % 3 == 0 ? 80 : nil
            guard let plain = PlainLine.geometry(of: request, width: width, fonts: fonts) else { continue }
            answered += 1
            let whole = engine.setter.geometry(of: request, width: width, height: nil).byGraphemes(of: word)
            try require(whole.lines.count == 1, "\(word.debugDescription)")
            let (one, other) = (plain.lines[0], whole.lines[0])
            expect(one.bytes == other.bytes && one.isRightToLeft == other.isRightToLeft)
            expect(one.top == other.top && one.height == other.height && one.left == other.left)
            expect(one.clusters.map(\.bytes), equals: other.clusters.map(\.bytes), "\(word.debugDescription)")
            for (a, b) in zip(one.clusters, other.clusters) {
                expect(abs(a.right - b.right) < 0.001, "\(word.debugDescription)")
                // At a possible line break, the general path omits the kerning between both neighbours.
                expect(abs(a.left - b.left) < (word.contains("-") ? 1.5 : 0.001), "\(word.debugDescription)")
            }
        }
        expect(answered > 200, "\(answered)")
    }

    @Test("a line whose glyphs are placed later is the one that is laid out at once", arguments: families)
    @MainActor func placedLater(family: String) {
        let engine = SystemTextEngine()
        var later = 0
        for (number, text) in Self.words(400, from: "abcdefghijnorstuvTAVW -.,/ ", seed: 9).enumerated() {
            let request = TextRequest(
                text: text, style: TextStyle(FontRequest(family: family, size: 15)),
                scale: number % 2 == 0 ? 1 : 1.5)
            let width: CGFloat? = [nil, 60, .infinity][number % 3]
            guard case .plain(let extent) = engine.lines(of: request, width: width, height: nil) else { continue }
            later += 1
            let one = engine.place(request, extent, reusing: nil)
            let other = engine.layout(request, width: width, height: nil)
            expect(one.size == extent.extent(at: request.scale).size && one.size == other.size, "\(text)")
            expect(one.widths == other.widths && one.heights == other.heights, "\(text)")
            expect(one.firstBaseline == other.firstBaseline && one.lastBaseline == other.lastBaseline, "\(text)")
            expect(one.pieces.map(\.piece), equals: other.pieces.map(\.piece), "\(text)")
            expect(one.pieces.map(\.frame), equals: other.pieces.map(\.frame), "\(text)")
        }
        expect(later > 200, "\(later)")
    }

    @Test("a line whose font has changed since it was measured is laid out anew in its width")
    @MainActor func anotherFont() throws {
        let engine = SystemTextEngine()
        func request(_ size: CGFloat) -> TextRequest {
            TextRequest(
                text: "some words", style: TextStyle(FontRequest(family: "DejaVu Sans", size: size)), scale: 1)
        }
        guard case .plain(let extent) = engine.lines(of: request(10), width: nil, height: nil) else {
            return expect(false, "a plain line")
        }
        let layout = engine.place(request(20), extent, reusing: nil)
        expect(layout.pieces.count > 1, "it is broken")
        expect(engine.place(request(10), extent, reusing: nil).pieces.count, equals: 1)
    }

    @Test("a short line keeps only the memory of its glyphs, even after a long one")
    @MainActor func pieces() {
        let engine = SystemTextEngine()
        let text = String(repeating: "long ", count: 300) + "\nshort"
        let request = TextRequest(
            text: text, style: TextStyle(FontRequest(family: "DejaVu Sans", size: 15)), scale: 1)
        let layout = engine.layout(request, width: nil, height: nil)
        for place in layout.pieces {
            expect(place.piece.glyphs.capacity <= max(8, place.piece.glyphs.count * 2))
        }
    }

    @Test("plain breaks are ICU's breaks")
    func breaks() {
        let unicode = UnicodeAnalysis()
        var random = Seeded(state: 7)
        let letters = Array("ab1 2.,:;'\"!?()-/$+%#&*<=>@_~^`  ")
        let usual = Array("abcde fgh ij 12 -/.,")
        var answered = 0
        for number in 0..<40_000 {
            let alphabet = number % 2 == 0 ? letters : usual
            let text = String(
                (0..<Int.random(in: 1...14, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? "x" })
            var (plain, icu): (ContiguousArray<Int32>, ContiguousArray<Int32>) = ([], [])
            ContiguousArray(text.utf8).withUnsafeBufferPointer {
                guard PlainBreaks.find(in: $0, from: 0, into: &plain) else { return }
                answered += 1
                unicode.load($0, offset: 0)
                unicode.findBreaks(language: nil, into: &icu)
                expect(plain, equals: icu, "\(text.debugDescription)")
            }
        }
        expect(answered > 5000, "\(answered)")
    }
}

/// A generator that returns the same numbers each time.
struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 29
    }
}
