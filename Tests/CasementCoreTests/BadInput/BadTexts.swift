import CasementTesting
import Testing

/// Strings of every kind.
@MainActor @Suite struct BadTexts {
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
        #expect(host.frame("text")?.width == 0)
        #expect(host.frames("text").count == 1)
        text.value = "full"
        host.update()
        #expect(host.frame("text") == full)
    }

    @Test("100,000 characters, in one word and in many, with and without a line limit")
    func long() throws {
        let word = try #require(size(String(repeating: "x", count: 100_000)))
        #expect(word.width <= 400)
        let words = try #require(size(String(repeating: "some words ", count: 9_091)))
        #expect(words.width <= 400 && words.height <= 300, "it is clipped at the end of its space")
        let all = TestHost {
            Text(String(repeating: "some words ", count: 9_091)).fixedSize(horizontal: false, vertical: true)
                .accessibilityIdentifier("text")
        }
        let frame = try #require(all.frame("text"))
        #expect(frame.width <= 400 && frame.height > 10_000)
        let host = TestHost {
            Text(String(repeating: "x", count: 100_000)).lineLimit(1).accessibilityIdentifier("text")
        }
        _ = host.snapshot()
        let line = try #require(host.frame("text"))
        #expect(line.width <= 400 && line.height < 40)
        let free = TestHost { Text(String(repeating: "x", count: 100_000)).fixedSize().accessibilityIdentifier("text") }
        _ = free.snapshot()
        #expect((free.frame("text")?.width ?? 0) > 100_000)
    }

    @Test("invalid UTF-8, control characters, combining marks, flags and families")
    func encodings() throws {
        let texts = [
            String(decoding: [0xFF, 0xFE, 0x41, 0xC3, 0x28, 0xED, 0xA0, 0x80, 0xF8] as [UInt8], as: UTF8.self),
            "a\0b", "\u{0}\u{1}\u{7F}", "e" + String(repeating: "\u{301}", count: 500), "\u{200B}\u{200D}\u{FEFF}",
            "\u{202E}abc",
            "\u{1F1E9}\u{1F1EA} \u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{10FFFF}\u{E000}", "\r\n\r\n", "\n",
            "\t\t", "   ",
            "a\u{2028}b\u{2029}c",
        ]
        for text in texts {
            let measured = try #require(size(text))
            #expect(
                measured.width.isFinite && measured.height.isFinite && measured.width >= 0, "\(text.debugDescription)")
            #expect(TestHost { Text(verbatim: text) }.labels == [text])
        }
    }

    @Test("invalid font sizes", arguments: [CGFloat.nan, 0, -5, .infinity, 1e9, 500])
    func fontSizes(points: CGFloat) throws {
        let host = TestHost { Text("Ag").font(.system(size: points)).accessibilityIdentifier("text") }
        _ = host.snapshot()
        let frame = try #require(host.frame("text"))
        #expect(frame.width.isFinite && frame.width > 0 && frame.height.isFinite && frame.height > 0)
    }

    @Test("a font that is not installed falls back")
    func missingFont() throws {
        let text = TestHost { Text("Ag").font(.custom("No Such Font", size: 20)).accessibilityIdentifier("text") }
        let system = TestHost { Text("Ag").font(.system(size: 20)).accessibilityIdentifier("text") }
        #expect(text.frame("text") == system.frame("text"))
        #expect(text.snapshot() == system.snapshot())
    }

    @Test("a text narrower than any letter keeps its letters")
    func narrow() throws {
        let wide = try #require(size("abc")), narrow = try #require(size("abc", width: 1))
        #expect(narrow.height >= wide.height)
        #expect(narrow.height.isFinite)
    }
}
