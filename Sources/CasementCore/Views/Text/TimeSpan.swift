import Foundation

/// The distance between now and a date, in whole seconds: elapsed seconds, or remaining seconds including the
/// current one.
struct TimeSpan {
    private let now: Date
    private let isAhead: Bool
    let seconds: Int
    /// How long ago the current second began, in seconds.
    private let begun: Double

    init(from now: Date, to date: Date) {
        self.now = now
        let distance = date.timeIntervalSince(now)
        isAhead = distance > 0
        // A millisecond of tolerance for the rounding of dates.
        let exact = min(abs(distance), 1e12)
        let whole = isAhead ? (exact - 0.001).rounded(.up) : (exact + 0.001).rounded(.down)
        seconds = max(0, Int(whole))
        begun = isAhead ? whole - exact : exact - whole
    }

    private static let day = 86_400
    /// A year is 365.25 days here, and a month a twelfth of that.
    private static let month = 2_629_800

    /// The length of the smallest displayed unit, in seconds.
    private func step(units: Int) -> Int {
        let sizes = [12 * Self.month, Self.month, Self.day, 3600, 60, 1]
        let largest = sizes.firstIndex { seconds >= $0 } ?? sizes.count - 1
        return sizes[min(largest + units - 1, sizes.count - 1)]
    }

    /// The time at which a text with this many units changes.
    func nextChange(units: Int) -> Date {
        let step = step(units: units)
        // In a countdown, a unit that runs out gives way to smaller ones: in its last one, check every second.
        return nextChange(every: isAhead && seconds < 2 * step ? 1 : step)
    }

    /// The time at which the number of whole steps changes.
    func nextChange(every step: Int) -> Date {
        let rest = isAhead ? seconds % step + 1 : step - seconds % step
        let wait = Double(max(rest, 1)) - begun
        return now.addingTimeInterval(max(wait, 0.01))
    }

    /// "2 hr, 23 min".
    func largestUnits(
        _ count: Int, _ width: Duration.UnitsFormatStyle.UnitWidth, _ context: FormattingContext
    ) -> String {
        let step = step(units: count)
        let whole = seconds / step * step
        let isEnglish = context.locale.identifier.hasPrefix("en")
        if seconds >= Self.month, isEnglish { return Self.months(whole, count, isWide: width == .wide) }
        let style = Duration.UnitsFormatStyle(
            allowedUnits: [.days, .hours, .minutes, .seconds], width: width, maximumUnitCount: count
        ).locale(context.locale)
        return Duration.seconds(whole).formatted(style)
    }

    /// Foundation writes no months and years here; other languages count days.
    private static func months(_ seconds: Int, _ count: Int, isWide: Bool) -> String {
        let names = isWide ? [" year", " month", " day"] : [" yr", " mth", " day"]
        let amounts = [seconds / (12 * month), seconds % (12 * month) / month, seconds % month / day]
        let parts = zip(amounts, names).drop { $0.0 == 0 }.prefix(count).compactMap { amount, name -> String? in
            if amount == 0 { return nil }
            return "\(amount)\(name)\(amount == 1 ? "" : "s")"
        }
        return parts.joined(separator: ", ")
    }
}
