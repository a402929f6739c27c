import Expectations
import Foundation
import SwiftUI
import Testing

/// Dates as distances.
struct RelativeDatesTests {
    private let noon = Date(timeIntervalSinceReferenceDate: 43_200)

    private func formatter(_ language: String) -> RelativeDateTimeFormatter {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: language)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        formatter.calendar = calendar
        return formatter
    }

    @Test("distances are those between two dates")
    func distances() {
        let english = formatter("en_US")
        func text(_ seconds: TimeInterval) -> String {
            english.localizedString(for: noon.addingTimeInterval(seconds), relativeTo: noon)
        }
        expect(text(-7_200), equals: "2 hours ago")
        expect(text(86_400), equals: "in 1 day")
        english.dateTimeStyle = .named
        expect(text(-86_400), equals: "yesterday")
        english.unitsStyle = .short
        expect(text(-7_200), equals: "2 hr. ago")
        let later = noon.addingTimeInterval(120)
        expect(formatter("de").localizedString(for: noon, relativeTo: later), equals: "vor 2 Minuten")
    }

    @Test("distances can be numbers of seconds, or components")
    func components() {
        let english = formatter("en_US")
        expect(english.localizedString(fromTimeInterval: -60), equals: "1 minute ago")
        expect(english.localizedString(from: DateComponents(day: 3)), equals: "in 3 days")
        expect(english.string(for: "no date") == nil && english.string(for: Date()) != nil)
    }
}
