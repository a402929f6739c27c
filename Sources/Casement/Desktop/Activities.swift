import CasementSDL
import Foundation

extension ProcessInfo {
    /// What an activity asks of the system.
    public struct ActivityOptions: OptionSet, Sendable {
        public let rawValue: UInt64
        /// Creates options from their bits.
        public init(rawValue: UInt64) { self.rawValue = rawValue }

        /// The display stays on.
        public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
        /// The computer does not sleep by itself.
        public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
        /// Has no effect: programs are never ended without being asked.
        public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
        /// Has no effect: programs are never ended while nobody uses them.
        public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
        /// What the user has started: the computer does not sleep by itself.
        public static let userInitiated = ActivityOptions(rawValue: 0x00FF_FFFF | 1 << 20)
        /// What the user has started, during which the computer may sleep.
        public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(rawValue: 0x00FF_FFFF & ~(1 << 20))
        /// What the program does by itself.
        public static let background = ActivityOptions(rawValue: 0xFF)
        /// Has no effect.
        public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
    }

    /// Begins an activity, during which the display or the computer stays awake if the options say so.
    ///
    /// It ends with `endActivity`, or when the result is released. The desktop may show the reason.
    public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol {
        Activity(options, reason)
    }

    /// Ends an activity.
    public func endActivity(_ activity: any NSObjectProtocol) { (activity as? Activity)?.end() }

    /// Runs a closure as an activity.
    public func performActivity(options: ActivityOptions = [], reason: String, using block: () -> Void) {
        let activity = beginActivity(options: options, reason: reason)
        block()
        endActivity(activity)
    }
}

/// An activity that has begun. Unchecked: its only state is behind a lock.
private final class Activity: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var inhibitor: SleepInhibitor?

    init(_ options: ProcessInfo.ActivityOptions, _ reason: String) {
        inhibitor = SleepInhibitor(
            reason: reason, display: options.contains(.idleDisplaySleepDisabled),
            system: options.contains(.idleSystemSleepDisabled), environment: ProcessInfo.processInfo.environment)
    }

    func end() {
        lock.withLock {
            inhibitor?.end()
            inhibitor = nil
        }
    }

    deinit { inhibitor?.end() }
}
