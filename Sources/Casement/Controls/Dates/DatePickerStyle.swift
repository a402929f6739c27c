import CasementCore
import Foundation

/// How date pickers look and how dates are chosen: `.datePickerStyle(.graphical)`.
///
///     struct Tomorrow: DatePickerStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             Button { configuration.selection += 86_400 } label: { configuration.label }
///         }
///     }
@MainActor @preconcurrency public protocol DatePickerStyle {
    associatedtype Body: View

    /// The look of one date picker, with what chooses the date.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    typealias Configuration = DatePickerStyleConfiguration
}

/// What a date picker tells its style.
public struct DatePickerStyleConfiguration {
    /// The date picker's label.
    public typealias Label = _StylePart<DatePickerStyleConfiguration>

    /// The date picker's label.
    public let label: Label
    /// The date; to be set.
    @Binding public var selection: Date
    /// The first date that can be chosen; nil where there is none.
    public let minimumDate: Date?
    /// The last date that can be chosen; nil where there is none.
    public let maximumDate: Date?
    /// Which parts of the date show.
    public let displayedComponents: DatePickerComponents

    init(
        label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
        displayedComponents: DatePickerComponents
    ) {
        (self.label, _selection, self.minimumDate, self.maximumDate) = (label, selection, minimumDate, maximumDate)
        self.displayedComponents = displayedComponents.isEmpty ? .date : displayedComponents
    }

    /// The dates that can be chosen. Bounds the wrong way round leave the first.
    var range: ClosedRange<Date> {
        let first = minimumDate ?? .distantPast
        return first...max(first, maximumDate ?? .distantFuture)
    }
}

/// The style where none is said: `stepperField`.
public struct DefaultDatePickerStyle: DatePickerStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        StepperFieldDatePickerStyle().makeBody(configuration: configuration)
    }
}

/// A field of which each part is typed, or moved by the arrow keys.
public struct FieldDatePickerStyle: DatePickerStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LabeledDate(label: configuration.label) {
            DateField(
                date: configuration.$selection, range: configuration.range,
                components: configuration.displayedComponents)
        }
    }
}

/// A field with two small arrows, which move the part that is chosen in it.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LabeledDate(label: configuration.label) {
            DateField(
                date: configuration.$selection, range: configuration.range,
                components: configuration.displayedComponents, hasArrows: true)
        }
    }
}

/// A button that shows the day and opens a month, beside a field for the time.
public struct CompactDatePickerStyle: DatePickerStyle {
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

/// A month whose days are pressed, and a field for the time.
public struct GraphicalDatePickerStyle: DatePickerStyle {
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

/// A telephone's wheels; here as `stepperField`.
public struct WheelDatePickerStyle: DatePickerStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        StepperFieldDatePickerStyle().makeBody(configuration: configuration)
    }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The style where none is said: `stepperField`.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    /// A field of which each part is typed, or moved by the arrow keys.
    public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    /// A field with two small arrows, which move the part that is chosen in it.
    public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// A button that shows the day and opens a month, beside a field for the time.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A month whose days are pressed, and a field for the time.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// A telephone's wheels; here as `stepperField`.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyleConfiguration: StyleConfiguration {
    package static let defaultStyle = AnyStyle.of(DefaultDatePickerStyle()) { $0.makeBody(configuration: $1) }
}

extension View {
    /// The look of the date pickers in this view.
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        styled(by: style) { $0.makeBody(configuration: $1) }
    }
}

/// A label and what chooses the date.
struct LabeledDate<Label: View, Control: View>: View {
    let label: Label
    @ViewBuilder let control: Control
    @Environment(\.labelsVisibility) private var labels
    @Environment(\.formAppearance) private var form

    static var _isBuiltIn: Bool { true }

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            if labels != .hidden {
                label
                if form == .grouped { Spacer(minLength: 16) }
            }
            control.alignedAsFormControl()
        }
    }
}
