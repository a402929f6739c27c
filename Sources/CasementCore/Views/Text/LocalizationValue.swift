import Foundation

extension String {
    /// A literal to be translated, which may be interpolated: the argument of `String(localized:)`.
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
        var key: LocalizedStringKey

        /// Creates a key whose default is the text itself.
        public init(_ value: String) { key = LocalizedStringKey(value) }
        public init(stringLiteral value: String) { key = LocalizedStringKey(stringLiteral: value) }
        /// Creates a value from an interpolated literal.
        public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
            key = LocalizedStringKey(stringInterpolation: stringInterpolation)
        }
    }

    /// Creates a string from a literal in the language of the locale, as `Text` shows it, but without Markdown.
    ///
    /// A literal without a translation is used unchanged. The comment is for translators and has no effect.
    ///
    /// - Parameters:
    ///   - table: the table of translations; `Localizable` by default.
    ///   - bundle: the bundle of the tables; the program's by default.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(LocalizedText(key: keyAndValue.key, table: table, bundle: bundle), locale)
    }

    /// Creates a string from the translation of a key in the language of the locale, or from the default without one.
    /// The comment is for translators and has no effect.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(LocalizedText(key: defaultValue.key, table: table, bundle: bundle, name: "\(key)"), locale)
    }

    /// Creates a string from a resource in the language of its locale.
    public init(localized resource: LocalizedStringResource) { self.init(resource.text, resource.locale) }

    private init(_ text: LocalizedText, _ locale: Locale) {
        self = text.string(
            in: FormattingContext(LocaleFacts(locale), zone: .system, calendar: locale.calendar))
    }
}
