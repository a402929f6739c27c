import Foundation

/// Writes the lines of all loggers.
package enum LogOutput {
    private static let least: OSLogType = {
        let name = ProcessInfo.processInfo.environment["CASEMENT_LOG_LEVEL"] ?? ""
        return OSLogType(name: name) ?? .default
    }()

    /// Whether private values are written, too.
    static let showsPrivateValues = ProcessInfo.processInfo.environment["CASEMENT_LOG_PRIVATE"] == "1"

    /// Whether standard error goes to journald, which says so.
    package static let isJournal = ProcessInfo.processInfo.environment["JOURNAL_STREAM"].map(isOfThisProcess) ?? false

    /// Whether a device and an inode, such as "8:1234", are those of standard error: the variable may be inherited by a
    /// program whose standard error goes elsewhere.
    private static func isOfThisProcess(_ stream: String) -> Bool {
        var status = stat()
        return fstat(FileHandle.standardError.fileDescriptor, &status) == 0
            && stream == "\(status.st_dev):\(status.st_ino)"
    }

    static func writes(_ level: OSLogType) -> Bool { level.rank >= least.rank }

    static func write(_ text: String, _ level: OSLogType, _ source: String) {
        if writes(level) { FileHandle.standardError.write(Data(lines(text, level, source).utf8)) }
    }

    /// The lines of a message. A line break in a value must not look like another message.
    package static func lines(_ text: String, _ level: OSLogType, _ source: String, isJournal: Bool = isJournal)
        -> String
    {
        let names = source.isEmpty ? "" : "[\(source)] "
        if isJournal {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            return lines.enumerated().map { level.priority + ($0 == 0 ? names : "") + $1 + "\n" }.joined()
        }
        let text = text.replacingOccurrences(of: "\n", with: "\n    ")
        return "\(time()) \(level.name) \(names)\(text)\n"
    }

    private static func time() -> String {
        var now = time_t(Date().timeIntervalSince1970), parts = tm()
        localtime_r(&now, &parts)
        return String(format: "%02d:%02d:%02d", parts.tm_hour, parts.tm_min, parts.tm_sec)
    }
}
