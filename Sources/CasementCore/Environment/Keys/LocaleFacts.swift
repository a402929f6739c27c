import Foundation
import Synchronization

/// A locale of the environment with cached properties that every text reads.
final class LocaleFacts: Sendable {
    let locale: Locale
    private let answer = Atomic<UInt8>(0)

    /// The language for the text engine's glyphs and line breaks; nil for English, which does not affect them.
    let language: String?

    init(_ locale: Locale) {
        self.locale = locale
        let name = locale.identifier.prefix { $0 != "@" && $0 != "." }
        let isEnglish = name.hasPrefix("en") || name.isEmpty || name == "C" || name == "POSIX"
        language = isEnglish ? nil : String(name.map { $0 == "_" ? "-" : $0 })
    }

    /// Whether literals are shown unchanged: the locale has plain digits, and the program has no string tables.
    var showsLiterals: Bool {
        let known = answer.load(ordering: .relaxed)
        if known != 0 { return known == 1 }
        let calendar = Calendar(identifier: .gregorian)
        let context = FormattingContext(locale: locale, timeZone: .gmt, calendar: calendar)
        let isPlain =
            context.hasPlainDigits && StringTables.tables(nil, bundle: nil, locale: locale).isEmpty
        answer.store(isPlain ? 1 : 2, ordering: .relaxed)
        return isPlain
    }
}

private struct LocaleKey: EnvironmentKey { static let defaultValue = LocaleFacts(Locale(identifier: "en_US")) }
private struct CalendarKey: EnvironmentKey { static let defaultValue: Calendar? = nil }

extension EnvironmentValues {
    /// The locale of literals and formatted values.
    public var locale: Locale {
        get { localeFacts.locale }
        set { self[LocaleKey.self] = LocaleFacts(newValue) }
    }

    var localeFacts: LocaleFacts { self[LocaleKey.self] }

    /// The calendar of dates; by default that of the locale, in the environment's time zone.
    public var calendar: Calendar {
        get {
            if let calendar = self[CalendarKey.self] { return calendar }
            var calendar = locale.calendar
            calendar.locale = locale
            calendar.timeZone = timeZone
            return calendar
        }
        set { self[CalendarKey.self] = newValue }
    }

    /// The formatting of values in this environment.
    package var writing: FormattingContext {
        FormattingContext(locale: locale, timeZone: timeZone, calendar: calendar)
    }
}
