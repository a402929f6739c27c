import Foundation
import Synchronization

/// Whether all that is measured is as fast as it should be.
enum Limits {
    /// Other work of the machine makes everything slower: with `--check`, only what takes more
    /// than twice as long fails.
    private static let tolerance = 2.0
    private static let isChecking = CommandLine.arguments.contains("--check")
    private static let exceeded = Mutex(false)

    static var areExceeded: Bool { exceeded.withLock { $0 } }

    static func check(_ step: String, _ seconds: Double, _ limit: Double?) {
        guard isChecking, let limit, seconds > limit * tolerance else { return }
        exceeded.withLock { $0 = true }
        func milliseconds(_ seconds: Double) -> String { "\(Int((seconds * 1000).rounded())) ms" }
        let text = "FilesProbe: \(step): \(milliseconds(seconds)), which should be \(milliseconds(limit)).\n"
        FileHandle.standardError.write(Data(text.utf8))
    }
}
