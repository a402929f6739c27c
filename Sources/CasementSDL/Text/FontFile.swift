import CFontconfig
import CasementCore
import Foundation

/// A font file on disk and what it lacks of what was asked.
struct FontFile: Hashable {
    var path: String
    /// The face in the file, with a variable font's named instance in the upper 16 bits, as FreeType takes it.
    var index: Int
    var needsBold: Bool
    var needsItalic: Bool
    /// The family of the file, to say what is used in place of a missing one.
    var family: String
}

/// Asks fontconfig for files. The library is loaded with the first question, which takes about 6 ms.
@MainActor enum FontFinder {
    private static let isReady = FcInit() != 0

    /// The closest face of exactly `family`, or nil where no such family is installed.
    /// `family` nil takes whatever fontconfig likes best.
    static func file(family: String?, weight: Int, isItalic: Bool) -> FontFile? {
        guard isReady, let pattern = FcPatternCreate() else { return nil }
        defer { FcPatternDestroy(pattern) }
        if let family { FcPatternAddString(pattern, FC_FAMILY, family) }
        let fcWeight = FcWeightFromOpenType(Int32(min(max(weight, 1), 1000)))
        FcPatternAddInteger(pattern, FC_WEIGHT, fcWeight)
        FcPatternAddInteger(pattern, FC_SLANT, isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
        FcPatternAddBool(pattern, FC_SCALABLE, FcBool(1))
        // SDL_ttf cannot set the axes of a variable font, but it opens named instances.
        FcPatternAddBool(pattern, FC_VARIABLE, FcBool(0))
        FcConfigSubstitute(nil, pattern, FcMatchPattern)
        FcDefaultSubstitute(pattern)

        var result = FcResultMatch
        guard let match = FcFontMatch(nil, pattern, &result) else { return nil }
        defer { FcPatternDestroy(match) }
        let families = strings(FC_FAMILY, of: match)
        if let family, !families.contains(where: { isSame($0, family) }) { return nil }
        guard let path = strings(FC_FILE, of: match).first else { return nil }
        let foundWeight = integer(FC_WEIGHT, of: match) ?? fcWeight
        return FontFile(
            path: path, index: Int(integer(FC_INDEX, of: match) ?? 0),
            needsBold: fcWeight >= FC_WEIGHT_DEMIBOLD && foundWeight <= FC_WEIGHT_MEDIUM,
            needsItalic: isItalic && integer(FC_SLANT, of: match) == FC_SLANT_ROMAN,
            family: families.first ?? path)
    }

    /// fontconfig compares family names without regard to case and blanks.
    private static func isSame(_ a: String, _ b: String) -> Bool {
        func folded(_ name: String) -> String { name.filter { $0 != " " }.lowercased() }
        return folded(a) == folded(b)
    }

    private static func strings(_ object: String, of pattern: OpaquePointer) -> [String] {
        var found: [String] = []
        var value: UnsafeMutablePointer<FcChar8>?
        while FcPatternGetString(pattern, object, Int32(found.count), &value) == FcResultMatch, let value {
            found.append(String(cString: value))
        }
        return found
    }

    private static func integer(_ object: String, of pattern: OpaquePointer) -> Int32? {
        var value: Int32 = 0
        return FcPatternGetInteger(pattern, object, 0, &value) == FcResultMatch ? value : nil
    }
}
