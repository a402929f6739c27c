import Foundation

/// A part of a resolved literal.
enum LocalizedPart {
    case text(MarkdownRun)
    /// The index of a value that is not a string, such as an image.
    case value(Int, MarkdownRun)
}

/// A literal, with the bundle and table of its translation.
struct LocalizedText: Equatable, Sendable {
    var key: LocalizedStringKey
    var table: String?
    var bundle: Bundle?
    /// The key in tables, if it differs from the literal.
    var name: String?

    static func == (a: LocalizedText, b: LocalizedText) -> Bool {
        a.key == b.key && a.table == b.table && a.bundle === b.bundle && a.name == b.name
    }

    var tableKey: String {
        let (arguments, values) = key.arguments.all
        return name ?? key.format(arguments, values)
    }

    /// The text, if it can be shown unchanged: without translation, Markdown and values that depend on the locale.
    func plain(in context: FormattingContext) -> String? {
        switch key.arguments {
        case .none: break
        case .one(let short):
            let argument = short.argument
            if argument.mayNeedLocale { return nil }
            // Some locales have other digits.
            if argument.kind != .object, !context.hasPlainDigits { return nil }
        case .many: return nil
        }
        if InlineMarkdown.hasMarkup(key.text) { return nil }
        if !StringTables.tables(table, bundle: bundle, locale: context.localeIdentifier).isEmpty { return nil }
        return key.text
    }

    /// The parts of the displayed text.
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
        let tables = StringTables.tables(table, bundle: bundle, locale: context.localeIdentifier)
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

    /// The text as one string, without values that are not strings.
    func string(in context: FormattingContext, hasMarkdown: Bool = false) -> String {
        if let plain = plain(in: context) { return plain }
        var text = ""
        for case .text(let run) in parts(in: context, hasMarkdown: hasMarkdown) { text += run.text }
        return text
    }
}

extension LocalizedStringKey {
    /// The key in tables, with specifiers in place of values.
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

    /// The text of each argument, or its index if it is not a string. A translation may specify another precision.
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

    /// The text as a string, for titles, which do not support Markdown.
    package func string(in context: FormattingContext, table: String? = nil, bundle: Bundle? = nil) -> String {
        LocalizedText(key: self, table: table, bundle: bundle).string(in: context)
    }
}
