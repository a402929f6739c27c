import Foundation

/// The displayed form of a row of text: undrawable characters are removed, tabs become spaces, secrets become dots, and
/// the composition of an input method is inserted at the caret.
struct ShownText {
    private(set) var text: String
    /// The offsets of characters in source bytes and in displayed bytes; empty if both are the same.
    private var stops: [(own: Int, shown: Int)] = []
    /// The composition of an input method in displayed bytes, and the source byte before which it is inserted.
    private(set) var composition: Range<Int>?
    private var compositionPlace = 0
    /// The largest byte of the displayed UTF-8; 0 if empty. It rules out characters that the text cannot contain.
    private(set) var largestByte: UInt8 = 0

    /// Longer lines are truncated.
    private static let longestLine = 100_000

    init(_ own: String, isSecret: Bool) {
        if isSecret {
            text = ""
            for character in own {
                stops.append((stops.isEmpty ? 0 : ownEnd, text.utf8.count))
                ownEnd += character.utf8.count
                text += "\u{2022}"
            }
            stops.append((ownEnd, text.utf8.count))
        } else if own.utf8.count <= Self.longestLine, Self.isPlain(own) {
            text = own
        } else {
            text = ""
            for character in own {
                stops.append((ownEnd, text.utf8.count))
                ownEnd += character.utf8.count
                for scalar in character.unicodeScalars { append(scalar) }
                if ownEnd > Self.longestLine { break }
            }
            stops.append((ownEnd, text.utf8.count))
        }
        noteBytes()
    }

    private mutating func noteBytes() { largestByte = text.withUTF8 { $0.max() ?? 0 } }

    private var ownEnd = 0

    private mutating func append(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x09: text += "    "
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: text += " "
        case 0..<0x20, 0x7F: break
        default: text.unicodeScalars.append(scalar)
        }
    }

    private static func isPlain(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            for index in bytes.indices {
                let byte = bytes[index]
                if byte >= 0x20, byte < 0x7F || byte > 0xC2, byte != 0xE2 { continue }
                if byte == 0xC2 {
                    if index + 1 < bytes.count, bytes[index + 1] == 0x85 { return false }
                } else if byte == 0xE2 {
                    if index + 2 < bytes.count, bytes[index + 1] == 0x80,
                        bytes[index + 2] == 0xA8 || bytes[index + 2] == 0xA9
                    {
                        return false
                    }
                } else if byte < 0x20 || byte == 0x7F {
                    return false
                }
            }
            return true
        }
    }

    /// Whether source bytes and displayed bytes are the same.
    var isSame: Bool { stops.isEmpty && composition == nil }

    /// Inserts the composition of an input method before a source byte.
    mutating func compose(_ new: TextComposition, at own: Int) {
        let start = shown(own)
        text.insert(contentsOf: new.text, at: text.utf8.index(text.startIndex, offsetBy: start))
        noteBytes()
        composition = start..<start + new.text.utf8.count
        compositionPlace = own
    }

    /// The displayed offset of a source offset.
    func shown(_ own: Int) -> Int {
        var shown = own
        if !stops.isEmpty {
            var (low, high) = (0, stops.count - 1)
            while low < high {
                let middle = (low + high + 1) / 2
                if stops[middle].own <= own { low = middle } else { high = middle - 1 }
            }
            shown = stops[low].shown
        }
        if let composition, own > compositionPlace { shown += composition.count }
        return min(shown, text.utf8.count)
    }

    /// The source offset of a displayed byte.
    func own(_ shown: Int) -> Int {
        var shown = shown
        if let composition {
            if shown > composition.upperBound {
                shown -= composition.count
            } else if shown >= composition.lowerBound {
                return compositionPlace
            }
        }
        guard !stops.isEmpty else { return shown }
        var (low, high) = (0, stops.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if stops[middle].shown <= shown { low = middle } else { high = middle - 1 }
        }
        // The first of several stops at the same displayed offset.
        while low > 0, stops[low - 1].shown == stops[low].shown { low -= 1 }
        return stops[low].own
    }
}
