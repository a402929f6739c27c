import CasementCore
import Foundation

/// A scene whose windows show a document each: a file that is opened, edited and saved.
///
///     DocumentGroup(newDocument: Note()) { file in
///         TextEditor(text: file.$document.text)
///     }
///
/// At launch a window with a new document opens, where none comes back. Its title is the name of the file. A document
/// with changes asks before its window closes; what was not saved comes back after a crash. The undo manager of the
/// window is that of the document.
public struct DocumentGroup<Document, Content: View>: PrimitiveScene {
    public typealias Body = Never
    private let window: WindowDescription

    private init<Shown: View>(_ kind: DocumentKind, _ content: @escaping @MainActor (DocumentSession) -> Shown?) {
        var window = WindowDescription(.group, title: nil, valueType: DocumentReference.self) { value in
            AnyView(DocumentWindow(value: value, content: content))
        }
        window.document = kind
        window.makeValue = { AnyHashable(kind.make(true, UUID()).reference) }
        window.prepareValue = { value in
            guard let value = value as? DocumentReference, value.session == nil else { return nil }
            let session = kind.make(value.file == nil, value.id)
            session.read(value.file, restoring: true)
            return AnyHashable(session.reference)
        }
        self.window = window
    }

    func describe(in outline: SceneOutline) { outline.add(window) }
}

extension DocumentGroup where Document: FileDocument {
    private init(
        isEditable: Bool, new: @escaping () -> Document?,
        editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        let kind = DocumentKind(readable: Document.readableContentTypes, isEditable: isEditable, type: Document.self) {
            ValueDocument($0 ? new() : nil, .of(Document.self), id: $1, isEditable: isEditable)
        }
        self.init(kind) { session -> Content? in
            guard let session = session as? ValueDocument<Document>, let document = session.document else { return nil }
            return editor(
                FileDocumentConfiguration(
                    document: session.binding(document), fileURL: session.fileURL, isEditable: session.isEditable))
        }
    }

    /// Windows that edit documents; `newDocument` is a new one.
    public init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) { self.init(isEditable: true, new: newDocument, editor: editor) }

    /// Windows that show documents, which cannot be changed.
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) { self.init(isEditable: false, new: { nil }, editor: viewer) }
}

extension DocumentGroup where Document: ReferenceFileDocument {
    private init(
        isEditable: Bool, new: @escaping () -> Document?,
        editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        let kind = DocumentKind(readable: Document.readableContentTypes, isEditable: isEditable, type: Document.self) {
            ObjectDocument($0 ? new() : nil, .of(Document.self), id: $1, isEditable: isEditable)
        }
        self.init(kind) { session -> ObjectEditor<Document, Content>? in
            guard let session = session as? ObjectDocument<Document>, let document = session.document else {
                return nil
            }
            let content = editor(
                ReferenceFileDocumentConfiguration(
                    document: document, fileURL: session.fileURL, isEditable: session.isEditable))
            return ObjectEditor(document: document, content: content)
        }
    }

    /// Windows that edit documents that are objects; `newDocument` makes a new one. The views of the editor also have
    /// the document as an environment object.
    @_disfavoredOverload public init(
        newDocument: @escaping () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) { self.init(isEditable: true, new: newDocument, editor: editor) }

    /// Windows that show documents, which cannot be changed. The views of the viewer also have the document as an
    /// environment object.
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) { self.init(isEditable: false, new: { nil }, editor: viewer) }
}

/// The editor of a document that is an object, whose views have it in their environment too.
private struct ObjectEditor<Document: ReferenceFileDocument, Content: View>: View {
    let document: Document
    let content: Content

    static var _isBuiltIn: Bool { true }

    var body: some View { content.environmentObject(document) }
}
