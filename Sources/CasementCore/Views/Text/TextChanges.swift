import Foundation

/// What was said about a text, as a list: what was said last stands first. What was said first counts, as with views: it is nearest
/// to the text.
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

/// A style that is no colour.
struct StyleBox: Equatable, Sendable {
    let style: any ShapeStyle

    static func == (a: StyleBox, b: StyleBox) -> Bool {
        func isSame<T: Equatable>(_ value: T) -> Bool { b.style as? T == value }
        return (a.style as? any Equatable).map { isSame($0) } ?? false
    }
}

/// What is said aloud in the place of a text.
final class AccessibilityLabelText: Equatable, Sendable {
    let text: Text
    init(_ text: Text) { self.text = text }
    static func == (a: AccessibilityLabelText, b: AccessibilityLabelText) -> Bool { a.text == b.text }
}

/// What assistive programs are told of a text beside what it shows.
struct TextAccessibility: Equatable {
    var label: String?
    var heading: AccessibilityHeadingLevel?
}

extension Text {
    public typealias LineStyle = _TextLineStyle
    public typealias Case = _TextCase
    public typealias TruncationMode = _TextTruncationMode
    public typealias Scale = _TextScale

    func with(_ change: TextModifiers.Change) -> Text {
        var text = self
        text.modifiers = TextModifiers(change, modifiers)
        return text
    }

    /// The font of this text, whatever surrounds it; nil is that of what surrounds it.
    public func font(_ font: Font?) -> Text { with(.font(font)) }
    /// The weight of this text, whatever its font says; nil leaves it to what surrounds it.
    public func fontWeight(_ weight: Font.Weight?) -> Text { with(.weight(weight)) }
    /// The width of this text, where its font has one; nil leaves it to what surrounds it.
    public func fontWidth(_ width: Font.Width?) -> Text { with(.width(width)) }
    /// The kind of typeface of this text, whatever its font says; nil leaves it to what surrounds it.
    public func fontDesign(_ design: Font.Design?) -> Text { with(.design(design)) }
    /// This text in bold.
    public func bold() -> Text { fontWeight(.bold) }
    /// This text in bold, or in what surrounds it.
    public func bold(_ isActive: Bool) -> Text { fontWeight(isActive ? .bold : nil) }
    /// This text in italics.
    public func italic() -> Text { with(.italic(true)) }
    /// This text in italics, or upright.
    public func italic(_ isActive: Bool) -> Text { with(.italic(isActive)) }
    /// This text in a monospaced font, or in its own.
    public func monospaced(_ isActive: Bool = true) -> Text { with(.monospaced(isActive)) }
    /// This text with digits that are all equally wide.
    public func monospacedDigit() -> Text { with(.evenDigits) }
    /// How large this text is beside others.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? with(.scale(scale.factor)) : self
    }

    /// The colour of this text, whatever surrounds it; nil is what surrounds it.
    public func foregroundColor(_ color: Color?) -> Text { with(.color(color)) }
    /// The style of this text, whatever surrounds it.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        if let color = style as? Color { return with(.color(color)) }
        return with(.style(StyleBox(style: style)))
    }

    /// A line under this text, or none.
    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        with(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// A line through this text, or none.
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        with(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Points between the characters; ligatures stay.
    public func kerning(_ kerning: CGFloat) -> Text { with(.kerning(kerning.isFinite ? kerning : 0)) }
    /// Points after each character; ligatures are broken up. Where there is kerning as well, tracking counts.
    public func tracking(_ tracking: CGFloat) -> Text { with(.tracking(tracking.isFinite ? tracking : 0)) }
    /// How far this text is lifted above the baseline, in points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        with(.baselineOffset(baselineOffset.isFinite ? baselineOffset : 0))
    }

    /// The language that decides about glyphs and line breaks, where it is not the environment's.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
        isEnabled ? with(.language(language.maximalIdentifier)) : self
    }

    /// What is said aloud in the place of this text.
    public func accessibilityLabel(_ label: Text) -> Text { with(.accessibilityLabel(AccessibilityLabelText(label))) }
    /// What is said aloud in the place of this text.
    public func accessibilityLabel(_ key: LocalizedStringKey) -> Text { accessibilityLabel(Text(key)) }
    /// What is said aloud in the place of this text.
    @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
        accessibilityLabel(Text(label))
    }

    /// This text is a heading, of a level among others, to assistive programs.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { with(.heading(level)) }

    /// What kind of text this is. Without effect: nothing speaks yet.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }

    // What speech makes of a text is kept for nobody yet: nothing here speaks.

    /// Whether punctuation is said aloud. Without effect: nothing speaks yet.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
    /// Whether letters are said one by one. Without effect: nothing speaks yet.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
    /// How high the voice is. Without effect: nothing speaks yet.
    public func speechAdjustedPitch(_ value: Double) -> Text { self }
    /// Whether the text waits for what is being said. Without effect: nothing speaks yet.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}
