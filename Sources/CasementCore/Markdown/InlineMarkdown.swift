import Foundation

/// A part of a Markdown text with uniform attributes.
struct MarkdownRun: Equatable, Sendable {
    var text: String
    var intent: InlinePresentationIntent = []
    /// The destination of a link, as written.
    var link: String?
}

/// Parses the inline syntax of Markdown by CommonMark 0.31: code spans, emphasis, links, autolinks, escapes, entities,
/// and GitHub's strikethrough. Reference links are treated as text; an image is replaced by its description.
///
/// The text is one flat list of parts, in which a pair of delimiters applies to all parts between them.
struct InlineMarkdown {
    struct Part {
        var run: MarkdownRun
        /// The unmatched rest of a run of `*`, `_` or `~`, and its possible roles.
        var delimiter: Delimiter?
        var bracket: Bracket?
    }

    struct Delimiter {
        let character: Unicode.Scalar
        let length: Int
        var left: Int
        let opens: Bool
        let closes: Bool
    }

    struct Bracket {
        let isImage: Bool
        var isActive = true
    }

    var source: [Unicode.Scalar]
    var index = 0
    var parts: [Part] = []
    var pending = ""
    private let keepsWhitespace: Bool

    /// The runs of `text`. If whitespace is kept, a line break is preserved; otherwise it becomes a
    /// space, as in a paragraph.
    static func runs(of text: String, keepsWhitespace: Bool = true) -> [MarkdownRun] {
        var parser = InlineMarkdown(source: Array(text.unicodeScalars), keepsWhitespace: keepsWhitespace)
        parser.read()
        return parser.joined()
    }

    /// Whether a text may contain markup.
    static func hasMarkup(_ text: String) -> Bool {
        text.utf8.contains { byte in
            switch byte {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
                UInt8(ascii: "<"), UInt8(ascii: "\\"), UInt8(ascii: "&"):
                true
            default: false
            }
        }
    }

    private init(source: [Unicode.Scalar], keepsWhitespace: Bool) {
        (self.source, self.keepsWhitespace) = (source, keepsWhitespace)
    }

    private mutating func read() {
        while index < source.count {
            let character = source[index]
            switch character {
            case "\\": readEscape()
            case "`": readCode()
            case "*", "_", "~": readDelimiter(character)
            case "[": openBracket(isImage: false)
            case "!" where peek(1) == "[": openBracket(isImage: true)
            case "]": closeBracket()
            case "<": readAngle()
            case "&": readEntity()
            case "\n": readLineBreak()
            default:
                pending.unicodeScalars.append(character)
                index += 1
            }
        }
        flush()
        matchDelimiters(from: 0)
    }

    func peek(_ distance: Int) -> Unicode.Scalar? {
        source.indices.contains(index + distance) ? source[index + distance] : nil
    }

    /// Turns the pending plain text into a part.
    mutating func flush() {
        guard !pending.isEmpty else { return }
        parts.append(Part(run: MarkdownRun(text: pending)))
        pending = ""
    }

    mutating func add(_ run: MarkdownRun) {
        flush()
        parts.append(Part(run: run))
    }

    private func joined() -> [MarkdownRun] {
        var runs: [MarkdownRun] = []
        for part in parts where !part.run.text.isEmpty {
            if let last = runs.last, last.intent == part.run.intent, last.link == part.run.link {
                runs[runs.count - 1].text += part.run.text
            } else {
                runs.append(part.run)
            }
        }
        return runs
    }

    // MARK: Escapes, entities, line breaks

    private mutating func readEscape() {
        guard let next = peek(1) else {
            pending += "\\"
            index += 1
            return
        }
        if next == "\n" {
            add(MarkdownRun(text: "\n", intent: .lineBreak))
            index += 2
        } else if next.isASCIIPunctuation {
            pending.unicodeScalars.append(next)
            index += 2
        } else {
            pending += "\\"
            index += 1
        }
    }

    /// The entities that are common in texts; HTML has 2,000 more.
    private static let entities: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
        "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
        "times": "×", "deg": "°", "euro": "€", "bull": "•", "middot": "·", "larr": "←", "rarr": "→", "shy": "\u{AD}",
    ]

    private mutating func readEntity() {
        let rest = source[(index + 1)...].prefix(12)
        guard let end = rest.firstIndex(of: ";"), end > index + 1 else { return take("&") }
        let name = String(String.UnicodeScalarView(source[(index + 1)..<end]))
        var text = Self.entities[name]
        if name.hasPrefix("#") {
            let digits = name.dropFirst()
            let isHex = digits.hasPrefix("x") || digits.hasPrefix("X")
            let value = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            text = value.map { String(Character($0 == 0 ? "\u{FFFD}" : Unicode.Scalar($0) ?? "\u{FFFD}")) }
        }
        guard let text else { return take("&") }
        pending += text
        index = end + 1
    }

    mutating func take(_ character: Unicode.Scalar) {
        pending.unicodeScalars.append(character)
        index += 1
    }

    private mutating func readLineBreak() {
        index += 1
        if keepsWhitespace {
            pending += "\n"
            return
        }
        let spaces = pending.reversed().prefix { $0 == " " }.count
        pending.removeLast(spaces)
        let isHard = spaces >= 2
        add(MarkdownRun(text: isHard ? "\n" : " ", intent: isHard ? .lineBreak : .softBreak))
        while peek(0) == " " || peek(0) == "\t" { index += 1 }
    }

    // MARK: Code

    private mutating func readCode() {
        let length = source[index...].prefix { $0 == "`" }.count
        var start = index + length
        while start < source.count {
            guard let tick = source[start...].firstIndex(of: "`") else { break }
            let other = source[tick...].prefix { $0 == "`" }.count
            if other == length {
                var code = source[(index + length)..<tick].map { $0 == "\n" && !keepsWhitespace ? " " : $0 }
                if code.count > 2, code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
                    code = Array(code[1..<(code.count - 1)])
                }
                add(MarkdownRun(text: String(String.UnicodeScalarView(code)), intent: .code))
                index = tick + length
                return
            }
            start = tick + other
        }
        pending += String(repeating: "`", count: length)
        index += length
    }
}

extension Unicode.Scalar {
    var isASCIIPunctuation: Bool {
        switch value {
        case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
        default: false
        }
    }

    /// Punctuation and symbols, as defined by CommonMark.
    var isMarkdownPunctuation: Bool {
        if value < 0x80 { return isASCIIPunctuation }
        switch properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
            return true
        default: return false
        }
    }
}
