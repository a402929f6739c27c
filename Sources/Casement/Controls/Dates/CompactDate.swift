import CasementCore
import Foundation

/// A button that shows a day and opens the month around it.
struct CompactDate: View {
    @Binding var date: Date
    let range: ClosedRange<Date>

    @State private var isOpen = false
    @State private var state = ControlState()
    @Environment(\.dateSurroundings) private var surroundings
    @Environment(\.isEnabled) private var isEnabled

    static var _isBuiltIn: Bool { true }

    var body: some View {
        _Control("CompactDate", trigger: { isOpen = true }, show: { state = $0 }) {
            ControlFace(
                isPressed: state.isPressed || isOpen, isHovered: state.isHovered && isEnabled, isEnabled: isEnabled
            ) { Text(verbatim: title).monospacedDigit() }
        }
        .modifier(
            _PresentationModifier(
                isPresented: isOpen, place: .below, dismiss: { isOpen = false }, takesFocus: true
            ) {
                PanelSurface {
                    // What the arrow keys come to is chosen; Return is done with it.
                    DayCalendar(date: $date, range: range)
                        .onKeyPress(.return) {
                            isOpen = false
                            return .handled
                        }
                }
            })
    }

    private var title: String {
        let calendar = surroundings.calendar
        return date.formatted(
            Date.FormatStyle(
                date: .abbreviated, locale: surroundings.locale, calendar: calendar, timeZone: calendar.timeZone))
    }
}
