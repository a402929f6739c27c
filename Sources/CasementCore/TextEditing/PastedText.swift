import Foundation

/// Converts text from outside the program to valid content.
package enum PastedText {
    /// Decodes text from the clipboard, which may contain any bytes: invalid UTF-8 becomes U+FFFD.
    package static func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

    /// Removes NUL and other control characters, and converts line breaks to line feeds; in a single-line field, breaks
    /// become spaces, and those at the ends are removed. The result has at most `limit` bytes, cut between characters.
    package static func clean(_ text: String, allowsBreaks: Bool, limit: Int = .max) -> String {
        var text = text
        let isClean = text.withUTF8 { bytes -> Bool in
            guard bytes.count <= limit else { return false }
            for byte in bytes where byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xE2 {
                if byte == 0x09 || (byte == 0x0A && allowsBreaks) { continue }
                return false
            }
            return true
        }
        if isClean { return text }
        let trimmed = allowsBreaks ? Substring(text) : trimmingBreaks(text)
        var result: [UInt8] = []
        result.reserveCapacity(min(trimmed.utf8.count, limit))
        var wasReturn = false
        var firstCut: Unicode.Scalar?
        for scalar in trimmed.unicodeScalars {
            defer { wasReturn = scalar == "\r" }
            let isBreak = isBreak(scalar)
            guard isBreak || scalar == "\t" || (scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value)),
                !(scalar == "\n" && wasReturn)
            else { continue }
            let kept: Unicode.Scalar = isBreak ? (allowsBreaks ? "\n" : " ") : scalar
            guard result.count + UTF8.width(kept) <= limit else {
                firstCut = kept
                break
            }
            result.append(contentsOf: UTF8.encode(kept) ?? UTF8.encodedReplacementCharacter)
        }
        var cleaned = String(decoding: result, as: UTF8.self)
        // Characters are not cut, unless nothing else is left.
        if let firstCut, let last = cleaned.last, last.utf8.count < result.count {
            var whole = String(last)
            whole.unicodeScalars.append(firstCut)
            if whole.count == 1 { cleaned.removeLast() }
        }
        return cleaned
    }

    private static func trimmingBreaks(_ text: String) -> Substring {
        var rest = Substring(text).unicodeScalars
        while let last = rest.last, isBreak(last) { rest.removeLast() }
        while let first = rest.first, isBreak(first) { rest.removeFirst() }
        return Substring(rest)
    }

    private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
        (0x0A...0x0D).contains(scalar.value) || scalar.value == 0x85 || scalar.value == 0x2028 || scalar.value == 0x2029
    }
}
