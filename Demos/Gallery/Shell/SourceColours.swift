import Casement

/// Colours words, strings and comments of Swift source.
enum SourceColours {
    private static let keywords: Set<String> = [
        "import", "struct", "class", "enum", "protocol", "extension", "var", "let", "func", "init", "return", "if",
        "else",
        "guard", "switch", "case", "default", "for", "in", "while", "private", "fileprivate", "package", "public",
        "static", "some", "any", "self", "Self", "nil", "true", "false", "try", "await", "async", "throws", "where",
        "mutating", "inout", "do", "catch", "is", "as", "set", "get", "final", "weak", "break", "continue",
    ]

    static func colour(_ source: String) -> AttributedString {
        var result = AttributedString()
        var rest = Substring(source)
        while !rest.isEmpty {
            let (length, color) = token(at: rest)
            var part = AttributedString(rest.prefix(length))
            part.foregroundColor = color
            result += part
            rest = rest.dropFirst(length)
        }
        return result
    }

    /// The length and the colour of what the text begins with.
    private static func token(at text: Substring) -> (Int, Color?) {
        guard let first = text.first else { return (1, nil) }
        if text.hasPrefix("//") { return (text.prefix { !$0.isNewline }.count, .secondary) }
        if text.hasPrefix("\"\"\"") { return (string(text, to: "\"\"\""), .red) }
        if first == "\"" { return (string(text, to: "\""), .red) }
        if first == "@" || first == "#" || first.isLetter || first == "_" {
            let word = text.prefix(1) + text.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            if keywords.contains(String(word)) || first == "@" || first == "#" { return (word.count, .purple) }
            return (word.count, first.isUppercase ? .teal : nil)
        }
        if first.isNumber { return (text.prefix { $0.isNumber || $0 == "." || $0 == "_" }.count, .blue) }
        return (max(1, text.prefix { !$0.isLetter && !$0.isNumber && !"@#_\"/".contains($0) }.count), nil)
    }

    /// The length of a string literal with its quotation marks.
    private static func string(_ text: Substring, to mark: String) -> Int {
        var rest = text.dropFirst(mark.count)
        var length = mark.count
        while !rest.isEmpty, !rest.hasPrefix(mark) {
            let step = rest.first == "\\" ? 2 : 1
            length += min(step, rest.count)
            rest = rest.dropFirst(step)
        }
        return length + (rest.isEmpty ? 0 : mark.count)
    }
}
