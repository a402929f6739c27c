import CasementCombine
import Foundation
import FoundationNetworking

/// Loads the images of `AsyncImage`. Casement finds this class by name, so that only programs with this module load the
/// network libraries.
final class WebLoader: _WebLoading {
    static func load(_ url: URL, limit: Int) async throws -> Data {
        let (data, response) = try await URLSession.shared.data(from: url)
        if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
            throw URLError(
                .badServerResponse, userInfo: [NSLocalizedDescriptionKey: "The server answered with status \(status)."])
        }
        guard data.count <= limit else { throw URLError(.dataLengthExceedsMaximum) }
        return data
    }
}
