import CasementCore
import Foundation

/// An open document of a `DocumentGroup`, by the name of AppKit. Programs do not make it: the scene does.
///
///     NSDocumentController.shared.currentDocument?.fileURL
@MainActor @preconcurrency public final class NSDocument {
    private weak var owner: AppWindow?
    private let session: DocumentSession

    fileprivate init(_ session: DocumentSession, _ owner: AppWindow) { (self.session, self.owner) = (session, owner) }

    fileprivate func shows(_ session: DocumentSession) -> Bool { self.session === session }

    /// Its file; nil until it is saved.
    public var fileURL: URL? { session.fileURL }
    /// Its name, as the title of its window shows it.
    public var displayName: String! { session.name }
    /// The identifier of the type of its file.
    public var fileType: String? { session.contentType.identifier }
    /// Whether it has changes that are not saved.
    public var isDocumentEdited: Bool { session.isEdited }
    /// Whether only a viewer shows it.
    public var isInViewingMode: Bool { !session.isEditable }
    /// The undo manager of its window.
    public var undoManager: UndoManager? { owner?.undoManager }
    /// What has its window; empty when that was closed.
    public var windowControllers: [NSWindowController] {
        guard let owner, owner.isOpen else { return [] }
        return owner.handle.windowController.map { [$0] } ?? []
    }
    /// The window for dialogs about it.
    public var windowForSheet: NSWindow? { windowControllers.first?.window }

    /// Saves it, as the menu item Save does.
    public func save(_ sender: Any?) { session.save() }
    /// Asks for a place and saves it there.
    public func saveAs(_ sender: Any?) { session.saveAs() }
    /// Asks whether the changes are discarded.
    public func revertToSaved(_ sender: Any?) { session.askToRevert() }
    /// Closes its window, and asks nobody.
    public func close() { owner?.close() }
    /// Brings its window to the front.
    public func showWindows() { owner?.handle.makeKeyAndOrderFront(nil) }
}

extension NSWindowController {
    /// The document that the window shows, an `NSDocument`.
    public var document: AnyObject? { window?.window?.macDocument }
}

extension NSDocument: Hashable {
    public nonisolated static func == (a: NSDocument, b: NSDocument) -> Bool { a === b }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NSWindow {
    /// The controller that was made for it last, as long as the program keeps that. The window of a document has always
    /// one.
    public var windowController: NSWindowController? {
        keptController ?? (window?.document == nil ? nil : NSWindowController(window: self))
    }
}

extension AppWindow {
    /// Its document by AppKit's name, always the same object.
    fileprivate var macDocument: NSDocument? {
        guard let document else { return nil }
        if let known = knownDocument as? NSDocument, known.shows(document) { return known }
        let new = NSDocument(document, self)
        knownDocument = new
        return new
    }
}

extension NSDocumentController {
    private var open: [AppWindow] { RunningApp.current?.windows.windows ?? [] }

    /// The document of the main window; nil where that has none, and while another program is used.
    public var currentDocument: NSDocument? { NSApp.mainWindow?.window?.macDocument }

    /// The open documents, that of the frontmost window first.
    public var documents: [NSDocument] { open.compactMap(\.macDocument) }

    /// The open document of a file.
    public func document(for url: URL) -> NSDocument? {
        documents.first { $0.fileURL?.standardizedFileURL == url.standardizedFileURL }
    }

    /// The folder of the current document's file.
    public var currentDirectory: String? { currentDocument?.fileURL?.deletingLastPathComponent().path }

    /// Whether a document has changes that are not saved.
    public var hasEditedDocuments: Bool { documents.contains { $0.isDocumentEdited } }
}
