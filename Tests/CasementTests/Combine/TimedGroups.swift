import Combine
import ControlSupport
import Expectations
import Foundation
import Testing

/// Groups of values by time: `collect(.byTime(…))`.
@MainActor struct TimedGroups {
    /// Time that stands still until a test moves it, and work in the order of its time.
    private final class Clock: Scheduler {
        typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
        typealias SchedulerOptions = Never

        private(set) var now = SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1))
        let minimumTolerance = SchedulerTimeType.Stride.zero
        private var repeated: [(id: Int, next: SchedulerTimeType, every: SchedulerTimeType.Stride, run: () -> Void)] =
            []

        func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
        func schedule(
            after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
            _ action: @escaping () -> Void
        ) {}
        func schedule(
            after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
            options: Never?, _ action: @escaping () -> Void
        ) -> any Cancellable {
            let id = repeated.count
            repeated.append((id, date, interval, action))
            return AnyCancellable { self.repeated.removeAll { $0.id == id } }
        }

        var isIdle: Bool { repeated.isEmpty }

        func advance(by seconds: Double) {
            now = now.advanced(by: .seconds(seconds))
            for index in repeated.indices where repeated[index].next <= now {
                repeated[index].next = now.advanced(by: repeated[index].every)
                repeated[index].run()
            }
        }
    }

    private let clock = Clock()
    private let numbers = PassthroughSubject<Int, Never>()

    @Test("The values of an interval come together, and the last ones at the end")
    func time() {
        var groups: [[Int]] = [], hasEnded = false
        let subscription = numbers.collect(.byTime(clock, .seconds(1)))
            .sink(receiveCompletion: { _ in hasEnded = true }, receiveValue: { groups.append($0) })
        numbers.send(1)
        numbers.send(2)
        expect(groups, equals: [])
        clock.advance(by: 1)
        clock.advance(by: 1)
        expect(groups, equals: [[1, 2]])
        numbers.send(3)
        numbers.send(completion: .finished)
        expect(groups == [[1, 2], [3]] && hasEnded && clock.isIdle)
        subscription.cancel()
    }

    @Test("A full group does not wait")
    func count() {
        var groups: [[Int]] = []
        let subscription = numbers.collect(.byTimeOrCount(clock, .seconds(1), 2)).sink { groups.append($0) }
        for number in 1...5 { numbers.send(number) }
        expect(groups, equals: [[1, 2], [3, 4]])
        clock.advance(by: 1)
        expect(groups, equals: [[1, 2], [3, 4], [5]])
        numbers.send(6)
        subscription.cancel()
        clock.advance(by: 1)
        expect(groups.count == 3 && clock.isIdle)
    }

    @Test("Groups come on the main run loop and the main queue")
    func schedulers() async {
        var onLoop: [[Int]] = [], onQueue: [[Int]] = []
        let a = numbers.collect(.byTime(RunLoop.main, .seconds(0.02))).sink { onLoop.append($0) }
        let b = numbers.collect(.byTimeOrCount(DispatchQueue.main, .milliseconds(20), 2)).sink { onQueue.append($0) }
        for number in 1...3 { numbers.send(number) }
        expect(await eventually { onLoop.flatMap(\.self) == [1, 2, 3] && onQueue == [[1, 2], [3]] })
        a.cancel()
        b.cancel()
    }
}
