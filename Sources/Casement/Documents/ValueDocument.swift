import CasementCore
import Foundation

/// A document that is a value.
@MainActor @Observable final class ValueDocument<Document: FileDocument>: DocumentSession {
    private(set) var document: Document?

    init(
        _ document: Document?, id: UUID = UUID(), isEditable: Bool, untitledName: String? = nil,
        contentType: UTType? = nil
    ) {
        self.document = document
        super.init(
            id: id, readable: Document.readableContentTypes, writable: Document.writableContentTypes,
            isEditable: isEditable, untitledName: untitledName, contentType: contentType)
    }

    override func tree(_ type: UTType) throws -> FileTree {
        guard let document else { return .file(Data()) }
        return try document.fileWrapper(
            configuration: .init(contentType: type, existingFile: existing.map { FileWrapper($0, name: name) })
        ).tree
    }

    override func take(_ file: FileWrapper, _ type: UTType) throws {
        document = try Document(configuration: .init(contentType: type, file: file))
    }

    override func duplicate() throws -> DocumentSession? {
        let copy = ValueDocument(
            document, isEditable: true, untitledName: "\(name) copy", contentType: contentType)
        copy.noteChange(isUndoable: false)
        return copy
    }

    /// The document as its editor changes it: each change can be undone.
    func binding(_ document: Document) -> Binding<Document> {
        Binding {
            self.document ?? document
        } set: {
            if self.isEditable { self.change(to: $0) }
        }
    }

    private func change(to new: Document) {
        let old = document
        document = new
        // A field keeps the history of what is typed in it.
        guard let old, host?.takesText != true, let undoManager = host?.undoManager else {
            return noteChange(isUndoable: false)
        }
        undoManager.registerUndo(withTarget: self) { $0.change(to: old) }
        noteChange(isUndoable: true)
    }
}

/// A document that is an object. It has changes when it registers an undo.
@MainActor @Observable final class ObjectDocument<Document: ReferenceFileDocument>: DocumentSession {
    private(set) var document: Document?

    init(
        _ document: Document?, id: UUID = UUID(), isEditable: Bool, untitledName: String? = nil,
        contentType: UTType? = nil
    ) {
        self.document = document
        super.init(
            id: id, readable: Document.readableContentTypes, writable: Document.writableContentTypes,
            isEditable: isEditable, untitledName: untitledName, contentType: contentType)
    }

    override func attach(to host: any DocumentHost) {
        super.attach(to: host)
        host.undoManager?.onRegister = { [weak self] in self?.noteChange(isUndoable: true) }
    }

    override func tree(_ type: UTType) throws -> FileTree {
        guard let document else { return .file(Data()) }
        let snapshot = try document.snapshot(contentType: type)
        return try document.fileWrapper(
            snapshot: snapshot,
            configuration: .init(contentType: type, existingFile: existing.map { FileWrapper($0, name: name) })
        ).tree
    }

    override func take(_ file: FileWrapper, _ type: UTType) throws {
        document = try Document(configuration: .init(contentType: type, file: file))
    }

    override func duplicate() throws -> DocumentSession? {
        let content = try tree(contentType)
        let copy = ObjectDocument(nil, isEditable: true, untitledName: "\(name) copy", contentType: contentType)
        try copy.take(FileWrapper(content, name: name), contentType)
        copy.noteChange(isUndoable: false)
        return copy
    }
}
