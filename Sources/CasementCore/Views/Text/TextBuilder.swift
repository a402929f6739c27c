import Foundation

/// The style of a run of a text, with all inherited attributes resolved.
struct RunStyle {
    enum Foreground { case inherited, color(Color), style(any ShapeStyle) }

    var font: Font
    var traits: FontTraits
    var underline: _TextLineStyle?
    var strikethrough: _TextLineStyle?
    var kerning: CGFloat
    var tracking: CGFloat
    var baselineOffset: CGFloat
    var foreground = Foreground.inherited
    var background: Color?
    /// The destination of a press.
    var link: URL?
    var language: String?
    /// Attributes for a renderer, the last first.
    var attributes: [AttributeBox] = []

    init(_ environment: EnvironmentValues, _ traits: TextTraits) {
        font = environment.font ?? .body
        self.traits = traits.font
        (underline, strikethrough) = (traits.underline, traits.strikethrough)
        (kerning, tracking, baselineOffset) = (traits.kerning, traits.tracking, traits.baselineOffset)
        language = traits.language
    }
}

/// Builds the request for the text engine from a text, run by run.
struct TextBuilder {
    let environment: EnvironmentValues
    private let traits: TextTraits
    private let textSize: DynamicTypeSize
    private let now: Date?
    private let pictures: (any PictureEngine)?

    private(set) var text = ""
    private(set) var spans: [TextSpan] = []
    /// The first paint is the environment's.
    private(set) var paints: [Paint]
    /// Further attributes of the parts with these paints, which no other part uses.
    private(set) var facts: [Int: TextPaintFacts] = [:]
    private(set) var attachments: [ShownAttachment] = []
    /// The accessibility label and heading, where they differ from the text.
    private(set) var accessibility: TextAccessibility?
    /// The links in the text.
    private(set) var links: [TextLink] = []
    /// How a style of its parts is blended; the whole text is, by the last one.
    private(set) var blend: BlendMode?
    /// The time at which the text changes next.
    private(set) var nextChange: Date?
    /// The outermost style: the style of an empty text and of the paragraph.
    private var outermost: RunStyle?
    private lazy var formatting = environment.writing

    /// `pictures` provides images in the text, on the main actor only. Without `now`, dates are absolute.
    init(_ environment: EnvironmentValues, now: Date?, pictures: (any PictureEngine)? = nil) {
        self.pictures = pictures
        self.environment = environment
        self.now = now
        traits = environment.textTraits.traits
        textSize = environment.dynamicTypeSize
        paints = [environment.foregroundPaint]
    }

    /// Builds the request for a text, with one style for all of it where possible.
    mutating func request(of text: Text) -> TextRequest {
        append(text, RunStyle(environment, traits))
        let outer = outermost ?? RunStyle(environment, traits)
        var style = spans.first?.style ?? textStyle(outer)
        var isUniform = true
        for span in spans.dropFirst() where span.style != style { isUniform = false }
        if isUniform {
            // The single paint replaces the environment's.
            if style.paint != 0, style.underline?.paint == nil, style.strikethrough?.paint == nil,
                style.background == nil, facts.isEmpty
            {
                paints = [paints[style.paint]]
                style.paint = 0
            }
            spans = style.attachment == nil ? [] : [TextSpan(length: self.text.utf8.count, style: style)]
        }
        var paragraph = TextParagraph(traits, environment)
        paragraph.lineSpacing += outer.font.leading.spacing(size: style.font.size)
        paragraph.language = outer.language ?? environment.localeFacts.language
        return TextRequest(
            text: self.text, style: style, spans: spans, paragraph: paragraph, scale: environment.displayScale)
    }

    mutating func append(_ text: Text, _ outer: RunStyle) {
        var style = outer
        var modifier = text.modifiers
        while let current = modifier {
            style.apply(current.change, environment, traits)
            if outermost == nil {
                switch current.change {
                case .accessibilityLabel(let label):
                    accessibility = TextAccessibility(label: words(label.text), heading: accessibility?.heading)
                case .heading(let level): accessibility = TextAccessibility(label: accessibility?.label, heading: level)
                default: break
                }
            }
            modifier = current.next
        }
        if outermost == nil { outermost = style }
        switch text.storage {
        case .verbatim(let string): append(string, style)
        case .literal(let key): append(LocalizedText(key: key, table: nil, bundle: nil), style)
        case .rich(.localized(let localized)): append(localized, style)
        case .rich(.joined(let first, let second)):
            append(first, style)
            append(second, style)
        case .rich(.attributed(let string)): append(string, style)
        case .rich(.value(let box)): append(box.value.string(in: formatting) ?? "", style)
        case .rich(.date(let date)):
            let (string, next) = date.string(at: now, in: formatting)
            append(string, style)
            if let next { nextChange = nextChange.map { min($0, next) } ?? next }
        case .rich(.attachment(let box)): append(box.source, style)
        }
    }

    /// The plain string of a text, without its styles.
    private func words(_ text: Text) -> String {
        var builder = TextBuilder(environment, now: now)
        builder.append(text, RunStyle(environment, traits))
        return builder.text
    }

    private mutating func append(_ localized: LocalizedText, _ style: RunStyle) {
        if let plain = localized.plain(in: formatting) { return append(plain, style) }
        let values = localized.key.arguments.all.values
        for part in localized.parts(in: formatting) {
            switch part {
            case .text(let run): append(run.text, style.marked(run.intent, link: run.link.flatMap { URL(string: $0) }))
            case .value(let index, let run):
                guard let value = values[index] as? TextValue else { continue }
                append(value.text, style.marked(run.intent, link: run.link.flatMap { URL(string: $0) }))
            }
        }
    }

    private mutating func append(_ string: AttributedString, _ style: RunStyle) {
        let rules = environment.attributedTextRules
        for run in string.runs {
            var attributes = run.attributes
            rules?.constrain(&attributes)
            append(String(string.characters[run.range]), style.with(attributes))
        }
    }

    private mutating func append(_ source: any TextAttachmentSource, _ style: RunStyle) {
        var textStyle = textStyle(style)
        let shown = source.attachment(
            beside: textStyle.font, paints[textStyle.paint], in: environment, pictures)
        textStyle.attachment = TextAttachment(
            index: attachments.count, width: shown.size.width, height: shown.size.height, descent: shown.descent)
        attachments.append(shown)
        append("\u{FFFC}", textStyle)
    }

    private mutating func append(_ string: String, _ style: RunStyle) {
        guard !string.isEmpty else { return }
        let start = text.utf8.count
        defer { if let link = style.link { note(link, from: start) } }
        append(traits.textCase.map { $0.applied(to: string, environment.locale) } ?? string, textStyle(style))
    }

    /// Adds a link from a byte to the current end of the text. A link that contains emphasis remains one link.
    private mutating func note(_ url: URL, from start: Int) {
        let end = text.utf8.count
        if let last = links.last, last.url == url, last.bytes.upperBound == start {
            links[links.count - 1].bytes = last.bytes.lowerBound..<end
        } else {
            links.append(TextLink(bytes: start..<end, url: url))
        }
    }

    private mutating func append(_ string: String, _ style: TextStyle) {
        text += string
        if style.attachment == nil, let last = spans.last, last.style == style {
            spans[spans.count - 1].length += string.utf8.count
        } else {
            spans.append(TextSpan(length: string.utf8.count, style: style))
        }
    }

    private mutating func textStyle(_ run: RunStyle) -> TextStyle {
        var style = TextStyle(run.font.request(run.traits, textSize: textSize))
        // If both are set, tracking wins.
        if run.tracking != 0 { style.tracking = run.tracking } else { style.kerning = run.kerning }
        style.baselineOffset = run.baselineOffset
        var facts = TextPaintFacts(attributes: run.attributes)
        switch run.foreground {
        case .inherited: break
        case .color(let color): style.paint = index(of: .color(color.resolve(in: environment.themeVariant)))
        case .style(let shapeStyle):
            let found = shapeStyle._paint(in: environment)
            style.paint = index(of: found.paint)
            facts.shadows = found.shadows
            if found.blend != .normal { blend = found.blend }
        }
        if !facts.isEmpty { style.paint = index(of: paints[style.paint], facts) }
        style.underline = rule(run.underline)
        style.strikethrough = rule(run.strikethrough)
        style.background = run.background.map { index(of: .color($0.resolve(in: environment.themeVariant))) }
        return style
    }

    private mutating func rule(_ line: _TextLineStyle?) -> TextRule? {
        guard let line else { return nil }
        let paint = line.color.map { index(of: .color($0.resolve(in: environment.themeVariant))) }
        return TextRule(line.pattern.rule, paint: paint)
    }

    private mutating func index(of paint: Paint, _ facts: TextPaintFacts) -> Int {
        for (index, known) in self.facts where known == facts && paints[index] == paint { return index }
        paints.append(paint)
        self.facts[paints.count - 1] = facts
        return paints.count - 1
    }

    private mutating func index(of paint: Paint) -> Int {
        for (index, known) in paints.enumerated() where known == paint && facts[index] == nil { return index }
        paints.append(paint)
        return paints.count - 1
    }
}

extension TextParagraph {
    init(_ traits: TextTraits, _ environment: EnvironmentValues) {
        self.init()
        lineLimit = traits.lineLimit
        leastLines = traits.leastLines ?? 1
        alignment = traits.alignment
        switch traits.truncation {
        case .head: truncation = .head
        case .middle: truncation = .middle
        case .tail: truncation = .tail
        }
        lineSpacing = traits.lineSpacing
        lineHeight = traits.lineHeight
        minimumScaleFactor = traits.minimumScaleFactor
        allowsTightening = traits.allowsTightening
        isRightToLeft = environment.layoutDirection == .rightToLeft
        language = traits.language ?? environment.localeFacts.language
    }
}

extension _TextCase {
    func applied(to string: String, _ locale: Locale) -> String {
        self == .uppercase ? string.uppercased(with: locale) : string.lowercased(with: locale)
    }
}

extension _TextLineStyle.Pattern {
    var rule: TextRule.Pattern {
        switch self {
        case .dot: .dot
        case .dash: .dash
        case .dashDot: .dashDot
        case .dashDotDot: .dashDotDot
        default: .solid
        }
    }
}
