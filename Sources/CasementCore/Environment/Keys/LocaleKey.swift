import Foundation

private struct LocaleKey: EnvironmentKey {
    static let defaultValue = LocaleFacts("en_US") { usual }
    static let bit = EnvironmentKeyRegistry.bit(of: ObjectIdentifier(Self.self))
    private static let usual = Locale(identifier: "en_US")
}

extension EnvironmentValues {
    /// The locale of literals and formatted values.
    public var locale: Locale {
        get { localeFacts.locale }
        set { self[LocaleKey.self] = LocaleFacts(newValue) }
    }

    var localeFacts: LocaleFacts { self[LocaleKey.self] }

    /// Makes the locale that of the process, for a root.
    package mutating func takeCurrentLocale() { self[LocaleKey.self] = .current }

    /// The bit of `locale` among the keys.
    static var localeBit: EnvironmentKeySet { LocaleKey.bit }
}
