import Foundation

/// A part of a date that is edited separately.
enum DatePart: Hashable, Sendable {
    case year, month, day, hour, minute
    /// The half of the day, before or after noon.
    case period
}

/// Splits dates into parts and changes single parts, in one calendar.
struct DateParts {
    let calendar: Calendar
    /// The dates that can be chosen.
    let range: ClosedRange<Date>

    private static let all: Set<Calendar.Component> = [.era, .year, .month, .day, .hour, .minute, .second]

    /// The number of a part as in calendars: hours from 0 to 23, the halves of the day 0 and 1.
    func value(_ part: DatePart, of date: Date) -> Int {
        switch part {
        case .year: calendar.component(.year, from: date)
        case .month: calendar.component(.month, from: date)
        case .day: calendar.component(.day, from: date)
        case .hour: calendar.component(.hour, from: date)
        case .minute: calendar.component(.minute, from: date)
        case .period: calendar.component(.hour, from: date) / 12
        }
    }

    /// The numbers that a part can have when the other parts are those of a date.
    func values(_ part: DatePart, at date: Date) -> ClosedRange<Int> {
        func known(_ small: Calendar.Component, _ large: Calendar.Component, _ usual: ClosedRange<Int>) -> ClosedRange<
            Int
        > {
            guard let found = calendar.range(of: small, in: large, for: date), !found.isEmpty else { return usual }
            return found.lowerBound...found.upperBound - 1
        }
        switch part {
        case .year: return 1...9999
        case .month: return known(.month, .year, 1...12)
        case .day: return known(.day, .month, 1...31)
        case .hour: return 0...23
        case .minute: return 0...59
        case .period: return 0...1
        }
    }

    /// The date with one part changed. A day that the month does not have becomes the month's last day.
    func setting(_ part: DatePart, to value: Int, in date: Date) -> Date {
        var parts = calendar.dateComponents(Self.all, from: date)
        switch part {
        case .year: parts.year = value
        case .month: parts.month = value
        case .day: parts.day = value
        case .hour: parts.hour = value
        case .minute: parts.minute = value
        case .period: parts.hour = (parts.hour ?? 0) % 12 + 12 * value
        }
        if part == .year || part == .month, let day = parts.day {
            parts.day = 1
            guard let first = calendar.date(from: parts) else { return date }
            parts.day = min(day, values(.day, at: first).upperBound)
        }
        return calendar.date(from: parts).map(bounded) ?? date
    }

    /// The date with one part incremented or decremented; after the last number follows the first.
    func stepping(_ part: DatePart, by step: Int, in date: Date) -> Date {
        let values = values(part, at: date)
        var new = value(part, of: date) + step
        if new > values.upperBound { new = values.lowerBound }
        if new < values.lowerBound { new = values.upperBound }
        return setting(part, to: new, in: date)
    }

    /// The same time of day on another day.
    func moving(_ date: Date, toDay day: Date) -> Date {
        var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
        let time = calendar.dateComponents([.hour, .minute, .second], from: date)
        (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
        return calendar.date(from: parts).map(bounded) ?? date
    }

    /// The nearest date in the range.
    func bounded(_ date: Date) -> Date { min(max(date, range.lowerBound), range.upperBound) }

    /// Whether any time of a day can be chosen.
    func allows(day: Date) -> Bool {
        guard let whole = calendar.dateInterval(of: .day, for: day) else { return false }
        return whole.start <= range.upperBound && whole.end > range.lowerBound
    }
}
