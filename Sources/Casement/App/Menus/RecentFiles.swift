import Foundation

/// The documents of the running program, by the name of AppKit: the open ones, and those that were opened last.
///
/// Programs with documents need it not: their menu Open Recent has what they open. Others note what they have opened,
/// and show it in a menu of their own. A body that reads the documents runs again when they change.
@MainActor @preconcurrency public final class NSDocumentController {
    /// That of the running program.
    public static let shared = NSDocumentController()

    private init() {}

    private var recents: RecentDocuments? { RunningApp.current?.recents }

    /// The documents that were opened last, the latest first; none where no program runs. They are kept until the next
    /// start, and some may be gone meanwhile.
    public var recentDocumentURLs: [URL] { recents?.urls ?? [] }

    /// How many are kept: 10.
    public var maximumRecentDocumentCount: Int { RecentDocuments.most }

    /// Makes a document the latest. It is in the list once.
    public func noteNewRecentDocumentURL(_ url: URL) { recents?.note(url) }

    /// Lets the user choose documents, which are opened, as the menu item Open… does. The argument has no effect.
    public func openDocument(_ sender: Any?) { RunningApp.current?.chooseDocuments() }

    /// Opens a window with a new document of the first scene that makes any. The argument has no effect.
    public func newDocument(_ sender: Any?) { RunningApp.current?.newDocument() }

    /// Forgets all. The argument has no effect.
    public func clearRecentDocuments(_ sender: Any?) { recents?.clear() }
}
