import CHarfBuzz
import CasementCore
import Expectations
import Foundation
import Testing

@testable import CasementSDL

/// Texts and fonts that are invalid or extreme.
@MainActor struct TextRobustnessTests {
    private func layout(_ text: String, size: CGFloat = 14, width: CGFloat? = nil, height: CGFloat? = nil) -> TextLayout
    {
        SystemTextEngine().layout(
            TextRequest(text: text, style: TextStyle(FontRequest(size: size)), scale: 1), width: width, height: height)
    }

    @Test("10,000 combining marks on one letter")
    func marks() {
        let text = layout("e" + String(repeating: "\u{301}", count: 10_000), width: 100)
        expect(text.size == layout("é").size && text.pieces.count == 1)
    }

    @Test("a line of 10 MB, in one word and in many")
    func long() {
        for text in [String(repeating: "x", count: 10 << 20), String(repeating: "some word ", count: 1 << 20)] {
            let cut = layout(text, width: 300, height: 40)
            expect(cut.isTruncated && cut.size.width <= 300)
        }
    }

    @Test("a text that is cut at an empty line")
    func emptyLines() {
        for text in ["a\n\nb", "a\n\n\n", "\n\nb", "aaa bbb\n\nccc", "a\r\n\r\nb"] {
            for height in stride(from: CGFloat(1), to: 90, by: 7) {
                for width: CGFloat? in [nil, 0, 8, 30] {
                    let cut = layout(text, width: width, height: height)
                    expect(cut.size.height > 0 && cut.size.width.isFinite)
                }
            }
        }
    }

    @Test("every valid scalar of the first planes, alone and after a letter")
    func scalars() {
        let engine = SystemTextEngine()
        let style = TextStyle(FontRequest(size: 14))
        let letter = layout("a", width: 5)
        var odd: [String] = []
        for value in stride(from: UInt32(0), to: 0x20000, by: 37) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let text = engine.layout(
                TextRequest(text: "a\(Character(scalar))", style: style, scale: 1), width: 5, height: nil)
            let isFirst = text.pieces.first?.piece.text.utf8.first == UInt8(ascii: "a")
            if !isFirst || text.size.height < letter.size.height { odd.append(String(value, radix: 16)) }
        }
        expect(odd.isEmpty, "\(odd)")
    }

    @Test("spans whose lengths have a wrong sum, and that end inside a character")
    func spans() {
        let style = TextStyle(FontRequest(size: 14))
        for lengths in [[1], [100], [1, 1, 1], [0, 0, 4], [-3, 7], [3, 0, 1]] {
            let request = TextRequest(
                text: "aé漢", style: style, spans: lengths.map { TextSpan(length: $0, style: style) }, scale: 1)
            let text = SystemTextEngine().layout(request, width: nil, height: nil)
            expect(text.size == layout("aé漢").size && text.pieces.map(\.piece.text).joined() == "aé漢", "\(lengths)")
        }
    }

    @Test("a file that is not a font is not registered")
    func register() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("casement-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let broken = folder.appendingPathComponent("broken.ttf")
        try Data((0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 31) }).write(to: broken)
        expect(SystemTextEngine.registerFonts(in: broken.path).isEmpty)
        expect(SystemTextEngine.registerFonts(in: "/no/such/file.ttf").isEmpty)
        let file = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
        expect(SystemTextEngine.registerFonts(in: file), equals: ["DejaVu Sans"])
        // A truncated font, as after a failed download: whatever it still contains, nothing crashes.
        let whole = try Data(contentsOf: URL(fileURLWithPath: file))
        for length in [100, 5000, whole.count / 2] {
            let cut = folder.appendingPathComponent("cut\(length).ttf")
            try whole.prefix(length).write(to: cut)
            let face = FontFace(FontFile(path: cut.path, index: 0), id: 1, library: FontLibrary())
            if let face { _ = face.plainTable(Shaping()) }
        }
    }

    @Test("a registered font is used for the next layout of a text that had a fallback, in every engine")
    func registered() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("casement-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        // A known font with a family name that is not installed on any system.
        var font = try Data(contentsOf: URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf"))
        for encoding in [String.Encoding.utf16BigEndian, .isoLatin1] {
            let (old, new) = try (
                require("DejaVu Sans Mono".data(using: encoding)), require("Quaint Old Glass".data(using: encoding))
            )
            while let range = font.range(of: old) { font.replaceSubrange(range, with: new) }
        }
        let file = folder.appendingPathComponent("quaint.ttf")
        try font.write(to: file)
        let engines = [SystemTextEngine(), SystemTextEngine()]
        func glyphs(_ engine: SystemTextEngine, _ family: String, _ text: String) -> [Int] {
            let request = TextRequest(text: text, style: TextStyle(FontRequest(family: family, size: 20)), scale: 1)
            return engine.layout(request, width: nil, height: nil).pieces.flatMap { $0.piece.glyphs.map(\.x) }
        }
        for text in ["illumination", "illumination, größer"] {
            for engine in engines {
                expect(glyphs(engine, "Quaint Old Glass", text) != glyphs(engine, "DejaVu Sans Mono", text))
            }
        }
        expect(SystemTextEngine.registerFonts(in: file.path), equals: ["Quaint Old Glass"])
        for text in ["illumination", "illumination, größer"] {
            for engine in engines {
                expect(glyphs(engine, "Quaint Old Glass", text), equals: glyphs(engine, "DejaVu Sans Mono", text))
            }
        }
    }

    @Test("the cache of words keeps its limit, and the recently used ones")
    func boundedWords() throws {
        let book = FontBook()
        let font = try require(book.font(for: FontRequest(family: "DejaVu Sans", size: 16), scale: 1))
        let words = book.library.words
        func ask(_ word: String) -> ShapedWord {
            ContiguousArray(word.utf8).withUnsafeBufferPointer {
                words.word(
                    $0, face: font.font.face, shaping: font.shaping, script: HB_SCRIPT_LATIN.rawValue,
                    isRightToLeft: false)
            }
        }
        let first = ask("ä0")
        for number in 1...20_000 {
            _ = ask("ä\(number)")
            if number % 1000 == 0 { expect(ask("ä0") === first, "used all the time") }
            expect(words.count <= 2 * WordCache.generationSize)
        }
        expect(words.count >= WordCache.generationSize)
        let shaped = words.shaped
        _ = ask("ä20000")
        expect(words.shaped, equals: shaped)
        _ = ask("ä1")
        expect(words.shaped, equals: shaped + 1, "it was evicted long ago")
    }

    @Test("the cache of texts keeps its limit, also with long texts")
    func boundedTexts() {
        let engine = SystemTextEngine()
        let style = TextStyle(FontRequest(size: 14))
        for number in 0..<1500 {
            let text = String(repeating: "number \(number) ", count: number % 100 == 0 ? 10_000 : 200)
            _ = engine.layout(TextRequest(text: text, style: style, scale: 1), width: 300, height: 100)
            expect(engine.setter.prepared.held <= PreparedCache.budget)
        }
        expect(engine.setter.prepared.held > PreparedCache.budget / 4)
    }

    @Test("the glyph store keeps its limit")
    func bounded() {
        let engine = SystemTextEngine()
        let texture = Texture(.coverage)
        for size in stride(from: 10 as CGFloat, to: 400, by: 3) {
            let text = engine.layout(
                TextRequest(text: "Sphinx of black quartz", style: TextStyle(FontRequest(size: size)), scale: 1),
                width: nil,
                height: nil)
            for place in text.pieces { engine.rasterise(place.piece, size: place.frame, into: texture) }
        }
        expect(engine.setter.glyphs.used <= GlyphStore.budget + (1 << 20))
        expect(engine.setter.glyphs.rasterised > 1000)
    }
}
