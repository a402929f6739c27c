import CFreeType
import CHarfBuzz
import CasementCore
import Foundation

/// One open face of a font file. All its measures are in font units, so that shaped text serves every size.
final class FontFace {
    let file: FontFile
    /// A unique number, never reused.
    let id: Int
    let freeType: FT_Face
    let shaper: OpaquePointer
    let unitsPerEm: Double
    /// Above and, counted downwards, below the baseline; and the distance of baselines.
    let (ascent, descent, lineHeight): (Double, Double, Double)
    /// Whether its glyphs have their own colours.
    let isColored: Bool
    private let library: FontLibrary
    @exclusivity(unchecked) private var plainTables: [(shaping: Shaping, table: PlainTable)] = []
    @exclusivity(unchecked) private var inks: [UInt32: Ink] = [:]

    /// Nil if the file cannot be read as a font.
    init?(_ file: FontFile, id: Int, library: FontLibrary) {
        var opened: FT_Face?
        guard let freeTypeLibrary = library.freeType,
            FT_New_Face(freeTypeLibrary, file.path, FT_Long(file.index), &opened) == 0, let face = opened
        else { return nil }
        self.library = library
        Self.set(file.variations, of: face)
        let source = hb_ft_face_create_referenced(face)
        let units = Double(
            face.pointee.units_per_EM > 0 ? Int(face.pointee.units_per_EM) : Int(hb_face_get_upem(source)))
        guard let source, let font = hb_font_create(source), units > 0, hb_face_get_glyph_count(source) > 0 else {
            FT_Done_Face(face)
            return nil
        }
        hb_face_destroy(source)
        (self.file, self.id, freeType, shaper, unitsPerEm) = (file, id, face, font, units)
        Self.copyVariations(of: face, to: font)
        var (above, below) = (Double(face.pointee.ascender), -Double(face.pointee.descender))
        if above + below <= 0 { (above, below) = (units * 0.8, units * 0.2) }
        (ascent, descent) = (above, below)
        lineHeight = max(Double(face.pointee.height), 0)
        isColored = face.pointee.face_flags & (1 << 14) != 0
    }

    deinit {
        hb_font_destroy(shaper)
        FT_Done_Face(freeType)
    }

    /// The glyph of a scalar; 0 if the font has none.
    func glyph(of scalar: UInt32) -> UInt32 {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(shaper, scalar, &glyph) != 0 ? glyph : 0
    }

    func advance(of glyph: UInt32) -> Int32 { hb_font_get_glyph_h_advance(shaper, glyph) }

    /// The bounding box of a glyph's outline.
    func ink(of glyph: UInt32) -> Ink {
        if let known = inks[glyph] { return known }
        var extents = hb_glyph_extents_t()
        var ink = Ink.none
        if hb_font_get_glyph_extents(shaper, glyph, &extents) != 0, extents.width != 0 {
            ink = Ink(
                left: extents.x_bearing, right: extents.x_bearing &+ extents.width,
                bottom: extents.y_bearing &+ extents.height, top: extents.y_bearing)
        }
        inks[glyph] = ink
        return ink
    }

    /// The table for ASCII words with a kind of shaping.
    func plainTable(_ shaping: Shaping) -> PlainTable {
        if let known = plainTables.first(where: { $0.shaping == shaping }) { return known.table }
        let table = PlainTable(self, shaping, library.words)
        plainTables.append((shaping, table))
        return table
    }

    // MARK: Rules

    /// The underline's centre below the baseline, and its thickness.
    var underline: (below: Double, thickness: Double) {
        let thickness = Double(freeType.pointee.underline_thickness)
        let position = -Double(freeType.pointee.underline_position)
        return (position > 0 ? position : unitsPerEm * 0.1, thickness > 0 ? thickness : unitsPerEm * 0.05)
    }

    /// The strikethrough's centre above the baseline, and its thickness.
    var strikethrough: (above: Double, thickness: Double) {
        let usual = (above: unitsPerEm * 0.26, thickness: underline.thickness)
        guard let table = FT_Get_Sfnt_Table(freeType, FT_SFNT_OS2) else { return usual }
        let os2 = table.assumingMemoryBound(to: TT_OS2.self).pointee
        guard os2.yStrikeoutSize > 0, os2.yStrikeoutPosition > 0 else { return usual }
        return (Double(os2.yStrikeoutPosition) - Double(os2.yStrikeoutSize) / 2, Double(os2.yStrikeoutSize))
    }

    // MARK: Variable fonts

    private static func set(_ variations: String, of face: FT_Face) {
        guard !variations.isEmpty else { return }
        var master: UnsafeMutablePointer<FT_MM_Var>?
        guard FT_Get_MM_Var(face, &master) == 0, let master else { return }
        defer { FT_Done_MM_Var(face.pointee.glyph.pointee.library, master) }
        var wanted: [String: Double] = [:]
        for part in variations.split(separator: ",") {
            let sides = part.split(separator: "=")
            if sides.count == 2, let value = Double(sides[1]) { wanted[String(sides[0])] = value }
        }
        var coordinates: [FT_Fixed] = []
        for number in 0..<Int(master.pointee.num_axis) {
            let axis = master.pointee.axis[number]
            let value = wanted[name(of: UInt32(truncatingIfNeeded: axis.tag))].map { FT_Fixed($0 * 65536) } ?? axis.def
            coordinates.append(min(max(value, axis.minimum), axis.maximum))
        }
        FT_Set_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates)
    }

    private static func name(of tag: UInt32) -> String {
        String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
    }

    private static func copyVariations(of face: FT_Face, to font: OpaquePointer) {
        var master: UnsafeMutablePointer<FT_MM_Var>?
        guard face.pointee.face_flags & (1 << 8) != 0, FT_Get_MM_Var(face, &master) == 0, let master else { return }
        defer { FT_Done_MM_Var(face.pointee.glyph.pointee.library, master) }
        var coordinates = [FT_Fixed](repeating: 0, count: Int(master.pointee.num_axis))
        guard FT_Get_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates) == 0 else { return }
        hb_font_set_var_coords_design(font, coordinates.map { Float($0) / 65536 }, UInt32(coordinates.count))
    }
}

/// A bounding box of outlines, y upwards.
struct Ink {
    var left: Int32
    var right: Int32
    var bottom: Int32
    var top: Int32

    static let none = Ink(left: .max, right: .min, bottom: .max, top: .min)

    var isNone: Bool { left > right }

    mutating func add(_ other: Ink, x: Int32, y: Int32) {
        guard !other.isNone else { return }
        left = min(left, other.left &+ x)
        right = max(right, other.right &+ x)
        bottom = min(bottom, other.bottom &+ y)
        top = max(top, other.top &+ y)
    }
}

/// FreeType, and the data that all faces share.
final class FontLibrary {
    let freeType: FT_Library?
    let words = WordCache()

    init() {
        var library: FT_Library?
        freeType = FT_Init_FreeType(&library) == 0 ? library : nil
    }

    /// All faces are closed by then: each keeps the library.
    deinit { FT_Done_FreeType(freeType) }
}
