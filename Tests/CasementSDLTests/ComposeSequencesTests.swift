import Expectations
import Testing

@testable import CasementSDL

/// Dead keys and the compose key without a window; ControlsInWindow presses them.
@MainActor struct ComposeSequencesTests {
    private static let acute: UInt = 0xFE51, compose: UInt = 0xFF20, shift: UInt = 0xFFE1
    private let sequences = ComposeSequences(["LANG": "en_US.UTF-8"])

    private func key(_ letter: Character) -> UInt { UInt(letter.asciiValue ?? 0) }

    @Test("A dead key and a letter type one character, through a modifier key")
    func deadKeys() throws {
        let sequences = try require(sequences)
        expect(sequences.press(key("e"), in: 1), equals: .none)
        expect(sequences.press(Self.acute, in: 1), equals: .part)
        expect(sequences.press(Self.shift, in: 1), equals: .none)
        expect(sequences.press(key("E"), in: 1), equals: .typed("É"))
        expect(sequences.press(key("E"), in: 1), equals: .none)
    }

    @Test("A sequence that does not exist types nothing, and one in another window begins anew")
    func unknown() throws {
        let sequences = try require(sequences)
        for symbol in [Self.compose, key("s"), key("q")] {
            expect(sequences.press(symbol, in: 1), equals: .part)
        }
        expect(sequences.press(key("q"), in: 1), equals: .none)
        expect(sequences.press(Self.acute, in: 1), equals: .part)
        expect(sequences.press(key("e"), in: 2), equals: .none)
    }

    @Test("The list is read for dead keys, the compose key and other scripts, not for what all keyboards have")
    func beginnings() {
        for symbol in [Self.acute, Self.compose, 0x100_FEFB, 0x7E1, 0x6C1] {
            expect(ComposeSequences.mayBegin(with: symbol), "\(symbol)")
        }
        // Also Return, the left arrow, F1, a key of the pad, Shift, AltGr.
        for symbol in [key("a"), 0xE9, 0xFF0D, 0xFF51, 0xFFBE, 0xFFB1, Self.shift, 0xFE03] {
            expect(!ComposeSequences.mayBegin(with: symbol), "\(symbol)")
        }
    }

    @Test("The first variable that names a language counts; without a list there is none")
    func languages() {
        expect(
            ComposeSequences.language(["LC_ALL": "", "LC_CTYPE": "de_DE.UTF-8", "LANG": "C"]), equals: "de_DE.UTF-8")
        expect(ComposeSequences.language([:]), equals: "C")
        expect(ComposeSequences(["LANG": "xx_XX.nowhere"]) == nil)
    }

    @Test("An input method, or a list of the user's own, is left to libX11")
    func others() {
        expect(ComposedKeys.canFollow(["LANG": "C.UTF-8", "HOME": "/nonexistent", "XMODIFIERS": ""]))
        for (name, value) in [
            ("XMODIFIERS", "@im=ibus"), ("SDL_IM_MODULE", "fcitx"), ("XCOMPOSEFILE", "/tmp/mine"),
            ("LC_ALL", "am_ET.UTF-8"),
        ] {
            expect(!ComposedKeys.canFollow(["HOME": "/nonexistent", name: value]), "\(name)")
        }
    }

    /// Every sequence in the user's language must begin with a key for which the list is read.
    @Test("No list begins with a key that does not read it, but that of Amharic")
    func lists() throws {
        for language in ["en_US.UTF-8", "C", "el_GR.UTF-8", "pt_BR.UTF-8", "cs_CZ.UTF-8", "ja_JP.UTF-8", "th_TH.UTF-8"]
        {
            guard let sequences = ComposeSequences(["LANG": language]) else { continue }
            for symbol in Array(UInt(0x20)...0xFF) + Array(0xFD00...0xFFFF)
            where !ComposeSequences.mayBegin(with: symbol) {
                expect(sequences.press(symbol, in: symbol) != .part, "\(language): \(symbol)")
            }
        }
    }
}
