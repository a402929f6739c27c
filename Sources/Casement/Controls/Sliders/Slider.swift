import CasementCore
import Foundation

/// A control for choosing a value of a range with a knob on a track.
///
///     Slider(value: $volume)
///     Slider(value: $speed, in: 0...100, step: 5) { Text("Speed") }
///
/// The knob can be dragged, a press on the track moves it there, and the arrow keys move it by a step, or by a tenth of
/// the range without steps. Values outside the range are shown at its ends.
public struct Slider<Label: View, ValueLabel: View>: View {
    private let value: Binding<Double>
    var scale: SliderScale
    /// The marks that the program names; nil for those of the steps.
    var marks: [SliderMark]?
    /// What assistive programs say of the value; nil for its number.
    var currentValueLabel: AnyView?
    private let label: Label
    private let minimum: ValueLabel
    private let maximum: ValueLabel
    private let onEditingChanged: (Bool) -> Void

    @Environment(\.labelsVisibility) private var labels
    @Environment(\.isEnabled) private var isEnabled

    init<V: BinaryFloatingPoint>(
        value: Binding<V>, bounds: ClosedRange<V>, step: V.Stride?, label: Label, minimum: ValueLabel,
        maximum: ValueLabel, onEditingChanged: @escaping (Bool) -> Void
    ) where V.Stride: BinaryFloatingPoint {
        self.value = Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
        scale = SliderScale(Double(bounds.lowerBound)...Double(bounds.upperBound), step: step.map { Double($0) })
        (self.label, self.minimum, self.maximum) = (label, minimum, maximum)
        self.onEditingChanged = onEditingChanged
    }

    public var body: some View {
        _StyledContainer("Slider", accessibility: accessibility) {
            HStack(alignment: .firstTextBaseline, spacing: 8) {
                if labels != .hidden { label.opacity(isEnabled ? 1 : 0.45) }
                HStack(alignment: .firstTextBaseline, spacing: 8) {
                    minimum.opacity(isEnabled ? 1 : 0.45)
                    SliderTrack(value: value, scale: scale, marks: marks, onEditingChanged: onEditingChanged)
                        .centredOnCapitals()
                    maximum.opacity(isEnabled ? 1 : 0.45)
                }
                .alignedAsFormControl()
            }
        }
    }

    /// A value with increment and decrement; in the range 0 to 1 it is announced as a percentage.
    private var accessibility: @MainActor ([AccessibilityElement], AccessibilityContext) -> [AccessibilityElement] {
        let (up, down) = (step(1), step(-1))
        return { [value, scale, label, currentValueLabel] below, context in
            let words = context.title(of: label) ?? AccessibilityElement.label(of: below)
            var element = AccessibilityElement(.slider, words, on: context.node)
            let now = value.wrappedValue
            let isShare = scale.bounds == 0...1 && scale.step == nil
            element.value =
                currentValueLabel.flatMap { context.title(of: $0) }
                ?? (isShare ? AccessibilityNumber.percent(now) : AccessibilityNumber.number(now))
            if context.hasFocus { element.traits.insert(.isFocused) }
            guard context.isEnabled else {
                element.traits.insert(.isDisabled)
                return [element]
            }
            element.set("increment", up)
            element.set("decrement", down)
            return [element]
        }
    }

    /// Moves the value as far as an arrow key does.
    private func step(_ direction: Double) -> () -> Void {
        { [value, scale, onEditingChanged] in
            onEditingChanged(true)
            value.wrappedValue = scale.value(at: scale.position(of: value.wrappedValue) + direction * scale.keyStep)
            onEditingChanged(false)
        }
    }

    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { 1 }
}

extension Slider {
    /// A slider with a label, and views at the ends of its track.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: nil, label: label(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel(), onEditingChanged: onEditingChanged)
    }

    /// A slider in steps, of 1 by default, with a label and views at the ends of its track. Its values are the lower
    /// bound and the values at multiples of `step` above it.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: step, label: label(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel(), onEditingChanged: onEditingChanged)
    }
}

extension Slider {
    /// A slider with a label, and ready-made views at the ends of its track (older order of parameters).
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: nil, label: label(), minimum: minimumValueLabel,
            maximum: maximumValueLabel, onEditingChanged: onEditingChanged)
    }

    /// A slider in steps, of 1 by default, with a label, and ready-made views at the ends of its track
    /// (older order of parameters).
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: step, label: label(), minimum: minimumValueLabel,
            maximum: maximumValueLabel, onEditingChanged: onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// A slider with a label.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: nil, label: label(), minimum: EmptyView(), maximum: EmptyView(),
            onEditingChanged: onEditingChanged)
    }

    /// A slider in steps, of 1 by default, with a label.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: step, label: label(), minimum: EmptyView(), maximum: EmptyView(),
            onEditingChanged: onEditingChanged)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// A slider, from 0 to 1 by default.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: nil, label: EmptyView(), minimum: EmptyView(), maximum: EmptyView(),
            onEditingChanged: onEditingChanged)
    }

    /// A slider in steps, of 1 by default.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: step, label: EmptyView(), minimum: EmptyView(), maximum: EmptyView(),
            onEditingChanged: onEditingChanged)
    }
}
