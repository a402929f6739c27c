import Foundation

/// A view that updates its content on a schedule.
///
///     TimelineView(.periodic(from: .now, by: 1)) { context in
///         Text(context.date, style: .time)
///     }
///
/// At each date of the schedule, only the content is rebuilt, with that date. Between dates the window is idle.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// The values for building the content.
    public struct Context {
        /// How often updates of the content are visible.
        public enum Cadence: Comparable, Sendable {
            /// Continuously.
            case live
            /// Once a second.
            case seconds
            /// Once a minute.
            case minutes
        }

        /// The latest date of the schedule that has been reached.
        public let date: Date
        /// How often the content should change; always `live`, as the display is on.
        public let cadence: Cadence

        /// Has no effect: content is never built in advance.
        public func invalidateTimelineContent() {}
    }

    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content
}

/// The context of timeline views, independent of their schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
    public typealias Body = Never

    /// Creates a view whose content is updated on a schedule.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        (self.schedule, self.content) = (schedule, content)
    }

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        TimelineNode(view, in: context)
    }

    public static var _viewCount: Int? { Content._viewCount }
}

/// Rule: rebuilds the content at each date, and schedules the window's next wake-up.
final class TimelineNode<Schedule: TimelineSchedule, Content: View>: ContentNode<
    TimelineView<Schedule, Content>, Content
>, Animating, RowSource
{
    private var view: TimelineView<Schedule, Content>
    private var dates: Schedule.Entries.Iterator
    private var date: Date
    private var next: Date?
    private var isRunning = false

    init(_ view: TimelineView<Schedule, Content>, in context: _NodeContext) {
        self.view = view
        date = context.graph.timetable.now
        dates = view.schedule.entries(from: date, mode: .normal).makeIterator()
        super.init(in: context)
        begin()
        show(content, in: self.context())
    }

    private var content: Content {
        graph.noteBody(of: self)
        return track { view.content(TimelineViewDefaultContext(date: date, cadence: .live)) }
    }

    private var isContinuous: Bool { (view.schedule as? AnimationTimelineSchedule)?.isContinuous ?? false }

    /// Starts with the first date of the schedule, even if it is in the future.
    private func begin() {
        next = dates.next()
        if let first = next {
            date = first
            next = dates.next()
        }
        advance()
    }

    /// Advances to the latest date that has passed, and schedules the next.
    private func advance() {
        let now = graph.timetable.now
        if isContinuous {
            date = now
            next = nil
            if !isRunning {
                isRunning = true
                graph.clock.start(self)
            }
        } else {
            var passed = 0
            while let due = next, due <= now {
                date = due
                passed += 1
                next = passed % 1000 == 0 ? skip(to: now, after: due) ?? dates.next() : dates.next()
                // A schedule that does not advance would loop forever.
                if let next, next <= due { self.next = nil }
            }
        }
        graph.timetable.schedule(self, at: next)
    }

    /// After a long sleep, restarts the schedule, if possible, instead of iterating over all missed dates.
    private func skip(to now: Date, after date: Date) -> Date? {
        var fresh = view.schedule.entries(from: now, mode: .normal).makeIterator()
        guard let first = fresh.next(), first > date else { return nil }
        dates = fresh
        return first
    }

    package func step(to time: Double) -> Bool {
        isRunning = !isRemoved && isContinuous
        if isRunning { invalidate("the time") }
        return isRunning
    }

    override func apply(_ new: TimelineView<Schedule, Content>) {
        let wasPaused = (view.schedule as? AnimationTimelineSchedule)?.isPaused ?? false
        view = new
        if let schedule = new.schedule as? AnimationTimelineSchedule, schedule.isPaused {
            // Updates stop.
            next = nil
            if !wasPaused { advance() }
        } else {
            dates = new.schedule.entries(from: graph.timetable.now, mode: .normal).makeIterator()
            begin()
        }
        child?.update(to: content)
    }

    override func refresh() {
        advance()
        child?.update(to: content)
    }

    override func tearDown() {
        graph.timetable.schedule(self, at: nil)
        super.tearDown()
    }

    override var rowAccess: RowAccess? { .source(self) }
}
