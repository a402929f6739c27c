import Foundation

/// The translations of one language, from a `.strings`, `.stringsdict` or `.xcstrings` file.
struct StringTable: Sendable {
    enum Entry: Equatable, Sendable {
        case text(String)
        /// Forms by plural category: "one", "other", ...
        case plural([String: String])
    }

    var entries: [String: Entry] = [:]

    subscript(key: String) -> Entry? { entries[key] }

    /// Adds the entries of another table, which replace existing ones.
    mutating func merge(_ other: StringTable) { entries.merge(other.entries) { $1 } }

    /// Reads a `.strings` file: `"key" = "value";` with comments. Reading stops at the first syntax error.
    init(strings text: String) {
        var reader = StringsReader(text)
        while let (key, value) = reader.next() { entries[key] = .text(value) }
    }

    /// Reads one language of an `.xcstrings` catalogue. Of its variations, plurals are supported.
    init(catalogue data: Data, language: String) {
        struct Catalogue: Decodable {
            struct Unit: Decodable { var value: String }
            struct Variant: Decodable { var stringUnit: Unit? }
            struct Variations: Decodable { var plural: [String: Variant]? }
            struct Localisation: Decodable {
                var stringUnit: Unit?
                var variations: Variations?
            }
            struct Key: Decodable { var localizations: [String: Localisation]? }
            var strings: [String: Key]
        }
        guard let catalogue = try? JSONDecoder().decode(Catalogue.self, from: data) else { return }
        for (key, value) in catalogue.strings {
            guard let localisation = value.localizations?[language] else { continue }
            if let text = localisation.stringUnit?.value {
                entries[key] = .text(text)
            } else if let plural = localisation.variations?.plural {
                entries[key] = .plural(plural.compactMapValues { $0.stringUnit?.value })
            }
        }
    }

    /// Reads a `.stringsdict` file, a property list; of each format, the first plural variable is used.
    init(plurals data: Data) {
        guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
            return
        }
        for case (let key, let value as [String: Any]) in list {
            guard let format = value["NSStringLocalizedFormatKey"] as? String,
                let start = format.range(of: "%#@"),
                let end = format.range(of: "@", range: start.upperBound..<format.endIndex),
                let variable = value[String(format[start.upperBound..<end.lowerBound])] as? [String: Any]
            else { continue }
            var forms: [String: String] = [:]
            for category in ["zero", "one", "two", "few", "many", "other"] {
                guard let form = variable[category] as? String else { continue }
                forms[category] = format.replacingCharacters(in: start.lowerBound..<end.upperBound, with: form)
            }
            entries[key] = .plural(forms)
        }
    }

    init() {}
}

/// Parses a `.strings` file, pair by pair.
private struct StringsReader {
    private let text: [Character]
    private var index = 0

    init(_ text: String) { self.text = Array(text) }

    mutating func next() -> (String, String)? {
        guard let key = token(), take("="), let value = token(), take(";") else { return nil }
        return (key, value)
    }

    private mutating func skip() {
        while index < text.count {
            if text[index].isWhitespace || text[index] == "\u{FEFF}" {
                index += 1
            } else if text[index] == "/", index + 1 < text.count, text[index + 1] == "/" {
                while index < text.count, !text[index].isNewline { index += 1 }
            } else if text[index] == "/", index + 1 < text.count, text[index + 1] == "*" {
                index += 2
                while index < text.count, !(text[index] == "/" && text[index - 1] == "*") { index += 1 }
                index += 1
            } else {
                return
            }
        }
    }

    private mutating func take(_ character: Character) -> Bool {
        skip()
        guard index < text.count, text[index] == character else { return false }
        index += 1
        return true
    }

    private mutating func token() -> String? {
        skip()
        guard index < text.count else { return nil }
        guard text[index] == "\"" else {
            let start = index
            while index < text.count, text[index].isLetter || text[index].isNumber || "_.-".contains(text[index]) {
                index += 1
            }
            return index > start ? String(text[start..<index]) : nil
        }
        index += 1
        var value = ""
        while index < text.count, text[index] != "\"" {
            if text[index] == "\\", index + 1 < text.count {
                index += 1
                value.append(escaped())
            } else {
                value.append(text[index])
            }
            index += 1
        }
        guard index < text.count else { return nil }
        index += 1
        return value
    }

    private mutating func escaped() -> Character {
        switch text[index] {
        case "n": return "\n"
        case "t": return "\t"
        case "r": return "\r"
        case "U", "u":
            let digits = text[(index + 1)...].prefix(4)
            guard digits.count == 4, let value = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(value)
            else { return text[index] }
            index += 4
            return Character(scalar)
        default: return text[index]
        }
    }
}
