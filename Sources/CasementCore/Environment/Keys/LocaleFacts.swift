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
        let isPlain = locale.hasPlainDigits && StringTables.tables(nil, bundle: nil, locale: locale).isEmpty
        answer.store(isPlain ? 1 : 2, ordering: .relaxed)
        return isPlain
    }
}

private struct LocaleKey: EnvironmentKey {
    static let defaultValue = LocaleFacts(Locale(identifier: "en_US"))
    static let bit = EnvironmentKeyRegistry.bit(of: ObjectIdentifier(Self.self))
}

extension EnvironmentValues {
    /// The locale of literals and formatted values.
    public var locale: Locale {
        get { localeFacts.locale }
        set { self[LocaleKey.self] = LocaleFacts(newValue) }
    }

    var localeFacts: LocaleFacts { self[LocaleKey.self] }

    /// The bit of `locale` among the keys.
    static var localeBit: EnvironmentKeySet { LocaleKey.bit }
}
