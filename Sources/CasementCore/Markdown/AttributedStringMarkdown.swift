import Foundation

extension AttributedString {
    /// How Markdown is read: what stands within a line, by CommonMark. Blocks have no presentation intents.
    public struct MarkdownParsingOptions: Hashable, Sendable {
        /// What of Markdown counts.
        public enum InterpretedSyntax: Hashable, Sendable {
            /// The texts of blocks, one after the other without a break and without their marks: paragraphs, `#` headings, items of
            /// lists, quotations and fenced code, which has the intent `.code`. Nothing tells where one ends and the next begins, as
            /// presentation intents do on Apple's systems. Headings underlined with `=`, indented code, tables, HTML and
            /// definitions of links are read as paragraphs. For text that is to be shown, take one of the others.
            case full
            /// What stands within a line. Line breaks are spaces.
            case inlineOnly
            /// What stands within a line. White space stays as it is.
            case inlineOnlyPreservingWhitespace
        }

        /// What happens with what cannot be read; without effect, since all of Markdown can be.
        public enum FailurePolicy: Hashable, Sendable {
            case throwError, returnPartiallyParsedIfPossible
        }

        /// Without effect: `^[text](attribute: value)` is text.
        public var allowsExtendedAttributes: Bool
        /// What of Markdown counts.
        public var interpretedSyntax: InterpretedSyntax
        /// Without effect: all of Markdown can be read.
        public var failurePolicy: FailurePolicy
        /// Without effect: the string has no language of its own.
        public var languageCode: String?

        /// Options; only `interpretedSyntax` has an effect.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            (self.allowsExtendedAttributes, self.interpretedSyntax) = (allowsExtendedAttributes, interpretedSyntax)
            (self.failurePolicy, self.languageCode) = (failurePolicy, languageCode)
        }
    }

    /// The text of a Markdown source, with its emphasis, code, strikethrough and links as attributes. Addresses of links are
    /// relative to `baseURL`.
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

    /// The text of a Markdown source in UTF-8.
    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    /// The text of a Markdown file in UTF-8.
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

/// The texts of the blocks of a Markdown source, line by line and without what marks them: not CommonMark's rules of blocks, but
/// what is left of paragraphs, `#` headings, items of lists, quotations and fenced code where nothing tells blocks apart.
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

    /// What stands after the mark of a list's item.
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
