import CasementCore
import Foundation

/// A document that is a value.
@MainActor final class ValueDocument<Document: FileDocument>: ContentDocument<Document> {
    override var decode: Decode {
        { [weak self] tree, type, name in
            let document = try Document(configuration: .init(contentType: type, file: FileWrapper(tree, name: name)))
            return { self?.document = document }
        }
    }

    override func encode(_ type: UTType) -> Encode {
        guard let document else { return { .file(Data()) } }
        return { [existingFile] in
            try document.fileWrapper(configuration: .init(contentType: type, existingFile: existingFile())).tree()
        }
    }

    override func duplicate(then finish: @escaping @MainActor (Result<DocumentSession, any Error>) -> Void) {
        let copy = ValueDocument(
            document, types, isEditable: true, untitledName: "\(name) copy", contentType: contentType)
        copy.noteChange(isUndoable: false)
        finish(.success(copy))
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
        guard let old, !TypedChange.isUnderWay, let undoManager = host?.undoManager else {
            return noteChange(isUndoable: false)
        }
        undoManager.registerUndo(withTarget: self) { $0.change(to: old) }
        noteChange(isUndoable: true)
    }
}
