import CasementCore
import Foundation

/// A value within a range, shown as on an instrument.
///
///     Gauge(value: speed, in: 0...200) { Text("Speed") } currentValueLabel: { Text("\(Int(speed))") }
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
    private let fraction: Double
    private let label: Label
    private let current: CurrentValueLabel?
    private let minimum: BoundsLabel?
    private let maximum: BoundsLabel?
    private var marked: MarkedValueLabels?

    private var styles = Styles<GaugeStyleConfiguration>()

    fileprivate init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, label: Label, current: CurrentValueLabel?, minimum: BoundsLabel?,
        maximum: BoundsLabel?
    ) {
        let length = Double(bounds.upperBound) - Double(bounds.lowerBound)
        let share = length > 0 ? (Double(value) - Double(bounds.lowerBound)) / length : 0
        fraction = share.isNaN ? 0 : min(max(share, 0), 1)
        (self.label, self.current, self.minimum, self.maximum) = (label, current, minimum, maximum)
    }

    public var body: some View {
        _StyledContainer("Gauge", accessibility: accessibility) {
            styles.show(
                GaugeStyleConfiguration(
                    value: fraction, label: styles.part(label), currentValueLabel: current.map { styles.part($0) },
                    minimumValueLabel: minimum.map { styles.part($0) },
                    maximumValueLabel: maximum.map { styles.part($0) },
                    markedValueLabels: marked.map { styles.part($0) }))
        }
    }

    /// Its label, and as its value the text for the value or the percentage of its range.
    private var accessibility: @MainActor ([AccessibilityElement], AccessibilityContext) -> [AccessibilityElement] {
        { [fraction, label, current] below, context in
            var element = AccessibilityElement(.progress, context.title(of: label), on: context.node)
            element.value = current.flatMap { context.title(of: $0) } ?? AccessibilityNumber.percent(fraction)
            return [element]
        }
    }

    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { 1 }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// A gauge with a label. The range is 0 to 1 by default; values outside it are shown at the nearer end.
    public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
        self.init(value, bounds, label: label(), current: nil, minimum: nil, maximum: nil)
    }

    /// A gauge with labels for itself and its value. Values outside the range are shown at the nearer end.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where BoundsLabel == EmptyView {
        self.init(value, bounds, label: label(), current: currentValueLabel(), minimum: nil, maximum: nil)
    }

    /// A gauge with labels for itself, its value and the ends of its range.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            value, bounds, label: label(), current: currentValueLabel(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel())
    }
}

extension Gauge {
    /// A gauge with labels for itself, its value, the ends of its range and some values between them, which
    /// only custom styles show.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            value, bounds, label: label(), current: currentValueLabel(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel())
        marked = markedValueLabels()
    }

    /// A gauge with labels for itself, its value and some values of its range, which only custom styles show.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) where BoundsLabel == EmptyView {
        self.init(value, bounds, label: label(), current: currentValueLabel(), minimum: nil, maximum: nil)
        marked = markedValueLabels()
    }
}

/// A style that defines the appearance of gauges.
@MainActor @preconcurrency public protocol GaugeStyle {
    associatedtype Body: View

    /// Makes the view of one gauge.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    typealias Configuration = GaugeStyleConfiguration
}

/// The properties of a gauge that its style receives.
public struct GaugeStyleConfiguration {
    /// The type of the gauge's label.
    public typealias Label = _StylePart<GaugeStyleConfiguration>
    /// The type of the label of the value.
    public typealias CurrentValueLabel = _StylePart<GaugeStyleConfiguration>
    /// The type of the label of the lower end.
    public typealias MinimumValueLabel = _StylePart<GaugeStyleConfiguration>
    /// The type of the label of the upper end.
    public typealias MaximumValueLabel = _StylePart<GaugeStyleConfiguration>
    /// The type of the labels of some values of the range.
    public typealias MarkedValueLabels = _StylePart<GaugeStyleConfiguration>

    /// The position of the value in its range, from 0 to 1.
    public var value: Double
    /// The gauge's label.
    public var label: Label
    /// The label of the value.
    public var currentValueLabel: CurrentValueLabel?
    /// The label of the lower end.
    public var minimumValueLabel: MinimumValueLabel?
    /// The label of the upper end.
    public var maximumValueLabel: MaximumValueLabel?
    /// The labels of some values of the range. The standard styles do not show them.
    public var markedValueLabels: MarkedValueLabels?
}

/// The default style: a bar that fills.
public struct DefaultGaugeStyle: GaugeStyle {
    /// Creates a default gauge style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LinearGauge(configuration: configuration, isCapacity: true)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The default style: a bar that fills.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar that fills.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A bar that fills, between the labels of its ends.
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A bar with a mark at the value.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// An open ring with a mark at the value.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A ring that fills.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

/// A bar that fills.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    /// Creates a linear capacity gauge style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LinearGauge(configuration: configuration, isCapacity: true)
    }
}

/// A bar that fills, between the labels of its ends.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    /// Creates an accessory linear capacity gauge style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LinearGauge(configuration: configuration, isCapacity: true)
    }
}

/// A bar with a mark at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    /// Creates an accessory linear gauge style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LinearGauge(configuration: configuration, isCapacity: false)
    }
}

/// An open ring with a mark at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// Creates an accessory circular gauge style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        CircularGauge(configuration: configuration, isCapacity: false)
    }
}

/// A ring that fills.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    /// Creates an accessory circular capacity gauge style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        CircularGauge(configuration: configuration, isCapacity: true)
    }
}

extension GaugeStyleConfiguration: StyleConfiguration {
    package static let defaultStyle = AnyStyle.of(DefaultGaugeStyle()) { $0.makeBody(configuration: $1) }
}

extension View {
    /// Sets the style of the gauges in this view.
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        styled(by: style) { $0.makeBody(configuration: $1) }
    }
}

// MARK: Appearance

private struct LinearGauge: View {
    let configuration: GaugeStyleConfiguration
    let isCapacity: Bool

    static var _isBuiltIn: Bool { true }

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label
            HStack(spacing: 6) {
                configuration.minimumValueLabel.foregroundStyle(.secondary).font(.caption)
                bar.frame(height: 6)
                configuration.maximumValueLabel.foregroundStyle(.secondary).font(.caption)
            }
            configuration.currentValueLabel.foregroundStyle(.secondary).font(.caption)
        }
    }

    @ViewBuilder private var bar: some View {
        ZStack {
            if isCapacity {
                Capsule().fill(Color(theme: .controlPressed))
                GaugePart(value: configuration.value).fill(.tint)
            } else {
                Capsule().fill(.tint)
                GaugeMark(value: configuration.value).fill(Color(theme: .windowBackground))
                GaugeMark(value: configuration.value).inset(by: 2).fill(Color.primary)
            }
        }
        .frame(minWidth: 40, idealWidth: 160, maxWidth: .infinity)
    }
}

private struct GaugePart: Shape {
    var value: Double
    var animatableData: Double {
        get { value }
        set { value = newValue }
    }

    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    func path(in rect: CGRect) -> Path {
        guard value > 0 else { return Path() }
        let part = CGRect(
            x: rect.minX, y: rect.minY, width: max(rect.height, rect.width * CGFloat(value)), height: rect.height)
        return Path(roundedRect: part, cornerRadius: rect.height / 2, style: .circular)
    }
}

private struct GaugeMark: InsettableShape {
    var value: Double
    var inset: CGFloat = 0
    var animatableData: Double {
        get { value }
        set { value = newValue }
    }

    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    func path(in rect: CGRect) -> Path {
        let side = rect.height + 4 - 2 * inset
        let x = rect.minX + rect.height / 2 + (rect.width - rect.height) * CGFloat(value)
        return Path(ellipseIn: CGRect(x: x - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    func inset(by amount: CGFloat) -> GaugeMark { GaugeMark(value: value, inset: inset + amount) }
}

private struct CircularGauge: View {
    let configuration: GaugeStyleConfiguration
    let isCapacity: Bool

    static var _isBuiltIn: Bool { true }

    var body: some View {
        ZStack {
            if isCapacity {
                Circle().inset(by: 3).stroke(Color(theme: .controlPressed), lineWidth: 6)
                Circle().inset(by: 3).trim(from: 0, to: configuration.value)
                    .stroke(.tint, style: StrokeStyle(lineWidth: 6, lineCap: .round)).rotationEffect(.degrees(-90))
            } else {
                // Three quarters of a ring, open at the bottom.
                Circle().inset(by: 3).trim(from: 0, to: 0.75)
                    .stroke(.tint, style: StrokeStyle(lineWidth: 6, lineCap: .round)).rotationEffect(.degrees(135))
                Circle().fill(Color.primary).frame(width: 8, height: 8)
                    .padding(1.5).background(Color(theme: .windowBackground), in: Circle())
                    .offset(x: 25)
                    .rotationEffect(.degrees(135 + 270 * configuration.value))
            }
            VStack(spacing: 0) {
                if let current = configuration.currentValueLabel {
                    current.font(.headline)
                } else {
                    configuration.label.font(.caption)
                }
            }
            if !isCapacity {
                HStack(spacing: 12) {
                    if let minimum = configuration.minimumValueLabel {
                        minimum
                        configuration.maximumValueLabel
                    } else if configuration.currentValueLabel != nil {
                        configuration.label
                    }
                }
                .font(.caption2).foregroundStyle(.secondary).offset(y: 24)
            }
        }
        .frame(width: 56, height: 56)
    }
}
