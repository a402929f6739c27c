import CasementTesting
import ControlSupport
import Expectations
import Foundation
import Testing

@testable import Casement

@Observable @MainActor private final class DateModel {
    var date = Date(timeIntervalSince1970: 1_763_810_580)  // 22 November 2025, 11:23 UTC
    var days: Set<DateComponents> = []
}

@MainActor struct DatePickerTests {
    private let model = DateModel()

    private func host(
        locale: String = "en_US", @ViewBuilder _ content: @escaping (Bindable<DateModel>) -> some View
    ) -> TestHost {
        let model = Bindable(model)
        let host = TestHost(width: 420, height: 400) {
            Tracked { content(model) }.environment(\.locale, Locale(identifier: locale))
        }
        host.date = Date(timeIntervalSince1970: 1_763_900_000)  // a day later
        host.update()
        return host
    }

    private var utc: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }

    private var parts: [Int] {
        let parts = utc.dateComponents([.year, .month, .day, .hour, .minute], from: model.date)
        return [parts.year, parts.month, parts.day, parts.hour, parts.minute].map { $0 ?? 0 }
    }

    private func press(_ text: String, in host: TestHost) throws {
        let frame = try require(host.find(text: text), "\(text)")
        host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }

    @Test(
        "the components are in the locale's order, with its separators",
        arguments: [
            ("en_US", [DatePart.month, .day, .year, .hour, .minute, .period]),
            ("de_DE", [.day, .month, .year, .hour, .minute]), ("sv_SE", [.year, .month, .day, .hour, .minute]),
            ("ja_JP", [.year, .month, .day, .hour, .minute]),
        ])
    func order(locale: String, expected: [DatePart]) {
        let pattern = DatePattern([.date, .hourAndMinute], calendar: utc, locale: Locale(identifier: locale))
        expect(pattern.parts, equals: expected)
    }

    @Test("patterns are parsed, quoted words too")
    func pieces() {
        var hours = ""
        let found = DatePattern.pieces(of: "d 'de' MMMM ''y, h:mm a", hours: &hours)
        expect(
            found,
            equals: [
                .part(.day, digits: 1), .text(" de "), .part(.month, digits: 2), .text(" "), .part(.year, digits: 1),
                .text(", "), .part(.hour, digits: 1), .text(":"), .part(.minute, digits: 2), .text(" "),
                .part(.period, digits: 1),
            ])
        expect(hours, equals: "h")
    }

    @Test("numbers with a separator read from left to right, also in right to left locales")
    func groups() {
        func groups(_ locale: String, _ components: DatePickerComponents) -> [Int] {
            DatePattern(components, calendar: utc, locale: Locale(identifier: locale)).groups.map(\.count)
        }
        expect(groups("he_IL", .date) == [5] && groups("en_US", .hourAndMinute) == [3, 1, 1])
        expect(groups("ar_EG", .date).count == 5 && groups("ar_EG", .hourAndMinute).first == 3)
    }

    @Test("arrow keys move between components and change the current one, wrapping at its ends")
    func arrowKeys() {
        let host = host { DatePicker("When", selection: $0.date).datePickerStyle(.field) }
        host.key(.tab)
        host.key(.upArrow)
        expect(parts, equals: [2025, 12, 22, 11, 23])
        host.key(.upArrow)
        expect(parts, equals: [2025, 1, 22, 11, 23])
        host.key(.rightArrow)
        host.key(.downArrow)
        expect(parts, equals: [2025, 1, 21, 11, 23])
        host.key(.end)
        host.key(.upArrow)
        expect(parts, equals: [2025, 1, 21, 23, 23])
        host.key(.leftArrow)
        host.key(.upArrow)
        expect(parts, equals: [2025, 1, 21, 23, 24])
    }

    @Test("digits make numbers, which advance to the next component; letters select the half of the day")
    func typing() {
        let host = host { DatePicker("When", selection: $0.date) }
        host.key(.tab)
        host.type("03141592")
        expect(parts, equals: [1592, 3, 14, 11, 23])
        host.type("905p")
        expect(parts, equals: [1592, 3, 14, 21, 5])
        host.key(.home)
        host.type("2/31/2024")
        expect(parts.prefix(3), equals: [2024, 2, 29], "a day that the month does not have is its last")
    }

    @Test("typed digits are committed when the focus leaves; an invalid number is not")
    func commit() {
        let host = host { model in
            VStack {
                DatePicker("When", selection: model.date)
                TextField("Other", text: .constant("")).accessibilityIdentifier("other")
            }
        }
        host.key(.tab)
        host.type("1")
        expect(parts[1], equals: 11)
        host.tap("other")
        expect(parts[1], equals: 1)
        host.key(.tab, modifiers: .shift)
        host.key(.home)
        host.type("0")
        host.tap("other")
        expect(parts[1], equals: 1)
    }

    @Test("a day that another month does not have becomes its last; hidden components are unchanged")
    func lastDay() {
        model.date =
            utc.date(from: DateComponents(year: 2024, month: 1, day: 31, hour: 7, minute: 8, second: 9)) ?? model.date
        let host = host { DatePicker("When", selection: $0.date, displayedComponents: .date) }
        host.key(.tab)
        host.key(.upArrow)
        expect(parts == [2024, 2, 29, 7, 8] && utc.component(.second, from: model.date) == 9)
    }

    @Test("every form of a range clamps the date")
    func ranges() throws {
        let first = model.date, last = first.addingTimeInterval(3600)
        let host = host { model in
            VStack {
                DatePicker("Between", selection: model.date, in: first...last)
                DatePicker("From", selection: model.date, in: first...)
                DatePicker("To", selection: model.date, in: ...last)
                DatePicker(selection: model.date, in: first...last, displayedComponents: [.date]) { Text("Label") }
            }
        }
        host.key(.tab)
        for _ in 0..<3 { host.key(.upArrow) }
        expect(model.date >= first && model.date <= last)
        for _ in 0..<5 { host.key(.downArrow) }
        expect(model.date >= first && model.date <= last)
        expect(host.findAll(text: "2025").count, equals: 4)
    }

    @Test("small arrows change the current component")
    func stepper() throws {
        let host = host { DatePicker("When", selection: $0.date).datePickerStyle(.stepperField) }
        host.tap("increment")
        expect(parts[1], equals: 12)
        try press("22", in: host)
        host.tap("decrement")
        expect(parts[2] == 21 && parts[1] == 12)
    }

    @Test("days of a month are pressed, and arrow keys move through them; the time is unchanged")
    func graphical() throws {
        let host = host {
            DatePicker("When", selection: $0.date, displayedComponents: .date).datePickerStyle(.graphical)
        }
        expect(host.find(text: "November 2025") != nil)
        try press("18", in: host)
        expect(parts, equals: [2025, 11, 18, 11, 23])
        host.key(.rightArrow)
        expect(parts[2], equals: 19)
        host.key(.downArrow)
        host.key(.pageDown)
        expect(parts, equals: [2025, 12, 26, 11, 23])
        expect(host.find(text: "December 2025") != nil)
        host.tap("nextMonth")
        expect(host.find(text: "January 2026") != nil && parts[1] == 12)
        host.tap("previousMonth")
        host.tap("currentMonth")
        expect(host.find(text: "November 2025") != nil)
    }

    @Test(
        "weeks begin on the locale's first weekday, and a page has six",
        arguments: [
            ("en_US", "S", 26), ("de_DE", "M", 27), ("ar_EG", nil, 1),
        ])
    func weeks(locale: String, name: String?, first: Int) {
        var calendar = utc
        calendar.locale = Locale(identifier: locale)
        let days = MonthDays(around: model.date, calendar: calendar)
        expect(days.weeks.count == 6 && days.weeks.allSatisfy { $0.count == 7 })
        expect(days.weeks[0][0].number == first && days.weeks[0][0].isInMonth == (first == 1))
        if let name { expect(days.names.first, equals: name) }
        expect(Set(days.weeks.joined().map(\.date)).count, equals: 42)
    }

    @Test("changes to summer time skip no day")
    func summerTime() {
        for zone in ["Europe/Berlin", "America/Sao_Paulo", "Asia/Beirut", "Africa/Cairo"] {
            var calendar = utc
            calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
            for month in 0..<24 {
                let date = calendar.date(from: DateComponents(year: 2017, month: 1 + month, day: 15)) ?? model.date
                let numbers = MonthDays(around: date, calendar: calendar).weeks.joined().filter(\.isInMonth).map(
                    \.number)
                expect(
                    numbers, equals: Array(1...(calendar.range(of: .day, in: .month, for: date)?.count ?? 0)),
                    "\(zone) \(date)")
            }
        }
    }

    @Test("days outside the range cannot be pressed")
    func disabledDays() throws {
        let range = model.date...model.date.addingTimeInterval(3 * 86_400)
        let host = host {
            DatePicker("When", selection: $0.date, in: range, displayedComponents: .date).datePickerStyle(.graphical)
        }
        try press("18", in: host)
        expect(parts[2], equals: 22)
        try press("24", in: host)
        expect(parts[2], equals: 24)
        host.key(.downArrow)
        expect(parts[2], equals: 24)
    }

    @Test("a compact one opens a month above the content, which takes the focus and returns it")
    func compact() throws {
        let host = host { model in
            DatePicker("When", selection: model.date, displayedComponents: .date).datePickerStyle(.compact)
        }
        expect(host.find(text: "Nov 22, 2025") != nil)
        host.key(.tab)
        host.key(.return)
        expect(host.find(text: "November 2025") != nil)
        host.key(.leftArrow)
        expect(parts[2], equals: 21)
        host.key(.escape)
        expect(host.find(text: "November 2025") == nil && host.find(text: "Nov 21, 2025") != nil)
        host.key(.space)
        expect(host.find(text: "November 2025") != nil, "the button has the focus again")
        try press("10", in: host)
        host.key(.return)
        expect(parts[2] == 10 && host.find(text: "November 2025") == nil)
    }

    @Test("several days, each selected by one press")
    func severalDays() throws {
        let host = host { MultiDatePicker("Days off", selection: $0.days) }
        for day in ["12", "14", "13", "14"] { try press(day, in: host) }
        expect(model.days.compactMap(\.day).sorted(), equals: [12, 13])
        expect(model.days.allSatisfy { $0.year == 2025 && $0.month == 11 && $0.calendar != nil })
        host.key(.rightArrow)
        host.key(.return)
        expect(model.days.compactMap(\.day).sorted(), equals: [12, 13, 15])
    }

    @Test("a custom style gets the date, the label and the bounds")
    func ownStyle() throws {
        struct Tomorrow: DatePickerStyle {
            func makeBody(configuration: Configuration) -> some View {
                Button {
                    configuration.selection += 86_400
                } label: {
                    configuration.label
                    Text(configuration.minimumDate == nil ? "free" : "bound")
                }
            }
        }
        let host = host { DatePicker("Later", selection: $0.date).datePickerStyle(Tomorrow()) }
        expect(host.find(text: "free") != nil)
        try press("Later", in: host)
        expect(parts[2], equals: 23)
    }

    @Test("another time zone and calendar of the environment apply")
    func surroundings() {
        let host = host { model in
            DatePicker("When", selection: model.date)
                .environment(\.timeZone, TimeZone(secondsFromGMT: 7200) ?? .gmt)
                .environment(\.calendar, Calendar(identifier: .buddhist))
        }
        expect(host.accessibilityTree.children.map(\.value), equals: ["November 22, 2568 BE at 1:23\u{202F}PM"])
    }
}

/// Runs its closure where observable reads are tracked.
private struct Tracked<Content: View>: View {
    let content: () -> Content
    var body: some View { content() }
}
