import Foundation

/// A request of the compiler: the parts of its messages that are needed here. (swift-syntax, PluginMessages.swift, has
/// all of them.)
struct Request: Decodable {
    struct Capability: Decodable {}

    struct Macro: Decodable {
        var typeName: String
    }

    struct Syntax: Decodable {
        struct Location: Decodable {
            var fileName: String
            /// The position where `source` starts, in bytes of UTF-8.
            var offset: Int
        }
        var source: String
        var location: Location
    }

    struct AttachedMacro: Decodable {
        var macro: Macro
        /// "accessor" or "peer", among others.
        var macroRole: String
        var declSyntax: Syntax
        /// The declarations around it without their members, innermost first.
        var lexicalContext: [Syntax]?
    }

    var getCapability: Capability?
    var expandAttachedMacro: AttachedMacro?
}

/// An answer to the compiler.
enum Answer: Encodable, Equatable {
    case capability
    case source(String)
    case error(String, fileName: String, offset: Int)

    private struct Capability: Encodable {
        var protocolVersion = 7
    }

    private struct Position: Encodable {
        var fileName: String
        var offset: Int
    }

    private struct Diagnostic: Encodable {
        var message: String
        var severity = "error"
        var position: Position
        var highlights: [String] = []
        var notes: [String] = []
        var fixIts: [String] = []
    }

    private struct Expansion: Encodable {
        var expandedSource: String?
        var diagnostics: [Diagnostic] = []
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .capability: try container.encode(["getCapabilityResult": ["capability": Capability()]])
        case .source(let text): try container.encode(["expandMacroResult": Expansion(expandedSource: text)])
        case .error(let message, let fileName, let offset):
            let position = Position(fileName: fileName, offset: offset)
            let diagnostic = Diagnostic(message: message, position: position)
            try container.encode(["expandMacroResult": Expansion(expandedSource: "", diagnostics: [diagnostic])])
        }
    }
}

/// A connection by a pair of pipes: each message is JSON after its length in bytes, as eight bytes, little-endian.
struct Connection {
    let input: FileHandle
    let output: FileHandle

    /// The next request; nil if there are no more.
    func read() -> Request? {
        guard let header = read(8) else { return nil }
        let length = header.reversed().reduce(0) { $0 << 8 | UInt64($1) }
        guard length < 1 << 30, let body = read(Int(length)) else { return nil }
        // An unknown request of a newer compiler gets an empty answer.
        return (try? JSONDecoder().decode(Request.self, from: body)) ?? Request()
    }

    private func read(_ count: Int) -> Data? {
        var data = Data()
        while data.count < count {
            guard let part = try? input.read(upToCount: count - data.count), !part.isEmpty else { return nil }
            data += part
        }
        return data
    }

    func write(_ answer: Answer) {
        guard let body = try? JSONEncoder().encode(answer) else { return }
        let length = UInt64(body.count)
        let header = Data((0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) })
        try? output.write(contentsOf: header + body)
    }
}
