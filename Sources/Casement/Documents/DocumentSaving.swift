import CasementCore
import Foundation

/// Writing a document to its file: because the user asks for it, or when there is a pause.
extension DocumentSession {
    /// Why a document is written.
    private enum Reason {
        /// The user saves it.
        case asked
        /// The user has agreed to replace what the file has.
        case confirmed
        /// Its user pauses.
        case pause
    }

    /// What came of writing it.
    private enum Outcome: Sendable {
        case written(ExistingFile, FileStamp)
        /// Another program has changed the file.
        case changed
        /// Another program has removed the file.
        case removed
    }

    /// Saves the document, and asks for a place where it has none.
    package func save(_ finish: @escaping (Bool) -> Void = { _ in }) {
        guard canSave else { return finish(false) }
        waiting.append(finish)
        guard let fileURL, !hasForeignFile else {
            asksForPlace = true
            return
        }
        write(to: fileURL, .asked)
    }

    /// Asks for another place and saves the document there.
    package func saveAs() { if canSave { asksForPlace = true } }

    /// What the dialog for a place asks.
    var placeRequest: FileDialogRequest {
        var request = FileDialogRequest(.save)
        request.contentTypes = types.writable
        request.suggestedName = hasForeignFile ? (name as NSString).deletingPathExtension : name
        request.folder = fileURL?.deletingLastPathComponent()
        return request
    }

    /// The user has chosen a place.
    func save(to url: URL) { write(to: url, .confirmed) }

    /// The user has chosen none.
    func placeCancelled() { finishSaving(false) }

    /// Writes the document even if another program has changed its file.
    func overwrite() { if let fileURL { write(to: fileURL, .confirmed) } }

    private func write(to url: URL, _ reason: Reason) {
        guard !isSaving else {
            // Another place that the user has chosen meanwhile comes after it.
            if reason == .confirmed { nextPlace = url }
            return
        }
        let type = UTType.type(ofFileNamed: FilePath(url).name, among: types.writable)
        let (path, number, known) = (FilePath(url), changes, reason == .confirmed ? nil : stamp)
        let encode: Encode
        do { encode = try self.encode(type) } catch { return failed(error, reason) }
        isSaving = true
        host?.undoManager?.endEvent()
        let state = state
        FileWork.run {
            let now = FileStamp(path)
            if let known, let now, now != known { return Outcome.changed }
            if reason == .pause {
                guard now != nil else { return .removed }
                try path.checkIsWritable()
            }
            let tree = try encode()
            try tree.write(to: path)
            return FileStamp(path).map { .written(ExistingFile(tree), $0) } ?? .removed
        } then: { [weak self] result in
            guard let self else { return }
            isSaving = false
            if case .success(.written(let existing, let stamp)) = result {
                written(existing, url, type, stamp, state)
                if changes == number { noteSaved() }
            }
            if isEdited { keepDraftSoon() }
            if let nextPlace {
                self.nextPlace = nil
                return write(to: nextPlace, .confirmed)
            }
            switch result {
            case .success(.written): hasWritten(isLatest: changes == number)
            case .success(.changed):
                if reason == .pause { refusesAutosave = true }
                question = .conflict
            case .success(.removed):
                // The user has asked for it meanwhile.
                if reason == .pause, !waiting.isEmpty { return write(to: url, .asked) }
                failed(FileFailure.removed(path), reason)
            case .failure(let error): failed(error, reason)
            }
        }
    }

    private func written(
        _ existing: ExistingFile, _ url: URL, _ type: UTType, _ stamp: FileStamp, _ state: ContentState
    ) {
        (self.existing, self.stamp, contentType) = (existing, stamp, type)
        (refusesAutosave, hasForeignFile) = (false, false)
        if fileURL != url { fileURL = url }
        host?.hasFile(url, before: nil)
        saved = state
    }

    /// Who asked while it was written for something else wants the changes since then too.
    private func hasWritten(isLatest: Bool) {
        if !isLatest, !waiting.isEmpty, let fileURL { write(to: fileURL, .asked) } else { finishSaving(true) }
    }

    private func failed(_ error: any Error, _ reason: Reason) {
        if reason == .pause { refusesAutosave = true }
        let why = FileFailure.encoding(name, error).localizedDescription
        question = .failure("The document was not saved.", why)
        finishSaving(false)
    }

    /// Tells those who wait whether the document was saved.
    func finishSaving(_ isSaved: Bool) {
        let waiting = waiting
        self.waiting = []
        for finish in waiting { finish(isSaved) }
    }

    /// The file has another place; stamps tell what it was before that, and what it is there.
    func moved(to url: URL, _ before: FileStamp?, _ after: FileStamp?) {
        let old = fileURL
        if before == stamp { stamp = after }
        fileURL = url
        host?.hasFile(url, before: old)
        if isEdited { keepDraft() }
    }

    // MARK: In pauses

    /// So many seconds after the last change, a document that has a file is saved.
    private static let pause = 3.0

    /// When the changes are saved; nil for a document without a file of its types, and where that has failed.
    var nextAutosave: Date? {
        canSave && fileURL != nil && !hasForeignFile && !refusesAutosave
            ? lastChange.addingTimeInterval(Self.pause) : nil
    }

    /// Saves the changes, if their user pauses; otherwise later.
    func autosave() {
        let now = host?.now ?? Date()
        guard isEdited, let date = nextAutosave, let fileURL else {
            autosaveDate = nil
            return
        }
        if isAsking || isSaving {
            autosaveDate = now.addingTimeInterval(Self.pause)
            return
        }
        autosaveDate = date > now ? date : nil
        if autosaveDate == nil { write(to: fileURL, .pause) }
    }
}

extension FilePath {
    /// Throws where a file must not be written: replacing it needs only the right to write in its folder.
    fileprivate func checkIsWritable() throws {
        guard let target, target.st_mode & 0o222 == 0 else { return }
        throw FileFailure.error(
            .fileWriteNoPermission, "“\(name)” cannot be saved: the file can only be read.", at: self)
    }
}
