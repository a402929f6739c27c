/// Writes messages about what a program does to standard error.
///
///     let logger = Logger(subsystem: "org.example.notes", category: "files")
///     logger.notice("opened \(url.lastPathComponent, privacy: .public) in \(seconds) s")
///
/// Where standard error goes to journald, each line has the priority of its level. Otherwise it has the time, the level
/// and the names: `12:30:07 notice [org.example.notes:files] opened a.txt in 0.2 s`.
///
/// `debug` and `info` are written where the environment has `CASEMENT_LOG_LEVEL=debug` or `info`; it may also name a
/// higher level. Values that are private, by default strings and objects, are written as `<private>` unless the
/// environment has `CASEMENT_LOG_PRIVATE=1`. It can be used on any thread.
public struct Logger: Sendable {
    private let source: String

    /// Creates a logger. The names stand before each of its messages.
    public init(subsystem: String, category: String) { source = "\(subsystem):\(category)" }
    /// Creates a logger without names.
    public init() { source = "" }
    /// Creates a logger with the names of a log.
    public init(_ log: OSLog) { source = log.source }

    /// Writes a message of a level.
    public func log(level: OSLogType, _ message: OSLogMessage) { LogOutput.write(message.text, level, source) }
    /// Writes a usual message.
    public func log(_ message: OSLogMessage) { log(level: .default, message) }
    /// Writes a usual message.
    public func notice(_ message: OSLogMessage) { log(level: .default, message) }
    /// Writes what may help, if the level is wanted.
    public func info(_ message: OSLogMessage) { log(level: .info, message) }
    /// Writes what helps while the program is written, if the level is wanted.
    public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
    /// Writes what helps while the program is written, if the level is wanted.
    public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
    /// Writes an error.
    public func warning(_ message: OSLogMessage) { log(level: .error, message) }
    /// Writes an error.
    public func error(_ message: OSLogMessage) { log(level: .error, message) }
    /// Writes a mistake in the program.
    public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
    /// Writes a mistake in the program.
    public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}

/// The names of a logger, in the older form.
public final class OSLog: Sendable {
    let source: String

    /// Creates a log with names.
    public init(subsystem: String, category: String) { source = "\(subsystem):\(category)" }
    /// Creates a log with the name of a category that is known to the system.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }
    private init() { source = "" }

    /// A log without names.
    public static let `default` = OSLog()
    /// A log whose messages are not written.
    public static let disabled = OSLog(subsystem: "disabled", category: "disabled")

    /// Categories that are known to the system.
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Places of interest for a profiler.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    }

    /// Whether messages of a level are written.
    public func isEnabled(type: OSLogType) -> Bool { self !== OSLog.disabled && LogOutput.writes(type) }
}

/// Writes a message, in the older form.
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
    if log !== OSLog.disabled { LogOutput.write(message.text, type, log.source) }
}

/// Writes a message with a format and arguments, in the oldest form:
/// `os_log("%{public}@ of %d", type: .info, name, 3)`.
public func os_log(
    _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: any CVarArg...
) {
    guard log !== OSLog.disabled else { return }
    LogOutput.write(LogFormat.text("\(message)", arguments), type, log.source)
}
