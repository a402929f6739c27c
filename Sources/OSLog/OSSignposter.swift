/// Marks intervals for a profiler. There is none that reads them here: the marks have no effect.
public struct OSSignposter: Sendable {
    /// Creates a signposter. The names have no effect.
    public init(subsystem: String, category: String) {}
    /// Creates a signposter of a logger.
    public init(logger: Logger) {}
    /// Creates a signposter without names.
    public init() {}

    /// Whether marks are recorded: never.
    public var isEnabled: Bool { false }
    /// Returns a new identifier.
    public func makeSignpostID() -> OSSignpostID { .exclusive }
    /// Begins an interval.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        OSSignpostIntervalState()
    }
    /// Begins an interval with a message.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
    ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
    /// Ends an interval.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    /// Ends an interval with a message.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {}
    /// Marks a moment.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
    /// Marks a moment with a message.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}
    /// Runs a closure and marks its interval.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T { try task() }
}

/// Identifies a mark.
public struct OSSignpostID: Hashable, Sendable {
    /// The only mark with its name.
    public static let exclusive = OSSignpostID()
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {}
