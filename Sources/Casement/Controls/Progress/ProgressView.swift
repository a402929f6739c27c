import CasementCore
import Foundation

/// The progress of a task, or the fact that it continues.
///
///     ProgressView()
///     ProgressView("Copying", value: 3, total: 10)
///
/// With a value it is a bar, without one a spinning wheel. Frames are made while the wheel is visible and spins, and
/// none after it is removed.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private let fraction: Double?
    private let label: Label?
    private let currentValueLabel: CurrentValueLabel?
    private let interval: TimedProgress?

    private var styles = Styles<ProgressViewStyleConfiguration>()

    fileprivate init(
        fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?, interval: TimedProgress? = nil
    ) {
        (self.fraction, self.label, self.currentValueLabel) = (fraction, label, currentValueLabel)
        self.interval = interval
    }

    /// Foundation's progress, which is polled.
    fileprivate var progress: Progress?

    public var body: some View {
        _StyledContainer("ProgressView", accessibility: accessibility) {
            if let interval {
                TimelineView(.periodic(from: interval.range.lowerBound, by: interval.step)) { context in
                    styles.show(configuration(fraction: interval.fraction(at: context.date)))
                }
            } else if let progress {
                TimelineView(ProgressUpdates(progress: progress)) { _ in
                    styles.show(configuration(fraction: doneShare(of: progress)))
                }
            } else {
                styles.show(configuration(fraction: fraction))
            }
        }
    }

    /// The accessibility value is the completed percentage; there is none while it is unknown.
    private var accessibility: @MainActor ([AccessibilityElement], AccessibilityContext) -> [AccessibilityElement] {
        { [fraction, interval, progress, label, currentValueLabel] below, context in
            let words = label.flatMap { context.title(of: $0) }
            let value = currentValueLabel.flatMap { context.title(of: $0) }
            let unknown = label == nil && currentValueLabel == nil ? nil : AccessibilityElement.label(of: below)
            var element = AccessibilityElement(.progress, words ?? (value == nil ? unknown : nil), on: context.node)
            let share = interval?.fraction(at: context.now) ?? progress.flatMap { doneShare(of: $0) } ?? fraction
            element.value = value ?? share.map { AccessibilityNumber.percent($0) }
            element.traits.insert(.updatesFrequently)
            return [element]
        }
    }

    private func configuration(fraction: Double?) -> ProgressViewStyleConfiguration {
        ProgressViewStyleConfiguration(
            fractionCompleted: fraction, label: label.map { styles.part($0) },
            currentValueLabel: currentValueLabel.map { styles.part($0) })
    }

    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { 1 }
}

/// The properties of a progress view that its style receives.
public struct ProgressViewStyleConfiguration {
    /// The type of the label of the task.
    public typealias Label = _StylePart<ProgressViewStyleConfiguration>
    /// The type of the label of the value.
    public typealias CurrentValueLabel = _StylePart<ProgressViewStyleConfiguration>

    /// The completed fraction, from 0 to 1; nil if it is unknown.
    public let fractionCompleted: Double?
    /// The label of the task.
    public var label: Label?
    /// The label of the value.
    public var currentValueLabel: CurrentValueLabel?
}

/// The times at which Foundation's progress is polled, because it sends no notifications on Linux: ten times a
/// second until it is finished.
private struct ProgressUpdates: TimelineSchedule {
    let progress: Progress

    func entries(from startDate: Date, mode: Mode) -> AnyIterator<Date> {
        var next: Date? = startDate
        return AnyIterator { [progress] in
            defer { next = progress.isFinished ? nil : next?.addingTimeInterval(0.1) }
            return next
        }
    }
}

/// The completed fraction; nil if the total amount is unknown.
private func doneShare(of progress: Progress) -> Double? {
    progress.isIndeterminate ? nil : min(max(progress.fractionCompleted, 0), 1)
}

/// A bar that fills or empties as time passes.
struct TimedProgress {
    let range: ClosedRange<Date>
    let countsDown: Bool

    /// A hundredth of the time, but at least a thirtieth of a second.
    var step: TimeInterval { max(range.upperBound.timeIntervalSince(range.lowerBound) / 100, 1.0 / 30) }

    func fraction(at date: Date) -> Double {
        let length = range.upperBound.timeIntervalSince(range.lowerBound)
        let share = length > 0 ? min(max(date.timeIntervalSince(range.lowerBound) / length, 0), 1) : 1
        return countsDown ? 1 - share : share
    }
}

/// The fraction from 0 to 1; nil if the value is unknown.
private func share<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    guard let value else { return nil }
    let share = Double(value) / Double(total)
    return share.isNaN ? 0 : min(max(share, 0), 1)
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// A spinning wheel.
    public init() where Label == EmptyView { self.init(fraction: nil, label: nil, currentValueLabel: nil) }

    /// A spinning wheel with a label.
    public init(@ViewBuilder label: () -> Label) { self.init(fraction: nil, label: label(), currentValueLabel: nil) }

    /// A spinning wheel with a text label.
    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(fraction: nil, label: Text(titleKey), currentValueLabel: nil)
    }

    /// A spinning wheel with a text label.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(fraction: nil, label: Text(title), currentValueLabel: nil)
    }

    /// The completed part of a total, 1 by default; nil shows a spinning wheel.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(fraction: share(value, of: total), label: nil, currentValueLabel: nil)
    }

    /// The completed part of a total, 1 by default, with a label; nil shows a spinning wheel.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(fraction: share(value, of: total), label: label(), currentValueLabel: nil)
    }

    /// The completed part of a total, 1 by default, with a text label; nil shows a spinning wheel.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text {
        self.init(fraction: share(value, of: total), label: Text(titleKey), currentValueLabel: nil)
    }

    /// The completed part of a total, 1 by default, with a text label; nil shows a spinning wheel.
    @_disfavoredOverload public init<S: StringProtocol, V: BinaryFloatingPoint>(
        _ title: S, value: V?, total: V = 1.0
    ) where Label == Text {
        self.init(fraction: share(value, of: total), label: Text(title), currentValueLabel: nil)
    }
}

extension ProgressView {
    /// The completed part of a total, with labels for the task and the value.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) { self.init(fraction: share(value, of: total), label: label(), currentValueLabel: currentValueLabel()) }

    /// A bar that empties, or with `countsDown` false fills, during a time interval.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fraction: nil, label: label(), currentValueLabel: currentValueLabel(),
            interval: TimedProgress(range: timerInterval, countsDown: countsDown))
    }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    /// A bar that empties, or with `countsDown` false fills, during a time interval, with a label; the remaining or
    /// elapsed time is shown below.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(
            timerInterval: timerInterval, countsDown: countsDown, label: label,
            currentValueLabel: { DefaultDateProgressLabel(range: timerInterval, countsDown: countsDown) })
    }

    /// A bar that empties, or with `countsDown` false fills, during a time interval; the remaining or
    /// elapsed time is shown below.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
        self.init(
            fraction: nil, label: nil,
            currentValueLabel: DefaultDateProgressLabel(range: timerInterval, countsDown: countsDown),
            interval: TimedProgress(range: timerInterval, countsDown: countsDown))
    }
}

/// The remaining or elapsed time of progress during a time interval.
public struct DefaultDateProgressLabel: View {
    let range: ClosedRange<Date>
    let countsDown: Bool
    public var body: some View { text }
    private var text: Text { Text(timerInterval: range, countsDown: countsDown) }
    public static var _isBuiltIn: Bool { true }
}

extension DefaultDateProgressLabel: AccessibilityTitleSource {
    package func appendTitle(to title: inout AccessibilityTitle) { title.append(text) }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Shows a `Progress` of Foundation, which is polled ten times a second until it is finished.
    public init(_ progress: Progress) {
        self.init(fraction: nil, label: nil, currentValueLabel: nil)
        self.progress = progress
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// Creates the progress that a style shows, in the enclosing style, for styles that extend another style.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            fraction: configuration.fractionCompleted, label: configuration.label,
            currentValueLabel: configuration.currentValueLabel)
    }
}
