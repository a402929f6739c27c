import CFontconfig
import CHarfBuzz
import CasementCore
import Foundation

/// Finds, opens and caches fonts: one open face per file, one sized font per face and size.
final class FontBook {
    private struct RequestKey: Hashable {
        var request: FontRequest
        var scale: CGFloat
        var language: String?
    }

    let library = FontLibrary()
    // Few, and asked for at most once for each request. A dictionary's first use costs a start 0.4 million instructions
    // for each type of keys: Swift's runtime looks through all conformances for how it is hashed.
    @exclusivity(unchecked) private var files: [(style: FontStyle, file: FontFile?)] = []
    @exclusivity(unchecked) private var faces: [(file: FontFile, face: FontFace?)] = []
    /// By face and quarters of a pixel.
    @exclusivity(unchecked) private var sizes: [Int: SizedFont] = [:]
    @exclusivity(unchecked) private var byID: ContiguousArray<SizedFont> = []
    @exclusivity(unchecked) private var fonts: [RequestKey: StyledFont] = [:]
    @exclusivity(unchecked) private var last: StyledFont?
    /// The style that was last asked for, and its font.
    @exclusivity(unchecked) private var lastShared: (style: SharedTextStyle, font: StyledFont)?
    @exclusivity(unchecked) private var fallbacks: [FontStyle: FallbackFonts] = [:]
    @exclusivity(unchecked) private var warnings: Set<String> = []
    @exclusivity(unchecked) private var nextFace = 1

    private static let mostRequests = 1024

    /// The font of a style that texts share, or nil if no font can be opened at all.
    @inline(__always) func font(for shared: SharedTextStyle) -> StyledFont? {
        if let lastShared, lastShared.style === shared { return lastShared.font }
        return find(shared)
    }

    @inline(never) private func find(_ shared: SharedTextStyle) -> StyledFont? {
        let found = font(for: shared.style.font, scale: shared.scale, language: shared.paragraph.language)
        lastShared = found.map { (shared, $0) }
        return found
    }

    /// The font for a request at `scale` device pixels per point, or nil if no font can be opened at all.
    func font(for request: FontRequest, scale: CGFloat, language: String? = nil) -> StyledFont? {
        // Texts occur in runs of one font, and comparing is cheaper than hashing.
        if let last, last.scale == scale, last.language == language, last.request == request { return last }
        let key = RequestKey(request: request, scale: scale, language: language)
        if let known = fonts[key] {
            last = known
            return known
        }
        let style = FontStyle(request)
        guard let file = file(for: style), let face = face(for: file) else { return nil }
        let font = StyledFont(
            request, scale: scale, language: language, style: style,
            font: sized(face, pixelSize: Self.pixelSize(points: request.size, scale: scale)),
            shaping: Shaping(
                features: request.shapingFeatures, language: library.words.number(ofLanguage: language)))
        if fonts.count >= Self.mostRequests { fonts.removeAll() }
        fonts[key] = font
        last = font
        return font
    }

    /// A size in pixels, rounded to quarters, from 1 to 1,000; NaN counts as 1.
    static func pixelSize(points: CGFloat, scale: CGFloat) -> Double {
        let size = (Double(points * scale) * 4).rounded() / 4
        return size.isNaN ? 1 : max(1, min(size, 1000))
    }

    func sized(_ face: FontFace, pixelSize: Double) -> SizedFont {
        let key = face.id << 16 | Int(pixelSize * 4)
        if let known = sizes[key] { return known }
        let font = SizedFont(face, pixelSize: pixelSize, id: byID.count)
        byID.append(font)
        sizes[key] = font
        return font
    }

    /// The font of a placed glyph.
    @inline(__always) func sized(id: Int) -> SizedFont? { id < byID.count ? byID[id] : nil }

    /// Clears the fonts found for requests, after others were registered. Open faces stay.
    func forget() {
        (files, fonts, fallbacks, last) = ([], [:], [:], nil)
        lastShared = nil
        warnings.removeAll()
    }

    // MARK: Files

    private func face(for file: FontFile) -> FontFace? {
        if let known = faces.first(where: { $0.file == file }) { return known.face }
        let face = FontFace(file, id: nextFace, library: library)
        nextFace += 1
        faces.append((file, face))
        if face == nil {
            warn(
                about: file.path,
                "Casement cannot open the font file \(file.path): another font is used. Reinstall the font, or run fc-cache -f."
            )
        }
        return face
    }

    private func file(for style: FontStyle) -> FontFile? {
        if let known = files.first(where: { $0.style == style }) { return known.file }
        let found = find(style)
        files.append((style, found))
        return found
    }

    /// The best file that can be opened.
    private func find(_ style: FontStyle) -> FontFile? {
        func usable(_ family: String?) -> FontFile? {
            FontFinder.file(family: family, style: style).flatMap { face(for: $0) == nil ? nil : $0 }
        }
        if let family = style.family, let found = usable(family) { return found }
        let found = style.systemFamilies.lazy.compactMap(usable).first ?? usable(nil) ?? usable("DejaVu Sans")
        guard let found else {
            warn(
                about: "no font",
                "Casement found no font on this system: texts stay empty. Install one, for example with: apt install fonts-inter"
            )
            return nil
        }
        if let family = style.family {
            warn(
                about: "family " + family,
                "Casement: the font family \"\(family)\" is not installed; \"\(found.family)\" is used instead. Install the family to see it."
            )
        }
        return found
    }

    // MARK: Fallback

    /// The font for a cluster that its own font lacks: as close to the style as possible, and in colour for an emoji.
    func fallback(for scalars: [UInt32], isEmoji: Bool, like font: StyledFont) -> SizedFont? {
        if fallbacks.count > 64 { fallbacks.removeAll() }
        let fonts: FallbackFonts
        if let known = fallbacks[font.style] {
            fonts = known
        } else {
            fonts = FallbackFonts(font.style, language: font.language)
            fallbacks[font.style] = fonts
        }
        return fonts.face(for: scalars, isEmoji: isEmoji) { self.face(for: $0) }.map {
            sized($0, pixelSize: font.font.pixelSize)
        }
    }

    /// Prints one line on standard error, once per subject.
    private func warn(about subject: String, _ message: String) {
        guard warnings.insert(subject).inserted else { return }
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }
}

/// A font request at a scale, with its font.
final class StyledFont {
    let request: FontRequest
    let scale: CGFloat
    let language: String?
    let style: FontStyle
    let font: SizedFont
    let shaping: Shaping
    /// The glyphs of ASCII words.
    let plain: PlainTable
    /// The same font for text with letter spacing.
    private(set) lazy var withoutLigatures: StyledFont = StyledFont(
        request, scale: scale, language: language, style: style, font: font,
        shaping: Shaping(features: shaping.features.union(.noLigatures), language: shaping.language))

    init(
        _ request: FontRequest, scale: CGFloat, language: String?, style: FontStyle, font: SizedFont, shaping: Shaping
    ) {
        (self.request, self.scale, self.language, self.style) = (request, scale, language, style)
        (self.font, self.shaping, plain) = (font, shaping, font.face.plainTable(shaping))
    }
}

extension FontRequest {
    var shapingFeatures: Shaping.Features {
        var features: Shaping.Features = hasEvenDigits ? .evenDigits : []
        if caps == .lowercaseSmall || caps == .small { features.insert(.lowercaseSmallCaps) }
        if caps == .uppercaseSmall || caps == .small { features.insert(.uppercaseSmallCaps) }
        return features
    }
}

/// The fonts of the system, those closest to a style first, and the characters that each covers.
final class FallbackFonts {
    private let style: FontStyle
    private let fonts: UnsafeMutablePointer<FcFontSet>?
    /// Indices in `fonts` by scalar; -1 for none.
    @exclusivity(unchecked) private var found: [UInt32: Int] = [:]
    @exclusivity(unchecked) private var foundEmoji: [UInt32: Int] = [:]
    private static let mostFound = 8192

    init(_ style: FontStyle, language: String?) {
        self.style = style
        fonts = FontFinder.all(like: style, language: language)
    }

    deinit { fonts.map(FcFontSetDestroy) }

    /// The first font that has all of the scalars, or else the first that has the first of them.
    func face(for scalars: [UInt32], isEmoji: Bool, open: (FontFile) -> FontFace?) -> FontFace? {
        guard let fonts, let first = scalars.first else { return nil }
        if scalars.count == 1, let known = isEmoji ? foundEmoji[first] : found[first] {
            return known < 0
                ? nil : fonts.pointee.fonts[known].flatMap { FontFinder.file($0, style: style) }.flatMap(open)
        }
        let (index, face) = search(fonts.pointee, scalars, isEmoji: isEmoji, open)
        if scalars.count == 1 {
            if found.count + foundEmoji.count > Self.mostFound { (found, foundEmoji) = ([:], [:]) }
            if isEmoji { foundEmoji[first] = index } else { found[first] = index }
        } else if face == nil {
            return self.face(for: [first], isEmoji: isEmoji, open: open)
        }
        return face
    }

    private func search(
        _ fonts: FcFontSet, _ scalars: [UInt32], isEmoji: Bool, _ open: (FontFile) -> FontFace?
    ) -> (Int, FontFace?) {
        // Colour fonts are for emoji; for other characters only if no other font has them.
        for wantsColor in [isEmoji, !isEmoji] {
            for index in 0..<Int(fonts.nfont) {
                guard let pattern = fonts.fonts[index], FontFinder.boolean(FC_COLOR, of: pattern) == wantsColor else {
                    continue
                }
                var covered: OpaquePointer?
                guard FcPatternGetCharSet(pattern, FC_CHARSET, 0, &covered) == FcResultMatch,
                    scalars.allSatisfy({ FcCharSetHasChar(covered, $0) != 0 }),
                    let file = FontFinder.file(pattern, style: style), let face = open(file)
                else { continue }
                return (index, face)
            }
        }
        return (-1, nil)
    }
}
