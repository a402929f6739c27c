import CasementCore
import Foundation

/// A calendar of a month for choosing any number of days.
///
///     MultiDatePicker("Days off", selection: $days)
///
/// Pressing a day selects it, pressing it again deselects it. The selection contains the era, the year, the month and
/// the day of each selected day, and the calendar of the environment.
public struct MultiDatePicker<Label: View>: View {
    private let selection: Binding<Set<DateComponents>>
    private let range: Range<Date>
    private let label: Label
    @Environment(\.dateContext) private var dateContext

    private init(_ selection: Binding<Set<DateComponents>>, _ range: Range<Date>, label: Label) {
        (self.selection, self.range, self.label) = (selection, range, label)
    }

    public var body: some View {
        _StyledContainer("MultiDatePicker", accessibility: AccessibilityParts.named(by: label)) {
            LabeledDate(label: label) {
                TimelineView(Midnights(calendar: dateContext.calendar)) { context in page(today: context.date) }
            }
        }
    }

    private func page(today: Date) -> some View {
        let calendar = dateContext.calendar
        let chosen = Set(selection.wrappedValue.compactMap { calendar.date(from: $0) }.map(calendar.startOfDay))
        return MonthCalendar(
            cursor: chosen.min() ?? today,
            allows: { day in
                guard let whole = calendar.dateInterval(of: .day, for: day) else { return false }
                return whole.end > range.lowerBound && whole.start < range.upperBound
            }, isChosen: { chosen.contains(calendar.startOfDay(for: $0)) }, choosesByKeys: false
        ) { day in
            let start = calendar.startOfDay(for: day)
            if chosen.contains(start) {
                selection.wrappedValue = selection.wrappedValue.filter { known in
                    calendar.date(from: known).map(calendar.startOfDay) != start
                }
            } else {
                var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
                parts.calendar = calendar
                selection.wrappedValue.insert(parts)
            }
        }
    }

    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { 1 }
}

extension MultiDatePicker {
    /// A picker of any days, with a custom label.
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(selection, .distantPast ..< .distantFuture, label: label())
    }

    /// A picker of days in a half-open range of dates, with a custom label.
    public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
        self.init(selection, bounds, label: label())
    }

    /// A picker of days at or after a date, with a custom label.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, bounds.lowerBound..<max(bounds.lowerBound, .distantFuture), label: label())
    }

    /// A picker of days before a date, with a custom label.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, min(.distantPast, bounds.upperBound)..<bounds.upperBound, label: label())
    }
}

extension MultiDatePicker where Label == Text {
    /// A picker of any days, with a text label.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleKey) }
    }

    /// A picker of any days, with a text label.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(title) }
    }

    /// A picker of days in a half-open range of dates, with a text label.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    /// A picker of days at or after a date, with a text label.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }

    /// A picker of days before a date, with a text label.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }
}
