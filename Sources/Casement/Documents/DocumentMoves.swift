import CasementCore
import Foundation

/// Another name or folder for the file of a document.
extension DocumentSession {
    /// Whether there is a file, and nothing is asked.
    package var canMove: Bool { canSave && fileURL != nil && !isAsking }

    /// Asks for another name.
    package func askToRename() {
        guard canMove else { return }
        newName = name
        question = .renaming
    }

    /// Gives the file the name that was typed. Without an extension it keeps the one that it has.
    func rename() {
        guard let fileURL else { return }
        var new = newName.trimmingCharacters(in: .whitespacesAndNewlines)
        let end = fileURL.pathExtension
        if !end.isEmpty, !new.contains(".") { new += ".\(end)" }
        guard !new.isEmpty, new != name, new != ".", new != ".." else { return }
        guard !new.contains("/") else { return notMoved("A name contains no slash.") }
        move(to: FilePath(fileURL).folder.appending(new))
    }

    /// What the dialog for another folder asks.
    var folderRequest: FileDialogRequest {
        var request = FileDialogRequest(.folder)
        request.contentTypes = [.folder]
        request.confirmationLabel = "Move"
        request.folder = fileURL?.deletingLastPathComponent()
        return request
    }

    /// Moves the file to a folder.
    func move(toFolder folder: URL) { move(to: FilePath(folder).appending(name)) }

    private func move(to place: FilePath) {
        guard let fileURL else { return }
        let path = FilePath(fileURL)
        guard path != place else { return }
        FileWork.run {
            let before = FileStamp(path)
            try path.move(to: place)
            return (before, FileStamp(place), place.url(isFolder: place.target?.isFolder ?? false))
        } then: { [weak self] result in
            switch result {
            case .success(let (before, after, url)): self?.moved(to: url, before, after)
            case .failure(let error): self?.notMoved(error.localizedDescription)
            }
        }
    }

    private func notMoved(_ reason: String) { question = .failure("The document was not moved.", reason) }
}
