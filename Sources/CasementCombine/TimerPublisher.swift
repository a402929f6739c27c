import Foundation
import OpenCombine

extension Timer {
    /// A publisher of the present date at every interval, once it is connected: `.autoconnect()` does so with the first
    /// subscriber.
    ///
    ///     Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    ///
    /// - Parameters:
    ///   - interval: Seconds between two dates.
    ///   - tolerance: How many seconds late a date may come; by default none.
    ///   - runLoop: Where the dates are sent.
    ///   - mode: The modes of the run loop in which dates are sent. The main run loop sends them in all.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// A publisher of the present date at every interval.
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        public let interval: TimeInterval
        public let tolerance: TimeInterval?
        public let runLoop: RunLoop
        public let mode: RunLoop.Mode
        public let options: RunLoop.SchedulerOptions?
        private let dates = PassthroughSubject<Date, Never>()

        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Date, Downstream.Failure == Never {
            dates.receive(subscriber: subscriber)
        }

        public func connect() -> any Cancellable {
            runLoop.schedule(after: Date() + interval, every: interval, tolerance: tolerance ?? 0, in: mode) {
                [dates] in dates.send(Date())
            }
        }
    }
}
