import CasementTesting
import Expectations
import Foundation
import Testing

/// Date pickers of all styles, in their states.
@MainActor struct DateGoldens {
    /// Wednesday, November 18, 2026, 14:45 in Greenwich.
    private static let day = Date(timeIntervalSinceReferenceDate: 816_705_900)

    private func picker(_ components: DatePickerComponents = [.date, .hourAndMinute]) -> some View {
        DatePicker("Start", selection: .constant(Self.day), displayedComponents: components)
    }

    @Test func fields() throws {
        try stateGolden("date-fields", 225, 40) {
            Variant("stepperField") { picker().labelsHidden().datePickerStyle(.stepperField) }
            Variant("stepperField, arrow", at: UnitPoint(x: 0.96, y: 0.3)) {
                picker(.date).labelsHidden().datePickerStyle(.stepperField)
            }
            Variant("field") { picker().labelsHidden().datePickerStyle(.field) }
            Variant("field, time") { picker(.hourAndMinute).datePickerStyle(.field) }
            Variant("compact", at: UnitPoint(x: 0.2, y: 0.5)) { picker().labelsHidden().datePickerStyle(.compact) }
            Variant("compact, date", at: UnitPoint(x: 0.75, y: 0.5)) { picker(.date).datePickerStyle(.compact) }
            Variant("small") { picker(.date).labelsHidden().datePickerStyle(.field).controlSize(.small) }
            Variant("large") { picker(.date).labelsHidden().datePickerStyle(.field).controlSize(.large) }
        }
    }

    @Test func months() throws {
        let days = [3, 4, 5, 12].map { DateComponents(year: 2026, month: 11, day: $0) }
        try stateGolden("date-months", 240, 230, states: [.normal, .hovered, .focused, .disabled], isAlsoLarge: false) {
            Variant("graphical", at: UnitPoint(x: 0.5, y: 0.7)) {
                picker(.date).labelsHidden().datePickerStyle(.graphical)
            }
            Variant("several days", at: UnitPoint(x: 0.5, y: 0.4)) {
                MultiDatePicker("", selection: .constant(Set(days))).labelsHidden()
            }
        }
    }

    @Test func parts() throws {
        let first = Self.day.addingTimeInterval(-5 * 86_400)
        try situationGolden("date-parts", isAlsoLarge: true) {
            Situation("the second part has the keyboard", 240, 36) {
                picker().datePickerStyle(.field)
            } prepare: {
                $0.key(.tab)
                $0.key(.rightArrow)
            }
            Situation("a part that is typed", 240, 36) {
                picker().datePickerStyle(.field)
            } prepare: {
                $0.key(.tab)
                $0.type("1")
            }
            Situation("graphical, with time and a first day", 240, 290) {
                DatePicker("", selection: .constant(Self.day), in: first...).labelsHidden().datePickerStyle(.graphical)
            }
            Situation("compact, open", 260, 290) {
                VStack {
                    picker(.date).datePickerStyle(.compact).accessibilityIdentifier("picker")
                    Spacer()
                }
            } prepare: { host in
                let frame = try require(host.frame("picker"))
                host.tap(at: CGPoint(x: frame.maxX - 20, y: frame.midY))
            }
        }
    }
}
