import Foundation

// On Linux, Foundation does not encode attributed strings.

// swift-format-ignore: AvoidRetroactiveConformances
extension AttributedString: @retroactive Encodable, @retroactive Decodable {
    private struct Attributes: Codable {
        var link: URL?
        var intent: InlinePresentationIntent?
        var language: String?
    }

    /// Encodes the text and those of its attributes that can be encoded: links, Markdown's intents and languages. Fonts
    /// and colours are none of them.
    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        for run in runs {
            try list.encode(String(characters[run.range]))
            try list.encode(
                Attributes(
                    link: run.link, intent: run[AttributeScopes.InlineIntentAttribute.self],
                    language: run.languageIdentifier))
        }
    }

    /// Reads what `encode(to:)` wrote.
    public init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        self.init()
        while !list.isAtEnd {
            var part = AttributedString(try list.decode(String.self))
            let attributes = try list.decode(Attributes.self)
            if let link = attributes.link { part.link = link }
            if let intent = attributes.intent { part[AttributeScopes.InlineIntentAttribute.self] = intent }
            if let language = attributes.language { part.languageIdentifier = language }
            append(part)
        }
    }
}
