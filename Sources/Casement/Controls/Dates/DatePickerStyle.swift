import CasementCore
import Foundation

/// A style that defines the appearance and the interaction of date pickers: `.datePickerStyle(.graphical)`.
///
///     struct Tomorrow: DatePickerStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             Button { configuration.selection += 86_400 } label: { configuration.label }
///         }
///     }
@MainActor @preconcurrency public protocol DatePickerStyle {
    associatedtype Body: View

    /// Makes the view of one date picker, including the controls for choosing the date.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    typealias Configuration = DatePickerStyleConfiguration
}

/// The default style: `stepperField`.
public struct DefaultDatePickerStyle: DatePickerStyle {
    /// Creates a default date picker style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        DateFieldPicker(configuration: configuration, hasArrows: true)
    }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The default style: `stepperField`.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// A field whose parts are typed or changed with the arrow keys.
public struct FieldDatePickerStyle: DatePickerStyle {
    /// Creates a field date picker style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        DateFieldPicker(configuration: configuration, hasArrows: false)
    }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    /// A field whose parts are typed or changed with the arrow keys.
    public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

/// A field with two small arrows, which change the selected part.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
    /// Creates a stepper field date picker style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        DateFieldPicker(configuration: configuration, hasArrows: true)
    }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    /// A field with two small arrows, which change the selected part.
    public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

/// A button that shows the day and opens a calendar, beside a field for the time.
public struct CompactDatePickerStyle: DatePickerStyle {
    /// Creates a compact date picker style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LabeledDate(label: configuration.label) {
            HStack(alignment: .firstTextBaseline, spacing: 6) {
                if configuration.displayedComponents.contains(.date) {
                    CompactDate(date: configuration.$selection, range: configuration.range)
                }
                if configuration.displayedComponents.contains(.hourAndMinute) {
                    DateField(
                        date: configuration.$selection, range: configuration.range, components: .hourAndMinute)
                }
            }
        }
    }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// A button that shows the day and opens a calendar, beside a field for the time.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A calendar of a month, and a field for the time.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// Creates a graphical date picker style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LabeledDate(label: configuration.label) {
            VStack(alignment: .leading, spacing: 8) {
                if configuration.displayedComponents.contains(.date) {
                    DayCalendar(date: configuration.$selection, range: configuration.range)
                }
                if configuration.displayedComponents.contains(.hourAndMinute) {
                    DateField(
                        date: configuration.$selection, range: configuration.range, components: .hourAndMinute,
                        hasArrows: true)
                }
            }
        }
    }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar of a month, and a field for the time.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// The wheels of phones; here the same as `stepperField`.
public struct WheelDatePickerStyle: DatePickerStyle {
    /// Creates a wheel date picker style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        StepperFieldDatePickerStyle().makeBody(configuration: configuration)
    }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// The wheels of phones; here the same as `stepperField`.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyleConfiguration: StyleConfiguration {
    package static let defaultStyle = AnyStyle.of(DefaultDatePickerStyle()) { $0.makeBody(configuration: $1) }
}

extension View {
    /// Sets the style of the date pickers in this view.
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        styled(by: style) { $0.makeBody(configuration: $1) }
    }
}
