import CHarfBuzz
import Glibc

/// The shapes of ASCII words in one face, without HarfBuzz: glyph and advance of each character, and the kerning of
/// each pair.
///
/// HarfBuzz takes 6 to 20 us for a short word, this 10 ns a character. The result is correct if nothing but kerning
/// happens between characters: those with which a substitution may begin are found in the font's tables
/// (`SubstitutionStarts`) and left to HarfBuzz.
final class PlainTable {
    struct Entry {
        var advance: Int32 = 0
        var glyph: UInt16 = 0
        /// How far the outline extends to the left of its start, and to the right of its advance.
        var left: Int16 = 0
        var right: Int16 = 0
        var bottom: Int16 = 0
        var top: Int16 = 0
        var isPlain = false
    }

    /// Markers for kerning that is not known yet, and for a pair that HarfBuzz must shape.
    private static var unknown: Int16 { .min }
    private static var shaped: Int16 { .min + 1 }

    let entries: UnsafeMutablePointer<Entry>
    /// Kept as it differs from `unknown`: memory that begins as zero is there only where it is written.
    private let kerning: UnsafeMutablePointer<Int16>
    private unowned let face: FontFace
    private let shaping: Shaping
    private let words: WordCache

    init(_ face: FontFace, _ shaping: Shaping, _ words: WordCache) {
        (self.face, self.shaping, self.words) = (face, shaping, words)
        entries = .allocate(capacity: 128)
        entries.initialize(repeating: Entry(), count: 128)
        kerning = Self.emptyKerning()
        var glyphs: [UInt32] = []
        for scalar in UInt32(0x20)..<0x7F { glyphs.append(face.glyph(of: scalar)) }
        let starts = SubstitutionStarts(
            face, among: glyphs, shaping: shaping, language: words.language(shaping.language))
        guard !face.isColored, let starts else { return }
        for (index, glyph) in glyphs.enumerated() where glyph != 0 && !starts.single.contains(glyph) {
            let (advance, ink) = (face.advance(of: glyph), face.ink(of: glyph))
            var entry = Entry(advance: max(advance, 0), glyph: UInt16(truncatingIfNeeded: glyph), isPlain: true)
            if !ink.isNone {
                entry.left = Int16(clamping: max(0, -ink.left))
                entry.right = Int16(clamping: max(0, ink.right - advance))
                entry.bottom = Int16(clamping: min(0, ink.bottom))
                entry.top = Int16(clamping: max(0, ink.top))
            }
            entries[index + 0x20] = entry
        }
        for pair in starts.pairs {
            for (first, glyph) in glyphs.enumerated() where glyph == pair.first {
                for (second, glyph) in glyphs.enumerated() where glyph == pair.second {
                    setKerning(Self.shaped, (first + 0x20) << 7 | (second + 0x20))
                }
            }
        }
    }

    deinit {
        entries.deallocate()
        free(kerning)
    }

    private static func emptyKerning() -> UnsafeMutablePointer<Int16> {
        guard let memory = calloc(128 * 128, MemoryLayout<Int16>.stride) else { fatalError("Out of memory.") }
        return memory.bindMemory(to: Int16.self, capacity: 128 * 128)
    }

    private func setKerning(_ value: Int16, _ index: Int) { kerning[index] = value ^ Self.unknown }

    /// The kerning of two plain characters, in font units; nil if they must be shaped together.
    @inline(__always) func kerning(_ first: UInt8, _ second: UInt8) -> Int32? {
        let index = Int(first & 127) << 7 | Int(second & 127)
        let known = kerning[index] ^ Self.unknown
        if known > Self.shaped { return Int32(known) }
        return known == Self.unknown ? findKerning(first, second, index) : nil
    }

    @inline(never) private func findKerning(_ first: UInt8, _ second: UInt8, _ index: Int) -> Int32? {
        // Words are shaped separately: nothing happens across a space.
        if first == 0x20 || second == 0x20 {
            setKerning(0, index)
            return 0
        }
        let word = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2) { pair in
            (pair[0], pair[1]) = (first, second)
            return words.word(
                UnsafeBufferPointer(pair), face: face, shaping: shaping, script: HB_SCRIPT_LATIN.rawValue,
                isRightToLeft: false)
        }
        let (a, b) = (entries[Int(first)], entries[Int(second)])
        setKerning(Self.shaped, index)
        guard word.glyphs.count == 2, word.glyphs[0].id == UInt32(a.glyph), word.glyphs[1].id == UInt32(b.glyph),
            word.glyphs[1].advance == b.advance, word.glyphs[0].x == 0, word.glyphs[1].x == 0, word.glyphs[0].y == 0,
            word.glyphs[1].y == 0
        else { return nil }
        let value = word.glyphs[0].advance - a.advance
        guard abs(value) < 16_000 else { return nil }
        setKerning(Int16(value), index)
        return value
    }

    /// The measures of a word, in font units.
    struct Extent {
        var advance = Int32(0)
        var bottom = Int16(0)
        var top = Int16(0)
    }

    /// The extent of a word, or nil if HarfBuzz must shape it.
    @inline(__always) func extent(of word: UnsafeBufferPointer<UInt8>) -> Extent? {
        var (extent, previous) = (Extent(), UInt8(0))
        for byte in word {
            let entry = entries[Int(byte & 127)]
            guard byte < 128, entry.isPlain else { return nil }
            if previous != 0 {
                guard let kern = kerning(previous, byte) else { return nil }
                extent.advance &+= kern
            }
            extent.advance &+= entry.advance
            extent.bottom = min(extent.bottom, entry.bottom)
            extent.top = max(extent.top, entry.top)
            previous = byte
        }
        extent.advance = max(extent.advance, 0)
        return extent
    }
}
