import CasementCore
import Foundation

/// The days on a calendar page: whole weeks, with the days of the month and some before and after it.
struct MonthDays {
    struct Day: Identifiable, Equatable {
        /// The beginning of the day.
        let date: Date
        let number: Int
        let isInMonth: Bool
        var id: Date { date }
    }

    let weeks: [[Day]]
    /// The shortest names of the weekdays, in order.
    let names: [String]

    /// The page of the month that contains a date.
    init(around date: Date, calendar: Calendar) {
        let symbols = calendar.veryShortStandaloneWeekdaySymbols
        let first = calendar.firstWeekday - 1
        names = symbols.indices.map { symbols[($0 + first) % symbols.count] }
        guard let month = calendar.dateInterval(of: .month, for: date) else {
            weeks = []
            return
        }
        let before = (calendar.component(.weekday, from: month.start) - calendar.firstWeekday + 7) % 7
        var weeks: [[Day]] = []
        // Always six weeks, so that all pages have the same size.
        for week in 0..<6 {
            var days: [Day] = []
            for number in 0..<7 {
                // Noon exists on every day, even if clocks are put forward at midnight.
                let noon = month.start.addingTimeInterval(43_200)
                guard let day = calendar.date(byAdding: .day, value: week * 7 + number - before, to: noon) else {
                    continue
                }
                let start = calendar.startOfDay(for: day)
                days.append(
                    Day(
                        date: start, number: calendar.component(.day, from: day),
                        isInMonth: calendar.isDate(day, equalTo: noon, toGranularity: .month)))
            }
            weeks.append(days)
        }
        self.weeks = weeks
    }
}

/// The beginnings of days, when the day that a calendar marks as today changes.
struct Midnights: TimelineSchedule {
    let calendar: Calendar

    func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
        sequence(first: calendar.startOfDay(for: startDate)) { day in
            // A day and a half later is the next day, however long this one is.
            let next = calendar.startOfDay(for: day.addingTimeInterval(129_600))
            return next > day ? next : nil
        }
    }
}
