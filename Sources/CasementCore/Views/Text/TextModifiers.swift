import Foundation

// A modifier of a view applies to all texts in it that do not set the attribute themselves.

extension View {
    /// Sets the font of text in this view that specifies none.
    public func font(_ font: Font?) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Font?>> {
        environment(\.font, font)
    }

    /// Sets the weight of text in this view; nil leaves it to the fonts.
    public func fontWeight(_ weight: Font.Weight?) -> ModifiedContent<
        Self, _EnvironmentKeyWritingModifier<Font.Weight?>
    > {
        environment(\.fontWeight, weight)
    }

    /// Sets the width of text in this view, where its font supports it; nil leaves it to the fonts.
    public func fontWidth(_ width: Font.Width?) -> some View { environment(\.fontTraits.width, width) }

    /// Sets the typeface design of text in this view; nil leaves it to the fonts.
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

    /// Sets text in this view with digits of equal width, so that changing numbers do not shift other text.
    public func monospacedDigit() -> some View { environment(\.fontTraits.hasEvenDigits, true) }

    /// Sets the relative scale of text in this view.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.fontTraits.scale) { if isEnabled { $0 = scale.factor } }
    }

    /// Adds or removes an underline for text in this view.
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(\.underlineStyle, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }

    /// Adds or removes a strikethrough for text in this view.
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(\.strikethroughStyle, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }

    /// Sets the space between characters of text in this view, in points; ligatures are kept.
    public func kerning(_ kerning: CGFloat) -> some View { environment(\.textKerning, kerning) }

    /// Sets the space after each character of text in this view, in points; ligatures are split.
    public func tracking(_ tracking: CGFloat) -> some View { environment(\.textTracking, tracking) }

    /// Raises text in this view above the baseline, in points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        environment(\.textBaselineOffset, baselineOffset)
    }

    /// Converts text in this view to upper or lower case; nil leaves it unchanged.
    public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

    /// Sets whether the user can select and copy texts in this view. Editable text can always be selected.
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        environment(\.isTextSelectable, S.allowsSelection)
    }

    /// Sets the language that determines glyphs and line breaks of text in this view.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.textLanguage) { if isEnabled { $0 = language.maximalIdentifier } }
    }
}

// MARK: Lines

extension View {
    /// Sets the maximum number of lines of texts in this view; nil is unlimited.
    public func lineLimit(_ number: Int?) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Int?>> {
        environment(\.lineLimit, number)
    }

    /// Sets the maximum number of lines of texts in this view, and whether they reserve space for that many.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        environment(\.lineLimits, TextLineLimits(lower: reservesSpace ? limit : nil, upper: limit))
    }

    /// Sets the minimum number of lines for which texts in this view reserve space.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        environment(\.lineLimits, TextLineLimits(lower: limit.lowerBound))
    }

    /// Sets the maximum number of lines of texts in this view.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        environment(\.lineLimits, TextLineLimits(upper: limit.upperBound))
    }

    /// Sets the number of lines for which texts in this view reserve space, and their maximum number.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        environment(\.lineLimits, TextLineLimits(lower: limit.lowerBound, upper: limit.upperBound))
    }

    /// Aligns the lines of texts in this view within each text's own width.
    public func multilineTextAlignment(
        _ alignment: TextAlignment
    ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<TextAlignment>> {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Sets the extra space between the lines of texts in this view, in points.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

    /// Sets the place at which texts in this view that do not fit are truncated.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

    /// Sets the smallest factor by which texts in this view may shrink to fit: above 0, and at most 1, which
    /// disables it.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }

    /// Sets whether texts in this view may tighten the space between characters to fit.
    public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
}

// MARK: Speech

extension View {
    /// Sets whether punctuation is spoken. No effect: there is no speech output yet.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
    /// Sets whether characters are spelled out. No effect: there is no speech output yet.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
    /// Sets the pitch of the voice. No effect: there is no speech output yet.
    public func speechAdjustedPitch(_ value: Double) -> some View { self }
    /// Sets whether the text waits for current announcements. No effect: there is no speech output yet.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

// MARK: Selection

/// A setting for whether text can be selected: `.enabled` or `.disabled`.
public protocol TextSelectability {
    /// Whether the user can select the text.
    static var allowsSelection: Bool { get }
}

/// Text that the user can select.
public struct EnabledTextSelectability: TextSelectability {
    /// Always true.
    public static let allowsSelection = true
}

/// Text that the user cannot select.
public struct DisabledTextSelectability: TextSelectability {
    /// Always false.
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// The user can select and copy the text.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// The user cannot select the text.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

private struct TextSelectionKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    package var isTextSelectable: Bool {
        get { self[TextSelectionKey.self] }
        set { self[TextSelectionKey.self] = newValue }
    }
}
