/// The line breaks of the simplest texts, without ICU: words of ASCII with spaces, hyphens, slashes and the usual
/// punctuation. The rules are those of UAX 14; ICU is asked wherever they depend on more than the neighbours.
enum PlainBreaks {
    private enum Kind {
        case letter, digit, stop, quote, exclamation, open, close, hyphen, slash, prefix, percent, space, other
    }

    /// Appends where the next line would start after each break, the end included; false if ICU must decide.
    static func find(in text: UnsafeBufferPointer<UInt8>, from offset: Int, into breaks: inout ContiguousArray<Int32>)
        -> Bool
    {
        let count = text.count
        var (index, previous, beforeSpaces) = (0, Kind.space, Kind.space)
        while index < count {
            let kind = Self.kind(text[index])
            if kind == .other { return false }
            if kind == .space {
                if previous != .space { beforeSpaces = previous }
                previous = .space
                index += 1
                continue
            }
            if index > 0 {
                switch mayBreak(previous, beforeSpaces, kind) {
                case nil: return false
                case true?: breaks.append(Int32(offset + index))
                case false?: break
                }
            }
            // A hyphen at the start of a word stays with it.
            if kind == .hyphen, previous == .space || previous == .hyphen || previous == .open { return false }
            previous = kind
            index += 1
        }
        breaks.append(Int32(offset + count))
        return true
    }

    private static func mayBreak(_ previous: Kind, _ beforeSpaces: Kind, _ next: Kind) -> Bool? {
        switch (previous, next) {
        // After spaces.
        case (.space, .letter), (.space, .digit): return beforeSpaces == .open ? false : true
        case (.space, .open), (.space, .prefix), (.space, .quote):
            return beforeSpaces == .letter || beforeSpaces == .digit || beforeSpaces == .stop || beforeSpaces == .space
                ? true : nil
        case (.space, _): return nil
        // Never before these.
        case (_, .stop), (_, .close), (_, .exclamation), (_, .slash), (_, .quote), (.quote, _), (.open, _): return false
        case (.letter, .letter), (.letter, .digit), (.digit, .letter), (.digit, .digit): return false
        case (.stop, .letter), (.stop, .digit): return false
        case (.letter, .open), (.digit, .open), (.close, .letter), (.close, .digit): return false
        case (.letter, .hyphen), (.digit, .hyphen): return false
        case (.hyphen, .letter), (.slash, .letter): return true
        case (.hyphen, .digit): return false
        case (.letter, .prefix), (.prefix, .letter), (.prefix, .digit): return false
        case (.digit, .percent), (.letter, .percent): return false
        default: return nil
        }
    }

    private static func kind(_ byte: UInt8) -> Kind {
        switch byte {
        case 0x20: .space
        case 0x30...0x39: .digit
        case 0x41...0x5A, 0x61...0x7A: .letter
        case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"): .stop
        case UInt8(ascii: "'"), UInt8(ascii: "\""): .quote
        case UInt8(ascii: "!"), UInt8(ascii: "?"): .exclamation
        case UInt8(ascii: "("): .open
        case UInt8(ascii: ")"): .close
        case UInt8(ascii: "-"): .hyphen
        case UInt8(ascii: "/"): .slash
        case UInt8(ascii: "$"), UInt8(ascii: "+"): .prefix
        case UInt8(ascii: "%"): .percent
        case UInt8(ascii: "#"), UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "<"), UInt8(ascii: "="),
            UInt8(ascii: ">"), UInt8(ascii: "@"), UInt8(ascii: "^"), UInt8(ascii: "_"), UInt8(ascii: "`"),
            UInt8(ascii: "~"):
            .letter
        default: .other
        }
    }
}
