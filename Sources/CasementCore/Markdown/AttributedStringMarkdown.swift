import Foundation

extension AttributedString {
    /// Options of Markdown parsing. Inline syntax follows CommonMark; blocks have no presentation intents.
    public struct MarkdownParsingOptions: Hashable, Sendable {
        /// The supported part of the syntax.
        public enum InterpretedSyntax: Hashable, Sendable {
            /// The texts of blocks, concatenated without separators and markers: paragraphs, `#` headings, list items,
            /// block quotes and fenced code, which has the intent `.code`. Unlike on Apple's systems, no presentation
            /// intents mark the blocks. Headings underlined with `=`, indented code, tables, HTML and link definitions
            /// are read as paragraphs. For displayed text, use one of the other cases.
            case full
            /// Inline syntax only. Line breaks become spaces.
            case inlineOnly
            /// Inline syntax only. White space is preserved.
            case inlineOnlyPreservingWhitespace
        }

        /// The handling of parse errors; without effect, because all Markdown can be parsed.
        public enum FailurePolicy: Hashable, Sendable {
            /// Throw an error, or return the part that was parsed; neither occurs.
            case throwError, returnPartiallyParsedIfPossible
        }

        /// Without effect: `^[text](attribute: value)` is treated as text.
        public var allowsExtendedAttributes: Bool
        /// The supported part of the syntax.
        public var interpretedSyntax: InterpretedSyntax
        /// Without effect: all Markdown can be parsed.
        public var failurePolicy: FailurePolicy
        /// Without effect: the language is not stored in the string.
        public var languageCode: String?

        /// Creates options, of which only `interpretedSyntax` has an effect.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            (self.allowsExtendedAttributes, self.interpretedSyntax) = (allowsExtendedAttributes, interpretedSyntax)
            (self.failurePolicy, self.languageCode) = (failurePolicy, languageCode)
        }
    }

    /// Creates a string from Markdown, with emphasis, code, strikethrough and links as attributes. Link URLs
    /// are relative to `baseURL`.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init()
        switch options.interpretedSyntax {
        case .inlineOnlyPreservingWhitespace: append(markdown, keepsWhitespace: true, baseURL)
        case .inlineOnly: append(markdown, keepsWhitespace: false, baseURL)
        case .full:
            for block in MarkdownBlocks.blocks(of: markdown) {
                if block.isCode {
                    var code = AttributedString(block.text)
                    code[AttributeScopes.InlineIntentAttribute.self] = .code
                    append(code)
                } else {
                    append(block.text, keepsWhitespace: false, baseURL)
                }
            }
        }
    }

    /// Creates a string from Markdown in UTF-8.
    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    /// Creates a string from a Markdown file in UTF-8.
    public init(
        contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }

    private mutating func append(_ text: String, keepsWhitespace: Bool, _ baseURL: URL?) {
        for run in InlineMarkdown.runs(of: text, keepsWhitespace: keepsWhitespace) {
            var part = AttributedString(run.text)
            if !run.intent.isEmpty { part[AttributeScopes.InlineIntentAttribute.self] = run.intent }
            if let link = run.link { part.link = URL(string: link, relativeTo: baseURL) }
            append(part)
        }
    }
}

/// Extracts the texts of a Markdown source's blocks, line by line and without markers. This is not CommonMark's block
/// structure, but a simplification for paragraphs, `#` headings, list items, block quotes and fenced code, sufficient
/// when blocks are not distinguished.
enum MarkdownBlocks {
    struct Block: Equatable {
        var text: String
        var isCode = false
    }

    static func blocks(of source: String) -> [Block] {
        var blocks: [Block] = []
        var lines: [Substring] = []
        var fence: Substring?
        func endParagraph() {
            if !lines.isEmpty { blocks.append(Block(text: lines.joined(separator: "\n"))) }
            lines = []
        }
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            var text = line.drop { $0 == " " || $0 == "\t" }
            if let open = fence {
                if text.hasPrefix(open), text.allSatisfy({ $0 == open.first || $0 == " " }) {
                    blocks.append(Block(text: lines.map { $0 + "\n" }.joined(), isCode: true))
                    (lines, fence) = ([], nil)
                } else {
                    lines.append(line)
                }
                continue
            }
            if text.hasPrefix("```") || text.hasPrefix("~~~") {
                endParagraph()
                let mark = text.first
                fence = text.prefix { $0 == mark }
                continue
            }
            while text.hasPrefix(">") { text = text.dropFirst().drop { $0 == " " } }
            let isRule =
                text.count >= 3
                && ["-", "*", "_"].contains { mark in
                    text.allSatisfy { String($0) == mark || $0 == " " }
                }
            if text.isEmpty || isRule {
                endParagraph()
                continue
            }
            let level = text.prefix { $0 == "#" }.count
            if (1...6).contains(level), text.dropFirst(level).first == " " {
                endParagraph()
                blocks.append(Block(text: text.dropFirst(level).trimmingCharacters(in: .whitespaces.union(["#"]))))
                continue
            }
            if let item = item(text) {
                endParagraph()
                text = item
            }
            lines.append(text)
        }
        if fence != nil {
            blocks.append(Block(text: lines.map { $0 + "\n" }.joined(), isCode: true))
        } else {
            endParagraph()
        }
        return blocks
    }

    /// The text after a list item's marker.
    private static func item(_ text: Substring) -> Substring? {
        if let mark = text.first, "-*+".contains(mark), text.dropFirst().first == " " {
            return text.dropFirst(2).drop { $0 == " " }
        }
        let number = text.prefix { $0.isASCII && $0.isNumber }
        let rest = text.dropFirst(number.count)
        guard (1...9).contains(number.count), rest.hasPrefix(". ") || rest.hasPrefix(") ") else { return nil }
        return rest.dropFirst(2).drop { $0 == " " }
    }
}
