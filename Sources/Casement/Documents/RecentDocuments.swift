import CasementCore
import Foundation

/// The documents that were opened and saved last, the latest first.
@MainActor package enum RecentDocuments {
    /// Where they are kept: in the state of the program's windows.
    package static var store: ValueStore?
    private static let key = "recent documents"
    private static let most = 10

    package static var urls: [URL] {
        guard let text = store?.value(forKey: key) as? String else { return [] }
        return text.split(separator: "\n").compactMap { URL(string: String($0)) }
    }

    package static func note(_ url: URL) {
        let kept = [url] + urls.filter { $0 != url }
        store?.set(kept.prefix(most).map(\.absoluteString).joined(separator: "\n"), forKey: key)
    }

    package static func clear() { store?.set(nil, forKey: key) }
}
