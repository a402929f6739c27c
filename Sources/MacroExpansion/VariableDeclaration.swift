/// The parts of `@Entry public var name: Type = value`, taken from its source.
struct VariableDeclaration: Equatable {
    var name = ""
    var type: String?
    var value: String?
    var hasAccessors = false

    var isOptional: Bool { type.map { $0.hasSuffix("?") || $0.hasSuffix("!") || $0.hasPrefix("Optional<") } ?? false }

    /// Nil if the source declares no variable.
    init?(_ source: String) {
        let tokens = Token.list(of: source)
        guard let keyword = tokens.firstIndex(where: { $0.depth == 0 && $0.text == "var" }) else { return nil }
        guard keyword + 1 < tokens.count else { return nil }
        name = String(tokens[keyword + 1].text)
        let rest = tokens[(keyword + 2)...].filter { $0.depth == 0 }
        let equals = rest.first { $0.text == "=" }
        let brace = rest.first { $0.text == "{" }
        if let brace, equals.map({ brace.start < $0.start }) ?? true { hasAccessors = true }
        let end = Token.end(of: source)
        if let colon = rest.first, colon.text == ":" {
            let typeEnd = equals?.start ?? (hasAccessors ? brace?.start : nil) ?? end
            type = Token.trimmed(source[colon.end..<typeEnd])
        }
        if let equals { value = Token.trimmed(source[equals.end..<end]) }
    }

    /// The position where the declaration starts, in bytes: after spaces and comments.
    static func start(of source: String) -> Int {
        guard let first = Token.list(of: source).first else { return 0 }
        return source.utf8.distance(from: source.startIndex, to: first.start)
    }
}

/// A word, an operator, a punctuation mark or a whole string literal of Swift source: just enough to find the parts of
/// a declaration, with comments skipped.
private struct Token {
    let text: Substring
    /// The number of brackets around it; an opening bracket and its closing one count as outside.
    let depth: Int

    var start: String.Index { text.startIndex }
    var end: String.Index { text.endIndex }

    static func list(of source: String) -> [Token] {
        var scanner = Scanner(source)
        var tokens: [Token] = []
        var depth = 0
        while let text = scanner.next() {
            if let sign = text.first, ")]}".contains(sign), text.count == 1 { depth = max(0, depth - 1) }
            tokens.append(Token(text: text, depth: depth))
            if let sign = text.first, "([{".contains(sign), text.count == 1 { depth += 1 }
        }
        return tokens
    }

    /// The position where the last token ends.
    static func end(of source: String) -> String.Index { list(of: source).last?.end ?? source.endIndex }

    static func trimmed(_ text: Substring) -> String {
        let tokens = list(of: String(text))
        guard let first = tokens.first, let last = tokens.last else { return "" }
        return String(first.text.base[first.start..<last.end])
    }
}

/// Splits source into words, operators, punctuation marks and literals.
private struct Scanner {
    private let source: String
    private var index: String.Index

    init(_ source: String) { (self.source, index) = (source, source.startIndex) }

    private var character: Character? { index < source.endIndex ? source[index] : nil }
    private func has(_ text: String) -> Bool { source[index...].hasPrefix(text) }
    private mutating func skip(_ count: Int) {
        index = source.index(index, offsetBy: count, limitedBy: source.endIndex) ?? source.endIndex
    }
    private mutating func skip(while isPart: (Character) -> Bool) {
        while let character, isPart(character) { skip(1) }
    }

    mutating func next() -> Substring? {
        skipSpace()
        let start = index
        guard let character else { return nil }
        if character.isWordPart || character == "`" {
            skip { $0.isWordPart || $0 == "`" }
        } else if character == "\"" || character == "#" {
            skipText()
        } else if character.isOperatorPart {
            while let character = self.character, character.isOperatorPart, !has("//"), !has("/*") { skip(1) }
        } else {
            skip(1)
        }
        return source[start..<index]
    }

    private mutating func skipSpace() {
        while let character {
            if character.isWhitespace {
                skip(1)
            } else if has("//") {
                skip { !$0.isNewline }
            } else if has("/*") {
                skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            if has("/*") {
                depth += 1
                skip(2)
            } else if has("*/") {
                depth -= 1
                skip(2)
            } else {
                skip(1)
            }
        } while depth > 0 && character != nil
    }

    /// Skips a string literal, of one or more lines, raw or not, with its interpolations.
    private mutating func skipText() {
        let start = index
        skip { $0 == "#" }
        let hashes = String(source[start..<index])
        guard character == "\"" else {
            // A macro or a directive.
            if index == start { skip(1) }
            return
        }
        let quote = has("\"\"\"") ? "\"\"\"" : "\""
        skip(quote.count)
        while character != nil {
            if has(quote + hashes) { return skip(quote.count + hashes.count) }
            if has("\\" + hashes) {
                skip(1 + hashes.count)
                if character == "(" { skipInterpolation() } else { skip(1) }
            } else {
                skip(1)
            }
        }
    }

    private mutating func skipInterpolation() {
        var depth = 0
        repeat {
            guard let token = next() else { return }
            if token == "(" { depth += 1 } else if token == ")" { depth -= 1 }
        } while depth > 0
    }
}

extension Character {
    fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" || self == "$" }
    fileprivate var isOperatorPart: Bool { "=+-*/%<>!&|^~?.".contains(self) }
}
