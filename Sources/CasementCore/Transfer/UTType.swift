import Foundation

/// A kind of data, such as plain text or a PNG picture, told by a name in reverse order of a domain.
///
///     extension UTType { static let card = UTType(exportedAs: "org.example.card", conformingTo: .json) }
///
/// Types conform to others: what takes `.text` takes `.json` too. Two with the same identifier are the same.
///
/// The common types are built in. A program with windows has those of the desktop's shared MIME database too, under identifiers
/// such as `org.freedesktop.mime.image.x-xcf`; a database that is not there leaves the built-in ones.
public struct UTType: Hashable, Sendable {
    /// The name, as `public.plain-text`.
    public let identifier: String
    /// Of a type that the program declares: what it conforms to.
    private let parents: [String]

    init(known identifier: String, parents: [String] = []) { (self.identifier, self.parents) = (identifier, parents) }

    /// The type with an identifier; nil where none is known.
    public init?(_ identifier: String) {
        guard UTTypeTable.entries[identifier] != nil || DesktopTypes.contains(identifier) else { return nil }
        self.init(known: identifier)
    }

    /// A type that the program itself declares. Without a parent it conforms to `.data`.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(known: identifier, parents: [(parentType ?? .data).identifier])
    }

    /// A type that another program declares. Without a parent it conforms to `.data`.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parentType)
    }

    /// The type of files whose names end so, without the dot; nil where none is known that conforms to `supertype`.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let name = filenameExtension.lowercased()
        guard
            let found = UTTypeTable.identifier(where: { $0.extensions.contains(name) })
                ?? DesktopTypes.identifier(filenameExtension: name)
        else { return nil }
        self.init(known: found)
        guard conforms(to: supertype) else { return nil }
    }

    /// The type of a MIME type, as `image/png`; nil where none is known that conforms to `supertype`.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let name = mimeType.prefix { $0 != ";" }.lowercased()
        guard
            let found = UTTypeTable.identifier(where: { $0.mime == name }) ?? DesktopTypes.identifier(mimeType: name)
        else { return nil }
        self.init(known: found)
        guard conforms(to: supertype) else { return nil }
    }

    /// How names of such files usually end, without the dot.
    public var preferredFilenameExtension: String? {
        UTTypeTable.entries[identifier]?.extensions.first ?? DesktopTypes.filenameExtension(of: identifier)
    }
    /// The MIME type, as `image/png`.
    public var preferredMIMEType: String? {
        UTTypeTable.entries[identifier]?.mime ?? DesktopTypes.mimeType(of: identifier)
    }
    /// What people call it, in English.
    public var localizedDescription: String? {
        UTTypeTable.entries[identifier]?.name ?? DesktopTypes.description(of: identifier)
    }

    /// All types that it conforms to, directly or by way of others, without itself.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var next = parentIdentifiers
        while let name = next.popLast() {
            let type = UTType(known: name)
            if found.insert(type).inserted { next += type.parentIdentifiers }
        }
        return found
    }

    private var parentIdentifiers: [String] {
        parents + (UTTypeTable.entries[identifier]?.parents ?? DesktopTypes.parents(of: identifier))
    }

    /// Whether it is `type`, or a kind of it.
    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
    /// Whether it is a kind of `type`, and not `type` itself.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
    /// Whether `type` is a kind of it, and not it itself.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
    /// Whether the system knows it, and not a program alone.
    public var isPublic: Bool { identifier.hasPrefix("public.") }
    /// Whether it is known, or was declared by the program.
    public var isDeclared: Bool {
        UTTypeTable.entries[identifier] != nil || !parents.isEmpty || DesktopTypes.contains(identifier)
    }
    /// Never: types are made by name.
    public var isDynamic: Bool { false }

    public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: CustomStringConvertible {
    public var description: String { identifier }
}

extension UTType: Codable {
    public init(from decoder: any Decoder) throws {
        self.init(known: try decoder.singleValueContainer().decode(String.self), parents: [])
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}
