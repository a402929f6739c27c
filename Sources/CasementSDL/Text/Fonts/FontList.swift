import CFontconfig

/// The fonts that are installed, by family.
package enum FontList {
    /// A face of a family.
    package struct Face: Sendable {
        /// The name in PostScript, or that of family and style.
        package var name: String
        /// "Bold Italic" and its like.
        package var style: String
        /// The CSS weight.
        package var weight: Int
        package var isItalic: Bool
        package var isCondensed: Bool
        package var hasEvenWidths: Bool
    }

    /// All faces that can be scaled, by the name of their family.
    package static func families() -> [String: [Face]] {
        guard FontFinder.isReady, let pattern = FcPatternCreate(), let names = FcObjectSetCreate() else { return [:] }
        defer {
            FcPatternDestroy(pattern)
            FcObjectSetDestroy(names)
        }
        FcPatternAddBool(pattern, FC_SCALABLE, FcBool(1))
        for name in [FC_FAMILY, FC_STYLE, FC_WEIGHT, FC_SLANT, FC_WIDTH, FC_SPACING, FC_POSTSCRIPT_NAME] {
            FcObjectSetAdd(names, name)
        }
        guard let list = FcFontList(nil, pattern, names) else { return [:] }
        defer { FcFontSetDestroy(list) }
        var families: [String: [Face]] = [:]
        for index in 0..<Int(list.pointee.nfont) {
            guard let font = list.pointee.fonts[index], let family = string(FC_FAMILY, of: font) else { continue }
            let style = string(FC_STYLE, of: font) ?? "Regular"
            let face = Face(
                name: string(FC_POSTSCRIPT_NAME, of: font) ?? "\(family) \(style)", style: style,
                weight: Int(FcWeightToOpenType(number(FC_WEIGHT, of: font) ?? FC_WEIGHT_REGULAR)),
                isItalic: (number(FC_SLANT, of: font) ?? 0) != FC_SLANT_ROMAN,
                isCondensed: (number(FC_WIDTH, of: font) ?? FC_WIDTH_NORMAL) < FC_WIDTH_NORMAL,
                hasEvenWidths: (number(FC_SPACING, of: font) ?? 0) >= FC_MONO)
            families[family, default: []].append(face)
        }
        return families
    }

    private static func string(_ object: String, of font: OpaquePointer) -> String? {
        var value: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(font, object, 0, &value) == FcResultMatch, let value else { return nil }
        return String(cString: value)
    }

    private static func number(_ object: String, of font: OpaquePointer) -> Int32? {
        var value: Int32 = 0
        return FcPatternGetInteger(font, object, 0, &value) == FcResultMatch ? value : nil
    }
}
