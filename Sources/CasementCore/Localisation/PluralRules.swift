import CICU
import Foundation
import Synchronization

/// Plural categories of numbers: the cardinal rules of Unicode CLDR, from the ICU in Foundation.
enum PluralRules {
    private struct Rules {
        var locale: String
        var rules: OpaquePointer
    }

    /// The rules of the last locale: programs usually show one language at a time.
    private static let last = Mutex<Rules?>(nil)

    /// The category of a number, such as "one" or "few".
    static func category(of number: Double, locale: Locale) -> String {
        let name = locale.identifier
        if isEnglish(name) { return number == 1 ? "one" : "other" }
        return last.withLock { last in
            if last?.locale != name {
                if let old = last { casement_plurals_close(old.rules) }
                last = casement_plurals_open(name).map { Rules(locale: name, rules: $0) }
            }
            return last.flatMap { category(of: number, $0.rules) } ?? "other"
        }
    }

    private static func category(of number: Double, _ rules: OpaquePointer) -> String? {
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 16) { name in
            let length = Int(casement_plurals_select(rules, number, name.baseAddress, Int32(name.count)))
            return length > 0 ? String(decoding: name[..<length], as: UTF16.self) : nil
        }
    }

    /// English is handled without ICU.
    private static func isEnglish(_ name: String) -> Bool {
        guard name.utf8.starts(with: "en".utf8) else { return false }
        let next = name.utf8.dropFirst(2).first
        return next == nil || next == UInt8(ascii: "_") || next == UInt8(ascii: "-") || next == UInt8(ascii: "@")
    }
}
