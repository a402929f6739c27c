import CasementCore
import Foundation

/// The components of a date that a date picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The hour and the minute, as the locale writes them.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// The day, the month and the year.
    public static let date = DatePickerComponents(rawValue: 2)
}

/// The calendar, locale and time zone with which dates are shown and chosen.
struct DateContext {
    let calendar: Calendar
    let locale: Locale
}

extension EnvironmentValues {
    /// The calendar of the environment with its locale and time zone.
    var dateContext: DateContext {
        var own = calendar
        own.locale = locale
        own.timeZone = timeZone
        return DateContext(calendar: own, locale: locale)
    }
}
