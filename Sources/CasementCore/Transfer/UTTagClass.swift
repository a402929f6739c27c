import Foundation

/// A way to name a type of data: by the extension of files, or by a MIME type.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Extensions of files, without the dot.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// MIME types.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension UTType {
    /// The type of a filename extension or MIME type; nil if no known type conforms to `supertype`.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard let found = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else { return nil }
        self = found
    }

    /// The known types with a filename extension or MIME type that conform to `supertype`, the preferred one first.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        let tag = tag.lowercased()
        let preferred: UTType?
        switch tagClass {
        case .filenameExtension: preferred = UTType(filenameExtension: tag, conformingTo: supertype ?? .item)
        case .mimeType: preferred = UTType(mimeType: tag, conformingTo: supertype ?? .item)
        default: return []
        }
        let known = UTTypeTable.identifiers {
            (tagClass == .filenameExtension ? $0.extensions : $0.mimes).contains(tag)
        }
        let all = known.map { UTType(known: $0) }.filter { $0.conforms(to: supertype ?? .item) }
        return (preferred.map { [$0] } ?? []) + all.filter { $0 != preferred }
    }

    /// The filename extensions and MIME types of this type, the preferred ones first.
    public var tags: [UTTagClass: [String]] {
        let entry = UTTypeTable.entry(identifier)
        let extensions = entry?.extensions ?? preferredFilenameExtension.map { [$0] } ?? []
        let mimes = entry?.mimes ?? preferredMIMEType.map { [$0] } ?? []
        return [.filenameExtension: extensions, .mimeType: mimes].filter { !$0.value.isEmpty }
    }
}
