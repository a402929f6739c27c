import Foundation

extension Text {
    /// The format of a date.
    public struct DateStyle: Hashable, Codable, Sendable {
        enum Kind: Hashable, Codable, Sendable { case time, date, relative, offset, timer }
        let kind: Kind

        /// The time of day: "11:23 PM".
        public static let time = DateStyle(kind: .time)
        /// The day: "June 3, 2019".
        public static let date = DateStyle(kind: .date)
        /// The distance from now, in its two largest units: "2 hr, 23 min". It is updated as time passes.
        public static let relative = DateStyle(kind: .relative)
        /// The distance from now, in its largest unit: "+2 hours". It is updated as time passes.
        public static let offset = DateStyle(kind: .offset)
        /// A timer that counts from the date, or to it: "36:59:01". It is updated as time passes.
        public static let timer = DateStyle(kind: .timer)
    }

    /// Creates a text with a date in the environment's locale and time zone.
    public init(_ date: Date, style: DateStyle) { self.init(.date(.style(date, style))) }

    /// Creates a text with the start and end times of a range, with their days if they differ.
    public init(_ dates: ClosedRange<Date>) { self.init(.date(.range(dates.lowerBound, dates.upperBound))) }

    /// Creates a text with the start and end times of an interval, with their days if they differ.
    public init(_ interval: DateInterval) { self.init(.date(.range(interval.start, interval.end))) }

    /// Creates a text with a timer that runs through an interval: down to zero at its end, or up from its start. It is
    /// stopped before and after the interval, and from `pauseTime` on. Without hours, minutes exceed 60.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(
            .date(.timer(timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
    }
}

/// Dates shown by a text.
enum DateText: Equatable, Sendable {
    case style(Date, Text.DateStyle)
    case range(Date, Date)
    case timer(ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool)
    /// A value that changes with the time, in a format.
    case source(FormattedTime)

    /// The text at a time, and the time of its next change; without a time, absolute dates.
    func string(at now: Date?, in context: FormattingContext) -> (text: String, next: Date?) {
        guard let now else { return (absolute(in: context), nil) }
        switch self {
        case .style(let date, let style):
            switch style.kind {
            case .time: return (context.format(date, date: .omitted, time: .shortened), nil)
            case .date: return (context.format(date, date: .long, time: .omitted), nil)
            case .relative, .offset:
                let span = TimeSpan(from: now, to: date)
                let text =
                    style.kind == .relative
                    ? span.largestUnits(2, .abbreviated, context)
                    : (date > now ? "+" : "-") + span.largestUnits(1, .wide, context)
                return (text, span.nextChange(units: style.kind == .relative ? 2 : 1))
            case .timer:
                let span = TimeSpan(from: now, to: date)
                return (Self.clock(span.seconds, showsHours: true, context), span.nextChange(every: 1))
            }
        case .range(let start, let end):
            let isOneDay = context.calendar.isDate(start, inSameDayAs: end)
            let style = Date.IntervalFormatStyle(
                date: isOneDay ? .omitted : .abbreviated, time: .shortened, locale: context.locale,
                calendar: context.calendar, timeZone: context.timeZone)
            return ((start..<max(start, end)).formatted(style), nil)
        case .source(let source): return source.string(at: now, in: context)
        case .timer(let interval, let pauseTime, let countsDown, let showsHours):
            let isPaused = pauseTime.map { $0 <= now } ?? false
            let moment = min(max(isPaused ? pauseTime ?? now : now, interval.lowerBound), interval.upperBound)
            let span = TimeSpan(from: moment, to: countsDown ? interval.upperBound : interval.lowerBound)
            let text = Self.clock(span.seconds, showsHours: showsHours, context)
            if isPaused || now >= interval.upperBound { return (text, nil) }
            if now < interval.lowerBound { return (text, interval.lowerBound) }
            let next = span.nextChange(every: 1)
            return (text, min(next, pauseTime.map { max($0, now.addingTimeInterval(0.001)) } ?? next))
        }
    }

    private func absolute(in context: FormattingContext) -> String {
        switch self {
        case .style(let date, let style) where style == .time || style == .date:
            string(at: date, in: context).text
        case .style(let date, _): context.format(date, date: .long, time: .shortened)
        case .range(let start, _): string(at: start, in: context).text
        case .source(let source): source.string(at: Date.distantPast, in: context).text
        case .timer(let interval, _, _, _):
            DateText.range(interval.lowerBound, interval.upperBound).absolute(in: context)
        }
    }

    /// "2:32", "36:59:01", in the locale's digits.
    private static func clock(_ seconds: Int, showsHours: Bool, _ context: FormattingContext) -> String {
        func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let (minutes, rest) = (seconds / 60, seconds % 60)
        let text =
            showsHours && minutes >= 60
            ? "\(minutes / 60):\(padded(minutes % 60)):\(padded(rest))" : "\(minutes):\(padded(rest))"
        guard !context.hasPlainDigits else { return text }
        let digits = (0...9).map { $0.formatted(.number.locale(context.locale)) }
        return text.map { $0.wholeNumberValue.map { digits[$0] } ?? String($0) }.joined()
    }
}

extension FormattingContext {
    fileprivate func format(
        _ date: Date, date day: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
    ) -> String {
        date.formatted(
            Date.FormatStyle(date: day, time: time, locale: locale, calendar: calendar, timeZone: timeZone))
    }
}
