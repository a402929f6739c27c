import Foundation

/// A part of a resolved literal.
enum LocalizedPart {
    case text(MarkdownRun)
    /// A value that is more than a string: the index of its value.
    case value(Int, MarkdownRun)
}

/// Where a literal's translation stands, and the literal.
struct LocalizedText: Equatable, Sendable {
    var key: LocalizedStringKey
    var table: String?
    var bundle: Bundle?
    /// What tables have it under, where that is not the literal.
    var name: String?

    static func == (a: LocalizedText, b: LocalizedText) -> Bool {
        a.key == b.key && a.table == b.table && a.bundle === b.bundle && a.name == b.name
    }

    var tableKey: String {
        let (arguments, values) = key.arguments.all
        return name ?? key.format(arguments, values)
    }

    /// The text, where it is one string as it stands: no translation, no Markdown, no value that a locale writes.
    func plain(in context: FormattingContext) -> String? {
        switch key.arguments {
        case .none: break
        case .one(let argument):
            if argument.mayNeedLocale { return nil }
            // The digits of some locales are others.
            if argument.kind != .object, !context.hasPlainDigits { return nil }
        case .many: return nil
        }
        if InlineMarkdown.hasMarkup(key.text) { return nil }
        if !StringTables.tables(table, bundle: bundle, locale: context.locale).isEmpty { return nil }
        return key.text
    }

    /// The parts that are shown.
    func parts(in context: FormattingContext, hasMarkdown: Bool = true) -> [LocalizedPart] {
        let (arguments, values) = key.arguments.all
        let format = LocalizedFormat(
            translation(arguments, values, context) ?? key.format(arguments, values), isKey: arguments.isEmpty)
        var written = format.fill(key.strings(arguments, values, format, context))
        written.inflect(in: context.locale)
        var parts: [LocalizedPart] = []
        let runs =
            hasMarkdown && InlineMarkdown.hasMarkup(written.text)
            ? InlineMarkdown.runs(of: written.text) : [MarkdownRun(text: written.text)]
        for run in runs { written.append(run, to: &parts) }
        return parts
    }

    private func translation(
        _ arguments: [LocalizedArgument], _ values: [any InterpolatedValue], _ context: FormattingContext
    ) -> String? {
        let tables = StringTables.tables(table, bundle: bundle, locale: context.locale)
        guard !tables.isEmpty else { return nil }
        let name = name ?? key.format(arguments, values)
        switch tables.lazy.compactMap({ $0[name] }).first {
        case nil: return nil
        case .text(let text): return text
        case .plural(let forms):
            let number = arguments.lazy.compactMap { Double(key.string(of: $0)) }.first ?? 0
            let category = PluralRules.category(of: number, locale: context.locale)
            return (number == 0 ? forms["zero"] : nil) ?? forms[category] ?? forms["other"]
        }
    }

    /// All in one string, where values that are more than one are left out.
    func string(in context: FormattingContext, hasMarkdown: Bool = false) -> String {
        if let plain = plain(in: context) { return plain }
        var text = ""
        for case .text(let run) in parts(in: context, hasMarkdown: hasMarkdown) { text += run.text }
        return text
    }
}

extension FormattingContext {
    /// Whether numbers below a thousand are written in ASCII digits.
    var hasPlainDigits: Bool {
        let name = locale.identifier
        if name.hasPrefix("en") && !name.contains("@") { return true }
        return locale.numberingSystem.identifier == "latn"
    }
}

extension LocalizedStringKey {
    /// The key of tables: specifiers stand for values.
    func format(_ arguments: [LocalizedArgument], _ values: [any InterpolatedValue]) -> String {
        guard !arguments.isEmpty else { return text }
        var format = ""
        var (place, value) = (0, 0)
        for argument in arguments {
            format += bytes(place, Int(argument.start)).replacingOccurrences(of: "%", with: "%%")
            if let specifier = argument.specifier {
                format += specifier
            } else {
                format += values[value].specifier
                value += 1
            }
            place = Int(argument.start + argument.length)
        }
        return format + bytes(place, text.utf8.count).replacingOccurrences(of: "%", with: "%%")
    }

    private func bytes(_ start: Int, _ end: Int) -> String {
        let utf8 = text.utf8
        return String(
            text[utf8.index(utf8.startIndex, offsetBy: start)..<utf8.index(utf8.startIndex, offsetBy: end)])
    }

    func string(of argument: LocalizedArgument) -> String {
        bytes(Int(argument.start), Int(argument.start + argument.length))
    }

    /// What each argument says; nil for those that are more than a string. A translation may ask for another precision.
    fileprivate func strings(
        _ arguments: [LocalizedArgument], _ values: [any InterpolatedValue], _ format: LocalizedFormat,
        _ context: FormattingContext
    ) -> [LocalizedFormat.Value] {
        var next = 0
        return arguments.map { argument in
            switch argument.kind {
            case .object: return .string(string(of: argument))
            case .value:
                defer { next += 1 }
                return values[next].string(in: context).map { .string($0) } ?? .index(next)
            default:
                return .string(NumberWriter.string(digits: string(of: argument)[...], locale: context.locale))
            }
        }
    }

    /// The text in the context, as a string: for titles, which show no Markdown.
    package func string(in context: FormattingContext, table: String? = nil, bundle: Bundle? = nil) -> String {
        LocalizedText(key: self, table: table, bundle: bundle).string(in: context)
    }
}
