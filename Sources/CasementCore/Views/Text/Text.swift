import Foundation

/// One or more lines of text.
///
///     Text("Total: **\(count)** files").font(.headline)
///     Text("Warm ").foregroundStyle(.orange) + Text("and cold").italic()
///
/// A literal is a key of the program's tables of translations, may hold values, and shows its Markdown. A string in a variable is
/// shown as it is.
public struct Text: Equatable, Sendable {
    /// What most texts are is stored in place; a list of rows compares it often.
    enum Storage: Equatable, Sendable {
        case verbatim(String)
        case literal(LocalizedStringKey)
        case rich(RichContent)
    }

    var storage: Storage
    /// What was said about this text, the last first.
    var modifiers: TextModifiers?

    init(_ storage: Storage) { self.storage = storage }
    init(_ content: RichContent) { storage = .rich(content) }

    /// A literal, which may be interpolated: `Text("\(count) files")`. Its translations are looked for in `tableName` of `bundle`:
    /// where they are nil, in the table `Localizable` of the program.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        if tableName == nil, bundle == nil {
            storage = .literal(key)
        } else {
            storage = .rich(.localized(LocalizedText(key: key, table: tableName, bundle: bundle)))
        }
    }

    /// A resource, in the locale of the environment.
    @_disfavoredOverload public init(_ resource: LocalizedStringResource) {
        storage = .rich(.localized(resource.text))
    }

    /// A string as it is.
    @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

    /// A string as it is, though it is a literal.
    public init(verbatim content: String) { storage = .verbatim(content) }

    // Disfavoured, because an attributed string can be a literal too, which is to be a key.
    /// A text in several styles. Its fonts, colours, lines, links and what Markdown said of it are shown.
    @_disfavoredOverload public init(_ attributedContent: AttributedString) {
        storage = .rich(.attributed(attributedContent))
    }

    /// A value written by a format style, in the locale of the environment where the style names none.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        storage = .rich(.value(ValueBox(StyledValue(value: input, style: format))))
    }

    /// A value written by a format style that gives attributed text.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        storage = .rich(.attributed(format.format(input)))
    }

    /// An object written by a formatter.
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        storage = .verbatim(formatter.string(for: subject) ?? "")
    }

    /// An object written by a formatter.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        storage = .verbatim(formatter.string(for: subject) ?? "")
    }

    /// A date written by a formatter.
    public init(_ subject: Date, formatter: Formatter) {
        storage = .verbatim(formatter.string(for: subject) ?? "")
    }

    /// One text after the other, each in its own styles. Where one says nothing, what is said of the whole holds.
    public static func + (a: Text, b: Text) -> Text { Text(.joined(a, b)) }

    public static func == (a: Text, b: Text) -> Bool {
        switch (a.storage, b.storage) {
        case (.verbatim(let a), .verbatim(let b)): if a != b { return false }
        case (.literal(let a), .literal(let b)): if a != b { return false }
        case (.rich(let a), .rich(let b)): if a != b { return false }
        default: return false
        }
        if a.modifiers === b.modifiers { return true }
        guard let old = a.modifiers, let new = b.modifiers else { return false }
        return old.isSame(as: new)
    }
}

extension Text: View {
    public typealias Body = Never

    public static func _makeNode(_ view: Text, in context: _NodeContext) -> _ViewNode<Text> {
        TextNode(view, layoutNode: TextLayoutNode(tree: context.graph.layout), in: context)
    }

    public static var _viewCount: Int? { 1 }
}

/// What a text says that is more than a string.
indirect enum RichContent: Equatable, Sendable {
    case localized(LocalizedText)
    case joined(Text, Text)
    case attributed(AttributedString)
    case value(ValueBox)
    case date(DateText)
    case attachment(AttachmentBox)
}

/// A value that is written where it is shown.
struct ValueBox: Equatable, Sendable {
    let value: any InterpolatedValue
    init(_ value: any InterpolatedValue) { self.value = value }
    static func == (a: ValueBox, b: ValueBox) -> Bool { a.value.isEqual(to: b.value) }
}

/// Something that is not text and stands in one: an image.
package protocol TextAttachmentSource: Sendable {
    /// Its size, how far it reaches below the baseline and what draws it, beside text in `font` and a paint. Without an engine there
    /// is nothing that it could show.
    func attachment(
        beside font: FontRequest, _ paint: Paint, in environment: EnvironmentValues, _ pictures: (any PictureEngine)?
    ) -> ShownAttachment
    func isEqual(to other: any TextAttachmentSource) -> Bool
}

/// An attachment as it is shown.
package struct ShownAttachment: Sendable {
    package var size: CGSize
    package var descent: CGFloat
    /// Makes what draws it; nil keeps its place empty.
    package var graphic: (@MainActor @Sendable (TextureStore) -> Graphic)?

    package init(
        size: CGSize, descent: CGFloat = 0, graphic: (@MainActor @Sendable (TextureStore) -> Graphic)?
    ) {
        (self.size, self.descent, self.graphic) = (size, descent, graphic)
    }
}

struct AttachmentBox: Equatable, Sendable {
    let source: any TextAttachmentSource
    static func == (a: AttachmentBox, b: AttachmentBox) -> Bool { a.source.isEqual(to: b.source) }
}

extension Text {
    /// A text that is an attachment and nothing else.
    package init(attachment source: any TextAttachmentSource) { self.init(.attachment(AttachmentBox(source: source))) }
}

/// A text in the place of a value.
struct TextValue: InterpolatedValue, Equatable {
    let text: Text
    var specifier: String { "%@" }
    var standIn: String { "" }
    func string(in context: FormattingContext) -> String? { nil }
}

extension LocalizedStringKey.StringInterpolation {
    /// A text, in its own styles.
    public mutating func appendInterpolation(_ text: Text) { append(TextValue(text: text)) }

    /// A text in several styles.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
        append(TextValue(text: Text(attributedString)))
    }

    /// A date that changes as time goes by.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
        append(TextValue(text: Text(date, style: style)))
    }

    /// A range of dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(TextValue(text: Text(dates))) }

    /// A span of time.
    public mutating func appendInterpolation(_ interval: DateInterval) { append(TextValue(text: Text(interval))) }

    /// A clock that runs through an interval.
    public mutating func appendInterpolation(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        append(
            TextValue(
                text: Text(
                    timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
        )
    }

    /// An object written by a formatter.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        append(formatter.string(for: subject) ?? "", .object)
    }

    /// A date written by a formatter.
    public mutating func appendInterpolation(_ subject: Date, formatter: Formatter) {
        append(formatter.string(for: subject) ?? "", .object)
    }

    /// An object written by a formatter.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        append(formatter.string(for: subject) ?? "", .object)
    }

    /// An attachment.
    package mutating func appendInterpolation(attachment source: any TextAttachmentSource) {
        append(TextValue(text: Text(attachment: source)))
    }
}

extension Text: AccessibilityText {
    package func accessibilityText(in environment: EnvironmentValues, at now: Date) -> String {
        var builder = TextBuilder(environment, now: now)
        let shown = builder.request(of: self).text
        return builder.accessibility?.label ?? shown
    }
}

extension Text: AccessibilityTitleSource {
    package func appendTitle(to title: inout AccessibilityTitle) { title.append(.text(self)) }
}
