import CasementCore
import Foundation

/// A dialog that asks for the place of a new file, with AppKit's name: the desktop's, or one of the program's own where
/// there is none.
///
///     let panel = NSSavePanel()
///     panel.nameFieldStringValue = "draft"
///     panel.allowedContentTypes = [.plainText]
///     if panel.runModal() == .OK, let url = panel.url { try text.write(to: url, atomically: true, encoding: .utf8) }
///
/// Views use `fileExporter`, which needs no code that waits.
@MainActor @preconcurrency public class NSSavePanel {
    /// The title of the dialog; empty for Save or Open.
    public var title = ""
    /// What the dialog says of its purpose; empty for nothing. Desktops show it in place of the title.
    public var message = ""
    /// The title of the button that confirms; empty for Save or Open.
    public var prompt = ""
    /// The label of the field for the name; empty for Save As.
    public var nameFieldLabel = ""
    /// The name of the file: what is first in the field, and then what the user has chosen.
    public var nameFieldStringValue = ""
    /// The folder that is shown first, nil for the dialog's choice; then the one in which the user has chosen.
    public var directoryURL: URL?
    /// The types that can be chosen; empty for all.
    public var allowedContentTypes: [UTType] = []
    /// Whether the program's own dialog offers to make a folder: true. The desktop's decides itself.
    public var canCreateDirectories = true
    /// Whether hidden files are shown: false. The desktop's dialog decides itself.
    public var showsHiddenFiles = false
    /// Whether the user may give a file the extension of another type. It has no effect: dialogs do not change the
    /// extension that the user writes.
    public var allowsOtherFileTypes = false
    /// Whether extensions are left out of the names that are shown. It has no effect: they are always shown.
    public var isExtensionHidden = false
    /// Whether the dialog offers to leave out extensions. It has no effect: none does.
    public var canSelectHiddenExtension = false
    /// Whether the dialog offers tags for the file. It has no effect: none does.
    public var showsTagField = false
    /// The tags of the file. They have no effect.
    public var tagNames: [String]?
    /// Whether the content of packages can be chosen. It has no effect: folders are folders.
    public var treatsFilePackagesAsDirectories = false
    /// Among which windows it is. It has no effect: desktops show dialogs above the window that they belong to.
    public var level = NSWindow.Level.normal
    /// A name of the dialog: those of one name share the folder that they show first; nil for none.
    public var identifier: NSUserInterfaceItemIdentifier?
    /// Whether the dialog offers `allowedContentTypes` in a menu. It has no effect: the desktop's dialog always does,
    /// and the program's own never.
    public var showsContentTypes = false
    /// The type of the file, of those that are allowed: that of the name's extension, or what is set here, whose
    /// extension a name without one gets. Nil where all types are allowed.
    public var currentContentType: UTType? {
        get { writtenType ?? chosenType ?? allowedContentTypes.first }
        set {
            guard newValue == nil || allowedContentTypes.contains(where: { $0 == newValue }) else { return }
            chosenType = newValue
        }
    }
    private var chosenType: UTType?
    /// The type of the name that is in the field.
    private var writtenType: UTType? {
        let ending = (nameFieldStringValue as NSString).pathExtension.lowercased()
        return ending.isEmpty ? nil : allowedContentTypes.first { $0.filenameExtensions.contains(ending) }
    }

    /// The chosen files.
    var chosen: [URL] = []
    private var session: FileDialogSession?
    private var response = NSApplication.ModalResponse.cancel

    /// Creates a dialog that is not shown.
    public init() {}

    /// The types that can be chosen, as extensions of names or identifiers; nil for all.
    public var allowedFileTypes: [String]? {
        get { allowedContentTypes.isEmpty ? nil : allowedContentTypes.map { $0.preferredFilenameExtension ?? "" } }
        set { allowedContentTypes = (newValue ?? []).compactMap { UTType($0) ?? UTType(filenameExtension: $0) } }
    }

    /// The chosen file; nil before, and where the user has cancelled.
    public var url: URL? { chosen.first }

    /// Whether the dialog is shown.
    public var isVisible: Bool { session != nil }

    /// Shows the dialog without waiting; the function gets `.OK` or `.cancel`.
    public func begin(completionHandler handler: @escaping @MainActor (NSApplication.ModalResponse) -> Void) {
        show(over: nil, handler)
    }

    /// Shows the dialog and waits for its answer.
    public func begin() async -> NSApplication.ModalResponse {
        await withCheckedContinuation { answer in begin { answer.resume(returning: $0) } }
    }

    /// Shows the dialog above a window without waiting; the function gets `.OK` or `.cancel`.
    public func beginSheetModal(
        for window: NSWindow, completionHandler handler: @escaping @MainActor (NSApplication.ModalResponse) -> Void
    ) { show(over: window, handler) }

    /// Shows the dialog above a window and waits for its answer.
    public func beginSheetModal(for window: NSWindow) async -> NSApplication.ModalResponse {
        await withCheckedContinuation { answer in
            beginSheetModal(for: window) { answer.resume(returning: $0) }
        }
    }

    /// Shows the dialog, and returns when it is answered. Until then the program's windows are drawn, and the user can
    /// do nothing in them. Code on the main actor runs meanwhile; where this is called in a task, what was
    /// queued in the same moment runs afterwards.
    public func runModal() -> NSApplication.ModalResponse {
        begin { _ in }
        RunningApp.current?.system.runModal { isVisible }
        // The program ends.
        cancel(nil)
        return response
    }

    /// Closes the dialog, as the user does who cancels it.
    public func cancel(_ sender: Any?) { session?.cancel() }

    private func show(
        over window: NSWindow?, _ finish: @escaping @MainActor (NSApplication.ModalResponse) -> Void
    ) {
        guard !isVisible, let program = RunningApp.current, program.isRunning else {
            RuntimeWarning.issue("A panel for files is shown while it is open already, or before the program runs.")
            return finish(.cancel)
        }
        (chosen, response) = ([], .cancel)
        session = program.show(request, over: window?.window) { [self] in
            session = nil
            take($0 ?? [])
            finish(response)
        }
    }

    private func take(_ files: [URL]) {
        chosen = files
        guard let first = files.first else { return }
        response = .OK
        directoryURL = first.deletingLastPathComponent()
        nameFieldStringValue = FilePath(first).name
    }

    /// What is asked of the dialog.
    var request: FileDialogRequest {
        var request = FileDialogRequest(.save)
        func text(_ text: String) -> String? { text.isEmpty ? nil : text }
        (request.title, request.message, request.confirmationLabel) = (text(title), text(message), text(prompt))
        request.filenameLabel = text(nameFieldLabel)
        request.suggestedName = text(nameFieldStringValue)
        request.folder = directoryURL
        request.contentTypes = allowedContentTypes
        // The extension of the first is that of a name without one.
        if let chosenType { request.contentTypes = [chosenType] + allowedContentTypes.filter { $0 != chosenType } }
        request.makesFolders = canCreateDirectories
        request.includesHiddenFiles = showsHiddenFiles
        request.customizationID = identifier?.rawValue
        return request
    }
}
