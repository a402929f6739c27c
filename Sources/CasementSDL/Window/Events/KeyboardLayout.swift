import CSDL2
import CasementCore

/// The characters that the user's keyboard types.
struct KeyboardLayout: Sendable {
    /// Whether a key types a character without modifiers.
    let types: @Sendable (Character) -> Bool

    static let current = KeyboardLayout { character in
        guard let scalar = character.unicodeScalars.first else { return false }
        return SDL_GetScancodeFromKey(SDL_Keycode(scalar.value)) != SDL_SCANCODE_UNKNOWN
    }

    /// The characters of a key on a US keyboard, without and with Shift; nil for keys that type nothing.
    static func us(_ place: SDL_Scancode) -> (plain: Character, shifted: Character)? {
        let place = Int(place.rawValue)
        if let index = index(of: place, from: SDL_SCANCODE_A, count: 26) {
            let letter = Character(Unicode.Scalar(UInt8(0x61 + index)))
            return (letter, Character(letter.uppercased()))
        }
        if let index = index(of: place, from: SDL_SCANCODE_1, count: digits.count) {
            return (digits[index], aboveDigits[index])
        }
        if let index = index(of: place, from: SDL_SCANCODE_MINUS, count: marks.count) {
            return (marks[index], aboveMarks[index])
        }
        return nil
    }

    private static func index(of place: Int, from first: SDL_Scancode, count: Int) -> Int? {
        let index = place - Int(first.rawValue)
        return (0..<count).contains(index) ? index : nil
    }

    private static let digits = Array("1234567890"), aboveDigits = Array("!@#$%^&*()")
    private static let marks = Array("-=[]\\#;'`,./"), aboveMarks = Array("_+{}|~:\"~<>?")
}

extension KeyReading {
    /// The alternative meanings of a key for shortcuts, besides that of its layout:
    /// - the US keyboard's, unless another key of the layout types it: Ctrl-1 in France, Ctrl-, in Russia;
    /// - its character with Shift, if the layout has the US one's characters on it: Ctrl-plus is Shift and the key
    ///   of `=`.
    static func others(of key: SDL_Keysym, _ modifiers: EventModifiers, in layout: KeyboardLayout) -> [KeyReading] {
        guard !modifiers.letType, key.sym > 0x20, key.sym < 1 << 30, let us = KeyboardLayout.us(key.scancode),
            let scalar = Unicode.Scalar(UInt32(key.sym))
        else { return [] }
        var readings: [KeyReading] = []
        if Character(scalar) == us.plain {
            if modifiers.contains(.shift), !us.plain.isLetter {
                readings.append(KeyReading(KeyEquivalent(us.shifted), modifiers.subtracting(.shift)))
            }
        } else if !layout.types(us.plain) {
            readings.append(KeyReading(KeyEquivalent(us.plain), modifiers))
            // Where digits need Shift, it is not part of the shortcut.
            if modifiers.contains(.shift), us.plain.isNumber {
                readings.append(KeyReading(KeyEquivalent(us.plain), modifiers.subtracting(.shift)))
            }
        }
        return readings
    }
}
