import Foundation
import Synchronization

/// A locale of the environment with cached properties that every text reads.
///
/// The locale itself is made when something formats a value: a first one reads 0.7 MiB of ICU's data and of code.
final class LocaleFacts: Sendable {
    /// The identifier, from which the other properties follow as far as possible.
    let identifier: String
    private let make: @Sendable () -> Locale
    private let answer = Atomic<UInt8>(0)

    /// The language for the text engine's glyphs and line breaks; nil for English, which does not affect them.
    let language: String?

    var locale: Locale { make() }

    convenience init(_ locale: Locale) { self.init(locale.identifier) { locale } }

    /// `make` returns the locale of that identifier.
    init(_ identifier: String, make: @escaping @Sendable () -> Locale) {
        (self.identifier, self.make) = (identifier, make)
        let name = identifier.prefix { $0 != "@" && $0 != "." }
        let isEnglish = name.hasPrefix("en") || name.isEmpty || name == "C" || name == "POSIX"
        language = isEnglish ? nil : String(name.map { $0 == "_" ? "-" : $0 })
    }

    /// The locale of the process.
    static var current: LocaleFacts {
        #if compiler(<6.4)
            // Foundation knows only this one on Linux, whatever the environment says.
            LocaleFacts("en_001") { .current }
        #else
            LocaleFacts(.current)
        #endif
    }

    /// Whether numbers below a thousand are written in ASCII digits.
    var hasPlainDigits: Bool {
        if identifier.hasPrefix("en"), !identifier.utf8.contains(UInt8(ascii: "@")) { return true }
        return locale.numberingSystem.identifier == "latn"
    }

    /// Whether literals are shown unchanged: the locale has plain digits, and the program has no string tables.
    var showsLiterals: Bool {
        let known = answer.load(ordering: .relaxed)
        if known != 0 { return known == 1 }
        let isPlain = hasPlainDigits && StringTables.tables(nil, bundle: nil, locale: identifier).isEmpty
        answer.store(isPlain ? 1 : 2, ordering: .relaxed)
        return isPlain
    }
}
