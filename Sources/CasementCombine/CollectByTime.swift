import Foundation
import OpenCombine

// Groups of values by time, which OpenCombine lacks.

extension Publishers {
    /// When a group of values ends.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// After each interval.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// After each interval, and when there are so many values.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)

        fileprivate var scheduler: Context {
            switch self {
            case .byTime(let scheduler, _), .byTimeOrCount(let scheduler, _, _): scheduler
            }
        }

        fileprivate var interval: Context.SchedulerTimeType.Stride {
            switch self {
            case .byTime(_, let interval), .byTimeOrCount(_, let interval, _): interval
            }
        }

        fileprivate var count: Int {
            if case .byTimeOrCount(_, _, let count) = self { max(1, count) } else { .max }
        }
    }

    /// A publisher of groups of values.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher of the values.
        public let upstream: Upstream
        /// When a group ends.
        public let strategy: TimeGroupingStrategy<Context>
        /// The options of the scheduler.
        public let options: Context.SchedulerOptions?

        /// Creates a publisher; see `collect(_:options:)`.
        public init(
            upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Inner(subscriber, strategy, options))
        }
    }
}

extension Publisher {
    /// Collects values, and publishes those of an interval as one array on the scheduler; of an interval without
    /// values nothing is published. The last, shorter interval ends with this publisher. Where this publisher
    /// fails, its values are dropped.
    ///
    ///     clicks.collect(.byTime(RunLoop.main, .seconds(1))).sink { print("\($0.count) in a second") }
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}

extension Publishers.CollectByTime {
    /// All that changes is behind the lock; subscribers are called outside of it, one after the other, since that
    /// happens on the scheduler.
    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription
    where Downstream.Input == [Upstream.Output], Downstream.Failure == Upstream.Failure {
        private let downstream: Downstream
        private let strategy: Publishers.TimeGroupingStrategy<Context>
        private let options: Context.SchedulerOptions?
        private let lock = NSLock()
        private var values: [Upstream.Output] = []
        private var demand = Subscribers.Demand.none
        private var subscription: (any Subscription)?
        private var timer: (any Cancellable)?
        private var hasEnded = false

        init(
            _ downstream: Downstream, _ strategy: Publishers.TimeGroupingStrategy<Context>,
            _ options: Context.SchedulerOptions?
        ) {
            self.downstream = downstream
            self.strategy = strategy
            self.options = options
        }

        func receive(subscription: any Subscription) {
            let isFirst = lock.withLock {
                guard self.subscription == nil, !hasEnded else { return false }
                self.subscription = subscription
                return true
            }
            guard isFirst else { return subscription.cancel() }
            let scheduler = strategy.scheduler
            let timer = scheduler.schedule(
                after: scheduler.now.advanced(by: strategy.interval), interval: strategy.interval,
                tolerance: scheduler.minimumTolerance, options: options
            ) { [weak self] in self?.publish() }
            lock.withLock { self.timer = timer }
            downstream.receive(subscription: self)
            subscription.request(.unlimited)
        }

        func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            let isFull = lock.withLock {
                guard !hasEnded else { return false }
                values.append(input)
                return values.count == strategy.count
            }
            if isFull { strategy.scheduler.schedule(options: options) { self.publish() } }
            return .none
        }

        func receive(completion: Subscribers.Completion<Upstream.Failure>) {
            let timer = end()
            timer?.cancel()
            strategy.scheduler.schedule(options: options) {
                if case .finished = completion { self.publish() }
                self.downstream.receive(completion: completion)
            }
        }

        /// Marks the end; the result is what keeps this object on the scheduler.
        private func end() -> (any Cancellable)? {
            lock.withLock {
                hasEnded = true
                defer { (timer, subscription) = (nil, nil) }
                return timer
            }
        }

        /// Publishes the values so far, at most so many at once, if they are wanted.
        private func publish() {
            while let group = next() {
                let more = downstream.receive(group)
                lock.withLock { demand += more }
            }
        }

        private func next() -> [Upstream.Output]? {
            lock.withLock {
                guard !values.isEmpty, demand > .none else { return nil }
                demand -= 1
                let group = Array(values.prefix(strategy.count))
                values.removeFirst(group.count)
                return group
            }
        }

        func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

        func cancel() {
            let subscription = subscription
            let timer = end()
            lock.withLock { values = [] }
            timer?.cancel()
            subscription?.cancel()
        }
    }
}
