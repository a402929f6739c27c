import CasementCore
import Foundation

extension Date {
    /// Writes how long a range of dates is: `(start..<end).formatted(.components(style: .wide))` is "2 hours, 5
    /// minutes". Apple's Foundation has it as `ComponentsFormatStyle`, of which that of Linux has the name alone.
    public struct LengthFormatStyle: Foundation.FormatStyle {
        /// How units are written.
        public struct Style: Codable, Hashable, Sendable {
            fileprivate let units: Int
            fileprivate let clock: Bool

            private init(_ style: DateComponentsFormatter.UnitsStyle) {
                (units, clock) = (style.rawValue, style == .positional)
            }

            /// "2 hours, 5 minutes".
            public static let wide = Style(.full)
            /// "2 hr, 5 min".
            public static let abbreviated = Style(.short)
            /// "2hr 5min".
            public static let condensedAbbreviated = Style(.brief)
            /// "2h 5m".
            public static let narrow = Style(.abbreviated)
            /// As `wide`: numbers are not spelt out.
            public static let spellOut = Style(.spellOut)
            fileprivate static let duration = Style(.positional)
        }

        /// A unit.
        public struct Field: Codable, Hashable, Sendable {
            fileprivate let unit: UInt

            private init(_ unit: NSCalendar.Unit) { self.unit = unit.rawValue }

            /// Years.
            public static let year = Field(.year)
            /// Months.
            public static let month = Field(.month)
            /// Weeks.
            public static let week = Field(.weekOfMonth)
            /// Days.
            public static let day = Field(.day)
            /// Hours.
            public static let hour = Field(.hour)
            /// Minutes.
            public static let minute = Field(.minute)
            /// Seconds.
            public static let second = Field(.second)
        }

        /// How units are written.
        public var style: Style
        /// The units that may be written; nil for all but weeks.
        public var fields: Set<Field>?
        /// The calendar, by which months have their lengths.
        public var calendar: Calendar
        /// The language.
        public var locale: Locale

        /// A style of ranges.
        public init(
            style: Style, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent,
            fields: Set<Field>? = nil
        ) {
            (self.style, self.locale, self.calendar, self.fields) = (style, locale, calendar, fields)
        }

        /// The same in another language.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }

        /// The same by another calendar.
        public func calendar(_ calendar: Calendar) -> Self {
            var style = self
            style.calendar = calendar
            return style
        }

        /// How long the range is. Units that are 0 are left out; where all are, the smallest is written.
        public func format(_ value: Range<Date>) -> String {
            let formatter = DateComponentsFormatter()
            formatter.unitsStyle = DateComponentsFormatter.UnitsStyle(rawValue: style.units) ?? .full
            if let fields {
                formatter.allowedUnits = NSCalendar.Unit(rawValue: fields.reduce(0) { $0 | $1.unit })
            } else if style.clock {
                formatter.allowedUnits = [.hour, .minute, .second]
            }
            var calendar = calendar
            calendar.locale = locale
            formatter.calendar = calendar
            return formatter.string(from: value.lowerBound, to: value.upperBound) ?? ""
        }
    }
}

extension FormatStyle where Self == Date.LengthFormatStyle {
    /// How long a range of dates is, in units; `fields` are those that may be written, nil for all but weeks.
    public static func components(
        style: Date.LengthFormatStyle.Style, fields: Set<Date.LengthFormatStyle.Field>? = nil
    ) -> Self { Self(style: style, fields: fields) }

    /// How long a range of dates is, as a clock: "2:05:40".
    public static var timeDuration: Self { Self(style: .duration) }
}
