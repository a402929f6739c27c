import Foundation

/// One or more lines of text.
///
///     Text("Total: **\(count)** files").font(.headline)
///     Text("Warm ").foregroundStyle(.orange) + Text("and cold").italic()
///
/// A literal is a key of the program's tables of translations, may contain values, and shows its Markdown. A string in
/// a variable is shown unchanged.
public struct Text: Equatable, Sendable {
    /// The most common kinds are stored inline; a list of rows compares them often.
    enum Storage: Equatable, Sendable {
        case verbatim(String)
        case literal(LocalizedStringKey)
        case rich(RichContent)
    }

    var storage: Storage
    /// The modifiers of this text, the last first.
    var modifiers: TextModifiers?

    init(_ storage: Storage) { self.storage = storage }
    init(_ content: RichContent) { storage = .rich(content) }

    /// Creates a text from a literal, which may be interpolated: `Text("\(count) files")`. Translations are looked up
    /// in `tableName` of `bundle`; nil is the table `Localizable` of the program. The comment is for translators and
    /// has no effect.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        if tableName == nil, bundle == nil {
            storage = .literal(key)
        } else {
            storage = .rich(.localized(LocalizedText(key: key, table: tableName, bundle: bundle)))
        }
    }

    /// Creates a text from a resource, translated in the locale of the environment.
    @_disfavoredOverload public init(_ resource: LocalizedStringResource) {
        storage = .rich(.localized(resource.text))
    }

    /// Creates a text that shows a string unchanged.
    // Inlined: a `String`, as nearly all are, is then taken as it is, without its witnesses.
    @_disfavoredOverload @inlinable public init<S: StringProtocol>(_ content: S) {
        self.init(verbatim: content as? String ?? String(content))
    }

    /// Creates a text that shows a literal unchanged, without translation.
    public init(verbatim content: String) { storage = .verbatim(content) }

    // Disfavoured, because a literal can also be an attributed string, but must become a key.
    /// Creates a text in several styles. Fonts, colours, lines, links and Markdown intents of the string are shown.
    @_disfavoredOverload public init(_ attributedContent: AttributedString) {
        storage = .rich(.attributed(attributedContent))
    }

    /// Creates a text from a value and a format style, in the locale of the environment unless the style specifies one.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        storage = .rich(.value(ValueBox(StyledValue(value: input, style: format))))
    }

    /// Creates a text from a value and a format style with attributed output.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        storage = .rich(.attributed(format.format(input)))
    }

    /// Creates a text from an object and a formatter.
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        storage = .verbatim(formatter.string(for: subject) ?? "")
    }

    /// Creates a text from an object and a formatter.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        storage = .verbatim(formatter.string(for: subject) ?? "")
    }

    /// Creates a text from a date and a formatter.
    public init(_ subject: Date, formatter: Formatter) {
        storage = .verbatim(formatter.string(for: subject) ?? "")
    }

    /// Concatenates two texts, each with its own styles. Modifiers of the whole apply to attributes that a part
    /// leaves unset.
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

    public static func _makeNode(at view: UnsafeRawPointer, in context: _NodeContext) -> _ViewNode<Text> {
        let layoutNode = TextLayoutNode(tree: context.graph.layout)
        return TextNode(view.assumingMemoryBound(to: Text.self).pointee, layoutNode: layoutNode, in: context)
    }

    public static var _viewCount: Int? { 1 }
}

/// The content of a text that is more than a string.
indirect enum RichContent: Equatable, Sendable {
    case localized(LocalizedText)
    case joined(Text, Text)
    case attributed(AttributedString)
    case value(ValueBox)
    case date(DateText)
    case attachment(AttachmentBox)
}

/// A value formatted when it is shown.
struct ValueBox: Equatable, Sendable {
    let value: any InterpolatedValue
    init(_ value: any InterpolatedValue) { self.value = value }
    static func == (a: ValueBox, b: ValueBox) -> Bool { a.value.isEqual(to: b.value) }
}

/// An inline attachment of a text that is not text: an image.
package protocol TextAttachmentSource: Sendable {
    /// The attachment's size, its depth below the baseline and its graphic, in a line of text with `font` and a paint.
    /// Without an engine it has nothing to show.
    func attachment(
        beside font: FontRequest, _ paint: Paint, in environment: EnvironmentValues, _ pictures: (any PictureEngine)?
    ) -> ShownAttachment
    func isEqual(to other: any TextAttachmentSource) -> Bool
}

/// An attachment ready to be shown.
package struct ShownAttachment: Sendable {
    package var size: CGSize
    package var descent: CGFloat
    /// Creates the graphic; nil leaves the space empty.
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
    /// Creates a text that consists of one attachment.
    package init(attachment source: any TextAttachmentSource) { self.init(.attachment(AttachmentBox(source: source))) }
}

/// A text as an interpolated value.
struct TextValue: InterpolatedValue, Equatable {
    let text: Text
    var specifier: String { "%@" }
    var standIn: String { "" }
    func string(in context: FormattingContext) -> String? { nil }
}

extension LocalizedStringKey.StringInterpolation {
    /// Appends a text with its own styles.
    public mutating func appendInterpolation(_ text: Text) { append(TextValue(text: text)) }

    /// Appends a text in several styles.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
        append(TextValue(text: Text(attributedString)))
    }

    /// Appends a date, which is updated as time passes.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
        append(TextValue(text: Text(date, style: style)))
    }

    /// Appends a range of dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(TextValue(text: Text(dates))) }

    /// Appends an interval of time.
    public mutating func appendInterpolation(_ interval: DateInterval) { append(TextValue(text: Text(interval))) }

    /// Appends a timer that runs through an interval.
    public mutating func appendInterpolation(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        append(
            TextValue(
                text: Text(
                    timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
        )
    }

    /// Appends an object written by a formatter.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        append(formatter.string(for: subject) ?? "", .object)
    }

    /// Appends a date written by a formatter.
    public mutating func appendInterpolation(_ subject: Date, formatter: Formatter) {
        append(formatter.string(for: subject) ?? "", .object)
    }

    /// Appends an object written by a formatter.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        append(formatter.string(for: subject) ?? "", .object)
    }

    /// Appends an attachment.
    package mutating func appendInterpolation(attachment source: any TextAttachmentSource) {
        append(TextValue(text: Text(attachment: source)))
    }
}

extension AccessibilityTitle {
    /// The first text of a view; nil if it has none.
    package static func firstText<V: View>(in view: V) -> Text? {
        var title = AccessibilityTitle()
        title.append(view)
        for case .text(let text as Text) in title.parts { return text }
        return nil
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

extension Text: ViewSummarySource {
    package func appendSummary(to summary: inout ViewSummary) { summary.setTitle(self) }
}
