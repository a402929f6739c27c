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
        guard let old, let undoManager = host?.undoManager, undoManager.isUndoRegistrationEnabled else {
            return noteChange(isUndoable: false)
        }
        if let step = TypedChange.step {
            TypedChange.step?.action = action(of: step, from: old, undoManager)
            causeInput = undoManager.inputs
            return noteChange(isUndoable: false)
        }
        if undoManager.isUndoing || undoManager.isRedoing {
            causeInput = undoManager.inputs
        } else if host?.isUpdating == true, causeInput == undoManager.inputs {
            return noteChange(isUndoable: false)
        }
        undoManager.registerUndo(withTarget: self) { $0.change(to: old) }
        noteChange(isUndoable: true)
    }

    /// The user's input of the last text that was typed, or of the last undo: what views change as its consequence
    /// (`onChange`) is no action of its own. Undoing the cause undoes it.
    private var causeInput: Int?

    /// The undo manager's action that has what is typed in a field. The field undoes it step by step while it has the
    /// keyboard; otherwise it is undone at once. Without such an action, undoing what came before would undo it too.
    private func action(of step: TypedChange.Step, from old: Document, _ undoManager: UndoManager) -> Int? {
        let last = undoManager.typing(in: step.field)
        switch step.change {
        case .edit:
            if let last {
                undoManager.removeUndone()
                return last
            }
            // A large document is not kept for that alone.
            if isLarge, !undoManager.canUndo, !undoManager.canRedo { return nil }
        case .undo:
            if let last, last == step.action { undoManager.removeTyping(undoneTo: step.after) }
            return step.action
        case .redo:
            guard let action = step.action, action != last else { return step.action }
        }
        return undoManager.registerTyping(
            in: step.field, from: step.before, number: step.action, withTarget: self
        ) { $0.change(to: old) }
    }

    private var isLarge: Bool { if case .onDisk = existing { true } else { false } }
}
