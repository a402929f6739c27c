import Foundation
import Synchronization

/// The desktop's database of file types, by MIME type. Core reads no files, so the program provides it at start.
package protocol DesktopTypeSource: Sendable {
    /// The MIME type of files with an extension, in lower case and without the dot.
    func mimeType(filenameExtension: String) -> String?
    /// The canonical name of a MIME type, which differs for an alias; nil for an unknown type.
    func canonicalName(of mimeType: String) -> String?
    /// The direct supertypes of a MIME type.
    func parents(of mimeType: String) -> [String]
    /// The filename extensions of a MIME type, the preferred one first.
    func filenameExtensions(of mimeType: String) -> [String]
    /// The description of a MIME type, in English.
    func description(of mimeType: String) -> String?
}

/// Types that only the desktop's database has: their identifiers contain the MIME type, such as
/// `org.freedesktop.mime.image.x-xcf`.
enum DesktopTypes {
    private static let installed = Mutex<(any DesktopTypeSource)?>(nil)
    private static let prefix = "org.freedesktop.mime."

    static var source: (any DesktopTypeSource)? {
        get { installed.withLock { $0 } }
        set { installed.withLock { $0 = newValue } }
    }

    /// The source, and the MIME type of an identifier in it.
    private static func known(_ identifier: String) -> (source: any DesktopTypeSource, mimeType: String)? {
        guard identifier.hasPrefix(prefix), let source else { return nil }
        let name = identifier.dropFirst(prefix.count)
        guard let dot = name.firstIndex(of: ".") else { return nil }
        let mimeType = name.replacingCharacters(in: dot...dot, with: "/")
        return source.canonicalName(of: mimeType) == mimeType ? (source, mimeType) : nil
    }

    static func contains(_ identifier: String) -> Bool { known(identifier) != nil }

    static func mimeType(of identifier: String) -> String? { known(identifier)?.mimeType }

    static func filenameExtension(of identifier: String) -> String? {
        known(identifier).flatMap { $0.source.filenameExtensions(of: $0.mimeType).first }
    }

    static func description(of identifier: String) -> String? {
        known(identifier).flatMap { $0.source.description(of: $0.mimeType) }
    }

    static func identifier(filenameExtension: String) -> String? {
        guard let source, let mimeType = source.mimeType(filenameExtension: filenameExtension) else { return nil }
        return identifier(ofMIMEType: mimeType, in: source)
    }

    static func identifier(mimeType: String) -> String? {
        guard let source else { return nil }
        return identifier(ofMIMEType: mimeType, in: source)
    }

    /// The known type for a MIME type or an alias of it, or else the desktop's.
    private static func identifier(ofMIMEType mimeType: String, in source: any DesktopTypeSource) -> String? {
        if let builtIn = UTTypeTable.identifier(where: { $0.mimes.contains(mimeType) }) { return builtIn }
        guard let name = source.canonicalName(of: mimeType) else { return nil }
        if let builtIn = UTTypeTable.identifier(where: { $0.mimes.contains { source.canonicalName(of: $0) == name } }) {
            return builtIn
        }
        guard let slash = name.firstIndex(of: "/") else { return nil }
        return prefix + name.replacingCharacters(in: slash...slash, with: ".")
    }

    /// The supertypes: those of the desktop, and one from the first half of the name.
    static func parents(of identifier: String) -> [String] {
        guard let (source, mimeType) = known(identifier) else { return [] }
        var parents = source.parents(of: mimeType).compactMap { self.identifier(ofMIMEType: $0, in: source) }
        switch mimeType.prefix(while: { $0 != "/" }) {
        case "image": parents.append("public.image")
        case "audio": parents.append("public.audio")
        case "video": parents.append("public.movie")
        case "text": parents.append("public.text")
        case "font": parents.append("public.font")
        case "inode": parents.append("public.item")
        default: parents.append("public.data")
        }
        return parents
    }
}

extension UTType {
    /// Adds the desktop's file types to the built-in ones, for the whole program.
    package static func install(_ source: (any DesktopTypeSource)?) { DesktopTypes.source = source }
}
