import CasementTesting
import Combine
import ControlSupport
import Expectations
import Foundation
import Testing

/// Operators that deliver on the main run loop and the main queue, spelled as on Apple's systems.
@MainActor struct MainSchedulers {
    private final class Log {
        var values: [Int] = []
        func note(_ value: Int) {
            values.append(value)
            MainActor.assertIsolated()
        }
    }

    private let subject = PassthroughSubject<Int, Never>()

    private func sent(_ count: Int = 3, through publisher: some Publisher<Int, Never>, expecting: [Int]) async -> Bool {
        let log = Log()
        let subscription = publisher.sink { log.note($0) }
        for value in 1...count { subject.send(value) }
        let holds = await eventually { log.values == expecting }
        subscription.cancel()
        return holds
    }

    @Test func debounceOnTheRunLoop() async {
        expect(await sent(through: subject.debounce(for: .seconds(0.02), scheduler: RunLoop.main), expecting: [3]))
        expect(await sent(through: subject.debounce(for: 0.02, scheduler: RunLoop.main), expecting: [3]))
    }

    @Test func debounceOnTheQueue() async {
        expect(
            await sent(through: subject.debounce(for: .milliseconds(20), scheduler: DispatchQueue.main), expecting: [3])
        )
        expect(await sent(through: subject.debounce(for: 0.02, scheduler: DispatchQueue.main), expecting: [3]))
    }

    private func throttled(_ publisher: some Publisher<Int, Never>, expecting: [Int]) async -> Bool {
        let log = Log()
        let subscription = publisher.sink { log.note($0) }
        defer { subscription.cancel() }
        subject.send(1)
        guard await eventually({ log.values == [1] }) else { return false }
        subject.send(2)
        subject.send(3)
        return await eventually { log.values == expecting }
    }

    @Test func throttle() async {
        expect(
            await throttled(
                subject.throttle(for: .seconds(0.1), scheduler: RunLoop.main, latest: true), expecting: [1, 3]))
        expect(
            await throttled(
                subject.throttle(for: .milliseconds(100), scheduler: DispatchQueue.main, latest: false),
                expecting: [1, 2]))
    }

    @Test func delay() async {
        expect(await sent(through: subject.delay(for: .seconds(0.01), scheduler: RunLoop.main), expecting: [1, 2, 3]))
        expect(await sent(through: subject.delay(for: 0.01, scheduler: DispatchQueue.main), expecting: [1, 2, 3]))
    }

    @Test func receiveOn() async {
        expect(await sent(through: subject.receive(on: RunLoop.main), expecting: [1, 2, 3]))
        expect(await sent(through: subject.receive(on: DispatchQueue.main), expecting: [1, 2, 3]))
        expect(await sent(through: subject.receive(on: OperationQueue.main), expecting: [1, 2, 3]))
    }

    @Test func subscribeOnAnotherQueue() async {
        let log = Log()
        let subscription = Just(7).subscribe(on: DispatchQueue.global()).receive(on: DispatchQueue.main)
            .sink { log.note($0) }
        expect(await eventually { log.values == [7] })
        subscription.cancel()
    }

    @Test func timeoutAndCollectByTime() async {
        var isFinished = false
        let subscription = subject.timeout(.seconds(0.02), scheduler: RunLoop.main)
            .sink { _ in
                isFinished = true
            } receiveValue: { _ in
            }
        expect(await eventually { isFinished })
        subscription.cancel()
    }

    @Test func timers() async {
        var dates: [Date] = []
        let subscription = Timer.publish(every: 0.01, on: .main, in: .common).autoconnect().sink { dates.append($0) }
        expect(await eventually { dates.count >= 3 })
        subscription.cancel()
        let count = dates.count
        try? await Task.sleep(for: .milliseconds(50))
        expect(dates.count, equals: count)
        expect(zip(dates, dates.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test func aTimerStartsWhenItIsConnected() async {
        let timer = Timer.publish(every: 0.005, tolerance: 0.001, on: RunLoop.main, in: .default)
        var count = 0
        let subscription = timer.sink { _ in count += 1 }
        try? await Task.sleep(for: .milliseconds(30))
        expect(count, equals: 0)
        let connection = timer.connect()
        expect(await eventually { count > 1 })
        connection.cancel()
        subscription.cancel()
    }

    @Test func invalidIntervals() async {
        for interval in [0, -1, .nan] {
            var count = 0
            let subscription = Timer.publish(every: interval, on: .main, in: .common).autoconnect().sink { _ in
                count += 1
            }
            expect(await eventually { count > 1 })
            subscription.cancel()
        }
        expect(DispatchQueue.SchedulerTimeType.Stride.seconds(.infinity).magnitude, equals: .max)
        expect(DispatchQueue.SchedulerTimeType.Stride.seconds(.nan).magnitude, equals: 0)
    }

    @Test func otherRunLoops() async {
        let total = await Task.detached {
            await withCheckedContinuation { continuation in
                Thread.detachNewThread {
                    var count = 0
                    let subscription = Timer.publish(every: 0.002, on: .current, in: .default).autoconnect()
                        .merge(with: Just(Date()).receive(on: RunLoop.current))
                        .sink { _ in count += 1 }
                    let end = Date() + 5
                    while count < 3, Date() < end { _ = RunLoop.current.run(mode: .default, before: Date() + 0.01) }
                    subscription.cancel()
                    continuation.resume(returning: count)
                }
            }
        }.value
        expect(total >= 3)
    }

    @Test func timersAndDebounceReachViews() async {
        final class Search: ObservableObject {
            @Published var text = ""
            @Published private(set) var query = "none"
            private var subscriptions: Set<AnyCancellable> = []

            init() {
                $text.dropFirst().debounce(for: .seconds(0.01), scheduler: RunLoop.main).removeDuplicates()
                    .sink { [weak self] in self?.query = $0 }.store(in: &subscriptions)
            }
        }
        struct SearchView: View {
            @StateObject private var search = Search()
            @State private var ticks = 0
            private let timer = Timer.publish(every: 0.005, on: .main, in: .common).autoconnect()
            var body: some View {
                VStack {
                    Text("query \(search.query)")
                    Text(ticks > 2 ? "ticking" : "waiting")
                    Button("type") { search.text += "x" }.accessibilityIdentifier("type")
                }
                .onReceive(timer) { _ in ticks += 1 }
            }
        }
        let host = TestHost { SearchView() }
        host.tap("type")
        host.tap("type")
        expect(
            await eventually {
                host.update()
                return host.texts == ["query xx", "ticking", "type"]
            })
    }
}
