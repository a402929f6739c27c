import CasementCore
import Foundation

/// A control for choosing a date, a time, or both.
///
///     DatePicker("Departure", selection: $departure, in: Date.now...)
///     DatePicker("Birthday", selection: $birthday, displayedComponents: .date).datePickerStyle(.graphical)
///
/// Dates outside the range cannot be chosen, and components that are not displayed keep their values: choosing another
/// day keeps the time. The calendar, the locale and the time zone come from the environment. Its style determines its
/// appearance; see `datePickerStyle(_:)`.
public struct DatePicker<Label: View>: View {
    /// The components of a date that a picker can show.
    public typealias Components = DatePickerComponents

    private let selection: Binding<Date>
    private let minimum: Date?
    private let maximum: Date?
    private let components: Components
    private let label: Label

    private var styles = Styles<DatePickerStyleConfiguration>()

    init(_ selection: Binding<Date>, _ minimum: Date?, _ maximum: Date?, _ components: Components, label: Label) {
        (self.selection, self.minimum, self.maximum) = (selection, minimum, maximum)
        (self.components, self.label) = (components, label)
    }

    public var body: some View {
        _StyledContainer("DatePicker", accessibility: AccessibilityParts.named(by: label)) {
            styles.show(
                DatePickerStyleConfiguration(
                    label: styles.part(label), selection: selection, minimumDate: minimum, maximumDate: maximum,
                    displayedComponents: components))
        }
    }

    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { 1 }
}

/// The properties of a date picker that its style receives.
public struct DatePickerStyleConfiguration {
    /// The date picker's label.
    public typealias Label = _StylePart<DatePickerStyleConfiguration>

    /// The date picker's label.
    public let label: Label
    /// The date, which the style sets.
    @Binding public var selection: Date
    /// The first date that can be chosen; nil if there is no limit.
    public let minimumDate: Date?
    /// The last date that can be chosen; nil if there is no limit.
    public let maximumDate: Date?
    /// The components of the date that are shown.
    public let displayedComponents: DatePickerComponents

    init(
        label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
        displayedComponents: DatePickerComponents
    ) {
        (self.label, _selection, self.minimumDate, self.maximumDate) = (label, selection, minimumDate, maximumDate)
        self.displayedComponents = displayedComponents.isEmpty ? .date : displayedComponents
    }

    /// The dates that can be chosen. If the bounds are reversed, only the first can be.
    var range: ClosedRange<Date> {
        let first = minimumDate ?? .distantPast
        return first...max(first, maximumDate ?? .distantFuture)
    }
}

extension DatePicker {
    /// A picker of any date, with a custom label.
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(selection, nil, nil, displayedComponents, label: label()) }

    /// A picker of a date in a closed range, with a custom label.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label: label()) }

    /// A picker of a date at or after a given date, with a custom label.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection, range.lowerBound, nil, displayedComponents, label: label()) }

    /// A picker of a date up to a given date, with a custom label.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection, nil, range.upperBound, displayedComponents, label: label()) }

    /// A picker of any date (older form).
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], label: Label
    ) { self.init(selection, nil, nil, displayedComponents, label: label) }
}

extension DatePicker where Label == Text {
    /// A picker of any date, with a text label.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, nil, nil, displayedComponents, label: Text(titleKey)) }

    /// A picker of a date in a closed range, with a text label.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label: Text(titleKey)) }

    /// A picker of a date at or after a given date, with a text label.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, range.lowerBound, nil, displayedComponents, label: Text(titleKey)) }

    /// A picker of a date up to a given date, with a text label.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, nil, range.upperBound, displayedComponents, label: Text(titleKey)) }

    /// A picker of any date, with a text label.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, nil, nil, displayedComponents, label: Text(title)) }

    /// A picker of a date in a closed range, with a text label.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label: Text(title)) }

    /// A picker of a date at or after a given date, with a text label.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, range.lowerBound, nil, displayedComponents, label: Text(title)) }

    /// A picker of a date up to a given date, with a text label.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, nil, range.upperBound, displayedComponents, label: Text(title)) }
}
