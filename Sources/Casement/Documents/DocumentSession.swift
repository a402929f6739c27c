import CasementCore
import Foundation

/// The window that shows a document, as the document knows it.
@MainActor package protocol DocumentHost: AnyObject {
    /// Whether a field or editor has the keyboard, which keeps the history of what is typed itself.
    var takesText: Bool { get }
    /// The undo manager of the window.
    var undoManager: UndoManager? { get }
    /// The document was saved or moved: its place now, and the one that is not its place any more.
    func hasFile(_ file: URL, before: URL?)
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
    /// The types that can be read, and those that can be written.
    let readable: [UTType]
    let writable: [UTType]
    /// False in viewers.
    package let isEditable: Bool
    /// The name while there is no file.
    let untitledName: String
    /// Nil until it is saved.
    package private(set) var fileURL: URL?
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
    @ObservationIgnored private(set) var contentType: UTType
    /// The file as it was read or written last.
    @ObservationIgnored private(set) var existing: FileTree?
    @ObservationIgnored private var stamp: FileStamp?
    @ObservationIgnored private var draft: DocumentDraft
    /// Called with whether the document was saved.
    @ObservationIgnored private var waiting: [(Bool) -> Void] = []
    @ObservationIgnored private var isSaving = false
    /// The number of changes: what is changed while it is written remains changed.
    @ObservationIgnored private(set) var changes = 0
    @ObservationIgnored private(set) lazy var closeGuard = CloseGuard { [weak self] in self?.mayClose($0) ?? .allow }
    @ObservationIgnored private var decideClosing: ((Bool) -> Void)?

    init(
        id: UUID = UUID(), readable: [UTType], writable: [UTType], isEditable: Bool, untitledName: String,
        contentType: UTType? = nil
    ) {
        (self.id, self.readable, self.writable, self.isEditable) = (id, readable, writable, isEditable)
        self.untitledName = untitledName
        self.contentType = contentType ?? writable.first ?? readable.first ?? .data
        draft = DocumentDraft(id)
    }

    /// Sets the window that shows it.
    package func attach(to host: any DocumentHost) {
        self.host = host
        host.undoManager?.onUndo = { [weak self] in self?.undone() }
    }

    // MARK: What subclasses know

    /// The content as a file or folder.
    func tree(_ type: UTType) throws -> FileTree { .file(Data()) }
    /// Takes the content of a file.
    func take(_ file: FileWrapper, _ type: UTType) throws {}
    /// A new document with the same content.
    func duplicate() throws -> DocumentSession? { nil }

    // MARK: Names

    /// The name as titles show it.
    package var name: String { fileURL.map { FilePath($0).name } ?? untitledName }

    /// The file while the window is restored.
    package var reference: DocumentReference { DocumentReference(self) }

    // MARK: Changes

    /// Notes that the content has changed.
    /// - Parameter isUndoable: whether the window's undo manager knows the change.
    func noteChange(isUndoable: Bool) {
        changes += 1
        if !isUndoable { otherChanges += 1 }
        if !isEdited { isEdited = true }
        draft.changed { [weak self] in self?.draftContent }
    }

    /// Tells a content from others that the document had: where the undo manager is, and what else has changed it.
    private struct ContentState: Equatable {
        var position = 0
        var otherChanges = 0
    }
    /// The number of changes that the undo manager does not know.
    @ObservationIgnored private var otherChanges = 0
    private var state: ContentState {
        ContentState(position: host?.undoManager?.position ?? 0, otherChanges: otherChanges)
    }
    /// The state that is in the file; nil if none is.
    @ObservationIgnored private var saved: ContentState? = ContentState()

    /// Changes were undone, or made again: perhaps the content is again what was saved.
    private func undone() {
        if state == saved {
            if isEdited { noteSaved() }
        } else if !isEdited {
            noteChange(isUndoable: true)
        }
    }

    private var draftContent: DocumentDraft.Content? {
        guard isEdited, phase == .ready, let tree = try? tree(contentType) else { return nil }
        return DocumentDraft.Content(tree: tree, file: fileURL, type: contentType)
    }

    /// Keeps the changes for the case of a crash without waiting for more.
    package func keepDraft() { draft.writeNow(draftContent) }

    // MARK: Reading

    /// Reads a file; changes of an earlier run of the program that were not saved come back.
    package func read(_ url: URL?, restoring: Bool = false) {
        fileURL = url
        phase = .reading
        let draft = draft
        let type = url.map { UTType.type(ofFileNamed: FilePath($0).name, among: readable) } ?? contentType
        FileWork.run {
            let kept = restoring ? draft.read() : nil
            let stamp = url.flatMap { FileStamp(FilePath($0)) }
            let tree = try url.map { try FileTree(contentsOf: FilePath($0)) }
            return (kept, tree, stamp)
        } then: { [weak self] in
            self?.finishReading($0, type)
        }
    }

    private func finishReading(
        _ result: Result<(DocumentDraft.Content?, FileTree?, FileStamp?), any Error>, _ type: UTType
    ) {
        do {
            let (kept, tree, stamp) = try result.get()
            contentType = kept?.type ?? type
            if let content = kept?.tree ?? tree { try take(FileWrapper(content, name: name), contentType) }
            (existing, self.stamp) = (tree, stamp)
            isEdited = kept != nil
            saved = kept == nil ? state : nil
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

    // MARK: Writing

    /// Saves the document, and asks for a place where it has none.
    package func save(_ finish: @escaping (Bool) -> Void = { _ in }) {
        guard canSave else { return finish(false) }
        waiting.append(finish)
        guard let fileURL else {
            asksForPlace = true
            return
        }
        write(to: fileURL, overwrites: false)
    }

    /// Asks for another place and saves the document there.
    package func saveAs() { if canSave { asksForPlace = true } }

    /// What the dialog for a place asks.
    var placeRequest: FileDialogRequest {
        var request = FileDialogRequest(.save)
        request.contentTypes = writable
        request.suggestedName = fileURL.map { FilePath($0).name } ?? untitledName
        request.folder = fileURL?.deletingLastPathComponent()
        return request
    }

    /// The user has chosen a place.
    func save(to url: URL) { write(to: url, overwrites: true) }

    /// The user has chosen none.
    func placeCancelled() { finishSaving(false) }

    /// Writes the document even if another program has changed its file.
    func overwrite() { if let fileURL { write(to: fileURL, overwrites: true) } }

    private func write(to url: URL, overwrites: Bool) {
        guard !isSaving else { return }
        let type = UTType.type(ofFileNamed: FilePath(url).name, among: writable)
        let (path, number, known) = (FilePath(url), changes, overwrites ? nil : stamp)
        let tree: FileTree
        do { tree = try self.tree(type) } catch { return failed(error) }
        isSaving = true
        host?.undoManager?.endEvent()
        let state = state
        FileWork.run {
            if let known, let now = FileStamp(path), now != known { return FileStamp?.none }
            try tree.write(to: path)
            return FileStamp(path)
        } then: { [weak self] result in
            guard let self else { return }
            isSaving = false
            switch result {
            case .success(let stamp?): written(tree, url, type, stamp, number, state)
            case .success(nil): question = .conflict
            case .failure(let error): failed(error)
            }
        }
    }

    private func written(
        _ tree: FileTree, _ url: URL, _ type: UTType, _ stamp: FileStamp, _ number: Int, _ state: ContentState
    ) {
        (existing, self.stamp, contentType) = (tree, stamp, type)
        if fileURL != url { fileURL = url }
        host?.hasFile(url, before: nil)
        saved = state
        if changes == number { noteSaved() }
        finishSaving(true)
    }

    /// The content is that of the file.
    private func noteSaved() {
        isEdited = false
        draft.discard()
    }

    /// The file has another place; stamps tell what it was before that, and what it is there.
    func moved(to url: URL, _ before: FileStamp?, _ after: FileStamp?) {
        let old = fileURL
        if before == stamp { stamp = after }
        fileURL = url
        host?.hasFile(url, before: old)
        if isEdited { keepDraft() }
    }

    private func failed(_ error: any Error) {
        question = .failure("The document was not saved.", error.localizedDescription)
        finishSaving(false)
    }

    /// Tells those who wait whether the document was saved.
    func finishSaving(_ isSaved: Bool) {
        let waiting = waiting
        self.waiting = []
        for finish in waiting { finish(isSaved) }
    }

    // MARK: Closing

    private func mayClose(_ decide: @escaping (Bool) -> Void) -> CloseAnswer {
        guard isEdited else {
            draft.discard()
            return .allow
        }
        guard !isAsking else { return .refuse }
        decideClosing = decide
        question = .closing
        return .ask
    }

    /// The answer to the question whether the changes are saved: nil for staying.
    func answerClosing(saves: Bool?) {
        guard let decide = decideClosing else { return }
        decideClosing = nil
        switch saves {
        case true?: save { decide($0) }
        case false?:
            draft.discard()
            isEdited = false
            decide(true)
        case nil: decide(false)
        }
    }

    /// The window is gone.
    package func ended() { draft.stop() }
}
