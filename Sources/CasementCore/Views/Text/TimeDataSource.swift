import Foundation

/// A value that changes with the time, for a text that shows it in a format:
///
///     Text(.currentDate, format: .stopwatch(startingAt: start))
///     Text(.durationOffset(to: start), format: .units(allowed: [.minutes, .seconds]))
///
/// The text is updated when the format says that it differs.
public struct TimeDataSource<Value: Sendable>: Sendable {
    fileprivate let kind: TimeSourceKind
    fileprivate let value: @Sendable (Date) -> Value
    /// The time at which it has a value.
    fileprivate let date: @Sendable (Value) -> Date
}

private enum TimeSourceKind: Hashable {
    case now, offset(Date), since(Date), until(Date)
}

extension TimeDataSource where Value == Date {
    /// The current date.
    public static var currentDate: TimeDataSource<Date> {
        TimeDataSource(kind: .now, value: { $0 }, date: { $0 })
    }
}

extension TimeDataSource where Value == Duration {
    /// The time that has passed since a date; negative before it.
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
        TimeDataSource(
            kind: .offset(date), value: { .seconds($0.timeIntervalSince(date)) },
            date: { date.addingTimeInterval($0 / .seconds(1)) })
    }
}

extension TimeDataSource where Value == Range<Date> {
    /// From a date to the current one; empty before it.
    public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource(kind: .since(date), value: { date..<max(date, $0) }, date: { $0.upperBound })
    }

    /// From the current date to another; empty after it.
    public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource(kind: .until(date), value: { min(date, $0)..<date }, date: { $0.lowerBound })
    }
}

/// A value that changes with the time, in a format.
struct FormattedTime: Equatable, Sendable {
    private let kind: TimeSourceKind
    private let format: any Hashable & Sendable
    private let write: @Sendable (Date, Locale) -> (text: String, next: Date?)

    init<Format: DiscreteFormatStyle & Sendable>(
        _ source: TimeDataSource<Format.FormatInput>, _ format: Format,
        _ text: @escaping @Sendable (Format.FormatOutput) -> String
    ) {
        (kind, self.format) = (source.kind, format)
        write = { now, locale in
            let value = source.value(now), format = format.locale(locale)
            return (text(format.format(value)), format.discreteInput(after: value).map(source.date))
        }
    }

    /// The text at a time, and the time of its next change.
    func string(at now: Date, in context: FormattingContext) -> (text: String, next: Date?) {
        let (text, next) = write(now, context.locale)
        // A format that says that it changes at once must not take all the time there is.
        return (text, next.map { max($0, now.addingTimeInterval(0.005)) })
    }

    static func == (a: FormattedTime, b: FormattedTime) -> Bool {
        a.kind == b.kind && AnyHashable(a.format) == AnyHashable(b.format)
    }
}

extension Text {
    /// Creates a text of a value that changes with the time, in a format.
    public init<V, F: DiscreteFormatStyle & Sendable>(_ source: TimeDataSource<V>, format: F)
    where F.FormatInput == V, F.FormatOutput == String {
        self.init(.date(.source(FormattedTime(source, format) { $0 })))
    }

    /// Creates a text of a value that changes with the time, in a format whose attributes are not shown.
    public init<V, F: DiscreteFormatStyle & Sendable>(_ source: TimeDataSource<V>, format: F)
    where F.FormatInput == V, F.FormatOutput == AttributedString {
        self.init(.date(.source(FormattedTime(source, format) { String($0.characters) })))
    }
}
