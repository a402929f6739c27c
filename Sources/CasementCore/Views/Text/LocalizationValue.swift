import Foundation

extension String {
    /// A literal, which may be interpolated, that is to be translated: what `String(localized:)` takes.
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
        var key: LocalizedStringKey

        /// A key that is the text itself.
        public init(_ value: String) { key = LocalizedStringKey(value) }
        public init(stringLiteral value: String) { key = LocalizedStringKey(stringLiteral: value) }
        public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
            key = LocalizedStringKey(stringInterpolation: stringInterpolation)
        }
    }

    /// A literal in the language of the locale, as `Text` shows it, but without Markdown: where no table translates it, as it stands.
    ///
    /// - Parameters:
    ///   - table: the table of translations; `Localizable` where not said.
    ///   - bundle: whose tables they are; the program's where not said.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(LocalizedText(key: keyAndValue.key, table: table, bundle: bundle), locale)
    }

    /// What stands under a key in the language of the locale; where no table has it, the default.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(LocalizedText(key: defaultValue.key, table: table, bundle: bundle, name: "\(key)"), locale)
    }

    /// A resource in the language of its locale.
    public init(localized resource: LocalizedStringResource) { self.init(resource.text, resource.locale) }

    private init(_ text: LocalizedText, _ locale: Locale) {
        self = text.string(
            in: FormattingContext(locale: locale, timeZone: .current, calendar: locale.calendar))
    }
}
