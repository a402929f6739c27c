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
        return { [existing, name] in
            try passed.value.document.fileWrapper(
                snapshot: passed.value.snapshot,
                configuration: .init(contentType: type, existingFile: existing.map { FileWrapper($0, name: name) })
            ).tree
        }
    }

    override func duplicate() throws -> DocumentSession? {
        let content = try encode(contentType)()
        let copy = ObjectDocument(
            nil, types, isEditable: true, untitledName: "\(name) copy", contentType: contentType)
        try copy.decode(content, contentType, name)()
        copy.noteChange(isUndoable: false)
        return copy
    }
}
