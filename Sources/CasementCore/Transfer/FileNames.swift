import Foundation

extension UTType {
    /// A name with the extension of the type, unless it has one of this type already.
    package func fileName(_ name: String) -> String {
        guard let end = preferredFilenameExtension else { return name }
        let own = (name as NSString).pathExtension
        if !own.isEmpty, own.lowercased() == end || UTType(filenameExtension: own)?.conforms(to: self) == true {
            return name
        }
        return "\(name).\(end)"
    }

    /// The type that a name says, if it is one of several; else the first of them.
    package static func type(ofFileNamed name: String, among types: [UTType]) -> UTType {
        let end = (name as NSString).pathExtension
        if let exact = types.first(where: { $0.preferredFilenameExtension == end.lowercased() }) { return exact }
        let said = UTType(filenameExtension: end)
        return types.first { type in said?.conforms(to: type) ?? false } ?? types.first ?? said ?? .data
    }

    /// The extensions of its files' names, without dots.
    package var filenameExtensions: [String] {
        UTTypeTable.entry(identifier)?.extensions ?? preferredFilenameExtension.map { [$0] } ?? []
    }

    /// The MIME type as desktops choose files by it, with a star for a whole family; nil for one that chooses none, or
    /// nearly all.
    package var mimePattern: String? {
        switch self {
        case .image: "image/*"
        case .audio: "audio/*"
        case .movie, .video, .audiovisualContent: "video/*"
        case .text, .plainText, .sourceCode: "text/*"
        case .data, .item, .content: nil
        default: preferredMIMEType.map { String($0.prefix { $0 != ";" }) }
        }
    }
}
