import CasementCombine
import CasementCore
import Foundation

/// A document that is an object. It has changes when it registers an undo.
@MainActor final class ObjectDocument<Document: ReferenceFileDocument>: ContentDocument<Document> {
    override func attach(to host: any DocumentHost) {
        super.attach(to: host)
        host.undoManager?.onRegister = { [weak self] in self?.noteChange(isUndoable: true) }
    }

    override var decode: Decode {
        { [weak self] tree, type, name in
            // The thread that makes the object leaves it.
            let made = Handover(
                try Document(configuration: .init(contentType: type, file: FileWrapper(tree, name: name))))
            return { self?.document = made.value }
        }
    }

    override func encode(_ type: UTType) throws -> Encode {
        guard let document else { return { .file(Data()) } }
        // The protocol says that a snapshot does not change, and that `fileWrapper(snapshot:configuration:)` is called
        // on any thread.
        let passed = Handover((document: document, snapshot: try document.snapshot(contentType: type)))
        return { [existingFile] in
            try passed.value.document.fileWrapper(
                snapshot: passed.value.snapshot,
                configuration: .init(contentType: type, existingFile: existingFile())
            ).tree()
        }
    }

    override func duplicate(then finish: @escaping @MainActor (Result<DocumentSession, any Error>) -> Void) {
        let copy = ObjectDocument(
            nil, types, isEditable: true, untitledName: "\(name) copy", contentType: copyType)
        let (decode, type, name) = (copy.decode, copyType, name)
        let encode = Result { try self.encode(type) }
        FileWork.run {
            try decode(encode.get()(), type, name)
        } then: { install in
            finish(
                Result {
                    try install.get()()
                    copy.noteChange(isUndoable: false)
                    return copy
                })
        }
    }
}
