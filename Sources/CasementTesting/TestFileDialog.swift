import Casement
import CasementCore
import Foundation

/// A file dialog in memory, which a test answers in place of the user.
///
///     app.windows[0].tap(text: "Open…")
///     app.fileDialog?.choose([folder.appending(path: "a.txt")])
@MainActor public final class TestFileDialog {
    /// What is chosen.
    public enum Kind { case open, save, folder }

    private let request: FileDialogRequest
    var onAnswer: ((FileDialogAnswer) -> Void)?

    init(_ request: FileDialogRequest) { self.request = request }

    /// What is chosen: existing files, a place for a new one, or folders.
    public var kind: Kind {
        switch request.kind {
        case .open: .open
        case .save: .save
        case .folder: .folder
        }
    }

    /// The types that can be chosen.
    public var contentTypes: [UTType] { request.contentTypes }
    /// Whether several files can be chosen.
    public var allowsMultipleSelection: Bool { request.allowsMultipleSelection }
    /// The name that is first in the field of a dialog that saves.
    public var suggestedName: String? { request.suggestedName }
    /// The folder that is shown first; nil for the desktop's choice.
    public var directory: URL? { request.folder }
    /// The title of the dialog; nil for what it does.
    public var title: String? { request.title }
    /// What the dialog says of its purpose.
    public var message: String? { request.message }
    /// The title of the button that confirms; nil for that of the desktop.
    public var confirmationLabel: String? { request.confirmationLabel }

    /// Chooses files, as the user does who confirms the dialog. Without files it is cancelled.
    public func choose(_ urls: [URL]) {
        let allowed = urls.filter { url in request.predicate.map { (try? $0.evaluate(url)) == true } ?? true }
        answer(.files(request.allowsMultipleSelection ? allowed : Array(allowed.prefix(1))))
    }

    /// Closes the dialog without a choice.
    public func cancel() { answer(.cancelled) }

    private func answer(_ answer: FileDialogAnswer) {
        let action = onAnswer
        onAnswer = nil
        action?(answer)
    }
}
