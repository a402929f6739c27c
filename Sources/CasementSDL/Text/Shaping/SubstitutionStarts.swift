import CHarfBuzz

/// The glyphs, and pairs of glyphs, with which a substitution or a contextual positioning may begin in a word made of
/// given glyphs only. Read from the font's GSUB and GPOS tables; anything not understood counts as a start.
struct SubstitutionStarts {
    private(set) var single: Set<UInt32> = []
    private(set) var pairs: [(first: UInt32, second: UInt32)] = []
    private let glyphs: Set<UInt32>
    /// The same for each glyph up to the last of them. Fonts list thousands of glyphs, again and again.
    private var isMember: [Bool]

    /// The features that HarfBuzz applies to Latin text by default.
    private static let usual: [StaticString] = [
        "rvrn", "ltra", "ltrm", "rand", "trak", "ccmp", "locl", "mark", "mkmk", "rlig", "calt", "clig", "curs", "dist",
        "kern", "liga", "rclt",
        "abvm", "blwm",
    ]

    /// Nil if anything may happen in the font's tables.
    init?(_ face: FontFace, among glyphs: [UInt32], shaping: Shaping, language: OpaquePointer?) {
        self.glyphs = Set(glyphs.filter { $0 != 0 && $0 < 1 << 16 })
        isMember = [Bool](repeating: false, count: Int(self.glyphs.max() ?? 0) + 1)
        for glyph in self.glyphs { isMember[Int(glyph)] = true }
        guard let font = hb_font_get_face(face.shaper), hb_aat_layout_has_substitution(font) == 0,
            hb_aat_layout_has_positioning(font) == 0, hb_aat_layout_has_tracking(font) == 0
        else { return nil }
        var features = Self.usual.map(hb_tag)
        features += WordCache.features(shaping).filter { $0.value != 0 }.map(\.tag)
        for tag in [hb_tag("GSUB"), hb_tag("GPOS")] {
            guard let blob = hb_face_reference_table(font, tag) else { return nil }
            defer { hb_blob_destroy(blob) }
            var length: UInt32 = 0
            guard let data = hb_blob_get_data(blob, &length), length > 0 else { continue }
            let table = FontTable(bytes: UnsafeRawBufferPointer(start: data, count: Int(length)))
            for lookup in Self.lookups(font, tag, features: features, language: language) {
                guard read(table, lookup: lookup, isPositioning: tag == hb_tag("GPOS")) else { return nil }
            }
        }
    }

    private func isAmong(_ glyph: Int) -> Bool { glyph < isMember.count && isMember[glyph] }

    private static func lookups(
        _ font: OpaquePointer, _ table: hb_tag_t, features: [hb_tag_t], language: OpaquePointer?
    ) -> Set<UInt32> {
        var (scripts, languages) = ([hb_tag_t](repeating: 0, count: 8), [hb_tag_t](repeating: 0, count: 8))
        var (scriptCount, languageCount) = (UInt32(8), UInt32(8))
        hb_ot_tags_from_script_and_language(
            HB_SCRIPT_LATIN, language, &scriptCount, &scripts, &languageCount, &languages)
        var (script, chosen, system) = (UInt32(0), hb_tag_t(0), UInt32(0))
        hb_ot_layout_table_select_script(font, table, scriptCount, scripts, &script, &chosen)
        hb_ot_layout_script_select_language(font, table, script, languageCount, languages, &system)
        var found: Set<UInt32> = []
        func add(_ feature: UInt32) {
            var (start, count) = (UInt32(0), UInt32(32))
            var indices = [UInt32](repeating: 0, count: 32)
            repeat {
                count = 32
                hb_ot_layout_feature_get_lookups(font, table, feature, start, &count, &indices)
                found.formUnion(indices.prefix(Int(count)))
                start += count
            } while count == 32
        }
        var feature: UInt32 = 0
        if hb_ot_layout_language_get_required_feature_index(font, table, script, system, &feature) != 0 { add(feature) }
        for tag in features
        where hb_ot_layout_language_find_feature(font, table, script, system, tag, &feature) != 0 { add(feature) }
        return found
    }

    // MARK: Lookups

    private mutating func read(_ table: FontTable, lookup index: UInt32, isPositioning: Bool) -> Bool {
        guard let list = table.u16(8), let offset = table.u16(list + 2 + Int(index) * 2) else { return false }
        let lookup = list + offset
        guard let type = table.u16(lookup), let count = table.u16(lookup + 4) else { return false }
        for number in 0..<count {
            guard let offset = table.u16(lookup + 6 + number * 2) else { return false }
            var (kind, at) = (type, lookup + offset)
            // An extension contains the offset of the actual lookup.
            if kind == (isPositioning ? 9 : 7) {
                guard let real = table.u16(at + 2), let far = table.u32(at + 4) else { return false }
                (kind, at) = (real, at + far)
            }
            guard isPositioning ? readPositioning(table, kind, at) : readSubstitution(table, kind, at) else {
                return false
            }
        }
        return true
    }

    private mutating func readSubstitution(_ table: FontTable, _ kind: Int, _ at: Int) -> Bool {
        switch kind {
        case 1, 2, 3, 8: addCoverage(table, at, field: 2)
        case 4: addLigatures(table, at)
        case 5, 6: addContext(table, at, isChained: kind == 6)
        default: false
        }
    }

    /// Pairs are queried from HarfBuzz one by one; marks do not occur in ASCII.
    private mutating func readPositioning(_ table: FontTable, _ kind: Int, _ at: Int) -> Bool {
        switch kind {
        case 2, 4, 5, 6: true
        case 1, 3: addCoverage(table, at, field: 2)
        case 7, 8: addContext(table, at, isChained: kind == 8)
        default: false
        }
    }

    private mutating func addContext(_ table: FontTable, _ at: Int, isChained: Bool) -> Bool {
        guard let format = table.u16(at) else { return false }
        if format == 2, isChained { return addClasses(table, at) }
        if format != 3 { return addCoverage(table, at, field: 2) }
        // Format 3 lists a coverage for each position, and the first of the input decides.
        guard isChained else { return addCoverage(table, at, field: 6) }
        // Before, input, after. If a position accepts none of the glyphs, nothing ever begins.
        var (field, input) = (2, 0)
        for part in 0..<3 {
            guard let count = table.u16(at + field) else { return false }
            field += 2
            if part == 1 { input = field }
            for _ in 0..<count {
                var isPossible = false
                guard let offset = table.u16(at + field) else { return false }
                let isRead = table.forEachCovered(at + offset) { glyph, _ in
                    isPossible = isAmong(Int(glyph))
                    return !isPossible
                }
                guard isRead || isPossible else { return false }
                if !isPossible { return true }
                field += 2
            }
        }
        return addCoverage(table, at, field: input)
    }

    /// Format 2 lists classes of glyphs for each position. A glyph is a start if each class of a rule has one of the
    /// glyphs.
    private mutating func addClasses(_ table: FontTable, _ at: Int) -> Bool {
        var classes: [[UInt32: Int]] = []
        for field in [4, 6, 8] {
            guard let offset = table.u16(at + field), let found = table.classes(of: glyphs, at + offset) else {
                return false
            }
            classes.append(found)
        }
        guard let coverage = table.u16(at + 2), let sets = table.u16(at + 10) else { return false }
        var starts: Set<Int> = []
        for number in 0..<sets {
            guard let offset = table.u16(at + 12 + number * 2) else { return false }
            if offset == 0 { continue }
            guard let rules = table.u16(at + offset) else { return false }
            for rule in 0..<rules {
                guard let inSet = table.u16(at + offset + 2 + rule * 2) else { return false }
                var (field, isPossible) = (at + offset + inSet, true)
                for part in 0..<3 {
                    guard let count = table.u16(field) else { return false }
                    field += 2
                    // The first of the input is the class of the set.
                    for _ in 0..<(part == 1 ? max(count - 1, 0) : count) {
                        guard let wanted = table.u16(field) else { return false }
                        if !classes[part].values.contains(wanted) { isPossible = false }
                        field += 2
                    }
                }
                if isPossible { starts.insert(number) }
            }
        }
        return table.forEachCovered(at + coverage) { glyph, _ in
            if let own = classes[1][glyph], starts.contains(own) { single.insert(glyph) }
            return true
        }
    }

    private mutating func addCoverage(_ table: FontTable, _ at: Int, field: Int) -> Bool {
        guard let offset = table.u16(at + field) else { return false }
        return table.forEachCovered(at + offset) { glyph, _ in
            if isAmong(Int(glyph)) { single.insert(glyph) }
            return true
        }
    }

    private mutating func addLigatures(_ table: FontTable, _ at: Int) -> Bool {
        guard let coverage = table.u16(at + 2) else { return false }
        return table.forEachCovered(at + coverage) { first, index in
            guard isAmong(Int(first)) else { return true }
            guard let offset = table.u16(at + 6 + index * 2), let count = table.u16(at + offset) else { return false }
            let set = at + offset
            for number in 0..<count {
                guard let offset = table.u16(set + 2 + number * 2), let length = table.u16(set + offset + 2) else {
                    return false
                }
                if length < 2 {
                    single.insert(first)
                    continue
                }
                var isPossible = true
                for component in 0..<length - 1 {
                    guard let glyph = table.u16(set + offset + 4 + component * 2) else { return false }
                    if !isAmong(glyph) { isPossible = false }
                }
                if isPossible, let second = table.u16(set + offset + 4) {
                    pairs.append((first, UInt32(second)))
                }
            }
            return true
        }
    }
}

/// A table of a font file: big-endian numbers, nil past its end.
private struct FontTable {
    let bytes: UnsafeRawBufferPointer

    func u16(_ at: Int) -> Int? {
        guard at >= 0, at + 2 <= bytes.count else { return nil }
        return Int(bytes[at]) << 8 | Int(bytes[at + 1])
    }

    func u32(_ at: Int) -> Int? {
        guard let high = u16(at), let low = u16(at + 2) else { return nil }
        return high << 16 | low
    }

    /// The classes of glyphs by a class table; 0 if it lists none. Nil if the table is broken.
    func classes(of glyphs: Set<UInt32>, _ at: Int) -> [UInt32: Int]? {
        var found: [UInt32: Int] = [:]
        for glyph in glyphs { found[glyph] = 0 }
        guard let format = u16(at) else { return nil }
        if format == 1 {
            guard let first = u16(at + 2), let count = u16(at + 4) else { return nil }
            for glyph in glyphs where Int(glyph) >= first && Int(glyph) < first + count {
                guard let value = u16(at + 6 + (Int(glyph) - first) * 2) else { return nil }
                found[glyph] = value
            }
            return found
        }
        guard format == 2, let count = u16(at + 2), let lowest = glyphs.min(), let highest = glyphs.max() else {
            return nil
        }
        for number in 0..<count {
            let range = at + 4 + number * 6
            guard let start = u16(range), let end = u16(range + 2), let value = u16(range + 4) else { return nil }
            if end < lowest || start > highest { continue }
            for glyph in glyphs where glyph >= start && glyph <= end { found[glyph] = value }
        }
        return found
    }

    /// Calls `body` with each glyph of a coverage table and its index; false if the table is broken, or `body` returns
    /// false.
    func forEachCovered(_ at: Int, _ body: (UInt32, Int) -> Bool) -> Bool {
        guard let format = u16(at), let count = u16(at + 2) else { return false }
        for number in 0..<count {
            if format == 1 {
                guard let glyph = u16(at + 4 + number * 2), body(UInt32(glyph), number) else { return false }
            } else {
                let range = at + 4 + number * 6
                guard format == 2, let start = u16(range), let end = u16(range + 2), let index = u16(range + 4),
                    start <= end
                else { return false }
                for glyph in start...end {
                    guard body(UInt32(glyph), index + glyph - start) else { return false }
                }
            }
        }
        return true
    }
}
