import CasementCore
import Foundation

/// The types of a document's files.
struct DocumentTypes {
    /// The types that can be read.
    let readable: [UTType]
    /// The types that can be written.
    let writable: [UTType]

    /// Whether a document is written as what the name of a file says, or as what such a file was read as.
    func writes(_ name: String) -> Bool {
        let end = (name as NSString).pathExtension
        let said = UTType(filenameExtension: end)
        let read = UTType.type(ofFileNamed: name, among: readable)
        return writable.contains {
            read.conforms(to: $0) || said?.conforms(to: $0) == true || $0.preferredFilenameExtension == end.lowercased()
        }
    }

    static func of<Document: FileDocument>(_: Document.Type) -> DocumentTypes {
        DocumentTypes(readable: Document.readableContentTypes, writable: Document.writableContentTypes)
    }

    static func of<Document: ReferenceFileDocument>(_: Document.Type) -> DocumentTypes {
        DocumentTypes(readable: Document.readableContentTypes, writable: Document.writableContentTypes)
    }
}

/// An open document with its content: a value or an object, which is nil until it is read.
@MainActor @Observable class ContentDocument<Document>: DocumentSession {
    var document: Document?

    init(
        _ document: Document?, _ types: DocumentTypes, id: UUID = UUID(), isEditable: Bool,
        untitledName: String? = nil, contentType: UTType? = nil
    ) {
        self.document = document
        super.init(
            types, id: id, isEditable: isEditable, untitledName: untitledName, contentType: contentType)
    }
}
