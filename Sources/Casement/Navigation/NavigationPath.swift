import CasementCore
import Foundation

/// The pages of a navigation stack as a list of values of any types, the topmost last.
///
///     @State private var path = NavigationPath()
///
///     NavigationStack(path: $path) {
///         Home().navigationDestination(for: Song.self) { SongPage(song: $0) }
///             .navigationDestination(for: Artist.self) { ArtistPage(artist: $0) }
///     }
///
/// If all values can be encoded, so can the path; see `codable`.
public struct NavigationPath: Equatable {
    private(set) var values: [AnyHashable] = []

    /// An empty path: the stack shows its root.
    public init() {}

    /// A path with the elements of a sequence.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }

    /// A path from its encoded form.
    public init(_ codable: CodableRepresentation) { values = codable.values }

    /// The number of pages above the root.
    public var count: Int { values.count }

    /// Whether the stack shows its root.
    public var isEmpty: Bool { values.isEmpty }

    /// Adds a value: the stack shows its page.
    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

    /// Adds a value whose type is erased.
    mutating func add(_ value: AnyHashable) { values.append(value) }

    /// Removes values from the end, one by default. Removing more than there are stops the program.
    public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }

    /// The path for encoding; nil if any of its values is not `Codable`.
    public var codable: CodableRepresentation? {
        values.allSatisfy { $0.base is any Codable } ? CodableRepresentation(values: values) : nil
    }
}

extension NavigationPath {
    /// The encoded form of a path: each value as JSON, after the name of its type.
    ///
    /// A path decodes only where all its types exist; otherwise decoding throws an error that names the missing type.
    public struct CodableRepresentation: Codable, Equatable {
        fileprivate let values: [AnyHashable]

        fileprivate init(values: [AnyHashable]) { self.values = values }

        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var values: [AnyHashable] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                let text = try container.decode(String.self)
                guard let type = _typeByName(name) as? any (Hashable & Codable).Type else {
                    throw DecodingError.dataCorruptedError(
                        in: container,
                        debugDescription: "The navigation path has a value of type \(name), which does not exist.")
                }
                values.append(try Self.value(of: type, from: text))
            }
            self.values = values
        }

        private static func value<V: Hashable & Codable>(of type: V.Type, from text: String) throws -> AnyHashable {
            // Numbers and strings are JSON only within an array in older decoders.
            AnyHashable(try JSONDecoder().decode([V].self, from: Data("[\(text)]".utf8))[0])
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for value in values {
                guard let base = value.base as? any Codable else { continue }
                try container.encode(_mangledTypeName(type(of: value.base)) ?? "\(type(of: value.base))")
                try container.encode(String(decoding: JSONEncoder().encode(base), as: UTF8.self))
            }
        }
    }
}
