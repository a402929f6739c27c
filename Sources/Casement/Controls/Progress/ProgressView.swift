import CasementCore
import Foundation

/// How far something has come, or that it goes on.
///
///     ProgressView()
///     ProgressView("Copying", value: 3, total: 10)
///
/// With a value it is a bar, without one a wheel that turns. While the wheel turns, frames are made; when it goes, they stop.
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

    /// Foundation's progress, which is looked at.
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

    /// How much is done; nothing while nobody knows.
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

/// When Foundation's progress is looked at, which tells nobody of itself on Linux: ten times a second, until it is finished.
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

/// The share that is done; nil where it does not know how much there is to do.
private func doneShare(of progress: Progress) -> Double? {
    progress.isIndeterminate ? nil : min(max(progress.fractionCompleted, 0), 1)
}

/// A bar that fills, or empties, as time goes by.
struct TimedProgress {
    let range: ClosedRange<Date>
    let countsDown: Bool

    /// A hundredth of the time, but not more often than thirty times a second.
    var step: TimeInterval { max(range.upperBound.timeIntervalSince(range.lowerBound) / 100, 1.0 / 30) }

    func fraction(at date: Date) -> Double {
        let length = range.upperBound.timeIntervalSince(range.lowerBound)
        let share = length > 0 ? min(max(date.timeIntervalSince(range.lowerBound) / length, 0), 1) : 1
        return countsDown ? 1 - share : share
    }
}

/// The share from 0 to 1; nil where nothing is known.
private func share<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    guard let value else { return nil }
    let share = Double(value) / Double(total)
    return share.isNaN ? 0 : min(max(share, 0), 1)
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// A wheel that turns.
    public init() where Label == EmptyView { self.init(fraction: nil, label: nil, currentValueLabel: nil) }

    /// A wheel that turns, with a label.
    public init(@ViewBuilder label: () -> Label) { self.init(fraction: nil, label: label(), currentValueLabel: nil) }

    /// A wheel that turns, with a text.
    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(fraction: nil, label: Text(titleKey), currentValueLabel: nil)
    }

    /// A wheel that turns, with a text.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(fraction: nil, label: Text(title), currentValueLabel: nil)
    }

    /// How much of a total is done; nil is a wheel that turns.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(fraction: share(value, of: total), label: nil, currentValueLabel: nil)
    }

    /// How much of a total is done, with a label.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(fraction: share(value, of: total), label: label(), currentValueLabel: nil)
    }

    /// How much of a total is done, with a text.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text {
        self.init(fraction: share(value, of: total), label: Text(titleKey), currentValueLabel: nil)
    }

    /// How much of a total is done, with a text.
    @_disfavoredOverload public init<S: StringProtocol, V: BinaryFloatingPoint>(
        _ title: S, value: V?, total: V = 1.0
    ) where Label == Text {
        self.init(fraction: share(value, of: total), label: Text(title), currentValueLabel: nil)
    }
}

extension ProgressView {
    /// How much of a total is done, with a label and one for the value.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) { self.init(fraction: share(value, of: total), label: label(), currentValueLabel: currentValueLabel()) }

    /// A bar that empties, or fills, from the first moment to the last.
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
    /// A bar that empties, or fills, from the first moment to the last, with a label; the time that is left, or gone, stands below.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(
            timerInterval: timerInterval, countsDown: countsDown, label: label,
            currentValueLabel: { DefaultDateProgressLabel(range: timerInterval, countsDown: countsDown) })
    }

    /// A bar that empties, or fills, from the first moment to the last; the time that is left, or gone, stands below.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
        self.init(
            fraction: nil, label: nil,
            currentValueLabel: DefaultDateProgressLabel(range: timerInterval, countsDown: countsDown),
            interval: TimedProgress(range: timerInterval, countsDown: countsDown))
    }
}

/// The time that is left, or gone, of a progress between two moments.
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
    /// What Foundation says of a task's progress. It is looked at ten times a second while the task goes on.
    public init(_ progress: Progress) {
        self.init(fraction: nil, label: nil, currentValueLabel: nil)
        self.progress = progress
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// The progress that a style is to show, in the style further out: for styles that add something to another's look.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            fraction: configuration.fractionCompleted, label: configuration.label,
            currentValueLabel: configuration.currentValueLabel)
    }
}
