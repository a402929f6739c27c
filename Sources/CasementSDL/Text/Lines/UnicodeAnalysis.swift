import CICU
import CasementCore
import Foundation

/// ICU's analysis of one paragraph: line breaks, and the direction of its characters. ICU's data is loaded on first
/// use.
final class UnicodeAnalysis {
    /// The paragraph in UTF-16, and for each unit the byte at which its character starts.
    @exclusivity(unchecked) private var units: ContiguousArray<UInt16> = []
    @exclusivity(unchecked) private var byteOf: ContiguousArray<Int32> = []
    @exclusivity(unchecked) private var iterators: [String: OpaquePointer] = [:]
    @exclusivity(unchecked) private var bidi: OpaquePointer?
    /// The word iterator, and its language.
    @exclusivity(unchecked) private var words: (language: String, iterator: OpaquePointer)?

    deinit {
        if let words { casement_breaks_close(words.iterator) }
        for iterator in iterators.values { casement_breaks_close(iterator) }
        if let bidi { casement_levels_close(bidi) }
    }

    /// Loads a paragraph of valid UTF-8 whose first byte is at `offset` of its text.
    func load(_ text: UnsafeBufferPointer<UInt8>, offset: Int) {
        units.removeAll(keepingCapacity: true)
        byteOf.removeAll(keepingCapacity: true)
        var index = 0
        while index < text.count {
            let (scalar, length) = UTF8Scalars.scalar(text, index)
            byteOf.append(Int32(offset + index))
            if scalar >= 0x10000 {
                units.append(UInt16(0xD800 + ((scalar - 0x10000) >> 10)))
                units.append(UInt16(0xDC00 + ((scalar - 0x10000) & 0x3FF)))
                byteOf.append(Int32(offset + index))
            } else {
                units.append(UInt16(scalar))
            }
            index += length
        }
        byteOf.append(Int32(offset + text.count))
    }

    /// Appends where the next line would start after each break, the end included.
    func findBreaks(language: String?, into breaks: inout ContiguousArray<Int32>) {
        let end = byteOf[byteOf.count - 1]
        guard let iterator = iterator(language ?? "en") else { return breaks.append(end) }
        units.withUnsafeBufferPointer {
            casement_breaks_setText(iterator, $0.baseAddress, Int32($0.count))
            while true {
                let next = casement_breaks_next(iterator)
                guard next >= 0, Int(next) < $0.count else { break }
                breaks.append(byteOf[Int(next)])
            }
        }
        breaks.append(end)
    }

    /// The words and the text between them, in order and without gaps.
    func findWords(language: String?, into segments: inout [WordSegment]) {
        let language = language ?? "en"
        if words?.language != language {
            if let words { casement_breaks_close(words.iterator) }
            words = casement_words_open(language).map { (language, $0) }
        }
        guard let words = words?.iterator else {
            return segments.append(WordSegment(0..<Int(byteOf[byteOf.count - 1]), isWord: true))
        }
        units.withUnsafeBufferPointer {
            casement_breaks_setText(words, $0.baseAddress, Int32($0.count))
            var start = 0
            while true {
                let next = Int(casement_breaks_next(words))
                guard next > 0, next <= $0.count else { break }
                let end = Int(byteOf[next])
                segments.append(WordSegment(start..<end, isWord: casement_words_isWord(words) != 0))
                start = end
            }
        }
    }

    private func iterator(_ language: String) -> OpaquePointer? {
        if let known = iterators[language] { return known }
        let iterator = casement_breaks_open(language)
        if iterators.count >= 16 {
            for iterator in iterators.values { casement_breaks_close(iterator) }
            iterators.removeAll()
        }
        if let iterator { iterators[language] = iterator }
        return iterator
    }

    /// The paragraph's own level, and that of each byte that starts a character. The paragraph's level is that of its
    /// first strong character; without one, it is right to left if `isRightToLeft`.
    func levels(isRightToLeft: Bool, into levels: inout ContiguousArray<UInt8>, offset: Int) -> UInt8 {
        if bidi == nil { bidi = casement_levels_open() }
        let length = Int(byteOf[byteOf.count - 1]) - offset
        levels.removeAll(keepingCapacity: true)
        levels.append(contentsOf: repeatElement(0, count: length + 1))
        var own: UInt8 = 0
        guard let bidi else { return 0 }
        units.withUnsafeBufferPointer { units in
            guard
                let found = casement_levels_find(
                    bidi, units.baseAddress, Int32(units.count), isRightToLeft ? 1 : 0, &own)
            else { return }
            for index in units.indices { levels[Int(byteOf[index]) - offset] = found[index] }
        }
        return own
    }
}

enum UTF8Scalars {
    /// The scalar at a byte that starts one, and its length in bytes. The text is valid.
    static func scalar(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> (value: UInt32, length: Int) {
        let first = UInt32(text[index])
        func next(_ distance: Int) -> UInt32 {
            index + distance < text.count ? UInt32(text[index + distance]) & 0x3F : 0
        }
        if first < 0x80 { return (first, 1) }
        if first < 0xE0 { return ((first & 0x1F) << 6 | next(1), 2) }
        if first < 0xF0 { return ((first & 0x0F) << 12 | next(1) << 6 | next(2), 3) }
        return ((first & 0x07) << 18 | next(1) << 12 | next(2) << 6 | next(3), 4)
    }

    /// Whether a text with the scalar may run from right to left anywhere.
    static func isRightToLeft(_ scalar: UInt32) -> Bool {
        scalar >= 0x590
            && ((0x590...0x8FF).contains(scalar) || (0x200E...0x200F).contains(scalar)
                || (0x202A...0x202E).contains(scalar) || (0x2066...0x2069).contains(scalar)
                || (0xFB1D...0xFDFF).contains(scalar) || (0xFE70...0xFEFF).contains(scalar)
                || (0x10800...0x10FFF).contains(scalar) || (0x1E800...0x1EFFF).contains(scalar))
    }

    /// Whether the scalar is a space that hangs at the end of a line.
    static func isSpace(_ scalar: UInt32) -> Bool {
        scalar == 0x20 || scalar == 0x1680 || (0x2000...0x2006).contains(scalar) || (0x2008...0x200A).contains(scalar)
            || scalar == 0x205F || scalar == 0x3000
    }

    /// Whether the scalar is not drawn, so that no font needs to have it.
    static func isIgnorable(_ scalar: UInt32) -> Bool {
        scalar == 0xAD || scalar == 0x34F || scalar == 0x61C || (0x200B...0x200F).contains(scalar)
            || (0x202A...0x202E).contains(scalar) || (0x2060...0x206F).contains(scalar)
            || (0xFE00...0xFE0F).contains(scalar) || scalar == 0xFEFF || (0xE0000...0xE0FFF).contains(scalar)
            || (0x80..<0xA0).contains(scalar)
    }
}
