import CasementCore
import CasementSDL
import Expectations
import Foundation
import TestData
import Testing

@MainActor struct TextEngineTests {
    static let engine = SystemTextEngine()

    private func layout(
        _ text: String, size: CGFloat = 14, scale: CGFloat = 1, lineLimit: Int? = nil,
        alignment: TextAlignment = .leading,
        width: CGFloat? = nil, height: CGFloat? = nil
    ) -> TextLayout {
        var paragraph = TextParagraph()
        (paragraph.lineLimit, paragraph.alignment) = (lineLimit, alignment)
        let style = TextStyle(FontRequest(size: size))
        return Self.engine.layout(
            TextRequest(text: text, style: style, paragraph: paragraph, scale: scale), width: width, height: height)
    }

    private func lines(_ layout: TextLayout) -> [String] { layout.pieces.map(\.piece.text) }

    private static let sentence = "The quick brown fox jumps over the lazy dog, again and again."

    @Test func shortTextKeepsItsOwnWidth() {
        let natural = layout("Hello")
        expect(lines(natural) == ["Hello"] && natural.size.width > layout("Hell").size.width)
        expect(layout("Hello", width: 1000).size, equals: natural.size)
        expect(layout("Hello", width: natural.size.width).size, equals: natural.size)
        expect(layout("Hello", width: .infinity).size, equals: natural.size)
        expect(layout("Hello", width: .nan).size, equals: natural.size)
        expect(natural.widths, equals: AxisRange(natural.size.width, .infinity, servesNil: true))
        expect(natural.heights.isAll)
    }

    @Test func emptyTextIsOneLineHighAndDrawsNothing() {
        let empty = layout("")
        expect(empty.size, equals: CGSize(width: 0, height: layout("x").size.height))
        expect(empty.pieces.isEmpty)
    }

    @Test func breaksAtSpacesWithinTheWidth() {
        let wrapped = layout(Self.sentence, width: 150)
        expect(wrapped.pieces.count > 1)
        expect(wrapped.pieces.allSatisfy { $0.frame.width <= 150 })
        expect(lines(wrapped).joined(separator: " "), equals: Self.sentence)
        expect(!wrapped.isTruncated)
    }

    @Test(arguments: Array(stride(from: 20 as CGFloat, through: 450, by: 7)))
    func sameLinesInTheWholeRangeOfWidths(width: CGFloat) {
        let wrapped = layout(Self.sentence, width: width)
        expect(wrapped.widths.contains(width))
        for other in [wrapped.widths.lower, min(wrapped.widths.upper, 1000)] {
            let again = layout(Self.sentence, width: other)
            expect(lines(again), equals: lines(wrapped), "at \(other) as at \(width)")
            expect(again.size, equals: wrapped.size)
        }
        expect(wrapped.size.width <= width)
    }

    @Test func wordsWiderThanTheLineBreakBetweenClusters() {
        let wrapped = layout("Incomprehensibilities", width: 40)
        expect(wrapped.pieces.count > 2)
        expect(lines(wrapped).joined(), equals: "Incomprehensibilities")
        let family = "👨‍👩‍👧‍👦e\u{301}"
        expect(lines(layout(family, width: 1)), equals: ["👨‍👩‍👧‍👦", "e\u{301}"])
    }

    @Test func breaksAfterHyphensInsideWords() {
        let width = layout("well-").size.width
        expect(lines(layout("well-known", width: width)).first, equals: "well-")
        expect(lines(layout("at -5", width: layout("at").size.width + 2)).first, equals: "at")
    }

    @Test func lineBreaksOfAllKinds() {
        let text = layout("a\nb\r\nc\u{2028}d\re")
        expect(lines(text), equals: ["a", "b", "c", "d", "e"])
        expect(layout("a\n").size.height > layout("a").size.height)
    }

    @Test func controlCharactersAreInvisible() {
        expect(lines(layout("a\u{0}b\u{7}c\u{1B}d")), equals: ["abcd"])
        expect(lines(layout("a\tb")), equals: ["a    b"])
    }

    /// Where the last visible glyph of each line begins, in points.
    private func lastGlyphs(_ text: String, scale: CGFloat = 1, width: CGFloat? = nil) -> [CGFloat] {
        let style = TextStyle(FontRequest(size: 13))
        let request = TextRequest(text: text, style: style, paragraph: TextParagraph(), scale: scale)
        let geometry = Self.engine.geometry(of: request, width: width, height: nil)
        return geometry.lines.map { $0.clusters.last?.left ?? -1 }
    }

    @Test("a tab reaches the next stop: every 28 points from the start of its line")
    func tabs() {
        expect(lastGlyphs("a\tb\niii\tb\n\tb"), equals: [28, 28, 28])
        expect(lastGlyphs("wwwww\tb\na\t\tb\n\t\t\tb"), equals: [56, 56, 84])
        expect(lastGlyphs("a\tb", scale: 2), equals: [28])
        // Beside another script, and in another style.
        expect(lastGlyphs("\u{3B1}\tb\n\u{431}\t\tb"), equals: [28, 56])
        // After a break the stops count from the start of the new line.
        let wrapped = lastGlyphs("some words before it a\tb", width: 130)
        expect(wrapped.count, equals: 2)
        expect(wrapped.last.map { $0.truncatingRemainder(dividingBy: 28) }, equals: 0)
        expect(layout("a\tb").size.width, equals: 28 + layout("b").size.width)
    }

    @Test("lines have the height that is set, with their glyphs in the middle")
    func lineHeights() {
        func layout(_ text: String, _ height: TextLineHeight?, scale: CGFloat = 1) -> TextLayout {
            var paragraph = TextParagraph()
            paragraph.lineHeight = height
            let style = TextStyle(FontRequest(size: 14))
            return Self.engine.layout(
                TextRequest(text: text, style: style, paragraph: paragraph, scale: scale), width: nil, height: nil)
        }
        let natural = layout("x", nil)
        expect(layout("x", .exact(40)).size.height, equals: 40)
        expect(layout("x\ny\nz", .exact(40), scale: 2).size.height, equals: 120)
        expect(layout("x\ny", .exact(40)).lastBaseline - layout("x\ny", .exact(40)).firstBaseline, equals: 40)
        let lower = ((40 - natural.size.height) / 2).rounded(.up)
        expect(layout("x", .exact(40)).firstBaseline, equals: natural.firstBaseline + lower)
        expect(layout("x\ny", .exact(6)).size.height, equals: 12)
        expect(layout("x", .leading(10)).size.height, equals: 24)
        expect(layout("x\ny", .multiple(2)).lastBaseline - layout("x\ny", .multiple(2)).firstBaseline >= 28)
    }

    @Test("a line is broken at a tab that does not fit, and tabs at its end hang")
    func brokenTabs() {
        let broken = lines(layout("aaa\tbbb", width: 40)).map { $0.trimmingCharacters(in: .whitespaces) }
        expect(broken, equals: ["aaa", "bbb"])
        expect(layout("aaa\tbbb\tccc", width: 60).size.width <= 60)
    }

    @Test func lineLimitEndsInAnEllipsis() {
        let cut = layout(Self.sentence, lineLimit: 2, width: 150)
        expect(cut.isTruncated)
        expect(cut.pieces.count, equals: 2)
        expect(cut.pieces[1].piece.text.hasSuffix("…"))
        expect(cut.size.width <= 150)
        expect(!layout(Self.sentence, lineLimit: 1).isTruncated)
    }

    @Test func heightTruncatesAfterTheLastLineThatFits() {
        let line = layout("x").size.height
        let cut = layout(Self.sentence, width: 150, height: line * 2.5)
        expect(cut.pieces.count, equals: 2)
        expect(cut.heights.contains(line * 2.5))
        expect(layout(Self.sentence, width: 150, height: 0).pieces.count, equals: 1)
        expect(lines(layout(Self.sentence, width: 0, height: 0)), equals: ["…"])
    }

    /// Words of several scripts and fonts, some longer than the narrowest lines, in one or two styles.
    private static func request(_ random: inout SeededGenerator) -> TextRequest {
        let words = ["fi", "label", "AVAVA", "office", "42", "señor", "שלום", "日本", "incomprehensible", "a\tb", "x\ny"]
        let plain = Bool.random(using: &random)
        let text = (0..<Int.random(in: 2...9, using: &random)).map { _ in
            (plain ? words.prefix(5).randomElement(using: &random) : words.randomElement(using: &random)) ?? ""
        }.joined(separator: " ")
        var paragraph = TextParagraph()
        paragraph.lineLimit = [1, 2, nil].randomElement(using: &random) ?? nil
        paragraph.truncation = [.tail, .tail, .head, .middle].randomElement(using: &random) ?? .tail
        paragraph.alignment = [.leading, .center, .trailing].randomElement(using: &random) ?? .leading
        let style = TextStyle(FontRequest(size: 14))
        var other = TextStyle(FontRequest(size: 25))
        other.kerning = 1
        let half = text.prefix(text.count / 2).utf8.count
        let spans = [TextSpan(length: half, style: style), TextSpan(length: text.utf8.count - half, style: other)]
        return TextRequest(
            text: text, style: style, spans: Bool.random(using: &random) ? spans : [], paragraph: paragraph,
            scale: [1, 1.5, 2].randomElement(using: &random) ?? 1)
    }

    @Test(
        "a text has the same lines in all of its ranges of widths and heights, also where it is cut", arguments: 0..<8)
    func sameCutInTheWholeRange(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var ranges = 0
        for _ in 0..<150 {
            let request = Self.request(&random)
            let (width, height) = (
                CGFloat.random(in: 0...300, using: &random), CGFloat.random(in: 0...90, using: &random)
            )
            let cut = Self.engine.layout(request, width: width, height: height)
            guard cut.isTruncated else { continue }
            expect(cut.widths.contains(width) && cut.heights.contains(height))
            if cut.widths.upper > cut.widths.lower { ranges += 1 }
            for share in [0, 0.3, 0.8, 1] as [CGFloat] {
                func inside(_ range: AxisRange) -> CGFloat {
                    let (lower, upper) = (max(range.lower, 0), min(range.upper, 1000))
                    return lower + (upper - lower) * share
                }
                let (w, h) = (inside(cut.widths), inside(cut.heights))
                for (width, height) in [(w, height), (width, h), (w, h)] {
                    let again = Self.engine.layout(request, width: width, height: height)
                    expect(lines(again), equals: lines(cut), "\(request.text) at \(width) x \(height)")
                    expect(again.pieces.map(\.frame) == cut.pieces.map(\.frame) && again.size == cut.size)
                }
            }
        }
        expect(ranges > 10, "\(ranges)")
    }

    @Test func alignmentMovesLinesWithinTheTextsOwnWidth() {
        let right = layout("a long line\nb", alignment: .trailing)
        expect(right.pieces[1].frame.maxX, equals: Int(right.size.width))
        let middle = layout("a long line\nb", alignment: .center)
        expect(abs(middle.pieces[1].frame.x * 2 + middle.pieces[1].frame.width - Int(middle.size.width)) <= 1)
    }

    @Test func scaleGivesTheSameSizeInMorePixels() {
        let (one, two) = (layout(Self.sentence), layout(Self.sentence, scale: 2))
        expect(abs(one.size.width - two.size.width) < one.size.width * 0.05)
        expect(two.pieces[0].frame.width, equals: Int(two.size.width * 2))
    }

    @Test(arguments: [nil, 0, -10, 400] as [CGFloat?])
    func hundredThousandCharacters(width: CGFloat?) {
        for text in [String(repeating: "x", count: 100_000), String(repeating: "wörd ", count: 20_000)] {
            // The process's own time: others may hold it up.
            let start = clock()
            let long = layout(text, width: width)
            expect(clock() - start < 5 * CLOCKS_PER_SEC)
            expect(long.pieces.allSatisfy { $0.frame.width <= 2048 })
            expect(long.pieces.count > 1)
        }
    }

    @Test func widePiecesAreSideBySide() {
        let text = layout(String(repeating: "word ", count: 1000))
        for (left, right) in zip(text.pieces, text.pieces.dropFirst()) {
            expect(left.frame.maxX, equals: right.frame.x)
        }
        expect(text.pieces.last?.frame.maxX, equals: Int(text.size.width))
        expect(layout(String(repeating: "word ", count: 1000), width: text.size.width).size, equals: text.size)
    }

    @Test(arguments: [-5, 0, 1, 1e9, .nan, .infinity] as [CGFloat])
    func anyFontSizeIsLaidOut(size: CGFloat) {
        let text = layout("Ag", size: size)
        expect(text.size.height >= 1)
    }

    @Test func missingFamilyFallsBack() {
        let request = TextRequest(
            text: "Hello", style: TextStyle(FontRequest(family: "No Such Family", size: 14)), scale: 1)
        expect(Self.engine.layout(request, width: nil, height: nil).size, equals: layout("Hello").size)
    }

    @Test func rasterisesIntoExactlyTheFrame() throws {
        let piece = try require(layout("Hello Ǻ").pieces.first)
        let texture = Texture(.coverage)
        Self.engine.rasterise(piece.piece, size: piece.frame, into: texture)
        expect(texture.width == piece.frame.width && texture.height == piece.frame.height)
        let bytes = UnsafeRawBufferPointer(start: texture.bytes, count: texture.stride * texture.height)
        expect(bytes.contains { $0 > 200 })
        expect(bytes.contains(0))
    }
}
