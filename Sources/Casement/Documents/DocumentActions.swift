import CasementCore
import Foundation

/// The running program, as the actions of documents know it.
@MainActor package protocol DocumentOpener: AnyObject {
    /// Opens a file, or brings the window that shows it to the front.
    func open(document url: URL, _ finish: @escaping @MainActor (Result<Void, any Error>) -> Void)
    /// Opens a window with a document that is not saved.
    func show(document session: DocumentSession, ofType type: Any.Type)
    /// Asks for files, and opens them.
    func chooseDocuments()
    /// Opens a file that the user has chosen, and tells the user where that fails.
    func openOrReport(_ url: URL)
    /// The documents that were opened and saved last, the latest first.
    var recentDocuments: [URL] { get }
    /// Whether a scene makes documents of a type, or for a type of files; nil for any.
    func makesDocuments(ofType type: Any.Type?, _ contentType: UTType?) -> Bool
    /// Opens a window with an empty document of the first such scene.
    func newDocument(ofType type: Any.Type?, _ contentType: UTType?)
    /// Tells the user what went wrong, and why.
    func report(_ title: String, _ reason: String)
}

private struct WeakDocumentOpener { weak var opener: (any DocumentOpener)? }
private struct DocumentOpenerKey: EnvironmentKey {
    static var defaultValue: WeakDocumentOpener { WeakDocumentOpener() }
}

extension EnvironmentValues {
    /// The program whose documents the actions open.
    package var documentOpener: (any DocumentOpener)? {
        get { self[DocumentOpenerKey.self].opener }
        set { self[DocumentOpenerKey.self] = WeakDocumentOpener(opener: newValue) }
    }

    /// The action that opens a window with a new document.
    @MainActor public var newDocument: NewDocumentAction { NewDocumentAction(opener: documentOpener) }

    /// The action that opens a file in a window of its `DocumentGroup`.
    @MainActor public var openDocument: OpenDocumentAction { OpenDocumentAction(opener: documentOpener) }
}

/// Opens a window with a new document: `@Environment(\.newDocument) private var newDocument`.
///
///     Button("New from Template") { newDocument(Note(text: template)) }
@MainActor @preconcurrency public struct NewDocumentAction {
    fileprivate let opener: (any DocumentOpener)?

    /// Opens a window with a document that is a value.
    public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping () -> D) {
        show(ValueDocument(newDocument(), .of(D.self), isEditable: true), D.self)
    }

    /// Opens a window with a document that is a value, of a type of files.
    public func callAsFunction<D: FileDocument>(contentType: UTType, prepare: () -> D) {
        show(ValueDocument(prepare(), .of(D.self), isEditable: true, contentType: contentType), D.self)
    }

    /// Opens a window with a document that is an object.
    public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping () -> D) {
        show(ObjectDocument(newDocument(), .of(D.self), isEditable: true), D.self)
    }

    private func show(_ session: DocumentSession, _ type: Any.Type) {
        guard let opener else {
            return RuntimeWarning.issue("newDocument does nothing here: the view is in no window of a program.")
        }
        opener.show(document: session, ofType: type)
    }
}

/// Opens a file in a window of its `DocumentGroup`: `@Environment(\.openDocument) private var openDocument`.
///
///     Button("Open") { Task { try await openDocument(at: url) } }
@MainActor @preconcurrency public struct OpenDocumentAction {
    fileprivate let opener: (any DocumentOpener)?

    /// Opens a file, or brings the window that shows it to the front. It throws if no scene reads files of this type,
    /// or the file cannot be read.
    public func callAsFunction(at url: URL) async throws {
        guard let opener else {
            return RuntimeWarning.issue("openDocument does nothing here: the view is in no window of a program.")
        }
        try await withCheckedThrowingContinuation { continuation in
            opener.open(document: url) { continuation.resume(with: $0) }
        }
    }
}
