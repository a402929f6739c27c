import Foundation

/// The formats of timers and stopwatches.
public enum SystemFormatStyle: Sendable {
    /// A timer that runs through an interval, down to zero or up from it: "2:32". It stands still before and after the
    /// interval.
    public struct Timer: DiscreteFormatStyle, Hashable, Codable, Sendable {
        private let interval: Range<Date>
        private let countsDown: Bool
        private let fields: ClockFields
        private var locale = Locale.autoupdatingCurrent

        /// A timer that counts up from the start of an interval. See `init(countingDownIn:…)`.
        public init(
            countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            (self.interval, countsDown) = (interval, false)
            fields = ClockFields(showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
        }

        /// A timer that counts down to the end of an interval.
        ///
        /// - Parameters:
        ///   - showsHours: whether there are hours from 60 minutes on.
        ///   - maxFieldCount: the largest number of fields, beginning with the largest one.
        ///   - maxPrecision: the smallest unit; parts of a second are written after a point.
        public init(
            countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            (self.interval, countsDown) = (interval, true)
            fields = ClockFields(showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
        }

        private func seconds(at date: Date) -> Double {
            let moment = min(max(date, interval.lowerBound), interval.upperBound)
            let exact =
                countsDown
                ? interval.upperBound.timeIntervalSince(moment) : moment.timeIntervalSince(interval.lowerBound)
            let step = fields.step(of: exact)
            // A countdown shows the step that it is in.
            return (countsDown ? (exact / step - 0.0005).rounded(.up) : (exact / step + 0.0005).rounded(.down)) * step
        }

        /// What is shown at a time.
        public func format(_ value: Date) -> AttributedString {
            AttributedString(fields.text(max(0, seconds(at: value)), locale: locale))
        }

        /// The format with the digits of a locale.
        public func locale(_ locale: Locale) -> Timer {
            var copy = self
            copy.locale = locale
            return copy
        }

        /// The next time at which something else is shown; nil where nothing is.
        public func discreteInput(after input: Date) -> Date? {
            if input < interval.lowerBound { return interval.lowerBound }
            guard input < interval.upperBound else { return nil }
            let shown = seconds(at: input)
            let next =
                countsDown
                ? interval.upperBound.addingTimeInterval(-(shown - fields.step(of: shown)))
                : interval.lowerBound.addingTimeInterval(shown + fields.step(of: shown))
            return min(max(next, input), interval.upperBound)
        }

        /// A time at which something else was shown; nil where nothing was.
        public func discreteInput(before input: Date) -> Date? {
            guard input > interval.lowerBound else { return nil }
            return max(interval.lowerBound, input.addingTimeInterval(-fields.step(of: seconds(at: input))))
        }
    }

    /// A stopwatch that has run since a date: "0:07.25". Before the date it shows zero.
    public struct Stopwatch: DiscreteFormatStyle, Hashable, Codable, Sendable {
        private let start: Date
        private let fields: ClockFields
        private var locale = Locale.autoupdatingCurrent

        /// A stopwatch.
        ///
        /// - Parameters:
        ///   - showsHours: whether there are hours from 60 minutes on.
        ///   - maxFieldCount: the largest number of fields, beginning with the largest one.
        ///   - maxPrecision: the smallest unit.
        public init(
            startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
            maxPrecision: Duration = .milliseconds(10)
        ) {
            start = startDate
            fields = ClockFields(showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
        }

        private func seconds(at date: Date) -> Double {
            let exact = max(0, date.timeIntervalSince(start)), step = fields.step(of: exact)
            return (exact / step + 0.0005).rounded(.down) * step
        }

        /// What is shown at a time.
        public func format(_ value: Date) -> AttributedString {
            AttributedString(fields.text(seconds(at: value), locale: locale))
        }

        /// The format with the digits of a locale.
        public func locale(_ locale: Locale) -> Stopwatch {
            var copy = self
            copy.locale = locale
            return copy
        }

        /// The next time at which something else is shown; nil where nothing is.
        public func discreteInput(after input: Date) -> Date? {
            if input < start { return start }
            let shown = seconds(at: input)
            return max(input, start.addingTimeInterval(shown + fields.step(of: shown)))
        }

        /// A time at which something else was shown; nil where nothing was.
        public func discreteInput(before input: Date) -> Date? {
            guard input > start else { return nil }
            return max(start, input.addingTimeInterval(-fields.step(of: seconds(at: input))))
        }
    }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
    /// A timer that counts up from the start of an interval.
    public static func timer(
        countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> SystemFormatStyle.Timer {
        SystemFormatStyle.Timer(
            countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }

    /// A timer that counts down to the end of an interval.
    public static func timer(
        countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> SystemFormatStyle.Timer {
        SystemFormatStyle.Timer(
            countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
    /// A stopwatch that has run since a date.
    public static func stopwatch(
        startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
        maxPrecision: Duration = .milliseconds(10)
    ) -> SystemFormatStyle.Stopwatch {
        SystemFormatStyle.Stopwatch(
            startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}
