import CHarfBuzz
import CasementCore
import Foundation
import Testing

@testable import CasementSDL

/// The short cuts for ASCII say what the libraries say.
@Suite struct PlainTextTests {
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

    @Test("a plain word has the glyphs and the places that HarfBuzz gives it", arguments: families)
    func shapes(family: String) throws {
        let book = FontBook()
        let font = try #require(book.font(for: FontRequest(family: family, size: 16), scale: 1))
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
                #expect(shaped.advance == extent.advance, "\(word)")
                #expect(
                    shaped.glyphs.map(\.id) == text.map { UInt32(font.plain.entries[Int($0)].glyph) }, "\(word)")
                #expect(shaped.glyphs.allSatisfy { $0.x == 0 && $0.y == 0 }, "\(word)")
            }
        }
        #expect(plain > 1000, "most words are plain: \(plain)")
    }

    @Test("ligatures are not lost: fi and fl of DejaVu Sans go to HarfBuzz")
    func ligatures() throws {
        let font = try #require(FontBook().font(for: FontRequest(family: "DejaVu Sans", size: 16), scale: 1))
        for (word, isPlain) in [("fi", false), ("if", true), ("office", false), ("film", false), ("life", true)] {
            let bytes = ContiguousArray(word.utf8)
            #expect(bytes.withUnsafeBufferPointer { font.plain.extent(of: $0) != nil } == isPlain, "\(word)")
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
                #expect(plain == icu, "\(text.debugDescription)")
            }
        }
        #expect(answered > 5000, "\(answered)")
    }
}

/// A generator that gives the same numbers each time.
struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 29
    }
}
