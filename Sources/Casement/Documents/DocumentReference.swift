import CasementCore
import Foundation

/// The document that a window presents: the value of the window, which is kept with the list of open windows.
package struct DocumentReference: Codable, Hashable, Sendable {
    package let id: UUID
    package var file: URL?
    /// The open document; nil for one of an earlier run of the program.
    @MainActor package var session: DocumentSession? { holder.session }
    private let holder: Holder

    @MainActor private final class Holder: Sendable {
        let session: DocumentSession?
        init(_ session: DocumentSession?) { self.session = session }
        nonisolated init() { session = nil }
    }

    @MainActor init(_ session: DocumentSession) {
        (id, file, holder) = (session.id, session.fileURL, Holder(session))
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(UUID.self, forKey: .id)
        file = try values.decodeIfPresent(URL.self, forKey: .file)
        holder = Holder()
    }

    private enum CodingKeys: String, CodingKey { case id, file }

    package static func == (left: DocumentReference, right: DocumentReference) -> Bool {
        left.id == right.id && left.file == right.file
    }
    package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
