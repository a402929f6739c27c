import Foundation

/// A literal that is translated later, where it is shown: for models that name things and do not show them.
///
///     enum Tool {
///         case pen, brush
///         var title: LocalizedStringResource { self == .pen ? "Pen" : "Brush" }
///     }
///
///     Text(tool.title)
///
/// `Text` shows it in the locale of the environment, `String(localized:)` in its own.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// Whose tables of translations are meant.
    public enum BundleDescription: Equatable, Sendable {
        /// The program's.
        case main
        /// Those of the bundle in a folder.
        case atURL(URL)

        var bundle: Bundle? {
            switch self {
            case .main: nil
            case .atURL(let url): Bundle(url: url)
            }
        }
    }

    /// The literal, or what is shown where no table has the key.
    public let defaultValue: String.LocalizationValue
    /// The table of translations; nil is `Localizable`.
    public let table: String?
    /// The locale of `String(localized:)`.
    public var locale: Locale
    private let bundle: BundleDescription
    private let name: String?

    /// A literal that is its own key.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        (defaultValue, self.table, self.locale, self.bundle, name) = (keyAndValue, table, locale, bundle, nil)
    }

    /// A key with a default.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        (self.defaultValue, self.table, self.locale, self.bundle) = (defaultValue, table, locale, bundle)
        name = "\(key)"
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    /// What tables have it under.
    public var key: String { text.tableKey }

    var text: LocalizedText {
        LocalizedText(key: defaultValue.key, table: table, bundle: bundle.bundle, name: name)
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// A resource, in the locale of the environment.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        appendInterpolation(Text(resource))
    }
}
