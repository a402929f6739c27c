import Foundation

/// A type of data, such as plain text or a PNG picture, identified by a reverse domain name.
///
///     extension UTType { static let card = UTType(exportedAs: "org.example.card", conformingTo: .json) }
///
/// Types conform to others: a receiver of `.text` accepts `.json` too. Types with the same identifier are equal.
///
/// The common types are built in. Those that the program declares in its `Info.plist`, under
/// `UTExportedTypeDeclarations` and `UTImportedTypeDeclarations`, are known with what is said of them there:
/// `UTTypeConformsTo`, `UTTypeDescription`, and the extensions and MIME types of `UTTypeTagSpecification`. Programs
/// with windows also know those of the desktop's shared MIME database, with identifiers such as
/// `org.freedesktop.mime.image.x-xcf`; without a database there are only the others.
public struct UTType: Hashable, Sendable {
    /// The identifier, such as `public.plain-text`.
    public let identifier: String
    /// The supertypes, for a type declared by the program.
    private let parents: [String]

    package init(known identifier: String, parents: [String] = []) {
        (self.identifier, self.parents) = (identifier, parents)
    }

    /// Creates a known type from its identifier; nil if it is unknown.
    public init?(_ identifier: String) {
        guard UTTypeTable.entry(identifier) != nil || DesktopTypes.contains(identifier) else { return nil }
        self.init(known: identifier)
    }

    /// Creates a type declared by this program. Without a parent, and where its `Info.plist` says none, it conforms to
    /// `.data`.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        let isKnown = parentType == nil && !(UTTypeTable.entry(identifier)?.parents ?? []).isEmpty
        self.init(known: identifier, parents: isKnown ? [] : [(parentType ?? .data).identifier])
    }

    /// Creates a type declared by another program. Without a parent, and where the `Info.plist` says none, it conforms
    /// to `.data`.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parentType)
    }

    /// Creates the type of a filename extension, without the dot; nil if no known type conforms to `supertype`.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let name = filenameExtension.lowercased()
        guard
            let found = UTTypeTable.identifier(where: { $0.extensions.contains(name) })
                ?? DesktopTypes.identifier(filenameExtension: name)
        else { return nil }
        self.init(known: found)
        guard conforms(to: supertype) else { return nil }
    }

    /// Creates the type of a MIME type, such as `image/png`; nil if no known type conforms to `supertype`.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let name = mimeType.prefix { $0 != ";" }.lowercased()
        guard
            let found = UTTypeTable.identifier(where: { $0.mimes.contains(name) })
                ?? DesktopTypes.identifier(mimeType: name)
        else { return nil }
        self.init(known: found)
        guard conforms(to: supertype) else { return nil }
    }

    /// The preferred filename extension, without the dot.
    public var preferredFilenameExtension: String? {
        UTTypeTable.entry(identifier)?.extensions.first ?? DesktopTypes.filenameExtension(of: identifier)
    }
    /// The MIME type, such as `image/png`.
    public var preferredMIMEType: String? {
        UTTypeTable.entry(identifier)?.mime ?? DesktopTypes.mimeType(of: identifier)
    }
    /// A description, in English.
    public var localizedDescription: String? {
        UTTypeTable.entry(identifier)?.name ?? DesktopTypes.description(of: identifier)
    }

    /// All types that this one conforms to, directly or indirectly, except itself.
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
        parents + (UTTypeTable.entry(identifier)?.parents ?? DesktopTypes.parents(of: identifier))
    }

    /// Whether this is `type` or conforms to it.
    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
    /// Whether this conforms to `type`, but is not `type` itself.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
    /// Whether `type` conforms to this type, but is not this type itself.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
    /// Whether this is a public type, not declared by a particular program or organisation.
    public var isPublic: Bool { identifier.hasPrefix("public.") }
    /// Whether this type is known, or declared by the program.
    public var isDeclared: Bool {
        UTTypeTable.entry(identifier) != nil || !parents.isEmpty || DesktopTypes.contains(identifier)
    }
    /// Always false: types are created by identifier.
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
