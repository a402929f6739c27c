import Foundation

/// The environment of a text except its font and paint: one value, so that a text reads one key.
struct TextTraits: Sendable {
    var font = FontTraits()
    var underline: _TextLineStyle?
    var strikethrough: _TextLineStyle?
    var kerning: CGFloat = 0
    var tracking: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var textCase: _TextCase?
    var lineLimit: Int?
    var leastLines: Int?
    var alignment = TextAlignment.leading
    var truncation = _TextTruncationMode.tail
    var lineSpacing: CGFloat = 0
    var lineHeight: TextLineHeight?
    var minimumScaleFactor: CGFloat = 1
    var allowsTightening = false
    var language: String?

    /// Whether runs have no attributes beyond their font.
    var hasPlainRuns: Bool {
        underline == nil && strikethrough == nil && kerning == 0 && tracking == 0 && baselineOffset == 0
    }
}

/// Traits shared by all descendants of the modifier that set them.
final class TextTraitsBox: Sendable {
    let traits: TextTraits
    let hasPlainRuns: Bool

    init(_ traits: TextTraits) {
        self.traits = traits
        hasPlainRuns = traits.hasPlainRuns
    }
}

private struct TextTraitsKey: EnvironmentKey { static let defaultValue = TextTraitsBox(TextTraits()) }

extension EnvironmentValues {
    var textTraits: TextTraitsBox { self[TextTraitsKey.self] }

    mutating func changeTextTraits(_ change: (inout TextTraits) -> Void) {
        var traits = textTraits.traits
        change(&traits)
        self[TextTraitsKey.self] = TextTraitsBox(traits)
    }

    /// The maximum number of lines of a text; nil is unlimited, values below 1 count as 1.
    public var lineLimit: Int? {
        get { textTraits.traits.lineLimit }
        set {
            changeTextTraits {
                $0.lineLimit = newValue.map { max(1, $0) }
                $0.leastLines = nil
            }
        }
    }

    /// The number of lines of a text: at most `upper`, with space reserved for `lower`.
    package var lineLimits: TextLineLimits {
        get { TextLineLimits(lower: textTraits.traits.leastLines, upper: textTraits.traits.lineLimit) }
        set {
            changeTextTraits {
                $0.leastLines = newValue.lower
                $0.lineLimit = newValue.upper
            }
        }
    }

    /// The alignment of a text's lines within its width.
    public var multilineTextAlignment: TextAlignment {
        get { textTraits.traits.alignment }
        set { changeTextTraits { $0.alignment = newValue } }
    }

    /// The position at which text that does not fit is truncated.
    public var truncationMode: _TextTruncationMode {
        get { textTraits.traits.truncation }
        set { changeTextTraits { $0.truncation = newValue } }
    }

    /// Additional space between the lines of a text, in points; 0 by default.
    public var lineSpacing: CGFloat {
        get { textTraits.traits.lineSpacing }
        set { changeTextTraits { $0.lineSpacing = newValue.isFinite ? max(0, newValue) : 0 } }
    }

    /// The smallest factor by which text may be scaled to fit, from 0.01 to 1; 1 by default.
    public var minimumScaleFactor: CGFloat {
        get { textTraits.traits.minimumScaleFactor }
        set { changeTextTraits { $0.minimumScaleFactor = newValue.isNaN ? 1 : min(1, max(0.01, newValue)) } }
    }

    /// Whether the spacing of letters may be reduced to fit.
    public var allowsTightening: Bool {
        get { textTraits.traits.allowsTightening }
        set { changeTextTraits { $0.allowsTightening = newValue } }
    }

    /// The conversion of letters to upper or lower case; nil for none.
    public var textCase: _TextCase? {
        get { textTraits.traits.textCase }
        set { changeTextTraits { $0.textCase = newValue } }
    }

    /// The weight of text, which overrides that of its font; nil uses the font's.
    package var fontWeight: Font.Weight? {
        get { textTraits.traits.font.weight }
        set { changeTextTraits { $0.font.weight = newValue } }
    }

    package var isItalic: Bool {
        get { textTraits.traits.font.isItalic ?? false }
        set { changeTextTraits { $0.font.isItalic = newValue } }
    }

    var fontTraits: FontTraits {
        get { textTraits.traits.font }
        set { changeTextTraits { $0.font = newValue } }
    }

    var underlineStyle: _TextLineStyle? {
        get { textTraits.traits.underline }
        set { changeTextTraits { $0.underline = newValue } }
    }

    var strikethroughStyle: _TextLineStyle? {
        get { textTraits.traits.strikethrough }
        set { changeTextTraits { $0.strikethrough = newValue } }
    }

    var textKerning: CGFloat {
        get { textTraits.traits.kerning }
        set { changeTextTraits { $0.kerning = newValue.isFinite ? newValue : 0 } }
    }

    var textTracking: CGFloat {
        get { textTraits.traits.tracking }
        set { changeTextTraits { $0.tracking = newValue.isFinite ? newValue : 0 } }
    }

    var textBaselineOffset: CGFloat {
        get { textTraits.traits.baselineOffset }
        set { changeTextTraits { $0.baselineOffset = newValue.isFinite ? newValue : 0 } }
    }

    var textLanguage: String? {
        get { textTraits.traits.language }
        set { changeTextTraits { $0.language = newValue } }
    }
}

/// The minimum and maximum number of lines; neither is less than 1.
package struct TextLineLimits: Hashable, Sendable {
    package let lower: Int?
    package let upper: Int?

    package init(lower: Int? = nil, upper: Int? = nil) {
        self.lower = lower.map { max(1, $0) }
        self.upper = upper.map { max(1, $0, lower ?? 1) }
    }
}
