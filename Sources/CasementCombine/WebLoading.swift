import Foundation

/// Who loads the bytes behind http and https URLs. The class `WebLoader` of the module Combine does, where a program has that module: it brings the
/// network libraries, without which programs start sooner.
package protocol _WebLoading: AnyObject {
    /// The body of the answer; throws for a status other than 200 to 299, and for more than `limit` bytes.
    static func load(_ url: URL, limit: Int) async throws -> Data
}
