import CasementCore
import Foundation

/// A mark at a value of a slider, with a label below it or without.
///
///     Slider(value: $speed, in: 0...2) {
///         Text("Speed")
///     } ticks: {
///         SliderTick(0.5)
///         SliderTick(1) { Text("Normal") }
///     }
public struct SliderTick<Value: BinaryFloatingPoint>: SliderTickContent {
    let value: Value
    let label: AnyView?

    /// A mark.
    public init(_ value: Value) { (self.value, label) = (value, nil) }

    /// A mark with a label.
    public init<Label: View>(_ value: Value, @ViewBuilder label: () -> Label) {
        (self.value, self.label) = (value, AnyView(label()))
    }

    public var _ticks: [SliderTick<Value>] { [self] }
}

extension SliderTick: @MainActor Identifiable {
    /// Its value.
    public var id: Value { value }
}

/// Marks of a slider.
@MainActor @preconcurrency public protocol SliderTickContent<Value> {
    /// The type of the slider's values.
    associatedtype Value: BinaryFloatingPoint
    var _ticks: [SliderTick<Value>] { get }
}

/// A mark for each element of a collection.
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Value: BinaryFloatingPoint>:
    SliderTickContent
{
    public let _ticks: [SliderTick<Value>]

    /// Marks for elements, which a key path identifies.
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, content: (Data.Element) -> SliderTick<Value>) {
        _ticks = data.map(content)
    }
}

extension SliderTickContentForEach where Data.Element: Identifiable, ID == Data.Element.ID {
    /// Marks for elements.
    public init(_ data: Data, content: (Data.Element) -> SliderTick<Value>) { _ticks = data.map(content) }
}

/// Builds the marks of a slider from the statements of a closure.
@MainActor @preconcurrency @resultBuilder public enum SliderTickBuilder<Value: BinaryFloatingPoint> {
    public static func buildExpression<C: SliderTickContent<Value>>(_ content: C) -> [SliderTick<Value>] {
        content._ticks
    }
    public static func buildBlock(_ parts: [SliderTick<Value>]...) -> [SliderTick<Value>] { parts.flatMap(\.self) }
    public static func buildOptional(_ part: [SliderTick<Value>]?) -> [SliderTick<Value>] { part ?? [] }
    public static func buildEither(first: [SliderTick<Value>]) -> [SliderTick<Value>] { first }
    public static func buildEither(second: [SliderTick<Value>]) -> [SliderTick<Value>] { second }
    public static func buildArray(_ parts: [[SliderTick<Value>]]) -> [SliderTick<Value>] { parts.flatMap(\.self) }
}

/// A mark of a slider, wherever its values came from.
struct SliderMark {
    let value: Double
    let label: AnyView?

    @MainActor init<V: BinaryFloatingPoint>(_ tick: SliderTick<V>) { (value, label) = (Double(tick.value), tick.label) }
}

extension Slider {
    /// A slider with a label and marks at some values, at which the knob does not stop, and views at the ends of its
    /// track.
    ///
    /// - Parameters:
    ///   - value: the value.
    ///   - bounds: the range of the track.
    ///   - neutralValue: the value at which the filled part of the track begins, instead of its lower end.
    ///   - enabledBounds: the values that can be chosen, instead of all.
    ///   - label: what the value is.
    ///   - currentValueLabel: the value as assistive programs say it.
    ///   - minimumValueLabel: the view at the lower end of the track.
    ///   - maximumValueLabel: the view at its upper end.
    ///   - ticks: the marks.
    ///   - onEditingChanged: called with `true` before the user changes the value, and with `false` after it.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        @SliderTickBuilder<V> ticks: () -> [SliderTick<V>], onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: nil, label: label(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel(), onEditingChanged: onEditingChanged)
        take(neutralValue, enabledBounds, currentValueLabel())
        marks = ticks().map { SliderMark($0) }
    }

    /// A slider in steps, of 1 by default, with a label and views at the ends of its track. `tick` makes the mark of
    /// each step, or none; no step has one where there are more than 64. The other parameters are those of the slider
    /// with `ticks:`.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: step, label: label(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel(), onEditingChanged: onEditingChanged)
        marks = scale.values.compactMap { tick(V($0)).map { SliderMark($0) } }
        take(neutralValue, enabledBounds, currentValueLabel())
    }

    private mutating func take<V: BinaryFloatingPoint, Current: View>(
        _ neutral: V?, _ enabled: ClosedRange<V>?, _ current: Current
    ) {
        scale.neutral = neutral.map { Double($0) }
        scale.enabled = enabled.map { Double($0.lowerBound)...Double($0.upperBound) }
        if Current.self != EmptyView.self { currentValueLabel = AnyView(current) }
    }
}

extension Slider where ValueLabel == EmptyView {
    /// A slider with a label and marks at some values. The knob does not stop at them. The filled part of its track
    /// begins at `neutralValue`, if there is one; the values in `enabledBounds` can be chosen, or all;
    /// `currentValueLabel` is the value as assistive programs say it.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @SliderTickBuilder<V> ticks: () -> [SliderTick<V>], onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, in: bounds, neutralValue: neutralValue, enabledBounds: enabledBounds, label: label,
            currentValueLabel: currentValueLabel, minimumValueLabel: { EmptyView() },
            maximumValueLabel: { EmptyView() }, ticks: ticks, onEditingChanged: onEditingChanged)
    }

    /// A slider in steps, of 1 by default, with a label. `tick` makes the mark of each step, or none; no step has one
    /// where there are more than 64. The other parameters are those of the slider with `ticks:`.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, in: bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
            label: label, currentValueLabel: currentValueLabel, minimumValueLabel: { EmptyView() },
            maximumValueLabel: { EmptyView() }, tick: tick, onEditingChanged: onEditingChanged)
    }
}
