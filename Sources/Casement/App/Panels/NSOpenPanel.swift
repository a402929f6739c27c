import CasementCore
import Foundation

/// A dialog that chooses existing files or folders, with AppKit's name: the desktop's, or one of the program's own
/// where there is none.
///
///     let panel = NSOpenPanel()
///     panel.allowsMultipleSelection = true
///     panel.begin { response in
///         if response == .OK { add(panel.urls) }
///     }
///
/// Views use `fileImporter`.
public final class NSOpenPanel: NSSavePanel {
    /// Whether files can be chosen: true.
    public var canChooseFiles = true
    /// Whether folders can be chosen: false. A dialog for files and folders is the program's own, as no desktop's
    /// chooses both.
    public var canChooseDirectories = false
    /// Whether several can be chosen: false.
    public var allowsMultipleSelection = false
    /// Whether what a chosen link leads to is the result, and not the link: true.
    public var resolvesAliases = true

    /// The chosen files; empty before, and where the user has cancelled.
    public var urls: [URL] { chosen }

    override var request: FileDialogRequest {
        var request = super.request
        request.kind = canChooseDirectories && !canChooseFiles ? .folder : .open
        request.takesFolders = canChooseDirectories && canChooseFiles
        request.suggestedName = nil
        request.allowsMultipleSelection = allowsMultipleSelection
        request.keepsLinks = !resolvesAliases
        return request
    }
}
