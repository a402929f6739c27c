import Foundation

/// A variable of the process's environment, or nil if it is not set. Foundation's dictionary copies all of them at each
/// look, a tenth of a millisecond of a start.
package func environmentVariable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

/// The variables of the process's environment, as they were when a part of the start first asked for all of them.
package let environmentOfStart = ProcessInfo.processInfo.environment
