import CasementCore
import Foundation

/// A document that is an object. It has changes when it registers an undo. What belongs to the main actor is converted
/// there.
@MainActor final class ObjectDocument<Document: ReferenceFileDocument>: ContentDocument<Document> {
    override func attach(to host: any DocumentHost) {
        super.attach(to: host)
        host.undoManager?.onRegister = { [weak self] in self?.noteChange(isUndoable: true) }
    }

    override var decode: Decode {
        { [weak self] tree, type, name in { try self?.take(tree, type, name) } }
    }

    private func take(_ tree: FileTree, _ type: UTType, _ name: String) throws {
        document = try Document(configuration: .init(contentType: type, file: FileWrapper(tree, name: name)))
    }

    override func encode(_ type: UTType) throws -> Encode {
        let tree = try tree(type)
        return { tree }
    }

    private func tree(_ type: UTType) throws -> FileTree {
        guard let document else { return .file(Data()) }
        let snapshot = try document.snapshot(contentType: type)
        return try document.fileWrapper(
            snapshot: snapshot,
            configuration: .init(contentType: type, existingFile: existing.map { FileWrapper($0, name: name) })
        ).tree
    }

    override func duplicate() throws -> DocumentSession? {
        let content = try tree(contentType)
        let copy = ObjectDocument(
            nil, types, isEditable: true, untitledName: "\(name) copy", contentType: contentType)
        try copy.take(content, contentType, name)
        copy.noteChange(isUndoable: false)
        return copy
    }
}
