import CoreTesting
import Expectations
import HostSupport
import Testing

/// Strings of every kind.
@MainActor struct BadTexts {
    private func size(_ text: String, width: CGFloat = 400) -> CGSize? {
        let host = TestHost(width: width, height: 300) { Text(verbatim: text).accessibilityIdentifier("text") }
        _ = host.snapshot()
        return host.frame("text")?.size
    }

    @Test("an empty string has the height of a line and no width, and can be filled again")
    func empty() {
        let text = Box("full")
        let host = TestHost.live {
            VStack {
                Text(text.value).accessibilityIdentifier("text")
                Text("below")
            }
        }
        host.update()
        let full = host.frame("text")
        text.value = ""
        host.update()
        expect(host.frame("text")?.width, equals: 0)
        expect(host.frames("text").count, equals: 1)
        text.value = "full"
        host.update()
        expect(host.frame("text"), equals: full)
    }

    @Test("100,000 characters, in one word and in many, with and without a line limit")
    func long() throws {
        let word = try require(size(String(repeating: "x", count: 100_000)))
        expect(word.width <= 400)
        let words = try require(size(String(repeating: "some words ", count: 9_091)))
        expect(words.width <= 400 && words.height <= 300, "it is clipped at the end of its space")
        let all = TestHost {
            Text(String(repeating: "some words ", count: 9_091)).fixedSize(horizontal: false, vertical: true)
                .accessibilityIdentifier("text")
        }
        let frame = try require(all.frame("text"))
        expect(frame.width <= 400 && frame.height > 10_000)
        let host = TestHost {
            Text(String(repeating: "x", count: 100_000)).lineLimit(1).accessibilityIdentifier("text")
        }
        _ = host.snapshot()
        let line = try require(host.frame("text"))
        expect(line.width <= 400 && line.height < 40)
        let free = TestHost { Text(String(repeating: "x", count: 100_000)).fixedSize().accessibilityIdentifier("text") }
        _ = free.snapshot()
        expect((free.frame("text")?.width ?? 0) > 100_000)
    }

    @Test("invalid UTF-8, control characters, combining marks, flags and families")
    func encodings() throws {
        // Fallback fonts may have higher lines.
        let texts: [(String, lines: CGFloat, isVisible: Bool)] = [
            (
                String(decoding: [0xFF, 0xFE, 0x41, 0xC3, 0x28, 0xED, 0xA0, 0x80, 0xF8] as [UInt8], as: UTF8.self), 1,
                true
            ),
            ("a\0b", 1, true), ("\u{0}\u{1}\u{7F}", 1, false),
            ("e" + String(repeating: "\u{301}", count: 500), 1, true),
            ("\u{200B}\u{200D}\u{FEFF}", 1, false), ("\u{202E}abc", 1, true),
            ("\u{1F1E9}\u{1F1EA} \u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", 1, true),
            ("\u{10FFFF}\u{E000}", 1, true),
            ("\r\n\r\n", 3, false), ("\n", 2, false), ("\t\t", 1, true), ("   ", 1, true),
            ("a\u{2028}b\u{2029}c", 3, true),
        ]
        let line = try require(size("a")).height
        expect(size("a\0b") == size("ab") && size("\u{202E}abc") == size("abc"))
        expect(size("e" + String(repeating: "\u{301}", count: 500)), equals: size("e\u{301}"))
        for (text, lines, isVisible) in texts {
            let measured = try require(size(text))
            expect((measured.height / line).rounded(), equals: lines, "\(text.debugDescription)")
            expect((measured.width > 0) == isVisible && measured.width < 200, "\(text.debugDescription)")
            expect(TestHost { Text(verbatim: text) }.labels, equals: [text])
        }
    }

    @Test(
        "invalid font sizes are clamped to 1 and 1000",
        arguments: [(.nan, 1), (0, 1), (-5, 1), (.infinity, 1000), (1e9, 1000)] as [(CGFloat, CGFloat)])
    func fontSizes(points: CGFloat, clamped: CGFloat) throws {
        func host(_ points: CGFloat) -> TestHost {
            TestHost { Text("Ag").font(.system(size: points)).accessibilityIdentifier("text") }
        }
        let frame = try require(host(points).frame("text"))
        expect(frame, equals: host(clamped).frame("text"))
        let middle = try require(host(500).frame("text"))
        expect(clamped == 1 ? frame.height <= 2 : abs(frame.height - 2 * middle.height) <= 2)
        expect(host(points).snapshot(), equals: host(clamped).snapshot())
    }

    @Test("a font that is not installed falls back")
    func missingFont() throws {
        let text = TestHost { Text("Ag").font(.custom("No Such Font", size: 20)).accessibilityIdentifier("text") }
        let system = TestHost { Text("Ag").font(.system(size: 20)).accessibilityIdentifier("text") }
        expect(text.frame("text"), equals: system.frame("text"))
        expect(text.snapshot(), equals: system.snapshot())
    }

    @Test("a text narrower than any letter keeps its letters")
    func narrow() throws {
        let wide = try require(size("abc")), narrow = try require(size("abc", width: 1))
        expect(narrow.height, equals: 3 * wide.height)
    }
}
