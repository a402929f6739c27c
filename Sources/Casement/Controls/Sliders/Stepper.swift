import CasementCore
import Foundation

/// Two buttons that make a value greater and smaller.
///
///     Stepper("Copies: \(copies)", value: $copies, in: 1...9)
public struct Stepper<Label: View>: View {
    private let label: Label
    private let increment: (() -> Void)?
    private let decrement: (() -> Void)?
    private let onEditingChanged: (Bool) -> Void
    /// What its value is called; nil for one that only calls closures.
    private var value: (@MainActor () -> String)?

    @Environment(\.labelsVisibility) private var labels
    @Environment(\.formLook) private var look
    @Environment(\.controlSize) private var size
    @Environment(\.colorSchemeContrast) private var contrast

    /// A stepper that calls closures; one that is nil cannot be pressed.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        (self.label, increment, decrement) = (label(), onIncrement, onDecrement)
        self.onEditingChanged = onEditingChanged
    }

    /// A stepper that adds to a value and takes from it.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
            onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
            onEditingChanged: onEditingChanged)
        self.value = { SpokenNumber.words(value.wrappedValue) }
    }

    /// A stepper whose value is read out in a format.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
        self.value = { format.format(value.wrappedValue) }
    }

    /// A stepper in a range whose value is read out in a format.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
        self.value = { format.format(value.wrappedValue) }
    }

    /// A stepper that keeps a value in a range: what a whole step would take beyond an end stays at that end.
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
        self.value = { SpokenNumber.words(value.wrappedValue) }
    }

    public var body: some View {
        _StyledContainer("Stepper", spoken: spoken) {
            HStack(alignment: .firstTextBaseline, spacing: 8) {
                if labels != .hidden {
                    label.controlLabel(size)
                    if look == .grouped { Spacer(minLength: 16) }
                }
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
                .centredOnCapitals()
                .besideItsLabel()
            }
        }
    }

    private func edit(_ change: (() -> Void)?) -> (() -> Void)? {
        guard let change else { return nil }
        return {
            onEditingChanged(true)
            change()
            onEditingChanged(false)
        }
    }

    /// One element, whose value goes up and down.
    private var spoken: @MainActor ([AccessibilityElement], AccessibilityContext) -> [AccessibilityElement] {
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

/// One of the two.
private struct StepButton: View {
    let symbol: String
    let isFirst: Bool
    let action: (() -> Void)?
    @Environment(\.controlSize) private var size

    static var _isBuiltIn: Bool { true }

    var body: some View {
        Button {
            action?()
        } label: {
            Image(systemName: symbol).font(.system(size: size.checkSize * 0.68, weight: .semibold))
        }
        .buttonStyle(Face(size: size, isFirst: isFirst))
        .disabled(action == nil)
        .accessibilityIdentifier(symbol == "plus" ? "increment" : "decrement")
    }

    private struct Face: ButtonStyle {
        let size: ControlSize
        let isFirst: Bool

        func makeBody(configuration: Configuration) -> some View {
            configuration.label
                .frame(width: size.checkSize * 1.75, height: size.height)
                .opacity(configuration.isEnabled ? 1 : 0.35)
                .background {
                    PressFace(
                        look: PressLook(
                            isPressed: configuration.isPressed, isHovered: configuration.isHovered,
                            isCalming: configuration.isCalming), shape: shape,
                        base: AnyShapeStyle(
                            configuration.isPressed
                                ? Color(theme: .controlPressed)
                                : configuration.isHovered ? Color(theme: .control) : .clear))
                }
        }

        /// Round at the outer end.
        private var shape: UnevenRoundedRectangle {
            UnevenRoundedRectangle(
                topLeadingRadius: isFirst ? 7 : 0, bottomLeadingRadius: isFirst ? 7 : 0,
                bottomTrailingRadius: isFirst ? 0 : 7, topTrailingRadius: isFirst ? 0 : 7)
        }
    }
}

extension Stepper where Label == Text {
    /// A stepper with a text that calls closures; one that is nil cannot be pressed.
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// A stepper with a text that calls closures; one that is nil cannot be pressed.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// A stepper with a text that adds to a value and takes from it.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged) }

    /// A stepper with a text that adds to a value and takes from it.
    @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged) }

    /// A stepper with a text that keeps a value in a range.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged) }

    /// A stepper with a text that keeps a value in a range.
    @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged) }
}
