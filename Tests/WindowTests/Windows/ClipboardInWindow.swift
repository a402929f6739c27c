import DesktopSupport
import Expectations
import Foundation
import Testing

/// Copying and pasting between a window and other programs.
@Suite(
    .serialized,
    .enabled(if: Desktop.isPresent && Keyboard.canChange, "needs Xvfb, xdotool, scrot and setxkbmap: run make test"))
struct ClipboardInWindow {
    private static let display = PrivateDisplay()

    private func hand() throws -> Hand { try Hand(on: try require(Self.display)) }

    private func reads(_ selection: String, _ hand: Hand) -> String? {
        OtherProgram.reads(selection, on: hand.display).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("copied and selected text is offered to other programs; theirs is pasted and inserted by the middle button")
    func both() throws {
        let hand = try Hand(on: try require(PrivateDisplay()))
        defer { hand.program.signal(SIGKILL) }
        let keyboard = try require(Keyboard(of: hand))
        keyboard.makeInternational()
        try hand.clicks("field")
        hand.types("gr")
        keyboard.types("üß")
        hand.types("e")
        expect(hand.hears("text [grüße]"))
        hand.keys("ctrl+a ctrl+c")
        expect(hand.hears("selected [grüße]"))
        expect(happens { reads("CLIPBOARD", hand) == "grüße" && reads("PRIMARY", hand) == "grüße" })
        // It inserts its own selection without a request.
        try hand.clicks("second field", button: 2)
        expect(hand.hears("second [grüße]"))
        try hand.clicks("field")
        hand.keys("End shift+Insert")
        expect(hand.hears("text [grüßegrüße]"))

        let copied = try require(OtherProgram.Offer(Array("от другого".utf8), as: "CLIPBOARD", on: hand.display))
        hand.keys("ctrl+a ctrl+v")
        expect(hand.hears("text [от другого]"))
        hand.keys("ctrl+z")
        expect(hand.hears("text [grüßegrüße]"))
        let selected = try require(OtherProgram.Offer(Array("selected".utf8), as: "PRIMARY", on: hand.display))
        try hand.clicks("editor", button: 2)
        expect(hand.hears("notes [selected]"))
        copied.end()
        selected.end()
        hand.keys("ctrl+v")
        try hand.clicks("press")
        expect(hand.hears("pressed"), "a program that has ended provides nothing, and the wait is short")
        expect(hand.ends())
    }

    @Test("a paste button is enabled once another program has copied, until that program ends")
    func pasteButton() throws {
        let hand = try Hand(on: try require(PrivateDisplay()))
        defer { hand.program.signal(SIGKILL) }
        /// The content that it pastes on a click of the button, read before that of a click on another.
        func pasted() throws -> [String]? {
            // It is notified of the clipboard soon, but not immediately.
            usleep(400_000)
            try hand.clicks("paste")
            try hand.clicks("press")
            return hand.heard(until: "pressed")?.filter { $0.hasPrefix("pasted") }
        }
        expect(try pasted(), equals: [], "no program has copied")
        let offer = try require(OtherProgram.Offer(Array("theirs".utf8), as: "CLIPBOARD", on: hand.display))
        expect(try pasted(), equals: ["pasted [\"theirs\"]"])
        offer.end()
        expect(try pasted(), equals: [])
        try hand.clicks("field")
        hand.types("own")
        hand.keys("ctrl+a ctrl+c")
        expect(try pasted(), equals: ["pasted [\"own\"]"])
        expect(hand.ends())
    }

    @Test("invalid UTF-8 and NUL are pasted as far as they can be shown; undo restores the old text")
    func badText() throws {
        let hand = try hand()
        defer { hand.program.signal(SIGKILL) }
        try hand.clicks("field")
        hand.types("a")
        expect(hand.hears("text [a]"))
        // An invalid start byte, half a letter, a surrogate, NUL and a bell, an overlong slash.
        let bytes: [UInt8] = [0x78, 0xFF, 0xC3, 0x79, 0xED, 0xA0, 0x80, 0x00, 0x07, 0x7A, 0xC0, 0xAF]
        let offer = try require(OtherProgram.Offer(bytes, as: "CLIPBOARD", on: hand.display))
        defer { offer.end() }
        hand.keys("ctrl+v")
        let expected = "ax" + String(decoding: bytes[1...], as: UTF8.self).filter { $0 != "\0" && $0 != "\u{7}" }
        expect(hand.hears("text [\(expected)]"))
        hand.keys("ctrl+z")
        expect(hand.hears("text [a]"))
        expect(hand.ends())
    }

    @Test("30 MB are transferred in parts, in both directions: neither program hangs")
    func large() throws {
        let hand = try hand()
        defer { hand.program.signal(SIGKILL) }
        let line = Array("The quick brown fox jumps over the lazy dog.\n".utf8)
        let bytes = Array(repeatElement(line, count: 30_000_000 / line.count).joined())
        let offer = try require(OtherProgram.Offer(bytes, as: "CLIPBOARD", on: hand.display))
        try hand.clicks("editor")
        hand.keys("x ctrl+v")
        expect(hand.hears("notes of \(bytes.count + 1) bytes"))
        offer.end()
        hand.keys("ctrl+a ctrl+c")
        try hand.clicks("press")
        expect(hand.hears("pressed"))
        let copied = OtherProgram.reads("CLIPBOARD", on: hand.display)
        expect(copied.map { Data($0.dropFirst()) }, equals: Data(bytes))
        // A program that requests it and ends before the reply has no effect.
        expect(OtherProgram.reads("CLIPBOARD", on: hand.display, seconds: 0.02) == nil)
        try hand.clicks("editor")
        hand.keys("ctrl+z")
        expect(hand.hears("notes [x]"))
        expect(hand.ends())
    }
}
