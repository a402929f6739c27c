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
        // Looked at as bytes: characters would bring the tables of Unicode into each start.
        let name = identifier.utf8.prefix { $0 != UInt8(ascii: "@") && $0 != UInt8(ascii: ".") }
        let isEnglish = Self.isEnglish(name) || name.isEmpty || ["C", "POSIX"].contains { name.elementsEqual($0.utf8) }
        let underscore = UInt8(ascii: "_"), hyphen = UInt8(ascii: "-")
        language = isEnglish ? nil : String(decoding: name.map { $0 == underscore ? hyphen : $0 }, as: UTF8.self)
    }

    private static func isEnglish(_ name: some Sequence<UInt8>) -> Bool { name.starts(with: "en".utf8) }

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
        if Self.isEnglish(identifier.utf8), !identifier.utf8.contains(UInt8(ascii: "@")) { return true }
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
