import CHarfBuzz
import CasementCore

/// The parameters of shaping a word, besides its font, script and direction.
struct Shaping: Hashable {
    var features: Features = []
    /// A number of `WordCache`; 0 for none.
    var language: Int32 = 0

    struct Features: OptionSet, Hashable {
        let rawValue: UInt16
        static let evenDigits = Features(rawValue: 1)
        static let lowercaseSmallCaps = Features(rawValue: 2)
        static let uppercaseSmallCaps = Features(rawValue: 4)
        static let noLigatures = Features(rawValue: 8)
    }
}

extension Shaping {
    /// Scripts of a single language are shaped in it, whatever the language of the surrounding text: a font may have
    /// other spaces and punctuation for it.
    func inOwnLanguage(of script: UInt32, _ words: WordCache) -> Shaping {
        var shaping = self
        switch script {
        case HB_SCRIPT_HANGUL.rawValue: shaping.language = words.korean
        case HB_SCRIPT_HIRAGANA.rawValue, HB_SCRIPT_KATAKANA.rawValue: shaping.language = words.japanese
        default: break
        }
        return shaping
    }
}

/// One glyph of a shaped word, in font units, y upwards.
struct WordGlyph {
    var id: UInt32
    /// The byte of the word where its cluster starts.
    var cluster: Int32
    var advance: Int32
    var x: Int32
    var y: Int32
}

/// HarfBuzz's result for a word. Glyphs are ordered from left to right, even if the word runs from right to left.
final class ShapedWord {
    let glyphs: ContiguousArray<WordGlyph>
    let advance: Int32
    let clusters: Int32
    let ink: Ink
    fileprivate let key: WordCache.Key
    fileprivate let bytes: ContiguousArray<UInt8>

    fileprivate init(
        _ glyphs: ContiguousArray<WordGlyph>, ink: Ink, key: WordCache.Key, bytes: ContiguousArray<UInt8>
    ) {
        (self.glyphs, self.ink, self.key, self.bytes) = (glyphs, ink, key, bytes)
        var (sum, count, last): (Int32, Int32, Int32) = (0, 0, -1)
        for glyph in glyphs {
            sum &+= glyph.advance
            if glyph.cluster != last { count += 1 }
            last = glyph.cluster
        }
        (advance, clusters) = (max(sum, 0), count)
    }
}

/// Shapes words and caches them: most words of a program recur, in another size or on another line. Bounded: when it is
/// full, the older half is evicted.
final class WordCache {
    fileprivate struct Key: Equatable {
        var face: Int
        var shaping: Shaping
        var script: UInt32
        var isRightToLeft: Bool
        var hash: UInt64 = 0
    }

    static let generationSize = 4096
    /// The maximum length of cached words, in bytes.
    private static let longestWord = 256

    private let buffer = hb_buffer_create()
    @exclusivity(unchecked) private var young = WordTable()
    @exclusivity(unchecked) private var old = WordTable()
    @exclusivity(unchecked) private var languages: [String] = []
    @exclusivity(unchecked) private(set) var shaped = 0
    /// The number of cached words.
    var count: Int { young.count + old.count }

    deinit { hb_buffer_destroy(buffer) }

    private(set) lazy var korean = number(ofLanguage: "ko")
    private(set) lazy var japanese = number(ofLanguage: "ja")

    /// The number of a BCP 47 language.
    func number(ofLanguage name: String?) -> Int32 {
        guard let name, !name.isEmpty else { return 0 }
        if let known = languages.firstIndex(of: name) { return Int32(known + 1) }
        languages.append(name)
        return Int32(languages.count)
    }

    func language(_ number: Int32) -> OpaquePointer? {
        let name = number > 0 && Int(number) <= languages.count ? languages[Int(number) - 1] : "en"
        return hb_language_from_string(name, -1)
    }

    func word(
        _ text: UnsafeBufferPointer<UInt8>, face: FontFace, shaping: Shaping, script: UInt32, isRightToLeft: Bool
    ) -> ShapedWord {
        var key = Key(face: face.id, shaping: shaping, script: script, isRightToLeft: isRightToLeft)
        guard text.count <= Self.longestWord else { return shape(text, face: face, key: key) }
        var hash = UInt64(truncatingIfNeeded: face.id &* 4 &+ (isRightToLeft ? 2 : 0)) ^ UInt64(script) << 32
        hash ^= UInt64(shaping.features.rawValue) << 16 ^ UInt64(UInt32(bitPattern: shaping.language)) << 48
        for byte in text { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        key.hash = hash ^ hash >> 29
        if let known = young.find(key, text) { return known }
        let word = old.find(key, text) ?? shape(text, face: face, key: key)
        if young.count >= Self.generationSize {
            old = young
            young = WordTable()
        }
        young.insert(word)
        return word
    }

    private func shape(_ text: UnsafeBufferPointer<UInt8>, face: FontFace, key: Key) -> ShapedWord {
        shaped += 1
        hb_buffer_clear_contents(buffer)
        text.withMemoryRebound(to: CChar.self) {
            hb_buffer_add_utf8(buffer, $0.baseAddress, Int32($0.count), 0, Int32($0.count))
        }
        hb_buffer_set_direction(buffer, key.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, hb_script_t(rawValue: key.script))
        hb_buffer_set_language(buffer, language(key.shaping.language))
        var features = Self.features(key.shaping)
        hb_shape(face.shaper, buffer, &features, UInt32(features.count))
        var count: UInt32 = 0
        let infos = hb_buffer_get_glyph_infos(buffer, &count)
        let positions = hb_buffer_get_glyph_positions(buffer, &count)
        var glyphs = ContiguousArray<WordGlyph>()
        glyphs.reserveCapacity(Int(count))
        var (ink, pen) = (Ink.none, Int32(0))
        if let infos, let positions {
            for index in 0..<Int(count) {
                let (info, place) = (infos[index], positions[index])
                glyphs.append(
                    WordGlyph(
                        id: info.codepoint, cluster: Int32(info.cluster), advance: place.x_advance, x: place.x_offset,
                        y: place.y_offset))
                ink.add(face.ink(of: info.codepoint), x: pen &+ place.x_offset, y: place.y_offset)
                pen &+= place.x_advance
            }
        }
        let isKept = text.count <= Self.longestWord
        return ShapedWord(glyphs, ink: ink, key: key, bytes: isKept ? ContiguousArray(text) : [])
    }

    static func features(_ shaping: Shaping) -> [hb_feature_t] {
        var features: [hb_feature_t] = []
        func set(_ tag: StaticString, _ value: UInt32) {
            features.append(hb_feature_t(tag: hb_tag(tag), value: value, start: 0, end: .max))
        }
        if shaping.features.contains(.evenDigits) { set("tnum", 1) }
        if shaping.features.contains(.lowercaseSmallCaps) { set("smcp", 1) }
        if shaping.features.contains(.uppercaseSmallCaps) { set("c2sc", 1) }
        if shaping.features.contains(.noLigatures) {
            set("liga", 0)
            set("clig", 0)
            set("dlig", 0)
        }
        return features
    }
}

/// An OpenType tag.
func hb_tag(_ name: StaticString) -> hb_tag_t {
    precondition(name.utf8CodeUnitCount == 4)
    let bytes = name.utf8Start
    return UInt32(bytes[0]) << 24 | UInt32(bytes[1]) << 16 | UInt32(bytes[2]) << 8 | UInt32(bytes[3])
}

/// A hash table with bytes as keys, so that a look-up creates no string.
private struct WordTable {
    private var slots: ContiguousArray<ShapedWord?>
    private var mask: Int { slots.count - 1 }
    private(set) var count = 0

    /// It grows with its words, of which most programs have few.
    init() { slots = ContiguousArray(repeating: nil, count: 256) }

    func find(_ key: WordCache.Key, _ text: UnsafeBufferPointer<UInt8>) -> ShapedWord? {
        var index = Int(truncatingIfNeeded: key.hash) & mask
        while let word = slots[index] {
            if word.key == key, word.bytes.count == text.count, word.bytes.elementsEqual(text) { return word }
            index = (index + 1) & mask
        }
        return nil
    }

    mutating func insert(_ word: ShapedWord) {
        if count * 2 >= slots.count {
            let old = slots
            slots = ContiguousArray(repeating: nil, count: old.count * 2)
            for case let word? in old { place(word) }
        }
        place(word)
        count += 1
    }

    private mutating func place(_ word: ShapedWord) {
        var index = Int(truncatingIfNeeded: word.key.hash) & mask
        while slots[index] != nil { index = (index + 1) & mask }
        slots[index] = word
    }
}
