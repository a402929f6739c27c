import Foundation

/// The update frequency requested of a schedule.
public enum TimelineScheduleMode: Sendable {
    /// The schedule's normal frequency.
    case normal
    /// A reduced frequency, to save power. Timeline views never request it, and the standard schedules ignore it.
    case lowFrequency
}

/// The dates at which a timeline view updates its content.
///
///     struct Hourly: TimelineSchedule {
///         func entries(from startDate: Date, mode: Mode) -> [Date] {
///             (0..<24).map { startDate.addingTimeInterval(Double($0) * 3600) }
///         }
///     }
public protocol TimelineSchedule {
    /// The update frequency requested of a schedule.
    typealias Mode = TimelineScheduleMode
    /// The type of the sequence of dates.
    associatedtype Entries: Sequence where Entries.Element == Date
    /// Returns dates in ascending order; the first is at or before `startDate`, if there is one.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// Updates with every frame of the display, or less often.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    let minimumInterval: Double?
    let isPaused: Bool

    /// Creates a schedule that updates with every frame, or less often.
    ///
    /// - Parameters:
    ///   - minimumInterval: The minimum number of seconds between updates; nil updates with every frame.
    ///   - paused: Whether updates stop.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        (self.minimumInterval, isPaused) = (minimumInterval, paused)
    }

    /// The dates from `start`, at intervals of at least 1/60 second; only `start` while paused.
    public func entries(from start: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
        PeriodicTimelineSchedule.Entries(from: start, by: isPaused ? 0 : max(minimumInterval ?? 0, 1.0 / 60))
    }

    /// Whether it updates in every frame.
    var isContinuous: Bool { !isPaused && (minimumInterval ?? 0) <= 1.0 / 60 }
}

/// Updates at equal intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    let start: Date
    let interval: TimeInterval

    /// Creates a schedule that updates at equal intervals.
    ///
    /// - Parameters:
    ///   - startDate: The first date.
    ///   - interval: The seconds between dates. If it is not positive and finite, there is only the first date.
    public init(from startDate: Date, by interval: TimeInterval) { (start, self.interval) = (startDate, interval) }

    /// The dates from the last one at or before `startDate`, or from the first if that is later.
    public func entries(from startDate: Date, mode: Mode) -> Entries {
        guard startDate > start, interval > 0, interval.isFinite else {
            return Entries(from: start, by: interval)
        }
        let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
        return Entries(from: start.addingTimeInterval(passed * interval), by: interval)
    }

    /// Dates at equal intervals, without end.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        private var coming: Date?
        private let interval: TimeInterval

        /// Only the first date if the interval is not positive and finite.
        init(from first: Date, by interval: TimeInterval) { (coming, self.interval) = (first, interval) }

        public mutating func next() -> Date? {
            let date = coming
            coming = date.flatMap { interval > 0 && interval.isFinite ? $0.addingTimeInterval(interval) : nil }
            return date
        }
    }
}

/// Updates at the start of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// Creates the schedule.
    public init() {}

    /// The starts of minutes, beginning with that of `startDate`.
    public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
        let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
        return PeriodicTimelineSchedule.Entries(from: Date(timeIntervalSinceReferenceDate: minute), by: 60)
    }
}

/// Updates at given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    let dates: Entries
    /// Creates a schedule of dates in ascending order.
    public init(_ dates: Entries) { self.dates = dates }
    /// All dates of the schedule, whatever `startDate`.
    public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// Updates with every frame.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// Updates with every frame, or less often; not while paused.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Updates at a date, and at equal intervals after it, in seconds.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// Updates at the start of each minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
    /// Updates at given dates, in ascending order.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}
