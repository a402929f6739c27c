import CasementCore
import Foundation

/// A button that opens a window with a new document.
///
///     NewDocumentButton("Start Writing…")
///     NewDocumentButton("From a Template…", for: Note.self) { try await chosenTemplate() }
///
/// It is disabled where no scene of the program makes such documents, and while a document is prepared.
public struct NewDocumentButton<Label: View>: View {
    private let label: Label
    private let contentType: UTType?
    /// The type of the documents; nil for those of the first scene that makes some.
    private let documentType: Any.Type?
    /// Makes the document; nil for an empty one.
    private let prepare: @MainActor () async throws -> DocumentSession?

    @State private var isPreparing = false
    @Environment(\.documentOpener) private var opener

    private init(
        _ label: Label, _ contentType: UTType?, _ documentType: Any.Type?,
        _ prepare: @escaping @MainActor () async throws -> DocumentSession?
    ) {
        (self.label, self.contentType, self.documentType, self.prepare) = (label, contentType, documentType, prepare)
    }

    public static var _isBuiltIn: Bool { true }

    public var body: some View {
        Button {
            isPreparing = true
            Task {
                await open()
                isPreparing = false
            }
        } label: {
            label
        }
        .disabled(isPreparing || opener?.makesDocuments(ofType: documentType, contentType) != true)
    }

    private func open() async {
        do {
            if let session = try await prepare(), let documentType {
                opener?.show(document: session, ofType: documentType)
            } else {
                opener?.newDocument(ofType: documentType, contentType)
            }
        } catch is CancellationError {
        } catch {
            opener?.report("The document was not created.", error.localizedDescription)
        }
    }
}

extension NewDocumentButton where Label == Text {
    /// A button for a document of the program's first scene that makes some, or the first for a type of files. Without
    /// a label it says “Create Document”.
    public init(_ label: Text? = nil, contentType: UTType? = nil) {
        self.init(label ?? Text("Create Document"), contentType, nil) { nil }
    }

    /// A button with a title, for a document of the first scene or the first for a type of files.
    public init(_ titleKey: LocalizedStringKey, contentType: UTType? = nil) {
        self.init(Text(titleKey), contentType: contentType)
    }

    /// A button with a title, for a document of the first scene or the first for a type of files.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, contentType: UTType? = nil) {
        self.init(Text(title), contentType: contentType)
    }

    /// A button for documents that are values. `prepareDocument` returns the document, or nil for an empty one. An
    /// error is shown to the user, unless it is a cancellation.
    public init<D: FileDocument>(
        _ label: Text? = nil, for documentType: D.Type = D.self, contentType: UTType? = nil,
        prepareDocument: @escaping @MainActor () async throws -> D? = { nil }
    ) {
        self.init(label ?? Text("Create Document"), contentType, D.self) {
            try await prepareDocument().map {
                ValueDocument($0, .of(D.self), isEditable: true, contentType: contentType)
            }
        }
    }

    /// A button with a title for documents that are values. `prepareDocument` returns the document, or nil for an empty
    /// one.
    public init<D: FileDocument>(
        _ titleKey: LocalizedStringKey, for documentType: D.Type = D.self, contentType: UTType? = nil,
        prepareDocument: @escaping @MainActor () async throws -> D? = { nil }
    ) { self.init(Text(titleKey), for: documentType, contentType: contentType, prepareDocument: prepareDocument) }

    /// A button with a title for documents that are values. `prepareDocument` returns the document, or nil for an empty
    /// one.
    @_disfavoredOverload public init<S: StringProtocol, D: FileDocument>(
        _ title: S, for documentType: D.Type = D.self, contentType: UTType? = nil,
        prepareDocument: @escaping @MainActor () async throws -> D? = { nil }
    ) { self.init(Text(title), for: documentType, contentType: contentType, prepareDocument: prepareDocument) }

    /// A button for documents that are objects. `prepareDocument` returns the document, or nil for an empty one. An
    /// error is shown to the user, unless it is a cancellation.
    public init<D: ReferenceFileDocument>(
        _ label: Text? = nil, for documentType: D.Type = D.self, contentType: UTType? = nil,
        prepareDocument: @escaping @MainActor () async throws -> D? = { nil }
    ) {
        self.init(label ?? Text("Create Document"), contentType, D.self) {
            try await prepareDocument().map {
                ObjectDocument($0, .of(D.self), isEditable: true, contentType: contentType)
            }
        }
    }

    /// A button with a title for documents that are objects. `prepareDocument` returns the document, or nil for an
    /// empty one.
    public init<D: ReferenceFileDocument>(
        _ titleKey: LocalizedStringKey, for documentType: D.Type = D.self, contentType: UTType? = nil,
        prepareDocument: @escaping @MainActor () async throws -> D? = { nil }
    ) { self.init(Text(titleKey), for: documentType, contentType: contentType, prepareDocument: prepareDocument) }
}
