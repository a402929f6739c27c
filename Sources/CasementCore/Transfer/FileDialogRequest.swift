import Foundation

/// What a program asks of a file dialog, whoever shows it.
package struct FileDialogRequest: Sendable {
    package enum Kind: Sendable {
        /// Existing files are chosen.
        case open
        /// A place and a name for a new file.
        case save
        /// Existing folders are chosen.
        case folder
    }

    package var kind: Kind
    /// Whether folders can be chosen beside files.
    package var takesFolders = false
    /// The types that can be chosen; empty for all.
    package var contentTypes: [UTType] = []
    package var allowsMultipleSelection = false
    /// The name of the file that is saved, as it is first in the field.
    package var suggestedName: String?
    /// The folder that is shown first; nil for the dialog's choice.
    package var folder: URL?
    /// The title of the dialog; nil for what it does.
    package var title: String?
    /// What the dialog says of its purpose.
    package var message: String?
    /// The title of the button that confirms.
    package var confirmationLabel: String?
    /// The label of the field for the name.
    package var filenameLabel: String?
    /// A name of this dialog, under which its last folder is kept.
    package var customizationID: String?
    /// Files for which it is false cannot be chosen.
    package var predicate: Predicate<URL>?
    package var includesHiddenFiles = false
    /// Whether the program's own dialog offers to make a folder; the desktop's decides itself.
    package var makesFolders = true
    /// Whether a link is chosen itself, not what it leads to.
    package var keepsLinks = false
    /// The window that opens the dialog, as the desktop knows it; empty for none.
    package var parentWindow = ""

    package init(_ kind: Kind) { self.kind = kind }

    /// Whether no desktop's dialog can do what is asked.
    package var needsOwnDialog: Bool { predicate != nil || takesFolders }

    /// The title of the button that confirms.
    package var confirmation: String {
        confirmationLabel ?? (kind == .save ? "Save" : "Open")
    }
}

/// How a file dialog ended.
package enum FileDialogAnswer: Sendable, Equatable {
    case files([URL])
    case cancelled
    /// Nobody could show it: the program shows a dialog of its own.
    case unavailable
}

/// A file dialog that is open: who asked for it can withdraw it.
@MainActor package final class FileDialogTicket {
    private var onWithdraw: (() -> Void)?

    package init(_ onWithdraw: @escaping () -> Void) { self.onWithdraw = onWithdraw }

    /// Removes the dialog, which answers nothing any more.
    package func withdraw() {
        let action = onWithdraw
        onWithdraw = nil
        action?()
    }
}

/// Shows file dialogs outside of the program's windows. Provided by the windows of an app.
package struct FileDialogService: Sendable {
    package typealias Answer = @MainActor @Sendable (FileDialogAnswer) -> Void
    /// Shows a dialog without waiting. `answer` is called once, unless the dialog is withdrawn.
    package let show: @MainActor @Sendable (FileDialogRequest, @escaping Answer) -> FileDialogTicket
    /// Whether it asks the predicate of a request; no desktop does.
    package let takesPredicates: Bool

    package init(
        takesPredicates: Bool = false,
        show: @escaping @MainActor @Sendable (FileDialogRequest, @escaping Answer) -> FileDialogTicket
    ) { (self.takesPredicates, self.show) = (takesPredicates, show) }

    /// The service, which tells of each dialog when it opens (1) and when it is gone (-1).
    package func counting(_ note: @escaping @MainActor @Sendable (Int) -> Void) -> FileDialogService {
        FileDialogService(takesPredicates: takesPredicates) { [show] request, answer in
            note(1)
            let ticket = show(request) {
                note(-1)
                answer($0)
            }
            return FileDialogTicket {
                note(-1)
                ticket.withdraw()
            }
        }
    }
}
