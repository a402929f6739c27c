import CasementCore
import Foundation

/// Two buttons that increment and decrement a value.
///
///     Stepper("Copies: \(copies)", value: $copies, in: 1...9)
public struct Stepper<Label: View>: View {
    private let label: Label
    private let increment: (() -> Void)?
    private let decrement: (() -> Void)?
    private let onEditingChanged: (Bool) -> Void
    /// The accessibility value; nil for a stepper that only calls closures.
    private var value: (@MainActor () -> String)?
    /// The field that shows and edits the value, if there is a format.
    private var field: AnyView?

    @Environment(\.labelsVisibility) private var labels
    @Environment(\.formAppearance) private var appearance
    @Environment(\.controlSize) private var size
    @Environment(\.colorSchemeContrast) private var contrast

    /// A stepper that calls closures; a button whose closure is nil is disabled.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        (self.label, increment, decrement) = (label(), onIncrement, onDecrement)
        self.onEditingChanged = onEditingChanged
    }

    /// A stepper that calls closures (older form).
    public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }

    /// A stepper that increments and decrements a value.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
            onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
            onEditingChanged: onEditingChanged)
        self.value = { AccessibilityNumber.words(value.wrappedValue) }
    }

    /// A stepper that shows its value in a format, in an editable field.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
        show(value, format)
    }

    /// A stepper in a range that shows its value in a format, in an editable field.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
        // Typed values stay in the range, too.
        let inRange = Binding {
            value.wrappedValue
        } set: {
            value.wrappedValue = min(max($0, bounds.lowerBound), bounds.upperBound)
        }
        show(inRange, format)
    }

    private mutating func show<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F)
    where F.FormatOutput == String {
        self.value = { format.format(value.wrappedValue) }
        field = AnyView(StepperField(value: value, format: format))
    }

    /// A stepper that keeps a value in a range: a step that would pass an end stops there.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let now = value.wrappedValue
        self.init(
            label: label,
            onIncrement: now < bounds.upperBound
                ? {
                    let now = value.wrappedValue
                    value.wrappedValue =
                        now.distance(to: bounds.upperBound) < step
                        ? bounds.upperBound : max(now.advanced(by: step), bounds.lowerBound)
                } : nil,
            onDecrement: now > bounds.lowerBound
                ? {
                    let now = value.wrappedValue
                    value.wrappedValue =
                        bounds.lowerBound.distance(to: now) < step
                        ? bounds.lowerBound : min(now.advanced(by: -step), bounds.upperBound)
                } : nil, onEditingChanged: onEditingChanged)
        self.value = { AccessibilityNumber.words(value.wrappedValue) }
    }

    public var body: some View {
        _StyledContainer("Stepper", accessibility: accessibility) {
            HStack(alignment: .firstTextBaseline, spacing: 8) {
                if labels != .hidden {
                    label.controlLabel(size)
                    if appearance == .grouped { Spacer(minLength: 16) }
                }
                HStack(alignment: .firstTextBaseline, spacing: 6) {
                    field
                    buttons
                }
                .alignedAsFormControl()
            }
        }
    }

    /// Both buttons are one focus target: the arrow keys increment and decrement.
    private var buttons: some View {
        HStack(spacing: 0) {
            StepButton(symbol: "minus", isFirst: true, action: edit(decrement))
            Rectangle().fill(Color(theme: .separator)).frame(width: 1).padding(.vertical, 5)
            StepButton(symbol: "plus", isFirst: false, action: edit(increment))
        }
        .fixedSize()
        .background(Color(theme: .control), in: RoundedRectangle(cornerRadius: 7))
        .overlay {
            if contrast == .increased {
                RoundedRectangle(cornerRadius: 7).strokeBorder(Color(theme: .controlEdge), lineWidth: 1)
            }
        }
        .focusable(interactions: .activate)
        .onKeyPress(keys: [.upArrow, .downArrow]) { press in
            guard press.modifiers.held.isEmpty else { return .ignored }
            (press.key == .upArrow ? edit(increment) : edit(decrement))?()
            return .handled
        }
        .centredOnCapitals()
    }

    /// Reports the beginning and the end of the edit around a change.
    private func edit(_ change: (() -> Void)?) -> (() -> Void)? {
        guard let change else { return nil }
        return {
            onEditingChanged(true)
            change()
            onEditingChanged(false)
        }
    }

    /// One element with increment and decrement.
    private var accessibility: @MainActor ([AccessibilityElement], AccessibilityContext) -> [AccessibilityElement] {
        let (increment, decrement) = (edit(increment), edit(decrement))
        return { [label, value] below, context in
            let words = context.title(of: label) ?? AccessibilityElement.label(of: below.filter { $0.role == .text })
            var element = AccessibilityElement(.stepper, words, on: context.node)
            element.value = value?()
            if context.hasFocus { element.traits.insert(.isFocused) }
            guard context.isEnabled else {
                element.traits.insert(.isDisabled)
                return [element]
            }
            if let increment { element.set("increment", increment) }
            if let decrement { element.set("decrement", decrement) }
            return [element]
        }
    }

    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { 1 }
}
