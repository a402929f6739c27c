import Foundation

/// Inflection marks `^[3 item](inflect: true)`: the words in brackets agree with their number. English nouns are
/// inflected; in other languages, where translations specify plurals explicitly, the words are unchanged.
struct Inflection {
    let locale: Locale

    /// The text without marks. `value` returns the string that a placeholder character stands for, if any.
    func applied(to text: String, value: (Unicode.Scalar) -> String?) -> String {
        var result = "", rest = text[...]
        while let start = rest.range(of: "^[") {
            guard let middle = rest[start.upperBound...].range(of: "]("),
                let end = rest[middle.upperBound...].firstIndex(of: ")")
            else { break }
            result += rest[..<start.lowerBound]
            let words = String(rest[start.upperBound..<middle.lowerBound])
            let inflects = rest[middle.upperBound..<end].filter { !$0.isWhitespace }.contains("inflect:true")
            result += inflects ? agreeing(words, value) : words
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private func agreeing(_ words: String, _ value: (Unicode.Scalar) -> String?) -> String {
        guard locale.language.languageCode?.identifier ?? "en" == "en" else { return words }
        var written = ""
        for scalar in words.unicodeScalars { written += value(scalar) ?? String(scalar) }
        let digits = written.filter { $0.isNumber || $0 == "." || $0 == "-" }
        guard let number = Double(digits), number != 1,
            let last = words.lastIndex(where: \.isLetter),
            let first = words[...last].lastIndex(where: { !$0.isLetter })
        else { return words }
        let noun = words.index(after: first)...last
        return words.replacingCharacters(in: noun, with: Self.plural(of: String(words[noun])))
    }

    private static let irregular = [
        "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
        "mouse": "mice", "goose": "geese", "leaf": "leaves", "half": "halves", "life": "lives", "knife": "knives",
        "shelf": "shelves", "fish": "fish", "sheep": "sheep", "deer": "deer", "series": "series",
    ]

    /// The plural of an English noun. A noun that ends in a single s is assumed to be plural already.
    static func plural(of noun: String) -> String {
        let word = noun.lowercased()
        if let known = irregular[word] {
            return word == noun ? known : known.prefix(1).uppercased() + known.dropFirst()
        }
        if word.hasSuffix("ss") || ["x", "z", "ch", "sh"].contains(where: word.hasSuffix) { return noun + "es" }
        if word.hasSuffix("s") { return noun }
        if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
            return noun.dropLast() + "ies"
        }
        return noun + "s"
    }
}
