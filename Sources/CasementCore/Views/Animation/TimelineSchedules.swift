import Foundation

/// What a schedule is asked for.
public enum TimelineScheduleMode: Sendable {
    /// As often as the schedule likes.
    case normal
    /// Seldom, to save power.
    case lowFrequency
}

/// The dates at which a timeline view makes its content anew.
///
///     struct Hourly: TimelineSchedule {
///         func entries(from startDate: Date, mode: Mode) -> [Date] {
///             (0..<24).map { startDate.addingTimeInterval(Double($0) * 3600) }
///         }
///     }
public protocol TimelineSchedule {
    typealias Mode = TimelineScheduleMode
    associatedtype Entries: Sequence where Entries.Element == Date
    /// Dates in ascending order, of which the first is at `startDate` or before, where there is one.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// Dates at equal distances, without end.
public struct _EvenDates: Sequence, IteratorProtocol, Sendable {
    private var coming: Date?
    private let interval: TimeInterval

    /// A date alone where the interval is none.
    init(from first: Date, by interval: TimeInterval) { (coming, self.interval) = (first, interval) }

    public mutating func next() -> Date? {
        let date = coming
        coming = date.flatMap { interval > 0 && interval.isFinite ? $0.addingTimeInterval(interval) : nil }
        return date
    }
}

/// As often as the display shows a frame, or less often where told.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    let minimumInterval: Double?
    let isPaused: Bool

    /// - Parameters:
    ///   - minimumInterval: Seconds from one update to the next at least; nil is with every frame.
    ///   - paused: Whether time stands still.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        (self.minimumInterval, isPaused) = (minimumInterval, paused)
    }

    public func entries(from start: Date, mode: Mode) -> _EvenDates {
        _EvenDates(from: start, by: isPaused ? 0 : max(minimumInterval ?? 0, 1.0 / 60))
    }

    /// Whether it is due in every frame.
    var isContinuous: Bool { !isPaused && (minimumInterval ?? 0) <= 1.0 / 60 }
}

/// At equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    let start: Date
    let interval: TimeInterval

    /// - Parameters:
    ///   - startDate: One of the dates; there is none before.
    ///   - interval: Seconds from one to the next. What is no positive number leaves the first date alone.
    public init(from startDate: Date, by interval: TimeInterval) { (start, self.interval) = (startDate, interval) }

    public func entries(from startDate: Date, mode: Mode) -> _EvenDates {
        guard startDate > start, interval > 0, interval.isFinite else {
            return _EvenDates(from: start, by: interval)
        }
        let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
        return _EvenDates(from: start.addingTimeInterval(passed * interval), by: interval)
    }
}

/// At the beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}

    public func entries(from startDate: Date, mode: Mode) -> _EvenDates {
        let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
        return _EvenDates(from: Date(timeIntervalSinceReferenceDate: minute), by: 60)
    }
}

/// At dates that are told.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    let dates: Entries
    public init(_ dates: Entries) { self.dates = dates }
    public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// With every frame.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// With every frame, or less often; not while paused.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// At a date, and at equal distances after it.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// At the beginning of each minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
    /// At dates that are told.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}
