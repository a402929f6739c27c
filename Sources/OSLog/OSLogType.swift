/// The level of a message. Messages of levels above `info` are always written; those of `debug` and `info` only where
/// `CASEMENT_LOG_LEVEL` asks for them.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8
    /// Creates a level from its number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Creates a level from its number.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// A usual message: what helps to find a problem.
    public static let `default` = OSLogType(rawValue: 0)
    /// What may help, but need not be kept.
    public static let info = OSLogType(rawValue: 1)
    /// What helps while the program is written.
    public static let debug = OSLogType(rawValue: 2)
    /// An error in the program.
    public static let error = OSLogType(rawValue: 16)
    /// A mistake in the program that it cannot go on from.
    public static let fault = OSLogType(rawValue: 17)

    /// The order of the levels, the least important first.
    var rank: Int {
        switch self {
        case .debug: 0
        case .info: 1
        case .error: 3
        case .fault: 4
        default: 2
        }
    }

    /// The level that the name of a setting means; nil for an unknown name.
    init?(name: String) {
        switch name {
        case "debug": self = .debug
        case "info": self = .info
        case "default", "notice": self = .default
        case "error": self = .error
        case "fault": self = .fault
        default: return nil
        }
    }

    /// The prefix by which journald knows the priority of a line of standard error.
    var priority: String {
        switch self {
        case .debug: "<7>"
        case .info: "<6>"
        case .error: "<3>"
        case .fault: "<2>"
        default: "<5>"
        }
    }

    /// The name in a line of standard error.
    var name: String {
        switch self {
        case .debug: "debug"
        case .info: "info"
        case .error: "error"
        case .fault: "fault"
        default: "notice"
        }
    }
}
