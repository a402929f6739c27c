import Foundation

/// A variable of the process's environment, or nil if it is not set. Foundation's dictionary copies all of them at each
/// look, a tenth of a millisecond of a start.
package func environmentVariable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
