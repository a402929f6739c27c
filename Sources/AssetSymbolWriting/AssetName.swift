/// Names of Swift for the names of assets, by Xcode's rules: "app-icon 2" is `appIcon2`, "AccentColor" is `accent`.
package enum AssetName {
    /// The name of a constant; nil for a name without a letter or digit.
    package static func constant(_ name: String, of kind: Asset.Kind?) -> String? {
        guard var words = words(name) else { return nil }
        let suffix = kind == .color ? "Color" : kind == .image ? "Image" : ""
        if !suffix.isEmpty, words.count > suffix.count, words.hasSuffix(suffix) { words.removeLast(suffix.count) }
        return escaped(loweredStart(words))
    }

    /// The name of a type, for a group.
    package static func type(_ name: String) -> String? {
        guard let words = words(name) else { return nil }
        return escaped(words.prefix(1).uppercased() + words.dropFirst())
    }

    /// The letters and digits, with a capital letter after each gap.
    private static func words(_ name: String) -> String? {
        let parts = name.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        guard let first = parts.first else { return nil }
        return String(first) + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// "URLIcon" is `urlIcon`, "Logo" is `logo`.
    private static func loweredStart(_ name: String) -> String {
        let capitals = name.prefix { $0.isUppercase }
        if capitals.endIndex == name.endIndex { return name.lowercased() }
        let beginsWord = capitals.count > 1 && name[capitals.endIndex].isLetter
        let count = beginsWord ? capitals.count - 1 : capitals.count
        return name.prefix(count).lowercased() + name.dropFirst(count)
    }

    private static func escaped(_ name: String) -> String {
        if name.first?.isNumber ?? true { return "_" + name }
        return keywords.contains(name) ? "`\(name)`" : name
    }

    /// The words that a constant can only have in backticks.
    private static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
        "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
        "throws", "true", "try", "typealias", "var", "where", "while", "Self", "Type", "Protocol",
    ]
}
