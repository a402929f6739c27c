import CasementCore
import Foundation

/// A button that shows a day and opens a calendar of its month.
struct CompactDate: View {
    @Binding var date: Date
    let range: ClosedRange<Date>

    @State private var isOpen = false
    @State private var state = ControlState()
    @Environment(\.dateContext) private var dateContext
    @Environment(\.isEnabled) private var isEnabled

    static var _isBuiltIn: Bool { true }

    var body: some View {
        _Control(
            "CompactDate", isRigid: true, accessibility: accessibility, trigger: { isOpen = true }, show: { state = $0 }
        ) {
            ControlBezel(
                isPressed: state.isPressed || isOpen, isHovered: state.isHovered && isEnabled, isEnabled: isEnabled,
                isReleasing: state.isReleasing
            ) { Text(verbatim: title).monospacedDigit() }
        }
        .modifier(
            _PresentationModifier(
                isPresented: isOpen, place: .below, dismiss: { isOpen = false }, kind: .focused
            ) {
                PanelSurface {
                    // The arrow keys select days; Return closes the panel.
                    DayCalendar(date: $date, range: range)
                        .onKeyPress(.return) {
                            isOpen = false
                            return .handled
                        }
                }
            })
    }

    /// The value is the day, which increment and decrement change by one.
    private var accessibility: @MainActor (inout AccessibilityElement, AccessibilityContext) -> Void {
        { element, context in
            element.role = .datefield
            element.value = AccessibilityDate.words(date, .date, dateContext)
            element.traits.insert(isOpen ? .isExpanded : .isCollapsed)
            guard context.isEnabled else { return }
            element.set("increment") { step(1) }
            element.set("decrement") { step(-1) }
        }
    }

    private func step(_ days: Int) {
        let parts = DateParts(calendar: dateContext.calendar, range: range)
        if let day = parts.calendar.date(byAdding: .day, value: days, to: date), parts.allows(day: day) {
            date = parts.moving(date, toDay: day)
        }
    }

    private var title: String {
        let calendar = dateContext.calendar
        return date.formatted(
            Date.FormatStyle(
                date: .abbreviated, locale: dateContext.locale, calendar: calendar, timeZone: calendar.timeZone))
    }
}
