import Foundation
import OpenCombine

extension Timer {
    /// A publisher of the current date at a regular interval, once it is connected: `.autoconnect()` does so
    /// with the first subscriber.
    ///
    ///     Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    ///
    /// - Parameters:
    ///   - interval: The interval in seconds.
    ///   - tolerance: The permitted delay in seconds; by default none.
    ///   - runLoop: The run loop on which the dates are sent.
    ///   - mode: The modes of the run loop in which dates are sent. The main run loop sends them in all modes.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// A publisher of the current date at a regular interval.
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        /// The interval in seconds.
        public let interval: TimeInterval
        /// The permitted delay in seconds; nil for none.
        public let tolerance: TimeInterval?
        /// The run loop on which the dates are sent.
        public let runLoop: RunLoop
        /// The modes of the run loop in which dates are sent. The main run loop sends them in all modes.
        public let mode: RunLoop.Mode
        /// The options of the run loop, which have no effect.
        public let options: RunLoop.SchedulerOptions?
        private let dates = PassthroughSubject<Date, Never>()

        /// Creates a publisher; see `publish(every:tolerance:on:in:options:)`.
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

        /// Starts the timer, until the result is cancelled; the first date is sent after one interval.
        public func connect() -> any Cancellable {
            runLoop.schedule(after: Date() + interval, every: interval, tolerance: tolerance ?? 0, in: mode) {
                [dates] in dates.send(Date())
            }
        }
    }
}
