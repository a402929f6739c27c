import CasementCore
import Expectations
import Foundation
import Testing

@testable import CasementSDL

/// Styles, paragraphs and scripts.
@MainActor struct TextStyleTests {
    private let engine = SystemTextEngine()

    private func layout(
        _ text: String, family: String? = nil, size: CGFloat = 14, width: CGFloat? = nil, height: CGFloat? = nil,
        style change: (inout TextStyle) -> Void = { _ in }, paragraph set: (inout TextParagraph) -> Void = { _ in }
    ) -> TextLayout {
        var style = TextStyle(FontRequest(family: family, size: size)), paragraph = TextParagraph()
        change(&style)
        set(&paragraph)
        return engine.layout(
            TextRequest(text: text, style: style, paragraph: paragraph, scale: 1), width: width, height: height)
    }

    private func spans(_ parts: [(String, TextStyle)], width: CGFloat? = nil) -> TextLayout {
        let request = TextRequest(
            text: parts.map(\.0).joined(), style: parts[0].1,
            spans: parts.map { TextSpan(length: $0.0.utf8.count, style: $0.1) }, scale: 1)
        return engine.layout(request, width: width, height: nil)
    }

    private let sentence = "The quick brown fox jumps over the lazy dog, again and again."

    @Test("tracking and kerning add to each character, tracking disables ligatures")
    func tracking() {
        let plain = layout("spread"), wide = layout("spread", style: { $0.tracking = 3 })
        expect(wide.size.width, equals: plain.size.width + 18)
        expect(layout("spread", style: { $0.kerning = 3 }).size, equals: wide.size)
        let (joined, kerned) = (
            layout("fi", family: "DejaVu Sans"), layout("fi", family: "DejaVu Sans", style: { $0.kerning = 2 })
        )
        let tracked = layout("fi", family: "DejaVu Sans", style: { $0.tracking = 2 })
        expect(joined.pieces[0].piece.glyphs.count, equals: 1)
        expect(kerned.pieces[0].piece.glyphs.count, equals: 1)
        expect(tracked.pieces[0].piece.glyphs.count, equals: 2)
        expect(layout("spread", style: { $0.tracking = .nan }).size, equals: plain.size)
    }

    @Test("spans of several sizes share a baseline and one line; another paint is another piece")
    func spansShareABaseline() {
        let (small, large) = (TextStyle(FontRequest(size: 10)), TextStyle(FontRequest(size: 40)))
        let line = spans([("small ", small), ("Large", large)])
        let alone = layout("Large", size: 40)
        expect(line.firstBaseline, equals: alone.firstBaseline)
        expect(line.size.height, equals: alone.size.height)
        expect(line.pieces.count, equals: 1)
        let rows = Set(line.pieces[0].piece.glyphs.map(\.y))
        expect(rows, equals: [Int(alone.firstBaseline)])
        var red = large
        red.paint = 1
        let two = spans([("small ", small), ("Large", red)])
        expect(two.pieces.map(\.paint), equals: [0, 1])
        expect(two.size, equals: line.size)
    }

    @Test("a baseline offset lifts the run and makes the line higher")
    func baselineOffset() {
        let plain = TextStyle(FontRequest(size: 14))
        var lifted = plain
        lifted.baselineOffset = 6
        let line = spans([("x", plain), ("2", lifted)])
        let flat = spans([("x", plain), ("2", plain)])
        expect(line.firstBaseline, equals: flat.firstBaseline + 6)
        expect(line.size.height, equals: flat.size.height + 6)
        let glyphs = line.pieces[0].piece.glyphs
        expect(glyphs[1].y, equals: glyphs[0].y - 6)
    }

    @Test("underline and strikethrough, solid and in patterns")
    func rules() {
        let under = layout("Hello world", style: { $0.underline = TextRule() })
        expect(under.rules.count, equals: 1)
        expect(under.rules[0].frame.x == 0 && abs(under.rules[0].frame.maxX - Int(under.size.width)) <= 1)
        expect(under.rules[0].frame.y >= Int(under.firstBaseline))
        let through = layout("Hello", style: { $0.strikethrough = TextRule(.solid, paint: 3) })
        expect(through.rules.count == 1 && through.rules[0].paint == 3)
        expect(through.rules[0].frame.maxY < Int(through.firstBaseline))
        var counts: [Int] = []
        for pattern in [TextRule.Pattern.dot, .dash, .dashDot, .dashDotDot] {
            let rules = layout("Hello world", style: { $0.underline = TextRule(pattern) }).rules
            expect(rules.map(\.frame.maxX).max() ?? .max <= Int(under.size.width))
            counts.append(rules.count)
        }
        expect(Set(counts).count == 4 && counts.allSatisfy { $0 > 2 })
        let wrapped = layout(sentence, width: 150, style: { $0.underline = TextRule() })
        expect(wrapped.rules.count, equals: wrapped.pieces.count)
    }

    @Test("an attachment has its place in the line")
    func attachments() {
        let style = TextStyle(FontRequest(size: 14))
        var picture = style
        picture.attachment = TextAttachment(index: 7, width: 30, height: 50, descent: 10)
        let line = spans([("a", style), ("\u{FFFC}", picture), ("b", style)])
        let (index, frame) = line.attachments[0]
        expect(index == 7 && frame.width == 30 && frame.height == 50)
        expect(frame.maxY, equals: Int(line.firstBaseline) + 10)
        expect(line.size.width >= layout("ab").size.width + 30)
        expect(line.size.height, equals: 50)
    }

    @Test("head, middle and tail")
    func truncation() {
        func shown(_ kind: TextParagraph.Truncation) -> String {
            layout(sentence, width: 150, paragraph: { ($0.lineLimit, $0.truncation) = (1, kind) }).pieces[0].piece.text
        }
        expect(shown(.head).hasPrefix("…") && shown(.head).hasSuffix("again."))
        expect(shown(.tail).hasPrefix("The quick") && shown(.tail).hasSuffix("…"))
        expect(shown(.middle).hasPrefix("The") && shown(.middle).hasSuffix("again.") && shown(.middle).contains("…"))
        for kind in [TextParagraph.Truncation.head, .middle, .tail] {
            for width in stride(from: 0 as CGFloat, through: 200, by: 11) {
                let cut = layout(sentence, width: width, paragraph: { ($0.lineLimit, $0.truncation) = (1, kind) })
                expect(cut.size.width <= max(width, layout("…").size.width), "\(kind) at \(width)")
                expect(cut.isTruncated)
            }
        }
    }

    @Test("line height, line spacing, and smaller text")
    func paragraphs() {
        let one = layout("x")
        let kept = layout("x", paragraph: { $0.leastLines = 3 })
        expect(kept.size.height, equals: layout("x\nx\nx").size.height)
        expect(kept.firstBaseline == one.firstBaseline && kept.lastBaseline == one.lastBaseline)
        expect(layout("x\nx", paragraph: { $0.lineSpacing = 5 }).size.height, equals: layout("x\nx").size.height + 5)
        let natural = layout(sentence)
        let width = natural.size.width * 0.7
        let small = layout(sentence, width: width, paragraph: { ($0.lineLimit, $0.minimumScaleFactor) = (1, 0.5) })
        expect(!small.isTruncated && small.size.width <= width && small.size.width > width * 0.9)
        expect(small.size.height < natural.size.height)
        let least = layout(sentence, width: 50, paragraph: { ($0.lineLimit, $0.minimumScaleFactor) = (1, 0.5) })
        expect(least.isTruncated && least.size.height <= small.size.height)
        let tight = layout(
            sentence, width: natural.size.width - 4, paragraph: { ($0.lineLimit, $0.allowsTightening) = (1, true) })
        expect(!tight.isTruncated && tight.size.height == natural.size.height)
    }

    @Test("right to left: order, alignment, mirrored brackets")
    func rightToLeft() {
        let line = layout("שלום abc", family: "DejaVu Sans")
        let glyphs = line.pieces[0].piece.glyphs
        let latin = layout("abc", family: "DejaVu Sans").pieces[0].piece.glyphs.map(\.glyph)
        // The paragraph's first strong character is Hebrew: its last word is leftmost.
        expect(glyphs.prefix(3).map(\.glyph), equals: latin)
        let lines = layout("long line here\nb", paragraph: { $0.isRightToLeft = true })
        expect(lines.pieces[1].frame.maxX, equals: Int(lines.size.width))
        let trailing = layout(
            "long line here\nb", paragraph: { ($0.isRightToLeft, $0.alignment) = (true, .trailing) })
        expect(trailing.pieces[1].frame.x, equals: 0)
        let open = layout("(", family: "DejaVu Sans").pieces[0].piece.glyphs[0].glyph
        let mirrored = layout("(א", family: "DejaVu Sans").pieces[0].piece.glyphs.map(\.glyph)
        expect(mirrored.count == 2 && !mirrored.contains(open))
    }

    @Test("missing glyphs come from another font, emoji in colour if a font has them")
    func fallback() throws {
        let mixed = layout("abc 漢字 ไทย हिन्दी", family: "DejaVu Serif")
        expect(mixed.pieces.count, equals: 1)
        expect(Set(mixed.pieces[0].piece.glyphs.map(\.font)).count >= 3)
        expect(!mixed.pieces[0].piece.glyphs.contains { $0.glyph == 0 })
        let emoji = layout("a😀b")
        try require(emoji.pieces.map(\.piece.isColored) == [false, true, false])
        expect(emoji.pieces[1].frame.width >= 14)
        let family = layout("👨‍👩‍👧‍👦")
        expect(family.pieces.count == 1 && family.pieces[0].piece.glyphs.count == 1, "one glyph for four people")
        expect(layout("1\u{FE0F}\u{20E3}").pieces[0].piece.isColored)
        expect(!layout("☺\u{FE0E}").pieces[0].piece.isColored)
        let texture = Texture(.color)
        engine.rasterise(emoji.pieces[1].piece, size: emoji.pieces[1].frame, into: texture)
        let bytes = UnsafeRawBufferPointer(start: texture.bytes, count: texture.stride * texture.height)
        var isYellow = false
        for pixel in stride(from: 0, to: bytes.count, by: 4) {
            let (blue, red, alpha) = (Int(bytes[pixel]), Int(bytes[pixel + 2]), bytes[pixel + 3])
            if alpha == 255, red > blue + 60 { isYellow = true }
        }
        expect(isYellow)
    }

    @Test("a piece can be rasterised larger: the same glyphs in more pixels")
    func scaledPieces() throws {
        let piece = try require(layout("Hello").pieces.first)
        let (one, two) = (Texture(.coverage), Texture(.coverage))
        engine.rasterise(piece.piece, size: piece.frame, into: one)
        let frame = PixelRect(x: 0, y: 0, width: piece.frame.width * 2, height: piece.frame.height * 2)
        engine.rasterise(piece.piece.scaled(by: 2), size: frame, into: two)
        func sum(_ texture: Texture) -> Int {
            UnsafeRawBufferPointer(start: texture.bytes, count: texture.stride * texture.height).reduce(0) {
                $0 + Int($1)
            }
        }
        expect(abs(Double(sum(two)) / Double(sum(one)) - 4) < 0.3)
        expect(piece.piece.scaled(by: 2) != piece.piece && piece.piece.scaled(by: 1) == piece.piece)
        expect(piece.piece.scaled(by: .nan), equals: piece.piece)
    }

    @Test("tabular digits have equal widths")
    func evenDigits() {
        func width(_ text: String) -> CGFloat {
            layout(text, family: "Inter", style: { $0.font.hasEvenDigits = true }).size.width
        }
        expect(width("1111"), equals: width("0000"))
        expect(layout("1111", family: "Inter").size.width < layout("0000", family: "Inter").size.width)
    }
}
