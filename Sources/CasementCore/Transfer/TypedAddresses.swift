import Foundation

// What UniformTypeIdentifiers adds to addresses and paths on Apple's systems.

extension URL {
    /// The address of a file in this folder, whose name ends in the type's usual extension; a name that has one of the
    /// type's extensions stays as it is.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        appendingPathComponent(contentType.completing(partialName), isDirectory: contentType.conforms(to: .directory))
    }

    /// Appends the name of a file, which ends in the type's usual extension.
    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
        self = appendingPathComponent(partialName, conformingTo: contentType)
    }

    /// The address with the type's usual extension, unless it has one of the type's extensions already.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        guard let name = contentType.nameEnd(after: pathExtension) else { return self }
        return appendingPathExtension(name)
    }

    /// Appends the type's usual extension.
    public mutating func appendPathExtension(for contentType: UTType) {
        self = appendingPathExtension(for: contentType)
    }
}

extension NSString {
    /// The path of a file in this folder, whose name ends in the type's usual extension.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> String {
        appendingPathComponent(contentType.completing(partialName))
    }

    /// The path with the type's usual extension, unless it has one of the type's extensions already.
    public func appendingPathExtension(for contentType: UTType) -> String {
        guard let name = contentType.nameEnd(after: pathExtension) else { return self as String }
        return appendingPathExtension(name) ?? self as String
    }
}

extension UTType {
    /// The extension that a name needs behind the one that it has; nil for none.
    fileprivate func nameEnd(after known: String) -> String? {
        if !known.isEmpty, UTType(filenameExtension: known)?.conforms(to: self) == true { return nil }
        return preferredFilenameExtension
    }

    /// A name with the usual extension.
    fileprivate func completing(_ name: String) -> String {
        nameEnd(after: (name as NSString).pathExtension).map { "\(name).\($0)" } ?? name
    }
}
