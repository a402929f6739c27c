import CasementCore
import Foundation

/// A calendar page with the days of one month, some of which are selected. The arrow keys move the cursor by days, Page
/// Up and Page Down by months; Return and Space press the day at the cursor.
struct MonthCalendar: View {
    /// The day at which the arrow keys start.
    let cursor: Date
    let allows: (Date) -> Bool
    let isChosen: (Date) -> Bool
    /// Whether moving the cursor selects the day.
    let choosesByKeys: Bool
    let choose: (Date) -> Void

    /// A date in the displayed month.
    @State private var month: Date?
    @State private var place: Date?
    @FocusState private var isFocused: Bool
    @Environment(\.dateContext) private var dateContext
    @Environment(\.layoutDirection) private var direction
    @Environment(\.isEnabled) private var isEnabled

    static var _isBuiltIn: Bool { true }

    private var calendar: Calendar { dateContext.calendar }
    private var shownMonth: Date { month ?? cursor }

    var body: some View {
        TimelineView(Midnights(calendar: calendar)) { context in
            VStack(spacing: 6) {
                header(today: context.date)
                page(today: context.date)
            }
        }
        .padding(8)
        .fixedSize()
        .contentShape(Rectangle())
        .accessibilityTransformed { [title] below, context in
            // The days announce the whole date; the month is the page's value.
            var page = AccessibilityElement(.group, on: context.node, children: below.filter { $0.role != .text })
            page.value = title
            return [page]
        }
        .focusable(isEnabled)
        .focused($isFocused)
        .onKeyPress(phases: [.down, .repeat], action: keyPressed)
        .onChange(of: cursor) { if choosesByKeys { (month, place) = (nil, nil) } }
        .opacity(isEnabled ? 1 : 0.45)
    }

    private func header(today: Date) -> some View {
        HStack(spacing: 2) {
            Text(verbatim: title).fontWeight(.semibold)
            Spacer(minLength: 12)
            MonthButton(symbol: "chevron.backward", name: "previousMonth", label: "Previous month") { turn(-1) }
            MonthButton(symbol: "circle.fill", name: "currentMonth", label: "This month", size: 7) {
                (month, place) = (today, nil)
            }
            MonthButton(symbol: "chevron.forward", name: "nextMonth", label: "Next month") { turn(1) }
        }
        .padding(.leading, 8)
    }

    private var title: String {
        var style = Date.FormatStyle(locale: dateContext.locale, calendar: calendar, timeZone: calendar.timeZone)
        style = style.month(.wide).year()
        return shownMonth.formatted(style)
    }

    private func page(today: Date) -> some View {
        let days = MonthDays(around: shownMonth, calendar: calendar)
        return VStack(spacing: 2) {
            HStack(spacing: 2) {
                ForEach(0..<days.names.count, id: \.self) { index in
                    Text(verbatim: days.names[index]).font(.caption).foregroundStyle(.secondary)
                        .frame(width: DayView.width)
                }
            }
            ForEach(0..<days.weeks.count, id: \.self) { week in
                HStack(spacing: 2) {
                    ForEach(days.weeks[week]) { day in
                        DayView(
                            day: day, isChosen: isChosen(day.date),
                            isToday: calendar.isDate(day.date, inSameDayAs: today),
                            isAtKeys: isFocused && place.map { calendar.isDate(day.date, inSameDayAs: $0) } ?? false,
                            isAllowed: allows(day.date)
                        ) { press(day.date) }
                    }
                }
            }
        }
    }

    private func turn(_ months: Int) {
        month = calendar.date(byAdding: .month, value: months, to: shownMonth)
    }

    private func press(_ day: Date) {
        guard allows(day) else { return }
        if !choosesByKeys { (place, month) = (day, day) }
        choose(day)
    }

    private func keyPressed(_ press: KeyPress) -> KeyPress.Result {
        guard press.modifiers.held.isEmpty else { return .ignored }
        let forward = direction == .rightToLeft ? KeyEquivalent.leftArrow : .rightArrow
        switch press.key {
        case .leftArrow, .rightArrow: go(.day, press.key == forward ? 1 : -1)
        case .upArrow: go(.day, -7)
        case .downArrow: go(.day, 7)
        case .pageUp: go(.month, -1)
        case .pageDown: go(.month, 1)
        case .return, .space:
            guard !choosesByKeys else { return .ignored }
            self.press(place ?? cursor)
        default: return .ignored
        }
        return .handled
    }

    private func go(_ unit: Calendar.Component, _ count: Int) {
        guard let day = calendar.date(byAdding: unit, value: count, to: place ?? cursor), allows(day) else { return }
        if choosesByKeys {
            choose(day)
        } else {
            (place, month) = (day, day)
        }
    }
}

/// A day on a page.
private struct DayView: View {
    let day: MonthDays.Day
    let isChosen: Bool
    let isToday: Bool
    let isAtKeys: Bool
    let isAllowed: Bool
    let press: () -> Void
    @State private var state = ControlState()

    /// In points.
    static let width: CGFloat = 28
    private static let height: CGFloat = 24

    static var _isBuiltIn: Bool { true }

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: 6)
        // The page as a whole receives the keyboard focus.
        _Control("Day", isFocusable: false, accessibility: accessibility, trigger: press, show: { state = $0 }) {
            Text(day.number, format: .number.grouping(.never))
                .monospacedDigit()
                .fontWeight(isToday || isChosen ? .semibold : .regular)
                .foregroundStyle(ink)
                .frame(width: Self.width, height: Self.height)
                .background(face, in: shape)
                .overlay { if isAtKeys { shape.strokeBorder(.tint, lineWidth: 2) } }
        }
        .disabled(!isAllowed)
    }

    /// The whole date, and whether it is today.
    private var accessibility: @MainActor (inout AccessibilityElement, AccessibilityContext) -> Void {
        { element, context in
            element.label = AccessibilityDate.day(day.date, context.values.dateContext)
            if isToday { element.value = "today" }
            if isChosen { element.traits.insert(.isSelected) }
        }
    }

    private var ink: AnyShapeStyle {
        if isChosen { return AnyShapeStyle(TextOnFill(.tint)) }
        if !isAllowed { return AnyShapeStyle(Color.primary.opacity(0.25)) }
        if isToday { return AnyShapeStyle(.tint) }
        return AnyShapeStyle(day.isInMonth ? Color.primary : Color.secondary.opacity(0.7))
    }

    private var face: AnyShapeStyle {
        if isChosen { return AnyShapeStyle(FillUnderText(.tint)) }
        return state.isHovered ? AnyShapeStyle(Color(theme: .controlHovered)) : AnyShapeStyle(.clear)
    }
}

/// A button that shows the next or previous page.
private struct MonthButton: View {
    let symbol: String
    let name: String
    let label: String
    var size: CGFloat = 11
    let action: () -> Void
    @State private var state = ControlState()

    static var _isBuiltIn: Bool { true }

    var body: some View {
        _Control(
            "Button", isFocusable: false, accessibility: { [label] element, _ in element.label = label },
            trigger: action,
            show: { state = $0 }
        ) {
            Image(systemName: symbol).font(.system(size: size, weight: .semibold)).foregroundStyle(.secondary)
                .frame(width: 22, height: 22)
                .background(
                    state.isHovered || state.isPressed ? Color(theme: .controlHovered) : .clear,
                    in: RoundedRectangle(cornerRadius: 6))
        }
        .accessibilityIdentifier(name)
    }
}

/// A month of which one day is selected; the time of day of the selection does not change.
struct DayCalendar: View {
    @Binding var date: Date
    let range: ClosedRange<Date>
    @Environment(\.dateContext) private var dateContext

    static var _isBuiltIn: Bool { true }

    var body: some View {
        let calendar = dateContext.calendar
        let parts = DateParts(calendar: calendar, range: range)
        let now = date
        MonthCalendar(
            cursor: now, allows: parts.allows(day:), isChosen: { calendar.isDate($0, inSameDayAs: now) },
            choosesByKeys: true
        ) { day in
            let new = parts.moving(now, toDay: day)
            if new != now { date = new }
        }
    }
}
