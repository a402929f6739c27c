import CasementCore
import Foundation

/// The window that shows a document, as the document knows it.
@MainActor package protocol DocumentHost: AnyObject {
    /// The undo manager of the window.
    var undoManager: UndoManager? { get }
    /// The document was saved or moved: its place now, and the one that is not its place any more.
    func hasFile(_ file: URL, before: URL?)
    /// A name for a document without a file, which no other has.
    var freeDocumentName: String { get }
    /// The time of the window, which in tests is not that of the day.
    var now: Date { get }
    /// Whether the window's views are updated, and their actions run.
    var isUpdating: Bool { get }
    /// Closes the window, and asks nobody.
    func close()
}

/// An open document: where it is, whether it has changes, and what the user is asked about it. Subclasses know its
/// content.
@MainActor @Observable package class DocumentSession {
    package enum Phase: Equatable { case reading, ready, failed(String) }

    /// What a window asks the user.
    enum Question: Equatable {
        /// Whether the changes are saved before the window closes.
        case closing
        /// Whether a file is overwritten that another program has changed.
        case conflict
        /// Whether the changes are discarded.
        case reverting
        /// Another name for the file.
        case renaming
        /// What went wrong, and why.
        case failure(String, String)
    }

    package let id: UUID
    let types: DocumentTypes
    /// False in viewers.
    package let isEditable: Bool
    /// The name while there is no file; nil where it never had none.
    package private(set) var untitledName: String?
    /// Nil until it is saved.
    package internal(set) var fileURL: URL?
    package internal(set) var isEdited = false
    package internal(set) var phase = Phase.ready
    /// The question that is shown.
    var question: Question?
    /// Whether the user is asked for a place to save.
    var asksForPlace = false
    /// Whether the user is asked for another folder.
    var asksForFolder = false
    /// The name that is typed for the file.
    var newName = ""
    /// Whether the user has to answer something before the document is saved or moved.
    var isAsking: Bool { question != nil || asksForPlace || asksForFolder }

    @ObservationIgnored private(set) weak var host: (any DocumentHost)?
    @ObservationIgnored var contentType: UTType
    /// The file as it was read or written last.
    @ObservationIgnored var existing: ExistingFile?
    @ObservationIgnored var stamp: FileStamp?
    @ObservationIgnored let draft: DocumentDraft
    /// Called with whether the document was saved.
    @ObservationIgnored var waiting: [(Bool) -> Void] = []
    @ObservationIgnored var isSaving = false
    /// Another place, at which it is saved when that is done.
    @ObservationIgnored var nextPlace: URL?
    /// Whether the file has a type that the document is not written as: it stays as it is, and the user is asked for
    /// another place.
    @ObservationIgnored var hasForeignFile = false
    /// The number of changes: what is changed while it is written remains changed.
    @ObservationIgnored private(set) var changes = 0
    @ObservationIgnored private(set) var lastChange = Date.distantPast
    /// When the changes are saved without being asked; nil for never.
    var autosaveDate: Date?
    /// Whether that has failed: it is not tried again before the user has saved or reverted the document.
    @ObservationIgnored var refusesAutosave = false
    @ObservationIgnored private(set) lazy var closeGuard = CloseGuard { [weak self] in self?.mayClose($0) ?? .allow }
    @ObservationIgnored var decideClosing: ((Bool) -> Void)?
    /// Whether the user has agreed that the changes end with the window.
    @ObservationIgnored var discardsChanges = false

    init(
        _ types: DocumentTypes, id: UUID, isEditable: Bool, untitledName: String?, contentType: UTType?
    ) {
        (self.types, self.id, self.isEditable) = (types, id, isEditable)
        self.untitledName = untitledName
        self.contentType = contentType ?? types.writable.first ?? types.readable.first ?? .data
        draft = DocumentDraft(id)
    }

    /// Sets the window that shows it.
    package func attach(to host: any DocumentHost) {
        self.host = host
        if fileURL == nil, untitledName == nil { untitledName = host.freeDocumentName }
        host.undoManager?.onUndo = { [weak self] in self?.undone() }
    }

    // MARK: What subclasses know

    /// Makes a content of what a file of a type and name has, on any thread; the main actor calls what it returns,
    /// which sets the content.
    typealias Decode = @Sendable (FileTree, UTType, _ name: String) throws -> @MainActor @Sendable () throws -> Void
    var decode: Decode { { _, _, _ in {} } }
    /// Makes what programs get of the existing file, on the thread that calls it.
    var existingFile: @Sendable () -> FileWrapper? {
        let path = fileURL.map { FilePath($0) }
        return { [existing, stamp, name] in existing?.wrapper(path, stamp, name: name) }
    }
    /// Makes a file or folder of the content, on any thread.
    typealias Encode = @Sendable () throws -> FileTree
    /// The content of now, to be written as a type.
    func encode(_ type: UTType) throws -> Encode { { .file(Data()) } }
    /// Makes a new document with the same content.
    func duplicate(then finish: @escaping @MainActor (Result<DocumentSession, any Error>) -> Void) {}

    // MARK: Names

    /// The name as titles show it.
    package var name: String { fileURL.map { FilePath($0).name } ?? untitledName ?? "Untitled" }

    /// The file while the window is restored.
    package var reference: DocumentReference { DocumentReference(self) }

    // MARK: Changes

    /// Notes that the content has changed.
    /// - Parameter isUndoable: whether the window's undo manager knows the change.
    func noteChange(isUndoable: Bool) {
        changes += 1
        discardsChanges = false
        if !isUndoable { otherChanges += 1 }
        if !isEdited { isEdited = true }
        lastChange = host?.now ?? Date()
        if autosaveDate == nil { autosaveDate = nextAutosave }
        keepDraftSoon()
    }

    /// Tells a content from others that the document had: where the undo manager is, and what else has changed it.
    struct ContentState: Equatable {
        var position = 0
        var otherChanges = 0
    }
    /// The number of changes that the undo manager does not know.
    @ObservationIgnored private var otherChanges = 0
    var state: ContentState {
        ContentState(position: host?.undoManager?.position ?? 0, otherChanges: otherChanges)
    }
    /// The state that is in the file; nil if none is.
    @ObservationIgnored var saved: ContentState? = ContentState()

    /// Changes were undone, or made again: perhaps the content is again what was saved.
    private func undone() {
        if state == saved {
            if isEdited { noteSaved() }
        } else if !isEdited {
            noteChange(isUndoable: true)
        }
    }

    /// The content is that of the file.
    func noteSaved() {
        isEdited = false
        autosaveDate = nil
        draft.discard()
    }

    private var draftContent: DocumentDraft.Content? {
        guard isEdited, phase == .ready, let encode = try? encode(copyType) else { return nil }
        return DocumentDraft.Content(tree: encode, file: fileURL, type: copyType)
    }

    /// The type as which a copy is written that the program reads again.
    var copyType: UTType {
        if types.writable.contains(where: contentType.conforms) { return contentType }
        return types.writable.first(where: types.readable.contains) ?? types.writable.first ?? contentType
    }

    /// Keeps the changes for the case of a crash in a while, but not while they are being saved: a large document would
    /// be in memory once more.
    func keepDraftSoon() { draft.changed { [weak self] in self?.isSaving == false ? self?.draftContent : nil } }

    /// Keeps the changes for the case of a crash without waiting for more.
    package func keepDraft() { draft.writeNow(draftContent) }

    /// Keeps the changes before the process ends, which asks nobody.
    package func keepDraftNow() { if !discardsChanges { draft.writeAndWait(draftContent) } }

    // MARK: Reading

    /// Reads a file; changes of an earlier run of the program that were not saved come back.
    package func read(_ url: URL?, restoring: Bool = false) {
        fileURL = url
        phase = .reading
        let (draft, decode, name) = (draft, decode, name)
        let type = url.map { UTType.type(ofFileNamed: FilePath($0).name, among: types.readable) } ?? contentType
        hasForeignFile = url.map { !types.writes(FilePath($0).name) } ?? false
        let takesFolders = !types.readable.allSatisfy { $0.conforms(to: .data) }
        FileWork.run {
            // Before any of it is read: it may have everything in it.
            if !takesFolders, let path = url.map({ FilePath($0) }), path.target?.isFolder == true {
                throw FileFailure.error(
                    .fileReadUnknown, "“\(path.name)” cannot be opened: it is a folder.", at: path)
            }
            let kept = restoring ? draft.read() : nil
            let stamp = url.flatMap { FileStamp(FilePath($0)) }
            let tree = try url.map { try FileTree(contentsOf: FilePath($0)) }
            let type = kept?.type ?? type
            let install = try (kept?.tree() ?? tree).map { tree in
                do {
                    return try decode(tree, type, name)
                } catch {
                    throw FileFailure.decoding(name, url.map { FilePath($0) }, type, error)
                }
            }
            return Content(
                existing: tree.map { ExistingFile($0) }, stamp: stamp, isDraft: kept != nil, type: type,
                install: install)
        } then: { [weak self] in
            self?.finishReading($0)
        }
    }

    /// What was read.
    private struct Content: Sendable {
        var existing: ExistingFile?
        var stamp: FileStamp?
        var isDraft: Bool
        var type: UTType
        var install: (@MainActor @Sendable () throws -> Void)?
    }

    private func finishReading(_ result: Result<Content, any Error>) {
        do {
            let content = try result.get()
            contentType = content.type
            try content.install?()
            (existing, stamp) = (content.existing, content.stamp)
            isEdited = content.isDraft
            (autosaveDate, refusesAutosave) = (nil, false)
            saved = content.isDraft ? nil : state
            phase = .ready
        } catch {
            phase = .failed(error.localizedDescription)
        }
    }

    /// Discards the changes, and reads the file again.
    package func revert() {
        guard let fileURL else { return }
        draft.discard()
        host?.undoManager?.removeAllActions()
        isEdited = false
        read(fileURL)
    }

    /// Asks whether the changes are discarded.
    package func askToRevert() { if canRevert { question = .reverting } }

    package var canRevert: Bool { isEdited && fileURL != nil }
    package var canSave: Bool { isEditable && phase == .ready }

    /// The window is gone.
    package func ended() { if discardsChanges { draft.discard() } else { draft.stop() } }
}
