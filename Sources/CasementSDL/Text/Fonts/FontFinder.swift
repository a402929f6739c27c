import CFontconfig
import CasementCore
import Foundation
import Synchronization

/// A font file on disk, and the requested properties that it lacks.
struct FontFile: Hashable {
    var path: String
    /// The face in the file, with a variable font's named instance in the upper 16 bits, as for FreeType.
    var index: Int
    /// The axes of a variable font, such as "wght=600,wdth=90"; empty for others.
    var variations = ""
    var needsBold = false
    var needsItalic = false
    /// The family of the file, for the message about a replaced font.
    var family = ""
}

/// The properties of a request that determine the font's file: all but its size and features.
struct FontStyle: Hashable {
    var family: String?
    var design: FontRequest.Design
    var weight: Int
    var width: Int
    var isItalic: Bool

    init(_ request: FontRequest) {
        (family, design, weight, width) = (request.family, request.design, request.weight, request.width)
        isItalic = request.isItalic
    }

    /// The families to try in turn if none is named.
    var systemFamilies: [String] {
        switch design {
        case .standard, .rounded: ["Inter", "DejaVu Sans"]
        case .serif: ["DejaVu Serif", "Inter", "DejaVu Sans"]
        case .monospaced: ["DejaVu Sans Mono", "Inter", "DejaVu Sans"]
        }
    }
}

/// Asks fontconfig for files. The first query reads its configuration and font lists, which takes about 6 ms: the
/// answers of the last start stand for it.
enum FontFinder {
    /// Whether fontconfig has read its configuration.
    static let isReady = FcInit() != 0

    private static let answers = Mutex(FontAnswers())
    /// The file of the answers; nil where a program did not prepare.
    private static let keptFile = Mutex(String?.none)
    private static let isSaving = Atomic(false)
    /// Whether the program has fonts of its own, which may be closer than those.
    private static let hasOwn = Atomic(false)

    /// Reads the answers of the last start on another thread, while the program connects to the display.
    static func prepare() {
        let environment = environmentOfStart
        keptFile.withLock { $0 = CacheFolder.path("fonts", environment).map { $0 + "/answers" } }
        PlainThread.start("Casement fonts") { _ = isPrepared }
    }

    /// The first text waits here, where the other thread has not ended.
    private static let isPrepared: Bool = {
        let environment = environmentOfStart
        if let path = keptFile.withLock({ $0 }), let kept = FontAnswers(contentsOf: path, environment) {
            answers.withLock { $0 = kept }
            return kept.needsLists ? isReady : true
        }
        for weight in usualWeights {
            let style = FontStyle(FontRequest(size: 0, weight: weight))
            learn(search(family: style.systemFamilies.first, style: style), family: style.systemFamilies.first, style)
        }
        return isReady
    }()
    /// The weights of the fonts that the first texts of most windows have: those of labels and of buttons.
    private static let usualWeights = [400, 500]

    private static func learn(_ file: FontFile?, family: String?, _ style: FontStyle) {
        answers.withLock { $0.learn(file, for: FontAnswers.Question(family: family, style: style)) }
        save()
    }

    /// Notes that fontconfig is needed for more than answers.
    private static func noteLists() {
        let isNew = answers.withLock { answers in
            defer { answers.needsLists = true }
            return !answers.needsLists
        }
        if isNew { save() }
    }

    /// Writes the answers a little later: a window's first texts ask for several fonts.
    private static func save() {
        guard let path = keptFile.withLock({ $0 }), !isSaving.exchange(true, ordering: .relaxed) else { return }
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) {
            isSaving.store(false, ordering: .relaxed)
            // What is found among a program's own fonts is not there for others.
            guard !hasOwn.load(ordering: .relaxed), isReady else { return }
            answers.withLock { $0 }.write(to: path, ProcessInfo.processInfo.environment)
        }
    }

    /// The closest face of exactly `family`, or nil if no such family is installed. With nil, fontconfig's preferred
    /// family is used.
    static func file(family: String?, style: FontStyle) -> FontFile? {
        guard isPrepared, !hasOwn.load(ordering: .relaxed) else { return search(family: family, style: style) }
        let question = FontAnswers.Question(family: family, style: style)
        if let known = answers.withLock({ $0.files[question] }) { return known }
        let found = search(family: family, style: style)
        learn(found, family: family, style)
        return found
    }

    /// Asks fontconfig itself.
    static func search(family: String?, style: FontStyle) -> FontFile? {
        guard isReady, let pattern = pattern(family: family, style: style) else { return nil }
        defer { FcPatternDestroy(pattern) }
        var result = FcResultMatch
        guard let match = FcFontMatch(nil, pattern, &result) else { return nil }
        defer { FcPatternDestroy(match) }
        if let family, !strings(FC_FAMILY, of: match).contains(where: { isSame($0, family) }) { return nil }
        return file(match, style: style)
    }

    /// All fonts, those closest to the style first; nil if there are none. The caller frees them.
    static func all(like style: FontStyle, language: String?) -> UnsafeMutablePointer<FcFontSet>? {
        noteLists()
        guard isReady, let pattern = pattern(family: style.family ?? style.systemFamilies.first, style: style) else {
            return nil
        }
        defer { FcPatternDestroy(pattern) }
        if let language { FcPatternAddString(pattern, FC_LANG, language) }
        var result = FcResultMatch
        return FcFontSort(nil, pattern, FcBool(0), nil, &result)
    }

    /// Registers the fonts of a file for this program. Returns their families, or nil if none can be read.
    static func register(_ path: String) -> [String]? {
        // Fonts may not be added while the other thread searches.
        guard isPrepared, isReady else { return nil }
        hasOwn.store(true, ordering: .relaxed)
        var count: Int32 = 0
        guard let pattern = FcFreeTypeQuery(path, 0, nil, &count) else { return nil }
        defer { FcPatternDestroy(pattern) }
        guard FcConfigAppFontAddFile(nil, path) != 0 else { return nil }
        return strings(FC_FAMILY, of: pattern)
    }

    /// The file of a matched font. Fonts that are not of the OpenType family cannot be shaped.
    static func file(_ match: OpaquePointer, style: FontStyle) -> FontFile? {
        if let format = strings(FC_FONTFORMAT, of: match).first, format != "TrueType", format != "CFF" { return nil }
        guard let path = strings(FC_FILE, of: match).first else { return nil }
        let wanted = FcWeightFromOpenType(Int32(min(max(style.weight, 1), 1000)))
        let isVariable = boolean(FC_VARIABLE, of: match)
        let index = UInt32(bitPattern: integer(FC_INDEX, of: match) ?? 0)
        return FontFile(
            // A variable font as such has the index of an instance that does not exist.
            path: path, index: Int(isVariable ? index & 0xFFFF : index),
            variations: strings("fontvariations", of: match).first ?? "",
            // fontconfig's own rules may request this, and then report the weight and slant that were asked for.
            needsBold: boolean(FC_EMBOLDEN, of: match)
                || wanted >= FC_WEIGHT_DEMIBOLD && (integer(FC_WEIGHT, of: match) ?? wanted) <= FC_WEIGHT_MEDIUM,
            needsItalic: style.isItalic
                && (integer(FC_SLANT, of: match) == FC_SLANT_ROMAN || hasMatrix(match)),
            family: strings(FC_FAMILY, of: match).first ?? path)
    }

    private static func pattern(family: String?, style: FontStyle) -> OpaquePointer? {
        guard let pattern = FcPatternCreate() else { return nil }
        if let family { FcPatternAddString(pattern, FC_FAMILY, family) }
        FcPatternAddInteger(pattern, FC_WEIGHT, FcWeightFromOpenType(Int32(min(max(style.weight, 1), 1000))))
        FcPatternAddInteger(pattern, FC_WIDTH, Int32(min(max(style.width, 50), 200)))
        FcPatternAddInteger(pattern, FC_SLANT, style.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
        FcPatternAddBool(pattern, FC_SCALABLE, FcBool(1))
        FcConfigSubstitute(nil, pattern, FcMatchPattern)
        FcDefaultSubstitute(pattern)
        return pattern
    }

    /// Compares family names like fontconfig, without regard to case and blanks.
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

    private static func hasMatrix(_ pattern: OpaquePointer) -> Bool {
        var matrix: UnsafeMutablePointer<FcMatrix>?
        return FcPatternGetMatrix(pattern, FC_MATRIX, 0, &matrix) == FcResultMatch
    }

    static func boolean(_ object: String, of pattern: OpaquePointer) -> Bool {
        var value = FcBool(0)
        return FcPatternGetBool(pattern, object, 0, &value) == FcResultMatch && value != 0
    }
}
