import Foundation

// What is said of a view holds for all texts in it that say nothing themselves.

extension View {
    /// The font of text in this view that says none.
    public func font(_ font: Font?) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Font?>> {
        environment(\.font, font)
    }

    /// The weight of text in this view; nil leaves it to the fonts.
    public func fontWeight(_ weight: Font.Weight?) -> ModifiedContent<
        Self, _EnvironmentKeyWritingModifier<Font.Weight?>
    > {
        environment(\.fontWeight, weight)
    }

    /// The width of text in this view, where its font has one; nil leaves it to the fonts.
    public func fontWidth(_ width: Font.Width?) -> some View { environment(\.fontTraits.width, width) }

    /// The kind of typeface of text in this view; nil leaves it to the fonts.
    public func fontDesign(_ design: Font.Design?) -> some View { environment(\.fontTraits.design, design) }

    /// Makes text in this view bold.
    public func bold(_ isActive: Bool = true) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Font.Weight?>> {
        fontWeight(isActive ? .bold : nil)
    }

    /// Makes text in this view italic.
    public func italic(_ isActive: Bool = true) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Bool>> {
        environment(\.isItalic, isActive)
    }

    /// Shows text in this view in a monospaced font.
    public func monospaced(_ isActive: Bool = true) -> some View { environment(\.fontTraits.isMonospaced, isActive) }

    /// Gives text in this view digits that are all equally wide, so that numbers that change move nothing.
    public func monospacedDigit() -> some View { environment(\.fontTraits.hasEvenDigits, true) }

    /// How large text in this view is beside other text.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.fontTraits.scale) { if isEnabled { $0 = scale.factor } }
    }

    /// A line under text in this view, or none.
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(\.underlineStyle, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }

    /// A line through text in this view, or none.
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(\.strikethroughStyle, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }

    /// Points between the characters of text in this view; ligatures stay.
    public func kerning(_ kerning: CGFloat) -> some View { environment(\.textKerning, kerning) }

    /// Points after each character of text in this view; ligatures are broken up.
    public func tracking(_ tracking: CGFloat) -> some View { environment(\.textTracking, tracking) }

    /// How far text in this view is lifted above the baseline, in points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        environment(\.textBaselineOffset, baselineOffset)
    }

    /// The letters that text in this view is written with; nil leaves them as they are.
    public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

    /// Whether a person can select and copy the texts in this view. Text that is edited always can be selected.
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        environment(\.isTextSelectable, S.allowsSelection)
    }

    /// The language that decides about glyphs and line breaks of text in this view.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.textLanguage) { if isEnabled { $0 = language.maximalIdentifier } }
    }
}

// MARK: Lines

extension View {
    /// The largest number of lines that texts in this view take; nil is unlimited.
    public func lineLimit(_ number: Int?) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Int?>> {
        environment(\.lineLimit, number)
    }

    /// The largest number of lines that texts in this view take, and whether they keep the room for so many.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        environment(\.lineLimits, TextLineLimits(lower: reservesSpace ? limit : nil, upper: limit))
    }

    /// The least number of lines that texts in this view keep the room for.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        environment(\.lineLimits, TextLineLimits(lower: limit.lowerBound))
    }

    /// The largest number of lines that texts in this view take.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        environment(\.lineLimits, TextLineLimits(upper: limit.upperBound))
    }

    /// The numbers of lines that texts in this view keep the room for, and that they take at most.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        environment(\.lineLimits, TextLineLimits(lower: limit.lowerBound, upper: limit.upperBound))
    }

    /// How the lines of texts in this view line up within each text's own width.
    public func multilineTextAlignment(
        _ alignment: TextAlignment
    ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<TextAlignment>> {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Points between the lines of texts in this view, beyond what their fonts say.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

    /// Where texts in this view are cut that do not fit.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

    /// How much smaller texts in this view may be written to fit: from above 0 to 1, which is not at all.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }

    /// Whether the letters of texts in this view may move together to fit.
    public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
}

// MARK: Speech

extension View {
    /// Whether punctuation is said aloud. Without effect: nothing speaks yet.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
    /// Whether letters are said one by one. Without effect: nothing speaks yet.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
    /// How high the voice is. Without effect: nothing speaks yet.
    public func speechAdjustedPitch(_ value: Double) -> some View { self }
    /// Whether the text waits for what is being said. Without effect: nothing speaks yet.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

// MARK: Selection

/// Whether text can be selected: `.enabled` or `.disabled`.
public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}

/// Text that a person can select.
public struct EnabledTextSelectability: TextSelectability {
    public static let allowsSelection = true
}

/// Text that a person cannot select.
public struct DisabledTextSelectability: TextSelectability {
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

private struct TextSelectionKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    package var isTextSelectable: Bool {
        get { self[TextSelectionKey.self] }
        set { self[TextSelectionKey.self] = newValue }
    }
}
