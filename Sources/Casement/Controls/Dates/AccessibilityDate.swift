import CasementCore
import Foundation

/// Dates as assistive technologies announce them.
enum AccessibilityDate {
    /// The components of a date that a control shows, in words.
    static func words(_ date: Date, _ components: DatePickerComponents, _ dateContext: DateContext) -> String {
        let calendar = dateContext.calendar
        return date.formatted(
            Date.FormatStyle(
                date: components.contains(.date) ? .long : .omitted,
                time: components.contains(.hourAndMinute) ? .shortened : .omitted, locale: dateContext.locale,
                calendar: calendar, timeZone: calendar.timeZone))
    }

    /// A day with its weekday.
    static func day(_ date: Date, _ dateContext: DateContext) -> String {
        let calendar = dateContext.calendar
        return date.formatted(
            Date.FormatStyle(
                date: .complete, time: .omitted, locale: dateContext.locale, calendar: calendar,
                timeZone: calendar.timeZone))
    }
}
