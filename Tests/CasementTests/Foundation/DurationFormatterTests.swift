import Expectations
import Foundation
import SwiftUI
import Testing

/// Durations and lists as words.
struct DurationFormatterTests {
    private func formatter(
        _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit, _ language: String = "en_US"
    ) -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = style
        formatter.allowedUnits = units
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = Locale(identifier: language)
        formatter.calendar = calendar
        return formatter
    }

    @Test("a clock has two digits for all but the first number")
    func clocks() {
        let clock = formatter(.positional, [.hour, .minute, .second])
        expect(clock.string(from: 3725), equals: "1:02:05")
        expect(clock.string(from: 65.9), equals: "1:05")
        expect(clock.string(from: -65), equals: "-1:05")
        expect(clock.string(from: 0), equals: "0")
        clock.zeroFormattingBehavior = .pad
        expect(clock.string(from: 65), equals: "00:01:05")
        clock.zeroFormattingBehavior = []
        expect(clock.string(from: 65), equals: "0:01:05")
        expect(clock.string(from: .infinity) == nil)
    }

    @Test("units are written in full and short, without those that are 0")
    func words() {
        let units: NSCalendar.Unit = [.day, .hour, .minute, .second]
        expect(formatter(.full, units).string(from: 3725), equals: "1 hour, 2 minutes, 5 seconds")
        expect(formatter(.short, units).string(from: 3725), equals: "1 hr, 2 min, 5 sec")
        expect(formatter(.abbreviated, units).string(from: 90_005), equals: "1d 1h 5s")
        expect(formatter(.brief, units).string(from: 3720), equals: "1hr 2min")
        expect(formatter(.full, units, "de").string(from: 7200), equals: "2 Stunden")
        expect(formatter(.full, units).string(from: 0), equals: "0 seconds")
    }

    @Test("at most so many units are written, with words around them")
    func limits() {
        let short = formatter(.full, [.hour, .minute, .second])
        short.maximumUnitCount = 1
        short.includesTimeRemainingPhrase = true
        short.includesApproximationPhrase = true
        expect(short.string(from: 3725), equals: "About 1 hour remaining")
    }

    @Test("dates and components have months and years")
    func components() {
        let long = formatter(.full, [.year, .month, .day])
        let start = Date(timeIntervalSinceReferenceDate: 0)
        expect(long.string(from: start, to: start.addingTimeInterval(86_400 * 400)), equals: "1 year, 1 month, 4 days")
        expect(formatter(.full, [.minute]).string(from: DateComponents(hour: 2)), equals: "120 minutes")
        expect(long.string(for: "none") == nil)
    }

    @Test("lists are joined as a language does")
    func lists() {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "en_US")
        expect(formatter.string(from: ["a", "b", 3]), equals: "a, b, and 3")
        expect(formatter.string(from: [Date()]) == nil && formatter.string(for: 3) == nil)
        formatter.locale = Locale(identifier: "de")
        expect(formatter.string(from: ["a", "b"]), equals: "a und b")
        expect(autoreleasepool { 3 }, equals: 3)
    }
}
