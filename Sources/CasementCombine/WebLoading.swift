import Foundation

/// Loads the bytes of http and https URLs. Implemented by the class `WebLoader` of the module Combine: it depends on
/// the network libraries, without which programs start faster.
package protocol _WebLoading: AnyObject {
    /// Loads the body of the response; throws for a status outside of 200 to 299, and for more than `limit` bytes.
    static func load(_ url: URL, limit: Int) async throws -> Data
}
