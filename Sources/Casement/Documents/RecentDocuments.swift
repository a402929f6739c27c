import CasementCore
import Foundation

/// The documents that were opened and saved last, the latest first.
@MainActor package final class RecentDocuments {
    /// Where they are kept: in the state of the program's windows.
    private let store: ValueStore
    private let changes = DependencySource.make()
    private static let key = "recent documents"
    package static let most = 10

    /// The list of all programs; nil where nothing is noted in it.
    private let desktop: DesktopRecents?
    /// What was noted there last: a document that is saved in each pause is noted once.
    private var noted: URL?

    package init(_ store: ValueStore, desktop: DesktopRecents? = .shared) {
        (self.store, self.desktop) = (store, desktop)
    }

    /// A body that reads them runs again when they change.
    package var urls: [URL] {
        changes.noteRead()
        guard let text = store.value(forKey: Self.key) as? String else { return [] }
        return text.split(separator: "\n").compactMap { URL(string: String($0)) }
    }

    package func note(_ url: URL) {
        set([url] + urls.filter { $0 != url })
        noteOnDesktop(url)
    }

    /// A file has another place.
    package func replace(_ old: URL, by new: URL) {
        set([new] + urls.filter { $0 != old && $0 != new })
        noteOnDesktop(new)
    }

    private func noteOnDesktop(_ url: URL) {
        guard let desktop, url.isFileURL, noted != url else { return }
        noted = url
        FileWork.run {
            try desktop.note(FilePath(url), at: Date())
        } then: { _ in
        }
    }

    package func clear() { set([]) }

    private func set(_ urls: [URL]) {
        let text = urls.prefix(Self.most).map(\.absoluteString).joined(separator: "\n")
        guard text != store.value(forKey: Self.key) as? String ?? "" else { return }
        store.set(text.isEmpty ? nil : text, forKey: Self.key)
        changes.noteChange("the recent documents")
    }
}
