import Foundation

/// What surrounds a text, but for its font and paint: one value, so that a text reads one key.
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
    var minimumScaleFactor: CGFloat = 1
    var allowsTightening = false
    var language: String?

    /// Whether a run has nothing that its font does not say.
    var hasPlainRuns: Bool {
        underline == nil && strikethrough == nil && kerning == 0 && tracking == 0 && baselineOffset == 0
    }
}

/// Traits that are shared by all below the modifier that set them.
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

    /// The largest number of lines a text takes; nil is unlimited, less than 1 counts as 1.
    public var lineLimit: Int? {
        get { textTraits.traits.lineLimit }
        set {
            changeTextTraits {
                $0.lineLimit = newValue.map { max(1, $0) }
                $0.leastLines = nil
            }
        }
    }

    /// How many lines a text takes: at most `upper`, and at least the room for `lower`.
    package var lineLimits: TextLineLimits {
        get { TextLineLimits(lower: textTraits.traits.leastLines, upper: textTraits.traits.lineLimit) }
        set {
            changeTextTraits {
                $0.leastLines = newValue.lower
                $0.lineLimit = newValue.upper
            }
        }
    }

    /// How the lines of a text line up within its own width.
    public var multilineTextAlignment: TextAlignment {
        get { textTraits.traits.alignment }
        set { changeTextTraits { $0.alignment = newValue } }
    }

    /// Where a text is cut that does not fit.
    public var truncationMode: _TextTruncationMode {
        get { textTraits.traits.truncation }
        set { changeTextTraits { $0.truncation = newValue } }
    }

    /// Points between the lines of a text, beyond what its font says.
    public var lineSpacing: CGFloat {
        get { textTraits.traits.lineSpacing }
        set { changeTextTraits { $0.lineSpacing = newValue.isFinite ? max(0, newValue) : 0 } }
    }

    /// How much smaller a text may be written to fit, from above 0 to 1.
    public var minimumScaleFactor: CGFloat {
        get { textTraits.traits.minimumScaleFactor }
        set { changeTextTraits { $0.minimumScaleFactor = newValue.isNaN ? 1 : min(1, max(0.01, newValue)) } }
    }

    /// Whether the letters of a text may move together to fit.
    public var allowsTightening: Bool {
        get { textTraits.traits.allowsTightening }
        set { changeTextTraits { $0.allowsTightening = newValue } }
    }

    /// The letters that texts are written with; nil leaves them as they are.
    public var textCase: _TextCase? {
        get { textTraits.traits.textCase }
        set { changeTextTraits { $0.textCase = newValue } }
    }

    /// The weight of text, whatever its font says; nil leaves it to the font.
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

/// The least and the greatest number of lines; neither is less than 1.
package struct TextLineLimits: Hashable, Sendable {
    package let lower: Int?
    package let upper: Int?

    package init(lower: Int? = nil, upper: Int? = nil) {
        self.lower = lower.map { max(1, $0) }
        self.upper = upper.map { max(1, $0, lower ?? 1) }
    }
}
