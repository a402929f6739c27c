import CasementCore
import Foundation

/// A label with a field for the displayed components.
struct DateFieldPicker: View {
    let configuration: DatePickerStyleConfiguration
    let hasArrows: Bool

    static var _isBuiltIn: Bool { true }

    var body: some View {
        LabeledDate(label: configuration.label) {
            DateField(
                date: configuration.$selection, range: configuration.range,
                components: configuration.displayedComponents, hasArrows: hasArrows)
        }
    }
}

/// A label beside the control for choosing the date.
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
