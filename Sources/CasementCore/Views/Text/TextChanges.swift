import Foundation

/// The modifiers of a text as a linked list, the last first. The first modifier wins, as with views: it is nearest to
/// the text.
final class TextModifiers: Sendable {
    enum Change: Equatable, Sendable {
        case font(Font?)
        case weight(Font.Weight?)
        case width(Font.Width?)
        case design(Font.Design?)
        case italic(Bool)
        case monospaced(Bool)
        case evenDigits
        case scale(CGFloat)
        case color(Color?)
        case style(StyleBox)
        case underline(_TextLineStyle?)
        case strikethrough(_TextLineStyle?)
        case kerning(CGFloat)
        case tracking(CGFloat)
        case baselineOffset(CGFloat)
        case language(String?)
        case accessibilityLabel(AccessibilityLabelText)
        case heading(AccessibilityHeadingLevel)
        case attribute(AttributeBox)
    }

    let change: Change
    let next: TextModifiers?

    init(_ change: Change, _ next: TextModifiers?) { (self.change, self.next) = (change, next) }

    private struct Coloring {
        let color: Color?
        let modifiers: TextModifiers
    }

    /// Those that only set a colour, the last first: the texts of a list's rows have few colours, in turn.
    // Not isolated, because any thread makes texts: read and set where `MainThread.isCurrent` alone, which is on one
    // thread at a time.
    @exclusivity(unchecked) nonisolated(unsafe) private static var recent: (Coloring?, Coloring?, Coloring?) =
        (nil, nil, nil)

    /// Modifiers that only set a colour, shared by the texts that have the same.
    static func coloring(_ color: Color?) -> TextModifiers {
        guard MainThread.isCurrent else { return TextModifiers(.color(color), nil) }
        if let known = recent.0, known.color == color { return known.modifiers }
        if let known = recent.1, known.color == color { return known.modifiers }
        if let known = recent.2, known.color == color { return known.modifiers }
        let new = Coloring(color: color, modifiers: TextModifiers(.color(color), nil))
        recent = (new, recent.0, recent.1)
        return new.modifiers
    }

    func isSame(as other: TextModifiers) -> Bool {
        var (old, new): (TextModifiers?, TextModifiers?) = (self, other)
        while let a = old, let b = new {
            if a === b { return true }
            if a.change != b.change { return false }
            (old, new) = (a.next, b.next)
        }
        return old == nil && new == nil
    }
}

/// A style that is not a colour.
struct StyleBox: Equatable, Sendable {
    let style: any ShapeStyle

    static func == (a: StyleBox, b: StyleBox) -> Bool {
        func isSame<T: Equatable>(_ value: T) -> Bool { b.style as? T == value }
        return (a.style as? any Equatable).map { isSame($0) } ?? false
    }
}

/// The accessibility label of a text.
final class AccessibilityLabelText: Equatable, Sendable {
    let text: Text
    init(_ text: Text) { self.text = text }
    static func == (a: AccessibilityLabelText, b: AccessibilityLabelText) -> Bool { a.text == b.text }
}

/// The accessibility properties of a text other than its string.
struct TextAccessibility: Equatable {
    var label: String?
    var heading: AccessibilityHeadingLevel?
}

extension Text {
    /// The style of an underline or a strikethrough.
    public typealias LineStyle = _TextLineStyle
    /// A conversion to upper or lower case.
    public typealias Case = _TextCase
    /// The place at which a line that does not fit is truncated.
    public typealias TruncationMode = _TextTruncationMode
    /// A relative scale of text.
    public typealias Scale = _TextScale

    func with(_ change: TextModifiers.Change) -> Text {
        var text = self
        text.modifiers = TextModifiers(change, modifiers)
        return text
    }

    private func with(_ color: Color?) -> Text {
        guard modifiers == nil else { return with(.color(color)) }
        var text = self
        text.modifiers = .coloring(color)
        return text
    }

    /// Sets the font of this text; nil inherits it.
    public func font(_ font: Font?) -> Text { with(.font(font)) }
    /// Sets the weight of this text, overriding its font; nil inherits it.
    public func fontWeight(_ weight: Font.Weight?) -> Text { with(.weight(weight)) }
    /// Sets the width of this text, if its font supports it; nil inherits it.
    public func fontWidth(_ width: Font.Width?) -> Text { with(.width(width)) }
    /// Sets the typeface design of this text, overriding its font; nil inherits it.
    public func fontDesign(_ design: Font.Design?) -> Text { with(.design(design)) }
    /// Makes this text bold.
    public func bold() -> Text { fontWeight(.bold) }
    /// Makes this text bold, or inherits the weight.
    public func bold(_ isActive: Bool) -> Text { fontWeight(isActive ? .bold : nil) }
    /// Makes this text italic.
    public func italic() -> Text { with(.italic(true)) }
    /// Makes this text italic or upright.
    public func italic(_ isActive: Bool) -> Text { with(.italic(isActive)) }
    /// Sets this text in a monospaced font, or in its own.
    public func monospaced(_ isActive: Bool = true) -> Text { with(.monospaced(isActive)) }
    /// Sets this text with digits of equal width.
    public func monospacedDigit() -> Text { with(.evenDigits) }
    /// Sets the relative scale of this text.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? with(.scale(scale.factor)) : self
    }

    /// Sets the colour of this text, overriding the environment's; nil inherits it.
    public func foregroundColor(_ color: Color?) -> Text { with(color) }
    /// Sets the style of this text, overriding the environment's.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        if let color = style as? Color { return with(color) }
        return with(.style(StyleBox(style: style)))
    }

    /// Adds or removes an underline.
    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        with(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Adds or removes a strikethrough.
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        with(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Sets the space between characters, in points; ligatures are kept.
    public func kerning(_ kerning: CGFloat) -> Text { with(.kerning(kerning.isFinite ? kerning : 0)) }
    /// Sets the space after each character, in points; ligatures are split. Tracking wins over kerning.
    public func tracking(_ tracking: CGFloat) -> Text { with(.tracking(tracking.isFinite ? tracking : 0)) }
    /// Raises this text above the baseline, in points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        with(.baselineOffset(baselineOffset.isFinite ? baselineOffset : 0))
    }

    /// Sets the language that determines glyphs and line breaks, in place of the environment's.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
        isEnabled ? with(.language(language.maximalIdentifier)) : self
    }

    /// Sets the accessibility label, which replaces the text for assistive programs.
    public func accessibilityLabel(_ label: Text) -> Text { with(.accessibilityLabel(AccessibilityLabelText(label))) }
    /// Sets the accessibility label, which replaces the text for assistive programs.
    public func accessibilityLabel(_ key: LocalizedStringKey) -> Text { accessibilityLabel(Text(key)) }
    /// Sets the accessibility label, which replaces the text for assistive programs.
    @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
        accessibilityLabel(Text(label))
    }

    /// Marks this text as a heading of a level for assistive programs.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { with(.heading(level)) }

    /// Sets the kind of content of this text. No effect: there is no speech output yet.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }

    // Speech attributes are not stored yet, since there is no speech output.

    /// Sets whether punctuation is spoken. No effect: there is no speech output yet.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
    /// Sets whether characters are spelled out. No effect: there is no speech output yet.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
    /// Sets the pitch of the voice. No effect: there is no speech output yet.
    public func speechAdjustedPitch(_ value: Double) -> Text { self }
    /// Sets whether the text waits for current announcements. No effect: there is no speech output yet.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}
