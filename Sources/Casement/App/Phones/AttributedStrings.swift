import CasementCore
import Foundation

/// The lines under and through the text of an `NSAttributedString`; its keys take the raw value.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// A thick line.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 9)
    /// A line of dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    /// A line of dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    /// No line under spaces.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

    fileprivate var line: Text.LineStyle? {
        guard rawValue & 0xF != 0 else { return nil }
        return Text.LineStyle(
            pattern: contains(.patternDot) ? .dot : contains(.patternDash) ? .dash : .solid, color: nil)
    }
}

/// How the lines of a text are aligned, by the name of AppKit.
public enum NSTextAlignment: Int, Sendable {
    /// At the left.
    case left
    /// In the middle.
    case center
    /// At the right.
    case right
    /// At both sides.
    case justified
    /// Where the writing begins.
    case natural
}

/// The style of paragraphs in an `NSAttributedString`. It has no effect on text that is shown: use
/// `multilineTextAlignment` and `lineSpacing`.
public class NSParagraphStyle: NSObject {
    fileprivate var spacing: CGFloat = 0
    /// The space between lines, in points.
    public var lineSpacing: CGFloat { spacing }
    /// Creates a style without changes.
    public required override init() { super.init() }
}

/// The style of paragraphs in an `NSAttributedString`, which can be changed. It has no effect on text that is shown.
public final class NSMutableParagraphStyle: NSParagraphStyle {
    /// The space between lines, in points.
    public override var lineSpacing: CGFloat {
        get { spacing }
        set { spacing = newValue }
    }
    /// How lines are aligned.
    public var alignment = NSTextAlignment.natural
    /// The space after a paragraph, in points.
    public var paragraphSpacing: CGFloat = 0
    /// The space before a paragraph's first line, in points.
    public var firstLineHeadIndent: CGFloat = 0
    /// The space before the other lines, in points.
    public var headIndent: CGFloat = 0
    /// A factor of the height of lines; 0 for none.
    public var lineHeightMultiple: CGFloat = 0
    /// The least height of a line, in points.
    public var minimumLineHeight: CGFloat = 0
    /// The greatest height of a line, in points; 0 for none.
    public var maximumLineHeight: CGFloat = 0
}

extension AttributedString {
    /// Creates a string with the fonts, colours, lines, links, kerning and baselines of another kind of string. What a
    /// `Text` does not show, such as the style of paragraphs, is left out.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        let all = nsStr.string as NSString
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
            var part = AttributedString(all.substring(with: range))
            if let font = attributes[.font] as? UIFont { part.font = Font(font) }
            if let color = attributes[.foregroundColor] as? UIColor { part.foregroundColor = Color(color) }
            if let color = attributes[.backgroundColor] as? UIColor { part.backgroundColor = Color(color) }
            if let kern = Self.number(attributes[.kern]) { part.kern = kern }
            if let offset = Self.number(attributes[.baselineOffset]) { part.baselineOffset = offset }
            part.underlineStyle = Self.line(attributes[.underlineStyle])
            part.strikethroughStyle = Self.line(attributes[.strikethroughStyle])
            switch attributes[.link] {
            case let url as URL: part.link = url
            case let address as String: part.link = URL(string: address)
            default: break
            }
            append(part)
        }
    }

    private static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Int: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }

    private static func line(_ value: Any?) -> Text.LineStyle? {
        number(value).flatMap { Int(exactly: $0) }.flatMap { NSUnderlineStyle(rawValue: $0).line }
    }

    /// Creates a string in the user's language, with the emphasis that its Markdown says.
    public init(
        localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        let text = String(localized: key, table: table, bundle: bundle, locale: locale, comment: comment)
        let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        self = (try? AttributedString(markdown: text, options: options)) ?? AttributedString(text)
    }
}

extension NSAttributedString.Key {
    /// How far text is raised, in points.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// The width of outlines. It has no effect on text that is shown.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// The colour of outlines. It has no effect on text that is shown.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// The colour of a line under text. It has no effect on text that is shown.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// The colour of a line through text. It has no effect on text that is shown.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
}
