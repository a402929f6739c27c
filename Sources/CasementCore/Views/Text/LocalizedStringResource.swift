import Foundation

/// A literal that is translated later, where it is shown: for models that name things without showing them.
///
///     enum Tool {
///         case pen, brush
///         var title: LocalizedStringResource { self == .pen ? "Pen" : "Brush" }
///     }
///
///     Text(tool.title)
///
/// `Text` translates it in the locale of the environment, `String(localized:)` in the resource's own.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The bundle whose tables of translations are used.
    public enum BundleDescription: Equatable, Sendable {
        /// The program's bundle.
        case main
        /// The bundle in a folder.
        case atURL(URL)

        var bundle: Bundle? {
            switch self {
            case .main: nil
            case .atURL(let url): Bundle(url: url)
            }
        }
    }

    /// The literal, shown where no table has the key.
    public let defaultValue: String.LocalizationValue
    /// The table of translations; nil is `Localizable`.
    public let table: String?
    /// The locale that `String(localized:)` uses.
    public var locale: Locale
    private let bundle: BundleDescription
    private let name: String?

    /// Creates a resource whose literal is its own key. The comment is for translators and has no effect.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        (defaultValue, self.table, self.locale, self.bundle, name) = (keyAndValue, table, locale, bundle, nil)
    }

    /// Creates a resource with a key and a default. The comment is for translators and has no effect.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        (self.defaultValue, self.table, self.locale, self.bundle) = (defaultValue, table, locale, bundle)
        name = "\(key)"
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }
    /// Creates a resource from an interpolated literal, which is its own key.
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    /// The key of the entry in the tables.
    public var key: String { text.tableKey }

    var text: LocalizedText {
        LocalizedText(key: defaultValue.key, table: table, bundle: bundle.bundle, name: name)
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Appends a resource, translated in the locale of the environment.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        appendInterpolation(Text(resource))
    }
}
