import CasementCore
import Foundation

/// When a notification is shown, while the program runs.
///
/// Unchecked because it has subclasses: all properties of them too are constants that may pass between threads.
public class UNNotificationTrigger: @unchecked Sendable {
    /// Whether it is shown again and again.
    public let repeats: Bool

    fileprivate init(repeats: Bool) { self.repeats = repeats }

    /// The next time after a date; nil for none.
    func next(after date: Date) -> Date? { nil }
}

/// Shows a notification after some time.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// In seconds: more than 0, and at least 60 for one that repeats.
    public let timeInterval: TimeInterval

    /// Creates a trigger. Times that are too short are the shortest.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        let shortest: TimeInterval = repeats ? 60 : 0.001
        self.timeInterval = timeInterval.isFinite ? max(timeInterval, shortest) : shortest
        super.init(repeats: repeats)
    }

    /// When it is shown next, if it is requested now.
    public func nextTriggerDate() -> Date? { next(after: Date()) }

    override func next(after date: Date) -> Date? { date.addingTimeInterval(timeInterval) }
}

/// Shows a notification at a date.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// What the date is known by: hour and minute, for every day.
    public let dateComponents: DateComponents

    /// Creates a trigger.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// When it is shown next; nil for a date that has passed.
    public func nextTriggerDate() -> Date? { next(after: Date()) }

    override func next(after date: Date) -> Date? {
        var calendar = dateComponents.calendar ?? .current
        if let zone = dateComponents.timeZone { calendar.timeZone = zone }
        return calendar.nextDate(after: date, matching: dateComponents, matchingPolicy: .nextTime)
    }
}
