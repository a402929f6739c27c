import CoreTesting
import Expectations
import HostSupport
import Testing

@MainActor @Observable private final class Model {
    var isPaused = false
}

/// Views whose content follows a schedule.
@MainActor struct TimelineViewTests {
    private let start = Date(timeIntervalSinceReferenceDate: 1_000_000)

    private func host<Schedule: TimelineSchedule>(
        _ schedule: Schedule, _ log: @escaping (TimelineViewDefaultContext) -> Void
    ) -> TestHost {
        let host = TestHost(width: 100, height: 100) {
            TimelineView(schedule) { context in
                let _ = log(context)
                Text(context.date, style: .time)
            }
        }
        host.date = start
        host.update()
        return host
    }

    @Test func periodicDatesWakeTheWindowAndNothingElseDoes() {
        var dates: [Double] = []
        let host = host(.periodic(from: start.addingTimeInterval(-0.5), by: 2)) {
            dates.append($0.date.timeIntervalSince(start))
            expect($0.cadence, equals: .live)
        }
        expect(dates, equals: [-0.5])
        expect(!host.pipeline.needsFrame)
        expect(host.pipeline.nextFrameDate, equals: start.addingTimeInterval(1.5))
        _ = host.takeStatistics()
        host.advance(by: 1.4)
        expect(host.takeStatistics().bodies, equals: 0)
        host.advance(by: 2.6)
        expect(dates, equals: [-0.5, 1.5, 3.5])
        // A late frame skips the dates that it missed.
        host.date = start.addingTimeInterval(100)
        host.update()
        expect(dates.count == 4 && dates.last == 99.5)
    }

    @Test func explicitDates() {
        var dates: [Double] = []
        let host = host(.explicit([0, 1, 3].map { start.addingTimeInterval($0) })) {
            dates.append($0.date.timeIntervalSince(start))
        }
        host.advance(by: 5)
        expect(dates, equals: [0, 1, 3])
        expect(host.pipeline.nextFrameDate == nil)
    }

    @Test func everyMinuteAtItsBeginning() {
        var dates: [Double] = []
        let host = host(.everyMinute) { dates.append($0.date.timeIntervalSinceReferenceDate) }
        host.advance(by: 61)
        expect(dates.count == 3 || dates.count == 2)
        expect(dates.allSatisfy { $0.truncatingRemainder(dividingBy: 60) == 0 })
    }

    @Test func animationRunsWithEveryFrameUntilItIsPaused() {
        struct Content: View {
            let model: Model
            let log: (Date) -> Void
            var body: some View {
                TimelineView(.animation(paused: model.isPaused)) { context in
                    let _ = log(context.date)
                    Color.red
                }
            }
        }
        let model = Model()
        var dates: [Date] = []
        let host = TestHost(width: 100, height: 100) { Content(model: model) { dates.append($0) } }
        host.update()
        host.advance(by: 0.5)
        expect(dates.count, equals: 31)
        expect(abs(dates[30].timeIntervalSince(dates[0]) - 0.5) < 1e-6)
        _ = host.takeStatistics()
        host.advance(by: 0.1)
        // Only the content: one body per frame.
        expect(host.takeStatistics().bodies, equals: 6)
        model.isPaused = true
        host.update()
        let last = dates.last
        expect(host.settle())
        host.advance(by: 1)
        expect(!host.pipeline.needsFrame)
        model.isPaused = false
        host.update()
        host.advance(by: 0.1)
        expect(dates.last != last)
    }

    @Test func animationWithAMinimumInterval() {
        var count = 0
        let host = host(.animation(minimumInterval: 0.25)) { _ in count += 1 }
        host.advance(by: 1.1)
        expect(count, equals: 5)
    }

    private struct Twice: TimelineSchedule {
        func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate, startDate.addingTimeInterval(1)] }
    }

    @Test func customSchedules() {
        var count = 0
        let host = host(Twice()) { _ in count += 1 }
        host.advance(by: 3)
        expect(count, equals: 2)
    }

    @Test func invalidSchedulesEnd() {
        var count = 0
        let none = host(.explicit([])) { _ in count += 1 }
        none.advance(by: 1)
        expect(count, equals: 1)
        let still = host(.periodic(from: start, by: 0)) { _ in count += 1 }
        still.advance(by: 1)
        expect(count, equals: 2)
        let back = host(.explicit([start, start.addingTimeInterval(-1)])) { _ in count += 1 }
        back.advance(by: 1)
        expect(count, equals: 3)
    }
}
